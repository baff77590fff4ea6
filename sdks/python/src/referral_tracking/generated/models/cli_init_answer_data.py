from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset


T = TypeVar("T", bound="CliInitAnswerData")


@_attrs_define
class CliInitAnswerData:
    """The program and its key."""

    program_id: int
    """ The program. """
    program_slug: str
    """ Its name in URLs, unique in the service: its first name in lower case, with hyphens, without accents. """
    name: str
    """ Its name. """
    domain: str
    """ Its domain. """
    api_key: str
    """ Its API key, in plain text only here. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        program_id = self.program_id

        program_slug = self.program_slug

        name = self.name

        domain = self.domain

        api_key = self.api_key

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "program_id": program_id,
                "program_slug": program_slug,
                "name": name,
                "domain": domain,
                "api_key": api_key,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        program_id = d.pop("program_id")

        program_slug = d.pop("program_slug")

        name = d.pop("name")

        domain = d.pop("domain")

        api_key = d.pop("api_key")

        cli_init_answer_data = cls(
            program_id=program_id,
            program_slug=program_slug,
            name=name,
            domain=domain,
            api_key=api_key,
        )

        cli_init_answer_data.additional_properties = d
        return cli_init_answer_data

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
