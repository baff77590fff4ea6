from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..types import UNSET, Unset
from typing import cast
import datetime


T = TypeVar("T", bound="PayoutExport")


@_attrs_define
class PayoutExport:
    """A file of a payout."""

    name: str
    """ Its name. """
    type_: str
    """ Its media type. """
    content: str
    """ Its text, to be saved as UTF-8 without a byte order mark. """
    sha256: str
    """ The SHA-256 of its bytes, in hexadecimal digits; the audit log has it, too. """
    part: int
    """ Which of the files it is. """
    parts: int
    """ The number of files. """
    execution_date: datetime.date | None | Unset = UNSET
    """ With `sepa`: when the bank is to pay. Otherwise null. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        name = self.name

        type_ = self.type_

        content = self.content

        sha256 = self.sha256

        part = self.part

        parts = self.parts

        execution_date: None | str | Unset
        if isinstance(self.execution_date, Unset):
            execution_date = UNSET
        elif isinstance(self.execution_date, datetime.date):
            execution_date = self.execution_date.isoformat()
        else:
            execution_date = self.execution_date

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "name": name,
                "type": type_,
                "content": content,
                "sha256": sha256,
                "part": part,
                "parts": parts,
            }
        )
        if execution_date is not UNSET:
            field_dict["execution_date"] = execution_date

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        name = d.pop("name")

        type_ = d.pop("type")

        content = d.pop("content")

        sha256 = d.pop("sha256")

        part = d.pop("part")

        parts = d.pop("parts")

        def _parse_execution_date(data: object) -> datetime.date | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                execution_date_type_0 = datetime.date.fromisoformat(data)

                return execution_date_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(datetime.date | None | Unset, data)

        execution_date = _parse_execution_date(d.pop("execution_date", UNSET))

        payout_export = cls(
            name=name,
            type_=type_,
            content=content,
            sha256=sha256,
            part=part,
            parts=parts,
            execution_date=execution_date,
        )

        payout_export.additional_properties = d
        return payout_export

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
