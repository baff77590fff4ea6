from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..models.webhook_event_type import check_webhook_event_type
from ..models.webhook_event_type import WebhookEventType
from ..types import UNSET, Unset
from typing import cast
import datetime

if TYPE_CHECKING:
    from ..models.webhook_health import WebhookHealth


T = TypeVar("T", bound="Webhook")


@_attrs_define
class Webhook:
    """An endpoint that events are sent to."""

    id: int
    """ The endpoint. """
    url: str
    """ The address that events are posted to. """
    description: None | str
    """ What it is for. """
    types: list[WebhookEventType] | None
    """ The types of events that it gets. Null means every type, also those that come later. """
    status: str
    """ Whether events are sent. While an endpoint is disabled, they are stored and can be replayed. Known values:
    active, disabled. """
    disabled_at: datetime.datetime | None
    """ When it was disabled. """
    disabled_because: None | str
    """ A member disabled it, the receiver answered 410, or it failed for five days. Known values: member, gone,
    failing. """
    failing_since: datetime.datetime | None
    """ The first failure since the last success. """
    previous_secret_until: datetime.datetime | None
    """ Until when the former secret signs too. """
    header_name: None | str
    """ The name of the header that it is sent besides. Its value is never shown. """
    health: WebhookHealth
    """ What became of its newest deliveries, up to a thousand. """
    created_at: datetime.datetime
    """ When it was created. """
    changed_at: datetime.datetime
    """ When it was last changed. """
    secret: str | Unset = UNSET
    """ Only in the response to a change of `url`: the new secret, in plain text only here. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.webhook_health import WebhookHealth  # noqa: PLC0415

        id = self.id

        url = self.url

        description: None | str
        description = self.description

        types: list[str] | None
        if isinstance(self.types, list):
            types = []
            for types_type_0_item_data in self.types:
                types_type_0_item: str = types_type_0_item_data
                types.append(types_type_0_item)

        else:
            types = self.types

        status = self.status

        disabled_at: None | str
        if isinstance(self.disabled_at, datetime.datetime):
            disabled_at = self.disabled_at.isoformat()
        else:
            disabled_at = self.disabled_at

        disabled_because: None | str
        disabled_because = self.disabled_because

        failing_since: None | str
        if isinstance(self.failing_since, datetime.datetime):
            failing_since = self.failing_since.isoformat()
        else:
            failing_since = self.failing_since

        previous_secret_until: None | str
        if isinstance(self.previous_secret_until, datetime.datetime):
            previous_secret_until = self.previous_secret_until.isoformat()
        else:
            previous_secret_until = self.previous_secret_until

        header_name: None | str
        header_name = self.header_name

        health = self.health.to_dict()

        created_at = self.created_at.isoformat()

        changed_at = self.changed_at.isoformat()

        secret = self.secret

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "id": id,
                "url": url,
                "description": description,
                "types": types,
                "status": status,
                "disabled_at": disabled_at,
                "disabled_because": disabled_because,
                "failing_since": failing_since,
                "previous_secret_until": previous_secret_until,
                "header_name": header_name,
                "health": health,
                "created_at": created_at,
                "changed_at": changed_at,
            }
        )
        if secret is not UNSET:
            field_dict["secret"] = secret

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.webhook_health import WebhookHealth  # noqa: PLC0415

        d = dict(src_dict)
        id = d.pop("id")

        url = d.pop("url")

        def _parse_description(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        description = _parse_description(d.pop("description"))

        def _parse_types(data: object) -> list[WebhookEventType] | None:
            if data is None:
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
            return cast(list[WebhookEventType] | None, data)

        types = _parse_types(d.pop("types"))

        status = d.pop("status")

        def _parse_disabled_at(data: object) -> datetime.datetime | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                disabled_at_type_0 = datetime.datetime.fromisoformat(data)

                return disabled_at_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(datetime.datetime | None, data)

        disabled_at = _parse_disabled_at(d.pop("disabled_at"))

        def _parse_disabled_because(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        disabled_because = _parse_disabled_because(d.pop("disabled_because"))

        def _parse_failing_since(data: object) -> datetime.datetime | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                failing_since_type_0 = datetime.datetime.fromisoformat(data)

                return failing_since_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(datetime.datetime | None, data)

        failing_since = _parse_failing_since(d.pop("failing_since"))

        def _parse_previous_secret_until(data: object) -> datetime.datetime | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                previous_secret_until_type_0 = datetime.datetime.fromisoformat(data)

                return previous_secret_until_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(datetime.datetime | None, data)

        previous_secret_until = _parse_previous_secret_until(d.pop("previous_secret_until"))

        def _parse_header_name(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        header_name = _parse_header_name(d.pop("header_name"))

        health = WebhookHealth.from_dict(d.pop("health"))

        created_at = datetime.datetime.fromisoformat(d.pop("created_at"))

        changed_at = datetime.datetime.fromisoformat(d.pop("changed_at"))

        secret = d.pop("secret", UNSET)

        webhook = cls(
            id=id,
            url=url,
            description=description,
            types=types,
            status=status,
            disabled_at=disabled_at,
            disabled_because=disabled_because,
            failing_since=failing_since,
            previous_secret_until=previous_secret_until,
            header_name=header_name,
            health=health,
            created_at=created_at,
            changed_at=changed_at,
            secret=secret,
        )

        webhook.additional_properties = d
        return webhook

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
