from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..models.terms_level import check_terms_level
from ..models.terms_level import TermsLevel
from typing import cast
import datetime


T = TypeVar("T", bound="ManagedTerms")


@_attrs_define
class ManagedTerms:
    """Terms of a program, a group or one partner. They never change."""

    id: int
    """ The terms. """
    level: TermsLevel
    """ Whose terms they are. Those of a partnership go before those of its group, and those before the program's.
    """
    group_id: int | None
    """ The group, at the level `group`. """
    partner_id: int | None
    """ The partner, at the level `partnership`; `null` if the partner was erased. """
    in_force: bool
    """ Whether they are the present ones of their level. """
    commission_type: str
    """ The commission type. Known values: percent, fixed, recurring_percent, recurring_fixed. """
    commission_rate: float
    """ Percent, or major units of the currency. """
    commission_base: str
    """ The amount that commissions of payment events are computed on. Known values: net, gross. """
    commission_on_shipping: bool
    """ Whether the net amount has the shipping in it. """
    currency: str
    """ The currency of the fixed types and of the commission of a lead. Known values: USD, EUR, VND. """
    lead_commission_cents: int | None
    """ Paid for each settled lead, in the smallest currency unit. """
    max_months: int | None
    """ For how many months a customer's sales earn, counted from the time of the first recorded sale, in UTC.
    `null`: for good.
     """
    max_commissions: int | None
    """ How many sales of one customer earn, whatever becomes of their commissions. `null`: all. """
    holding_period_days: int
    """ After this number of days `auto_approve` approves a commission. """
    created_by: None | str
    """ The address of the member who made them; `null`: the operator, or an account that is gone, and for viewers.
    """
    created_at: datetime.datetime
    """ When they were made. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        level: str = self.level

        group_id: int | None
        group_id = self.group_id

        partner_id: int | None
        partner_id = self.partner_id

        in_force = self.in_force

        commission_type = self.commission_type

        commission_rate = self.commission_rate

        commission_base = self.commission_base

        commission_on_shipping = self.commission_on_shipping

        currency = self.currency

        lead_commission_cents: int | None
        lead_commission_cents = self.lead_commission_cents

        max_months: int | None
        max_months = self.max_months

        max_commissions: int | None
        max_commissions = self.max_commissions

        holding_period_days = self.holding_period_days

        created_by: None | str
        created_by = self.created_by

        created_at = self.created_at.isoformat()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "id": id,
                "level": level,
                "group_id": group_id,
                "partner_id": partner_id,
                "in_force": in_force,
                "commission_type": commission_type,
                "commission_rate": commission_rate,
                "commission_base": commission_base,
                "commission_on_shipping": commission_on_shipping,
                "currency": currency,
                "lead_commission_cents": lead_commission_cents,
                "max_months": max_months,
                "max_commissions": max_commissions,
                "holding_period_days": holding_period_days,
                "created_by": created_by,
                "created_at": created_at,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        id = d.pop("id")

        level = check_terms_level(d.pop("level"))

        def _parse_group_id(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        group_id = _parse_group_id(d.pop("group_id"))

        def _parse_partner_id(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        partner_id = _parse_partner_id(d.pop("partner_id"))

        in_force = d.pop("in_force")

        commission_type = d.pop("commission_type")

        commission_rate = d.pop("commission_rate")

        commission_base = d.pop("commission_base")

        commission_on_shipping = d.pop("commission_on_shipping")

        currency = d.pop("currency")

        def _parse_lead_commission_cents(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        lead_commission_cents = _parse_lead_commission_cents(d.pop("lead_commission_cents"))

        def _parse_max_months(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        max_months = _parse_max_months(d.pop("max_months"))

        def _parse_max_commissions(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        max_commissions = _parse_max_commissions(d.pop("max_commissions"))

        holding_period_days = d.pop("holding_period_days")

        def _parse_created_by(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        created_by = _parse_created_by(d.pop("created_by"))

        created_at = datetime.datetime.fromisoformat(d.pop("created_at"))

        managed_terms = cls(
            id=id,
            level=level,
            group_id=group_id,
            partner_id=partner_id,
            in_force=in_force,
            commission_type=commission_type,
            commission_rate=commission_rate,
            commission_base=commission_base,
            commission_on_shipping=commission_on_shipping,
            currency=currency,
            lead_commission_cents=lead_commission_cents,
            max_months=max_months,
            max_commissions=max_commissions,
            holding_period_days=holding_period_days,
            created_by=created_by,
            created_at=created_at,
        )

        managed_terms.additional_properties = d
        return managed_terms

    @property
    def additional_keys(self) -> list[str]:
        return list(self.additional_properties.keys())

    def __getitem__(self, key: str) -> Any:
        return self.additional_properties[key]

    def __setitem__(self, key: str, value: Any) -> None:
        self.additional_properties[key] = value

    def __delitem__(self, key: str) -> None:
        del self.additional_properties[key]

    def __contains__(self, key: str) -> bool:
        return key in self.additional_properties
