from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import cast
import datetime


T = TypeVar("T", bound="CommissionEntry")


@_attrs_define
class CommissionEntry:
    """A change of a commission."""

    kind: str
    """ What changed. The first entry is `earned`. A payout that takes it in makes it `claimed`; an item that ends
    without being paid, `unclaimed`; a payment that came back or was reported by mistake, `unpaid`. Clawbacks and
    restorations that an ended item has left are taken in by their commission, or cancel each other; each of them
    then has an entry `folded`, and these sum to zero. Known values: earned, refund, restored, approved, held,
    released, rejected, claimed, unclaimed, paid, unpaid, folded. """
    amount_cents: int
    """ The change of the amount, in the smallest currency unit. """
    status: None | str
    """ The new status. Null if it did not change. Known values: pending, approved, paid, reversed. """
    refund_id: int | None
    """ The refund. Null for other changes. """
    reason: None | str
    """ Why it was adjusted, held or rejected. Otherwise null. """
    created_at: datetime.datetime
    """ When it changed. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        kind = self.kind

        amount_cents = self.amount_cents

        status: None | str
        status = self.status

        refund_id: int | None
        refund_id = self.refund_id

        reason: None | str
        reason = self.reason

        created_at = self.created_at.isoformat()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "kind": kind,
                "amount_cents": amount_cents,
                "status": status,
                "refund_id": refund_id,
                "reason": reason,
                "created_at": created_at,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        kind = d.pop("kind")

        amount_cents = d.pop("amount_cents")

        def _parse_status(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        status = _parse_status(d.pop("status"))

        def _parse_refund_id(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        refund_id = _parse_refund_id(d.pop("refund_id"))

        def _parse_reason(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        reason = _parse_reason(d.pop("reason"))

        created_at = datetime.datetime.fromisoformat(d.pop("created_at"))

        commission_entry = cls(
            kind=kind,
            amount_cents=amount_cents,
            status=status,
            refund_id=refund_id,
            reason=reason,
            created_at=created_at,
        )

        commission_entry.additional_properties = d
        return commission_entry

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
