from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset


T = TypeVar("T", bound="CreateWebhookRequestHeader")


@_attrs_define
class CreateWebhookRequestHeader:
    """A header that each request to the endpoint has besides, such as the key of a gateway. It is stored encrypted. None
    of `host`, `cookie`, `content-*`, `webhook-*` and others that belong to the connection.

    """

    name: str
    """ Its name. """
    value: str
    """ Its value: printable ASCII without blanks at its ends. """

    def to_dict(self) -> dict[str, Any]:
        name = self.name

        value = self.value

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "name": name,
                "value": value,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        name = d.pop("name")

        value = d.pop("value")

        create_webhook_request_header = cls(
            name=name,
            value=value,
        )

        return create_webhook_request_header
