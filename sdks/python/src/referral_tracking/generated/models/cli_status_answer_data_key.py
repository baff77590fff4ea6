from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import cast
import datetime


T = TypeVar("T", bound="CliStatusAnswerDataKey")


@_attrs_define
class CliStatusAnswerDataKey:
    """The key that was sent."""

    masked: str
    """ Only its prefix and last four characters. """
    created_at: datetime.datetime
    """ When it was created. """
    rotate_by: datetime.datetime | None
    """ Its rotation deadline, or null. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        masked = self.masked

        created_at = self.created_at.isoformat()

        rotate_by: None | str
        if isinstance(self.rotate_by, datetime.datetime):
            rotate_by = self.rotate_by.isoformat()
        else:
            rotate_by = self.rotate_by

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "masked": masked,
                "created_at": created_at,
                "rotate_by": rotate_by,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        masked = d.pop("masked")

        created_at = datetime.datetime.fromisoformat(d.pop("created_at"))

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

        cli_status_answer_data_key = cls(
            masked=masked,
            created_at=created_at,
            rotate_by=rotate_by,
        )

        cli_status_answer_data_key.additional_properties = d
        return cli_status_answer_data_key

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
