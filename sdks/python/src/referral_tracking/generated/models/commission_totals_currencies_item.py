from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import cast

if TYPE_CHECKING:
    from ..models.commission_sum import CommissionSum


T = TypeVar("T", bound="CommissionTotalsCurrenciesItem")


@_attrs_define
class CommissionTotalsCurrenciesItem:
    """The commissions of a currency."""

    currency: str
    """ The currency. More may come. Known values: USD, EUR, VND. """
    pending: CommissionSum
    """ The commissions in a status, and the sum of their amounts. """
    approved: CommissionSum
    """ The commissions in a status, and the sum of their amounts. """
    paid: CommissionSum
    """ The commissions in a status, and the sum of their amounts. """
    reversed_: CommissionSum
    """ The commissions in a status, and the sum of their amounts. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.commission_sum import CommissionSum  # noqa: PLC0415

        currency = self.currency

        pending = self.pending.to_dict()

        approved = self.approved.to_dict()

        paid = self.paid.to_dict()

        reversed_ = self.reversed_.to_dict()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "currency": currency,
                "pending": pending,
                "approved": approved,
                "paid": paid,
                "reversed": reversed_,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.commission_sum import CommissionSum  # noqa: PLC0415

        d = dict(src_dict)
        currency = d.pop("currency")

        pending = CommissionSum.from_dict(d.pop("pending"))

        approved = CommissionSum.from_dict(d.pop("approved"))

        paid = CommissionSum.from_dict(d.pop("paid"))

        reversed_ = CommissionSum.from_dict(d.pop("reversed"))

        commission_totals_currencies_item = cls(
            currency=currency,
            pending=pending,
            approved=approved,
            paid=paid,
            reversed_=reversed_,
        )

        commission_totals_currencies_item.additional_properties = d
        return commission_totals_currencies_item

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
