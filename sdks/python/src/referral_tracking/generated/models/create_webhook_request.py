from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..models.create_webhook_request_status import check_create_webhook_request_status
from ..models.create_webhook_request_status import CreateWebhookRequestStatus
from ..models.webhook_event_type import check_webhook_event_type
from ..models.webhook_event_type import WebhookEventType
from ..types import UNSET, Unset
from typing import cast

if TYPE_CHECKING:
    from ..models.create_webhook_request_header import CreateWebhookRequestHeader


T = TypeVar("T", bound="CreateWebhookRequest")


@_attrs_define
class CreateWebhookRequest:
    url: str
    """ The address that events are posted to: https, without user name and password. """
    description: str | Unset = UNSET
    """ What it is for. """
    types: list[WebhookEventType] | Unset = UNSET
    """ The types of events that it gets. Null means every type, also those that come later. """
    header: CreateWebhookRequestHeader | Unset = UNSET
    """ A header that each request to the endpoint has besides, such as the key of a gateway. It is stored
    encrypted. None of `host`, `cookie`, `content-*`, `webhook-*` and others that belong to the connection. """
    status: CreateWebhookRequestStatus | Unset = UNSET
    """ `active` unless set. What happens while it is disabled can be read and replayed. """

    def to_dict(self) -> dict[str, Any]:
        from ..models.create_webhook_request_header import CreateWebhookRequestHeader  # noqa: PLC0415

        url = self.url

        description = self.description

        types: list[str] | Unset = UNSET
        if not isinstance(self.types, Unset):
            types = []
            for types_item_data in self.types:
                types_item: str = types_item_data
                types.append(types_item)

        header: dict[str, Any] | Unset = UNSET
        if not isinstance(self.header, Unset):
            header = self.header.to_dict()

        status: str | Unset = UNSET
        if not isinstance(self.status, Unset):
            status = self.status

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "url": url,
            }
        )
        if description is not UNSET:
            field_dict["description"] = description
        if types is not UNSET:
            field_dict["types"] = types
        if header is not UNSET:
            field_dict["header"] = header
        if status is not UNSET:
            field_dict["status"] = status

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.create_webhook_request_header import CreateWebhookRequestHeader  # noqa: PLC0415

        d = dict(src_dict)
        url = d.pop("url")

        description = d.pop("description", UNSET)

        _types = d.pop("types", UNSET)
        types: list[WebhookEventType] | Unset = UNSET
        if _types is not UNSET:
            types = []
            for types_item_data in _types:
                types_item = check_webhook_event_type(types_item_data)

                types.append(types_item)

        _header = d.pop("header", UNSET)
        header: CreateWebhookRequestHeader | Unset
        if isinstance(_header, Unset):
            header = UNSET
        else:
            header = CreateWebhookRequestHeader.from_dict(_header)

        _status = d.pop("status", UNSET)
        status: CreateWebhookRequestStatus | Unset
        if isinstance(_status, Unset):
            status = UNSET
        else:
            status = check_create_webhook_request_status(_status)

        create_webhook_request = cls(
            url=url,
            description=description,
            types=types,
            header=header,
            status=status,
        )

        return create_webhook_request
