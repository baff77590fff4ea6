from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import cast

if TYPE_CHECKING:
    from ..models.readiness_gate import ReadinessGate


T = TypeVar("T", bound="ReadinessGates")


@_attrs_define
class ReadinessGates:
    """The gates, from the program's profile to its first real sale."""

    profile: ReadinessGate
    economics: ReadinessGate
    payout: ReadinessGate
    tracking: ReadinessGate
    live: ReadinessGate
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.readiness_gate import ReadinessGate  # noqa: PLC0415

        profile = self.profile.to_dict()

        economics = self.economics.to_dict()

        payout = self.payout.to_dict()

        tracking = self.tracking.to_dict()

        live = self.live.to_dict()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "profile": profile,
                "economics": economics,
                "payout": payout,
                "tracking": tracking,
                "live": live,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.readiness_gate import ReadinessGate  # noqa: PLC0415

        d = dict(src_dict)
        profile = ReadinessGate.from_dict(d.pop("profile"))

        economics = ReadinessGate.from_dict(d.pop("economics"))

        payout = ReadinessGate.from_dict(d.pop("payout"))

        tracking = ReadinessGate.from_dict(d.pop("tracking"))

        live = ReadinessGate.from_dict(d.pop("live"))

        readiness_gates = cls(
            profile=profile,
            economics=economics,
            payout=payout,
            tracking=tracking,
            live=live,
        )

        readiness_gates.additional_properties = d
        return readiness_gates

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
