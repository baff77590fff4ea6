from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..types import UNSET, Unset
from typing import cast

if TYPE_CHECKING:
    from ..models.notice import Notice
    from ..models.rotation_warning import RotationWarning
    from ..models.single_test_event import SingleTestEvent
    from ..models.synthetic_chain import SyntheticChain


T = TypeVar("T", bound="CliTestEventAnswer")


@_attrs_define
class CliTestEventAnswer:
    data: SingleTestEvent | SyntheticChain
    """ The event or the chain. """
    notices: list[Notice] | Unset = UNSET
    """ Hints about a request that was accepted: something in it is probably a mistake. Only if there are any. Log
    them.
     """
    warnings: list[RotationWarning] | Unset = UNSET
    """ Only if the request has an API key that is marked for rotation. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.notice import Notice  # noqa: PLC0415
        from ..models.rotation_warning import RotationWarning  # noqa: PLC0415
        from ..models.single_test_event import SingleTestEvent  # noqa: PLC0415
        from ..models.synthetic_chain import SyntheticChain  # noqa: PLC0415

        data: dict[str, Any]
        if isinstance(self.data, SingleTestEvent):
            data = self.data.to_dict()
        else:
            data = self.data.to_dict()

        notices: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.notices, Unset):
            notices = []
            for componentsschemasnotices_item_data in self.notices:
                componentsschemasnotices_item = componentsschemasnotices_item_data.to_dict()
                notices.append(componentsschemasnotices_item)

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
        if notices is not UNSET:
            field_dict["notices"] = notices
        if warnings is not UNSET:
            field_dict["warnings"] = warnings

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.notice import Notice  # noqa: PLC0415
        from ..models.rotation_warning import RotationWarning  # noqa: PLC0415
        from ..models.single_test_event import SingleTestEvent  # noqa: PLC0415
        from ..models.synthetic_chain import SyntheticChain  # noqa: PLC0415

        d = dict(src_dict)

        def _parse_data(data: object) -> SingleTestEvent | SyntheticChain:
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                data_type_0 = SingleTestEvent.from_dict(data)

                return data_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            if not isinstance(data, dict):
                raise TypeError()
            data_type_1 = SyntheticChain.from_dict(data)

            return data_type_1

        data = _parse_data(d.pop("data"))

        _notices = d.pop("notices", UNSET)
        notices: list[Notice] | Unset = UNSET
        if _notices is not UNSET:
            notices = []
            for componentsschemasnotices_item_data in _notices:
                componentsschemasnotices_item = Notice.from_dict(componentsschemasnotices_item_data)

                notices.append(componentsschemasnotices_item)

        _warnings = d.pop("warnings", UNSET)
        warnings: list[RotationWarning] | Unset = UNSET
        if _warnings is not UNSET:
            warnings = []
            for componentsschemaswarnings_item_data in _warnings:
                componentsschemaswarnings_item = RotationWarning.from_dict(componentsschemaswarnings_item_data)

                warnings.append(componentsschemaswarnings_item)

        cli_test_event_answer = cls(
            data=data,
            notices=notices,
            warnings=warnings,
        )

        cli_test_event_answer.additional_properties = d
        return cli_test_event_answer

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
