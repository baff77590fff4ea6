from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import cast
import datetime


T = TypeVar("T", bound="BalancePartCommissionsItem")


@_attrs_define
class BalancePartCommissionsItem:
    id: int
    """ The commission. """
    kind: str
    """ What it is for. Known values: sale, lead, clawback, adjustment, restoration. """
    amount_cents: int
    """ What was left of it. """
    reason: None | str
    """ Why it is on hold, or why it was adjusted. """
    created_at: datetime.datetime
    """ When it was created. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        kind = self.kind

        amount_cents = self.amount_cents

        reason: None | str
        reason = self.reason

        created_at = self.created_at.isoformat()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "id": id,
                "kind": kind,
                "amount_cents": amount_cents,
                "reason": reason,
                "created_at": created_at,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        id = d.pop("id")

        kind = d.pop("kind")

        amount_cents = d.pop("amount_cents")

        def _parse_reason(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        reason = _parse_reason(d.pop("reason"))

        created_at = datetime.datetime.fromisoformat(d.pop("created_at"))

        balance_part_commissions_item = cls(
            id=id,
            kind=kind,
            amount_cents=amount_cents,
            reason=reason,
            created_at=created_at,
        )

        balance_part_commissions_item.additional_properties = d
        return balance_part_commissions_item

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
