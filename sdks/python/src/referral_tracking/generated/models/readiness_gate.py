from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import cast
import datetime


T = TypeVar("T", bound="ReadinessGate")


@_attrs_define
class ReadinessGate:
    status: str
    """ Whether the gate is passed. Known values: pass, fail, unknown. """
    detail: str
    """ What was found, for people. """
    next_action: None | str
    """ What to do next, or null if the gate is passed. """
    checked_at: datetime.datetime
    """ When it was checked. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        status = self.status

        detail = self.detail

        next_action: None | str
        next_action = self.next_action

        checked_at = self.checked_at.isoformat()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "status": status,
                "detail": detail,
                "next_action": next_action,
                "checked_at": checked_at,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        status = d.pop("status")

        detail = d.pop("detail")

        def _parse_next_action(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        next_action = _parse_next_action(d.pop("next_action"))

        checked_at = datetime.datetime.fromisoformat(d.pop("checked_at"))

        readiness_gate = cls(
            status=status,
            detail=detail,
            next_action=next_action,
            checked_at=checked_at,
        )

        readiness_gate.additional_properties = d
        return readiness_gate

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
