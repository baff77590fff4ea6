from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import cast


T = TypeVar("T", bound="PayoutItemResult")


@_attrs_define
class PayoutItemResult:
    """What became of one item."""

    item_id: int
    """ The item. """
    result: str
    """ `done`; `unchanged`, because it was done before; or `failed`, and `obstacle` says why. Known values: done,
    unchanged, failed. """
    status: None | str
    """ Its status now. Null if the payout has no such item. Known values: open, paid, failed, cancelled. """
    obstacle: None | str
    """ Why it failed: the payout has no such item, it is paid with another reference, it is in an exported file,
    more than 90 days have
    passed, the partner was erased, or its status does not allow the change. Otherwise null.
     Known values: unknown, open, already_paid, paid, failed, cancelled, exported, too_late, partner_erased. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        item_id = self.item_id

        result = self.result

        status: None | str
        status = self.status

        obstacle: None | str
        obstacle = self.obstacle

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "item_id": item_id,
                "result": result,
                "status": status,
                "obstacle": obstacle,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        item_id = d.pop("item_id")

        result = d.pop("result")

        def _parse_status(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        status = _parse_status(d.pop("status"))

        def _parse_obstacle(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        obstacle = _parse_obstacle(d.pop("obstacle"))

        payout_item_result = cls(
            item_id=item_id,
            result=result,
            status=status,
            obstacle=obstacle,
        )

        payout_item_result.additional_properties = d
        return payout_item_result

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
