from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..types import UNSET, Unset
from typing import cast
import datetime

if TYPE_CHECKING:
    from ..models.readiness_counts_24h import ReadinessCounts24H
    from ..models.readiness_gates import ReadinessGates
    from ..models.readiness_last_event_at import ReadinessLastEventAt
    from ..models.readiness_poll import ReadinessPoll
    from ..models.rotation_warning import RotationWarning


T = TypeVar("T", bound="Readiness")


@_attrs_define
class Readiness:
    program_id: int
    """ The program that the key belongs to. """
    state: str
    """ `draft`: profile or economics are missing. `configuring`: partners or tracking are missing. `ready`: the
    configuration is complete. `integration_verified`: test events have arrived. `live_verified`: a real sale is
    attributed. The last two do not depend on the gates.
     Known values: draft, configuring, ready, integration_verified, live_verified. """
    integration_verified: bool
    """ Whether a whole chain arrived in test mode with the key. """
    blocker: None | str
    """ The first gate that does not pass, or null. Known values: profile, economics, payout, tracking, live. """
    gates: ReadinessGates
    """ The gates, from the program's profile to its first real sale. """
    last_event_at: ReadinessLastEventAt
    """ When the last production event of each kind happened, or null. """
    counts_24h: ReadinessCounts24H
    """ Production events of the last 24 hours. """
    key_rotated_at: datetime.datetime | None
    """ When the current key replaced an older one, or null if it is the first. """
    poll: ReadinessPoll
    """ How to poll this endpoint. """
    warnings: list[RotationWarning] | Unset = UNSET
    """ Only if the request has an API key that is marked for rotation. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.readiness_counts_24h import ReadinessCounts24H  # noqa: PLC0415
        from ..models.readiness_gates import ReadinessGates  # noqa: PLC0415
        from ..models.readiness_last_event_at import ReadinessLastEventAt  # noqa: PLC0415
        from ..models.readiness_poll import ReadinessPoll  # noqa: PLC0415
        from ..models.rotation_warning import RotationWarning  # noqa: PLC0415

        program_id = self.program_id

        state = self.state

        integration_verified = self.integration_verified

        blocker: None | str
        blocker = self.blocker

        gates = self.gates.to_dict()

        last_event_at = self.last_event_at.to_dict()

        counts_24h = self.counts_24h.to_dict()

        key_rotated_at: None | str
        if isinstance(self.key_rotated_at, datetime.datetime):
            key_rotated_at = self.key_rotated_at.isoformat()
        else:
            key_rotated_at = self.key_rotated_at

        poll = self.poll.to_dict()

        warnings: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.warnings, Unset):
            warnings = []
            for componentsschemaswarnings_item_data in self.warnings:
                componentsschemaswarnings_item = componentsschemaswarnings_item_data.to_dict()
                warnings.append(componentsschemaswarnings_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "program_id": program_id,
                "state": state,
                "integration_verified": integration_verified,
                "blocker": blocker,
                "gates": gates,
                "last_event_at": last_event_at,
                "counts_24h": counts_24h,
                "key_rotated_at": key_rotated_at,
                "poll": poll,
            }
        )
        if warnings is not UNSET:
            field_dict["warnings"] = warnings

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.readiness_counts_24h import ReadinessCounts24H  # noqa: PLC0415
        from ..models.readiness_gates import ReadinessGates  # noqa: PLC0415
        from ..models.readiness_last_event_at import ReadinessLastEventAt  # noqa: PLC0415
        from ..models.readiness_poll import ReadinessPoll  # noqa: PLC0415
        from ..models.rotation_warning import RotationWarning  # noqa: PLC0415

        d = dict(src_dict)
        program_id = d.pop("program_id")

        state = d.pop("state")

        integration_verified = d.pop("integration_verified")

        def _parse_blocker(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        blocker = _parse_blocker(d.pop("blocker"))

        gates = ReadinessGates.from_dict(d.pop("gates"))

        last_event_at = ReadinessLastEventAt.from_dict(d.pop("last_event_at"))

        counts_24h = ReadinessCounts24H.from_dict(d.pop("counts_24h"))

        def _parse_key_rotated_at(data: object) -> datetime.datetime | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                key_rotated_at_type_0 = datetime.datetime.fromisoformat(data)

                return key_rotated_at_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(datetime.datetime | None, data)

        key_rotated_at = _parse_key_rotated_at(d.pop("key_rotated_at"))

        poll = ReadinessPoll.from_dict(d.pop("poll"))

        _warnings = d.pop("warnings", UNSET)
        warnings: list[RotationWarning] | Unset = UNSET
        if _warnings is not UNSET:
            warnings = []
            for componentsschemaswarnings_item_data in _warnings:
                componentsschemaswarnings_item = RotationWarning.from_dict(componentsschemaswarnings_item_data)

                warnings.append(componentsschemaswarnings_item)

        readiness = cls(
            program_id=program_id,
            state=state,
            integration_verified=integration_verified,
            blocker=blocker,
            gates=gates,
            last_event_at=last_event_at,
            counts_24h=counts_24h,
            key_rotated_at=key_rotated_at,
            poll=poll,
            warnings=warnings,
        )

        readiness.additional_properties = d
        return readiness

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
