from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import cast

if TYPE_CHECKING:
    from ..models.next_payout import NextPayout
    from ..models.own_balance_part import OwnBalancePart


T = TypeVar("T", bound="OwnBalanceCurrenciesItem")


@_attrs_define
class OwnBalanceCurrenciesItem:
    currency: str
    """ The currency. """
    pending: OwnBalancePart
    """ A part of a balance. """
    held: OwnBalancePart
    """ A part of a balance. """
    approved: OwnBalancePart
    """ A part of a balance. """
    in_payout: OwnBalancePart
    """ A part of a balance. """
    paid: OwnBalancePart
    """ A part of a balance. """
    owed_cents: int
    """ What is owed to the partner: pending, approved and in a payout. """
    next_payout: NextPayout
    """ What the next payout pays. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.next_payout import NextPayout  # noqa: PLC0415
        from ..models.own_balance_part import OwnBalancePart  # noqa: PLC0415

        currency = self.currency

        pending = self.pending.to_dict()

        held = self.held.to_dict()

        approved = self.approved.to_dict()

        in_payout = self.in_payout.to_dict()

        paid = self.paid.to_dict()

        owed_cents = self.owed_cents

        next_payout = self.next_payout.to_dict()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "currency": currency,
                "pending": pending,
                "held": held,
                "approved": approved,
                "in_payout": in_payout,
                "paid": paid,
                "owed_cents": owed_cents,
                "next_payout": next_payout,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.next_payout import NextPayout  # noqa: PLC0415
        from ..models.own_balance_part import OwnBalancePart  # noqa: PLC0415

        d = dict(src_dict)
        currency = d.pop("currency")

        pending = OwnBalancePart.from_dict(d.pop("pending"))

        held = OwnBalancePart.from_dict(d.pop("held"))

        approved = OwnBalancePart.from_dict(d.pop("approved"))

        in_payout = OwnBalancePart.from_dict(d.pop("in_payout"))

        paid = OwnBalancePart.from_dict(d.pop("paid"))

        owed_cents = d.pop("owed_cents")

        next_payout = NextPayout.from_dict(d.pop("next_payout"))

        own_balance_currencies_item = cls(
            currency=currency,
            pending=pending,
            held=held,
            approved=approved,
            in_payout=in_payout,
            paid=paid,
            owed_cents=owed_cents,
            next_payout=next_payout,
        )

        own_balance_currencies_item.additional_properties = d
        return own_balance_currencies_item

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
