from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..types import UNSET, Unset
from typing import cast

if TYPE_CHECKING:
    from ..models.email_change_answer_data import EmailChangeAnswerData
    from ..models.rotation_warning import RotationWarning


T = TypeVar("T", bound="EmailChangeAnswer")


@_attrs_define
class EmailChangeAnswer:
    data: EmailChangeAnswerData
    """ The e-mail address of the account, and its change. """
    warnings: list[RotationWarning] | Unset = UNSET
    """ Only if the request has an API key that is marked for rotation. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.email_change_answer_data import EmailChangeAnswerData  # noqa: PLC0415
        from ..models.rotation_warning import RotationWarning  # noqa: PLC0415

        data = self.data.to_dict()

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
                "data": data,
            }
        )
        if warnings is not UNSET:
            field_dict["warnings"] = warnings

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.email_change_answer_data import EmailChangeAnswerData  # noqa: PLC0415
        from ..models.rotation_warning import RotationWarning  # noqa: PLC0415

        d = dict(src_dict)
        data = EmailChangeAnswerData.from_dict(d.pop("data"))

        _warnings = d.pop("warnings", UNSET)
        warnings: list[RotationWarning] | Unset = UNSET
        if _warnings is not UNSET:
            warnings = []
            for componentsschemaswarnings_item_data in _warnings:
                componentsschemaswarnings_item = RotationWarning.from_dict(componentsschemaswarnings_item_data)

                warnings.append(componentsschemaswarnings_item)

        email_change_answer = cls(
            data=data,
            warnings=warnings,
        )

        email_change_answer.additional_properties = d
        return email_change_answer

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
