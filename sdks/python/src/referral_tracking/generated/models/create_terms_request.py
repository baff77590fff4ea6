from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..models.create_terms_request_commission_base import check_create_terms_request_commission_base
from ..models.create_terms_request_commission_base import CreateTermsRequestCommissionBase
from ..models.create_terms_request_commission_type import check_create_terms_request_commission_type
from ..models.create_terms_request_commission_type import CreateTermsRequestCommissionType
from ..models.terms_level import check_terms_level
from ..models.terms_level import TermsLevel
from ..types import UNSET, Unset
from typing import cast


T = TypeVar("T", bound="CreateTermsRequest")


@_attrs_define
class CreateTermsRequest:
    level: TermsLevel
    """ Whose terms they are. Those of a partnership go before those of its group, and those before the program's.
    """
    group_id: int | Unset = UNSET
    """ The group, at the level `group`. """
    partner_id: int | Unset = UNSET
    """ The partner, at the level `partnership`. """
    inherit: bool | Unset = UNSET
    """ Whether the group or the partner has no terms of its own any more; other fields of the terms are then
    ignored. """
    commission_type: CreateTermsRequestCommissionType | Unset = UNSET
    """ `percent` and `fixed` pay only the first sale of a subscription; the `recurring_*` types pay every sale.
     """
    commission_rate: float | Unset = UNSET
    """ Percent of the amount, at most 100, or major units of the program's currency, at most 1000000. """
    commission_base: CreateTermsRequestCommissionBase | Unset = UNSET
    """ The amount that commissions of payment events are computed on: `net` is what the customer paid without tax
    and shipping, `gross` is all of it. """
    commission_on_shipping: bool | Unset = UNSET
    """ Whether the net amount has the shipping in it. """
    lead_commission_cents: int | Unset = UNSET
    """ Paid for each settled lead, in the smallest currency unit. `null`: nothing. """
    max_months: int | Unset = UNSET
    """ For how many months a customer's sales earn, counted from the time of the first recorded sale, in UTC.
    `null`: for good.
     """
    max_commissions: int | Unset = UNSET
    """ How many sales of one customer earn, whatever becomes of their commissions. `null`: all. """
    holding_period_days: int | Unset = UNSET
    """ After this number of days `auto_approve` approves a commission. """

    def to_dict(self) -> dict[str, Any]:
        level: str = self.level

        group_id = self.group_id

        partner_id = self.partner_id

        inherit = self.inherit

        commission_type: str | Unset = UNSET
        if not isinstance(self.commission_type, Unset):
            commission_type = self.commission_type

        commission_rate = self.commission_rate

        commission_base: str | Unset = UNSET
        if not isinstance(self.commission_base, Unset):
            commission_base = self.commission_base

        commission_on_shipping = self.commission_on_shipping

        lead_commission_cents = self.lead_commission_cents

        max_months = self.max_months

        max_commissions = self.max_commissions

        holding_period_days = self.holding_period_days

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "level": level,
            }
        )
        if group_id is not UNSET:
            field_dict["group_id"] = group_id
        if partner_id is not UNSET:
            field_dict["partner_id"] = partner_id
        if inherit is not UNSET:
            field_dict["inherit"] = inherit
        if commission_type is not UNSET:
            field_dict["commission_type"] = commission_type
        if commission_rate is not UNSET:
            field_dict["commission_rate"] = commission_rate
        if commission_base is not UNSET:
            field_dict["commission_base"] = commission_base
        if commission_on_shipping is not UNSET:
            field_dict["commission_on_shipping"] = commission_on_shipping
        if lead_commission_cents is not UNSET:
            field_dict["lead_commission_cents"] = lead_commission_cents
        if max_months is not UNSET:
            field_dict["max_months"] = max_months
        if max_commissions is not UNSET:
            field_dict["max_commissions"] = max_commissions
        if holding_period_days is not UNSET:
            field_dict["holding_period_days"] = holding_period_days

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        level = check_terms_level(d.pop("level"))

        group_id = d.pop("group_id", UNSET)

        partner_id = d.pop("partner_id", UNSET)

        inherit = d.pop("inherit", UNSET)

        _commission_type = d.pop("commission_type", UNSET)
        commission_type: CreateTermsRequestCommissionType | Unset
        if isinstance(_commission_type, Unset):
            commission_type = UNSET
        else:
            commission_type = check_create_terms_request_commission_type(_commission_type)

        commission_rate = d.pop("commission_rate", UNSET)

        _commission_base = d.pop("commission_base", UNSET)
        commission_base: CreateTermsRequestCommissionBase | Unset
        if isinstance(_commission_base, Unset):
            commission_base = UNSET
        else:
            commission_base = check_create_terms_request_commission_base(_commission_base)

        commission_on_shipping = d.pop("commission_on_shipping", UNSET)

        lead_commission_cents = d.pop("lead_commission_cents", UNSET)

        max_months = d.pop("max_months", UNSET)

        max_commissions = d.pop("max_commissions", UNSET)

        holding_period_days = d.pop("holding_period_days", UNSET)

        create_terms_request = cls(
            level=level,
            group_id=group_id,
            partner_id=partner_id,
            inherit=inherit,
            commission_type=commission_type,
            commission_rate=commission_rate,
            commission_base=commission_base,
            commission_on_shipping=commission_on_shipping,
            lead_commission_cents=lead_commission_cents,
            max_months=max_months,
            max_commissions=max_commissions,
            holding_period_days=holding_period_days,
        )

        return create_terms_request
