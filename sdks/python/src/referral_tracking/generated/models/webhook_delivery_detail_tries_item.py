from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import cast
import datetime


T = TypeVar("T", bound="WebhookDeliveryDetailTriesItem")


@_attrs_define
class WebhookDeliveryDetailTriesItem:
    """An attempt."""

    at: datetime.datetime
    """ When it was made. """
    code: int | None
    """ The status of the answer, or null without one. """
    ms: int | None
    """ How many milliseconds it took. """
    problem: None | str
    """ Why there was no answer. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        at = self.at.isoformat()

        code: int | None
        code = self.code

        ms: int | None
        ms = self.ms

        problem: None | str
        problem = self.problem

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "at": at,
                "code": code,
                "ms": ms,
                "problem": problem,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        at = datetime.datetime.fromisoformat(d.pop("at"))

        def _parse_code(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        code = _parse_code(d.pop("code"))

        def _parse_ms(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        ms = _parse_ms(d.pop("ms"))

        def _parse_problem(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        problem = _parse_problem(d.pop("problem"))

        webhook_delivery_detail_tries_item = cls(
            at=at,
            code=code,
            ms=ms,
            problem=problem,
        )

        webhook_delivery_detail_tries_item.additional_properties = d
        return webhook_delivery_detail_tries_item

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
