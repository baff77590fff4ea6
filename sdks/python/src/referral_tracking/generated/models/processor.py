from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import cast
import datetime


T = TypeVar("T", bound="Processor")


@_attrs_define
class Processor:
    """A connection to a payment processor, without its secret."""

    id: int
    """ The connection. """
    type_: str
    """ The processor. More may come. Known values: stripe. """
    masked: str
    """ The prefix and the last four characters of the secret. """
    accounts: list[str]
    """ The accounts of Stripe Connect whose events the program accepts. """
    webhook_url: str
    """ The address to which the processor sends its events. """
    created_at: datetime.datetime
    """ When it was connected. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        id = self.id

        type_ = self.type_

        masked = self.masked

        accounts = self.accounts

        webhook_url = self.webhook_url

        created_at = self.created_at.isoformat()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "id": id,
                "type": type_,
                "masked": masked,
                "accounts": accounts,
                "webhook_url": webhook_url,
                "created_at": created_at,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        id = d.pop("id")

        type_ = d.pop("type")

        masked = d.pop("masked")

        accounts = cast(list[str], d.pop("accounts"))

        webhook_url = d.pop("webhook_url")

        created_at = datetime.datetime.fromisoformat(d.pop("created_at"))

        processor = cls(
            id=id,
            type_=type_,
            masked=masked,
            accounts=accounts,
            webhook_url=webhook_url,
            created_at=created_at,
        )

        processor.additional_properties = d
        return processor

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
