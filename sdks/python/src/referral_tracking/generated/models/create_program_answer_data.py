from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import cast

if TYPE_CHECKING:
    from ..models.managed_program import ManagedProgram


T = TypeVar("T", bound="CreateProgramAnswerData")


@_attrs_define
class CreateProgramAnswerData:
    """The program and its first key."""

    program: ManagedProgram
    """ A program, as its members see it. """
    api_key: str
    """ Its API key, in plain text only here. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.managed_program import ManagedProgram  # noqa: PLC0415

        program = self.program.to_dict()

        api_key = self.api_key

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "program": program,
                "api_key": api_key,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.managed_program import ManagedProgram  # noqa: PLC0415

        d = dict(src_dict)
        program = ManagedProgram.from_dict(d.pop("program"))

        api_key = d.pop("api_key")

        create_program_answer_data = cls(
            program=program,
            api_key=api_key,
        )

        create_program_answer_data.additional_properties = d
        return create_program_answer_data

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
