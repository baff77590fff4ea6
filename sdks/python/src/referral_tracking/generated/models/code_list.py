from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..types import UNSET, Unset
from typing import cast

if TYPE_CHECKING:
    from ..models.managed_code import ManagedCode
    from ..models.page import Page
    from ..models.rotation_warning import RotationWarning


T = TypeVar("T", bound="CodeList")


@_attrs_define
class CodeList:
    data: list[ManagedCode]
    """ The codes of the page. """
    page: Page
    """ Where the list continues. """
    warnings: list[RotationWarning] | Unset = UNSET
    """ Only if the request has an API key that is marked for rotation. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.managed_code import ManagedCode  # noqa: PLC0415
        from ..models.page import Page  # noqa: PLC0415
        from ..models.rotation_warning import RotationWarning  # noqa: PLC0415

        data = []
        for data_item_data in self.data:
            data_item = data_item_data.to_dict()
            data.append(data_item)

        page = self.page.to_dict()

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
                "page": page,
            }
        )
        if warnings is not UNSET:
            field_dict["warnings"] = warnings

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.managed_code import ManagedCode  # noqa: PLC0415
        from ..models.page import Page  # noqa: PLC0415
        from ..models.rotation_warning import RotationWarning  # noqa: PLC0415

        d = dict(src_dict)
        data = []
        _data = d.pop("data")
        for data_item_data in _data:
            data_item = ManagedCode.from_dict(data_item_data)

            data.append(data_item)

        page = Page.from_dict(d.pop("page"))

        _warnings = d.pop("warnings", UNSET)
        warnings: list[RotationWarning] | Unset = UNSET
        if _warnings is not UNSET:
            warnings = []
            for componentsschemaswarnings_item_data in _warnings:
                componentsschemaswarnings_item = RotationWarning.from_dict(componentsschemaswarnings_item_data)

                warnings.append(componentsschemaswarnings_item)

        code_list = cls(
            data=data,
            page=page,
            warnings=warnings,
        )

        code_list.additional_properties = d
        return code_list

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
