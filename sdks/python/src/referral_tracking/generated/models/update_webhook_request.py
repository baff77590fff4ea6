from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..models.update_webhook_request_status import check_update_webhook_request_status
from ..models.update_webhook_request_status import UpdateWebhookRequestStatus
from ..models.webhook_event_type import check_webhook_event_type
from ..models.webhook_event_type import WebhookEventType
from ..types import UNSET, Unset
from typing import cast

if TYPE_CHECKING:
    from ..models.update_webhook_request_header_type_0 import UpdateWebhookRequestHeaderType0


T = TypeVar("T", bound="UpdateWebhookRequest")


@_attrs_define
class UpdateWebhookRequest:
    url: str | Unset = UNSET
    """ The address that events are posted to: https, without user name and password. """
    description: None | str | Unset = UNSET
    """ What it is for. """
    types: list[WebhookEventType] | None | Unset = UNSET
    """ The types of events that it gets. Null means every type, also those that come later. """
    header: None | Unset | UpdateWebhookRequestHeaderType0 = UNSET
    """ A header that each request to the endpoint has besides, such as the key of a gateway. It is stored
    encrypted. None of `host`, `cookie`, `content-*`, `webhook-*` and others that belong to the connection. """
    status: UpdateWebhookRequestStatus | Unset = UNSET
    """ Whether events are sent. """

    def to_dict(self) -> dict[str, Any]:
        from ..models.update_webhook_request_header_type_0 import UpdateWebhookRequestHeaderType0  # noqa: PLC0415

        url = self.url

        description: None | str | Unset
        if isinstance(self.description, Unset):
            description = UNSET
        else:
            description = self.description

        types: list[str] | None | Unset
        if isinstance(self.types, Unset):
            types = UNSET
        elif isinstance(self.types, list):
            types = []
            for types_type_0_item_data in self.types:
                types_type_0_item: str = types_type_0_item_data
                types.append(types_type_0_item)

        else:
            types = self.types

        header: dict[str, Any] | None | Unset
        if isinstance(self.header, Unset):
            header = UNSET
        elif isinstance(self.header, UpdateWebhookRequestHeaderType0):
            header = self.header.to_dict()
        else:
            header = self.header

        status: str | Unset = UNSET
        if not isinstance(self.status, Unset):
            status = self.status

        field_dict: dict[str, Any] = {}

        field_dict.update({})
        if url is not UNSET:
            field_dict["url"] = url
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
        from ..models.update_webhook_request_header_type_0 import UpdateWebhookRequestHeaderType0  # noqa: PLC0415

        d = dict(src_dict)
        url = d.pop("url", UNSET)

        def _parse_description(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        description = _parse_description(d.pop("description", UNSET))

        def _parse_types(data: object) -> list[WebhookEventType] | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, list):
                    raise TypeError()
                types_type_0 = []
                _types_type_0 = data
                for types_type_0_item_data in _types_type_0:
                    types_type_0_item = check_webhook_event_type(types_type_0_item_data)

                    types_type_0.append(types_type_0_item)

                return types_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(list[WebhookEventType] | None | Unset, data)

        types = _parse_types(d.pop("types", UNSET))

        def _parse_header(data: object) -> None | Unset | UpdateWebhookRequestHeaderType0:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                header_type_0 = UpdateWebhookRequestHeaderType0.from_dict(data)

                return header_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(None | Unset | UpdateWebhookRequestHeaderType0, data)

        header = _parse_header(d.pop("header", UNSET))

        _status = d.pop("status", UNSET)
        status: UpdateWebhookRequestStatus | Unset
        if isinstance(_status, Unset):
            status = UNSET
        else:
            status = check_update_webhook_request_status(_status)

        update_webhook_request = cls(
            url=url,
            description=description,
            types=types,
            header=header,
            status=status,
        )

        return update_webhook_request
