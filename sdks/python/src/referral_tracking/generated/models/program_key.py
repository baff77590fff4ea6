from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import cast
import datetime


T = TypeVar("T", bound="ProgramKey")


@_attrs_define
class ProgramKey:
    """An API key of a program, without its text."""

    id: int
    """ The key. """
    masked: str
    """ Its prefix and its last four characters. """
    status: str
    """ `active` and `marked` keys are usable; a `marked` one is `retired` after its deadline. Known values: active,
    marked, retired, revoked. """
    created_at: datetime.datetime
    """ When it was created. """
    marked_at: datetime.datetime | None
    """ When it was marked for rotation. """
    rotate_by: datetime.datetime | None
    """ The deadline after which it is retired. """
    revoked_at: datetime.datetime | None
    """ When it was revoked. """
    last_used_at: datetime.datetime | None
    """ When it was last used, to five minutes. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        masked = self.masked

        status = self.status

        created_at = self.created_at.isoformat()

        marked_at: None | str
        if isinstance(self.marked_at, datetime.datetime):
            marked_at = self.marked_at.isoformat()
        else:
            marked_at = self.marked_at

        rotate_by: None | str
        if isinstance(self.rotate_by, datetime.datetime):
            rotate_by = self.rotate_by.isoformat()
        else:
            rotate_by = self.rotate_by

        revoked_at: None | str
        if isinstance(self.revoked_at, datetime.datetime):
            revoked_at = self.revoked_at.isoformat()
        else:
            revoked_at = self.revoked_at

        last_used_at: None | str
        if isinstance(self.last_used_at, datetime.datetime):
            last_used_at = self.last_used_at.isoformat()
        else:
            last_used_at = self.last_used_at

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "id": id,
                "masked": masked,
                "status": status,
                "created_at": created_at,
                "marked_at": marked_at,
                "rotate_by": rotate_by,
                "revoked_at": revoked_at,
                "last_used_at": last_used_at,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        id = d.pop("id")

        masked = d.pop("masked")

        status = d.pop("status")

        created_at = datetime.datetime.fromisoformat(d.pop("created_at"))

        def _parse_marked_at(data: object) -> datetime.datetime | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                marked_at_type_0 = datetime.datetime.fromisoformat(data)

                return marked_at_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(datetime.datetime | None, data)

        marked_at = _parse_marked_at(d.pop("marked_at"))

        def _parse_rotate_by(data: object) -> datetime.datetime | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                rotate_by_type_0 = datetime.datetime.fromisoformat(data)

                return rotate_by_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(datetime.datetime | None, data)

        rotate_by = _parse_rotate_by(d.pop("rotate_by"))

        def _parse_revoked_at(data: object) -> datetime.datetime | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                revoked_at_type_0 = datetime.datetime.fromisoformat(data)

                return revoked_at_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(datetime.datetime | None, data)

        revoked_at = _parse_revoked_at(d.pop("revoked_at"))

        def _parse_last_used_at(data: object) -> datetime.datetime | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                last_used_at_type_0 = datetime.datetime.fromisoformat(data)

                return last_used_at_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(datetime.datetime | None, data)

        last_used_at = _parse_last_used_at(d.pop("last_used_at"))

        program_key = cls(
            id=id,
            masked=masked,
            status=status,
            created_at=created_at,
            marked_at=marked_at,
            rotate_by=rotate_by,
            revoked_at=revoked_at,
            last_used_at=last_used_at,
        )

        program_key.additional_properties = d
        return program_key

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
