from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..types import UNSET, Unset
from typing import cast
import datetime


T = TypeVar("T", bound="OwnCommission")


@_attrs_define
class OwnCommission:
    """What the partner earned, or an adjustment of it."""

    id: int
    """ The commission. """
    kind: str
    """ What it is for: a sale, a settled lead, a refund after the payment (`clawback`), or what the program
    adjusted. More may come. Known values: sale, lead, clawback, adjustment, restoration. """
    status: str
    """ `pending`, then `approved`, then `paid`; or `reversed` by a refund of the whole sale or by a rejection. More
    may come. Known values: pending, approved, paid, reversed. """
    held: bool
    """ A held commission is neither approved nor paid. """
    amount_cents: int
    """ What is left of it, in the smallest currency unit. Negative for a clawback, and possibly for an adjustment.
    """
    currency: str
    """ Its currency. Known values: USD, EUR, VND. """
    why: str
    """ Where it comes from, and why it is held or was reversed. """
    created_at: datetime.datetime
    """ When it was created. """
    changed_at: datetime.datetime
    """ When it last changed. """
    approved_at: datetime.datetime | None
    """ When it was approved. """
    paid_at: datetime.datetime | None
    """ When it was paid. """
    earned_cents: int | Unset = UNSET
    """ What it amounted to at first, before refunds and a rejection. """
    link: None | str | Unset = UNSET
    """ The name of the link that led to the customer. Null for an adjustment. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        kind = self.kind

        status = self.status

        held = self.held

        amount_cents = self.amount_cents

        currency = self.currency

        why = self.why

        created_at = self.created_at.isoformat()

        changed_at = self.changed_at.isoformat()

        approved_at: None | str
        if isinstance(self.approved_at, datetime.datetime):
            approved_at = self.approved_at.isoformat()
        else:
            approved_at = self.approved_at

        paid_at: None | str
        if isinstance(self.paid_at, datetime.datetime):
            paid_at = self.paid_at.isoformat()
        else:
            paid_at = self.paid_at

        earned_cents = self.earned_cents

        link: None | str | Unset
        if isinstance(self.link, Unset):
            link = UNSET
        else:
            link = self.link

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "id": id,
                "kind": kind,
                "status": status,
                "held": held,
                "amount_cents": amount_cents,
                "currency": currency,
                "why": why,
                "created_at": created_at,
                "changed_at": changed_at,
                "approved_at": approved_at,
                "paid_at": paid_at,
            }
        )
        if earned_cents is not UNSET:
            field_dict["earned_cents"] = earned_cents
        if link is not UNSET:
            field_dict["link"] = link

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        id = d.pop("id")

        kind = d.pop("kind")

        status = d.pop("status")

        held = d.pop("held")

        amount_cents = d.pop("amount_cents")

        currency = d.pop("currency")

        why = d.pop("why")

        created_at = datetime.datetime.fromisoformat(d.pop("created_at"))

        changed_at = datetime.datetime.fromisoformat(d.pop("changed_at"))

        def _parse_approved_at(data: object) -> datetime.datetime | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                approved_at_type_0 = datetime.datetime.fromisoformat(data)

                return approved_at_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(datetime.datetime | None, data)

        approved_at = _parse_approved_at(d.pop("approved_at"))

        def _parse_paid_at(data: object) -> datetime.datetime | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                paid_at_type_0 = datetime.datetime.fromisoformat(data)

                return paid_at_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(datetime.datetime | None, data)

        paid_at = _parse_paid_at(d.pop("paid_at"))

        earned_cents = d.pop("earned_cents", UNSET)

        def _parse_link(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        link = _parse_link(d.pop("link", UNSET))

        own_commission = cls(
            id=id,
            kind=kind,
            status=status,
            held=held,
            amount_cents=amount_cents,
            currency=currency,
            why=why,
            created_at=created_at,
            changed_at=changed_at,
            approved_at=approved_at,
            paid_at=paid_at,
            earned_cents=earned_cents,
            link=link,
        )

        own_commission.additional_properties = d
        return own_commission

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
