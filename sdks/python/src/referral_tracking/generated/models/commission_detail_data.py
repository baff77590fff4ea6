from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import cast

if TYPE_CHECKING:
    from ..models.commission import Commission
    from ..models.commission_entry import CommissionEntry


T = TypeVar("T", bound="CommissionDetailData")


@_attrs_define
class CommissionDetailData:
    """The commission and its history."""

    commission: Commission
    """ What a partner earned, or an adjustment of it. """
    entries: list[CommissionEntry]
    """ Its changes, oldest first. `amount_cents` of the commission is the sum of theirs. """
    why: str
    """ Where it comes from and what became of it, in one to three sentences. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.commission import Commission  # noqa: PLC0415
        from ..models.commission_entry import CommissionEntry  # noqa: PLC0415

        commission = self.commission.to_dict()

        entries = []
        for entries_item_data in self.entries:
            entries_item = entries_item_data.to_dict()
            entries.append(entries_item)

        why = self.why

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "commission": commission,
                "entries": entries,
                "why": why,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.commission import Commission  # noqa: PLC0415
        from ..models.commission_entry import CommissionEntry  # noqa: PLC0415

        d = dict(src_dict)
        commission = Commission.from_dict(d.pop("commission"))

        entries = []
        _entries = d.pop("entries")
        for entries_item_data in _entries:
            entries_item = CommissionEntry.from_dict(entries_item_data)

            entries.append(entries_item)

        why = d.pop("why")

        commission_detail_data = cls(
            commission=commission,
            entries=entries,
            why=why,
        )

        commission_detail_data.additional_properties = d
        return commission_detail_data

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
