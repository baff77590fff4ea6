from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset


T = TypeVar("T", bound="PayoutHeldBackItem")


@_attrs_define
class PayoutHeldBackItem:
    reason: str
    """ Why a partner is not paid: the account was erased or suspended, nothing is due, it is less than the minimum,
    there is no way to be paid or it
    waits, the commissions are on hold, the payout has 5,000 items,
    or the amount or the sum would be more than 9007199254740991. More reasons may come.
     Known values: partner_erased, account_suspended, not_positive, below_minimum, no_method, method_waits, on_hold,
    too_many, too_large. """
    partners: int
    """ The number of partners. """
    amount_cents: int
    """ What was not paid to them. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        reason = self.reason

        partners = self.partners

        amount_cents = self.amount_cents

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "reason": reason,
                "partners": partners,
                "amount_cents": amount_cents,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        reason = d.pop("reason")

        partners = d.pop("partners")

        amount_cents = d.pop("amount_cents")

        payout_held_back_item = cls(
            reason=reason,
            partners=partners,
            amount_cents=amount_cents,
        )

        payout_held_back_item.additional_properties = d
        return payout_held_back_item

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
