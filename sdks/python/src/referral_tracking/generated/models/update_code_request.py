from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..models.code_status import check_code_status
from ..models.code_status import CodeStatus
from ..types import UNSET, Unset
from typing import cast


T = TypeVar("T", bound="UpdateCodeRequest")


@_attrs_define
class UpdateCodeRequest:
    status: CodeStatus | Unset = UNSET
    """ Whether the code decides whom a customer belongs to. """
    processor_id: None | str | Unset = UNSET
    """ The payment processor's identifier of the code. Null clears it. """

    def to_dict(self) -> dict[str, Any]:
        status: str | Unset = UNSET
        if not isinstance(self.status, Unset):
            status = self.status

        processor_id: None | str | Unset
        if isinstance(self.processor_id, Unset):
            processor_id = UNSET
        else:
            processor_id = self.processor_id

        field_dict: dict[str, Any] = {}

        field_dict.update({})
        if status is not UNSET:
            field_dict["status"] = status
        if processor_id is not UNSET:
            field_dict["processor_id"] = processor_id

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        _status = d.pop("status", UNSET)
        status: CodeStatus | Unset
        if isinstance(_status, Unset):
            status = UNSET
        else:
            status = check_code_status(_status)

        def _parse_processor_id(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        processor_id = _parse_processor_id(d.pop("processor_id", UNSET))

        update_code_request = cls(
            status=status,
            processor_id=processor_id,
        )

        return update_code_request
