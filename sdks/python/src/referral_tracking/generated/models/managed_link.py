from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import cast
import datetime


T = TypeVar("T", bound="ManagedLink")


@_attrs_define
class ManagedLink:
    """A referral link of a program."""

    id: int
    """ The link. """
    code: str
    """ The value of `aff` in its address. It never changes. """
    aliases: list[str]
    """ Other values of `aff` that lead to the link, in lower case, in the order in which they were added. """
    partner_id: int | None
    """ The partner who earns. Null if the account was erased, or if the link never had a partner. """
    destination: None | str
    """ The page that the link leads to. Null: the home page of the program's domain. """
    enabled: bool
    """ Whether clicks are accepted. False for all links of an archived program. """
    disabled_by_partner: bool
    """ Whether it is disabled because its partner disabled it, who can then enable it again. """
    url: str
    """ The address to publish: the destination with the code in `aff`. """
    created_at: datetime.datetime
    """ When it was created. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        code = self.code

        aliases = self.aliases

        partner_id: int | None
        partner_id = self.partner_id

        destination: None | str
        destination = self.destination

        enabled = self.enabled

        disabled_by_partner = self.disabled_by_partner

        url = self.url

        created_at = self.created_at.isoformat()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "id": id,
                "code": code,
                "aliases": aliases,
                "partner_id": partner_id,
                "destination": destination,
                "enabled": enabled,
                "disabled_by_partner": disabled_by_partner,
                "url": url,
                "created_at": created_at,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        id = d.pop("id")

        code = d.pop("code")

        aliases = cast(list[str], d.pop("aliases"))

        def _parse_partner_id(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        partner_id = _parse_partner_id(d.pop("partner_id"))

        def _parse_destination(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        destination = _parse_destination(d.pop("destination"))

        enabled = d.pop("enabled")

        disabled_by_partner = d.pop("disabled_by_partner")

        url = d.pop("url")

        created_at = datetime.datetime.fromisoformat(d.pop("created_at"))

        managed_link = cls(
            id=id,
            code=code,
            aliases=aliases,
            partner_id=partner_id,
            destination=destination,
            enabled=enabled,
            disabled_by_partner=disabled_by_partner,
            url=url,
            created_at=created_at,
        )

        managed_link.additional_properties = d
        return managed_link

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
