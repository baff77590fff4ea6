from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..models.scope import check_scope
from ..models.scope import Scope
from ..types import UNSET, Unset
from typing import cast
import datetime


T = TypeVar("T", bound="CreateTokenRequest")


@_attrs_define
class CreateTokenRequest:
    name: str
    """ What the token is for. """
    scopes: list[Scope]
    """ Its rights. """
    expires_at: datetime.datetime
    """ When it expires. In the future, and at most 366 days ahead. """
    program_ids: list[int] | Unset = UNSET
    """ Its programs, of each of which the account is a member. """
    all_programs: bool | Unset = UNSET
    """ Whether it is for all programs of the account, also future ones. """

    def to_dict(self) -> dict[str, Any]:
        name = self.name

        scopes = []
        for scopes_item_data in self.scopes:
            scopes_item: str = scopes_item_data
            scopes.append(scopes_item)

        expires_at = self.expires_at.isoformat()

        program_ids: list[int] | Unset = UNSET
        if not isinstance(self.program_ids, Unset):
            program_ids = self.program_ids

        all_programs = self.all_programs

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "name": name,
                "scopes": scopes,
                "expires_at": expires_at,
            }
        )
        if program_ids is not UNSET:
            field_dict["program_ids"] = program_ids
        if all_programs is not UNSET:
            field_dict["all_programs"] = all_programs

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        name = d.pop("name")

        scopes = []
        _scopes = d.pop("scopes")
        for scopes_item_data in _scopes:
            scopes_item = check_scope(scopes_item_data)

            scopes.append(scopes_item)

        expires_at = datetime.datetime.fromisoformat(d.pop("expires_at"))

        program_ids = cast(list[int], d.pop("program_ids", UNSET))

        all_programs = d.pop("all_programs", UNSET)

        create_token_request = cls(
            name=name,
            scopes=scopes,
            expires_at=expires_at,
            program_ids=program_ids,
            all_programs=all_programs,
        )

        return create_token_request
