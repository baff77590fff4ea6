from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import cast

if TYPE_CHECKING:
    from ..models.balance_part import BalancePart


T = TypeVar("T", bound="BalanceCurrenciesItem")


@_attrs_define
class BalanceCurrenciesItem:
    currency: str
    """ The currency. """
    pending: BalancePart
    """ A part of a balance. """
    held: BalancePart
    """ A part of a balance. """
    approved: BalancePart
    """ A part of a balance. """
    in_payout: BalancePart
    """ A part of a balance. """
    paid: BalancePart
    """ A part of a balance. """
    owed_cents: int
    """ What is owed to the partner: pending, approved and in a payout. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.balance_part import BalancePart  # noqa: PLC0415

        currency = self.currency

        pending = self.pending.to_dict()

        held = self.held.to_dict()

        approved = self.approved.to_dict()

        in_payout = self.in_payout.to_dict()

        paid = self.paid.to_dict()

        owed_cents = self.owed_cents

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
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.balance_part import BalancePart  # noqa: PLC0415

        d = dict(src_dict)
        currency = d.pop("currency")

        pending = BalancePart.from_dict(d.pop("pending"))

        held = BalancePart.from_dict(d.pop("held"))

        approved = BalancePart.from_dict(d.pop("approved"))

        in_payout = BalancePart.from_dict(d.pop("in_payout"))

        paid = BalancePart.from_dict(d.pop("paid"))

        owed_cents = d.pop("owed_cents")

        balance_currencies_item = cls(
            currency=currency,
            pending=pending,
            held=held,
            approved=approved,
            in_payout=in_payout,
            paid=paid,
            owed_cents=owed_cents,
        )

        balance_currencies_item.additional_properties = d
        return balance_currencies_item

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
