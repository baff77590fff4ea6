from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import cast


T = TypeVar("T", bound="CommissionResult")


@_attrs_define
class CommissionResult:
    """What became of one commission."""

    commission_id: int
    """ The commission. """
    result: str
    """ `done`; `unchanged`, because it was done before; or `failed`, and `obstacle` says why. Known values: done,
    unchanged, failed. """
    status: None | str
    """ Its status now. Null if the program has no such commission. Known values: pending, approved, paid, reversed.
    """
    obstacle: None | str
    """ Why it failed: the program has no such commission, it is held, it is a clawback or a restoration, or below
    zero, a payout has claimed it, or its status
    does not allow the change. `merged`: a merge of two partners made it, and another one with it. `clawed_back`: a
    payout has claimed or paid a clawback or restoration of its sale, so it is not rejected. Otherwise null.
     Known values: unknown, held, clawback, restoration, negative, in_payout, merged, clawed_back, pending,
    approved, paid, reversed. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        commission_id = self.commission_id

        result = self.result

        status: None | str
        status = self.status

        obstacle: None | str
        obstacle = self.obstacle

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "commission_id": commission_id,
                "result": result,
                "status": status,
                "obstacle": obstacle,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        commission_id = d.pop("commission_id")

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

        commission_result = cls(
            commission_id=commission_id,
            result=result,
            status=status,
            obstacle=obstacle,
        )

        commission_result.additional_properties = d
        return commission_result

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
