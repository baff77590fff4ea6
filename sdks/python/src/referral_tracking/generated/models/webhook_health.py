from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import cast


T = TypeVar("T", bound="WebhookHealth")


@_attrs_define
class WebhookHealth:
    """What became of its newest deliveries, up to a thousand."""

    delivered: int
    """ How many the receiver took. """
    failed: int
    """ How many were given up. """
    waiting: int
    """ How many wait, also older ones, up to 100,000. """
    median_ms: int | None
    """ The median time of an answer in milliseconds, or null. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        delivered = self.delivered

        failed = self.failed

        waiting = self.waiting

        median_ms: int | None
        median_ms = self.median_ms

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "delivered": delivered,
                "failed": failed,
                "waiting": waiting,
                "median_ms": median_ms,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        delivered = d.pop("delivered")

        failed = d.pop("failed")

        waiting = d.pop("waiting")

        def _parse_median_ms(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        median_ms = _parse_median_ms(d.pop("median_ms"))

        webhook_health = cls(
            delivered=delivered,
            failed=failed,
            waiting=waiting,
            median_ms=median_ms,
        )

        webhook_health.additional_properties = d
        return webhook_health

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
