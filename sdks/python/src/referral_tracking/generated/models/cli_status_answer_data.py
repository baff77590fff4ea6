from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import cast

if TYPE_CHECKING:
    from ..models.cli_status_answer_data_key import CliStatusAnswerDataKey
    from ..models.cli_status_answer_data_recent_events import CliStatusAnswerDataRecentEvents


T = TypeVar("T", bound="CliStatusAnswerData")


@_attrs_define
class CliStatusAnswerData:
    """The program and its key."""

    program_id: int
    """ The program. """
    name: str
    """ Its name. """
    domain: str
    """ Its domain. """
    lead_auth: str
    """ Whether a browser-mode lead settles. Known values: server_required, browser_allowed. """
    key: CliStatusAnswerDataKey
    """ The key that was sent. """
    stripe_connected: bool
    """ Whether the payment processor is connected. """
    integration_verified: bool
    """ Whether a whole chain arrived in test mode with the key. """
    recent_events: CliStatusAnswerDataRecentEvents
    """ Production events of the last 24 hours. """
    active_partners: int
    """ Partners who have joined. """
    pending_commissions: int
    """ Commissions that are pending approval. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.cli_status_answer_data_key import CliStatusAnswerDataKey  # noqa: PLC0415
        from ..models.cli_status_answer_data_recent_events import CliStatusAnswerDataRecentEvents  # noqa: PLC0415

        program_id = self.program_id

        name = self.name

        domain = self.domain

        lead_auth = self.lead_auth

        key = self.key.to_dict()

        stripe_connected = self.stripe_connected

        integration_verified = self.integration_verified

        recent_events = self.recent_events.to_dict()

        active_partners = self.active_partners

        pending_commissions = self.pending_commissions

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "program_id": program_id,
                "name": name,
                "domain": domain,
                "lead_auth": lead_auth,
                "key": key,
                "stripe_connected": stripe_connected,
                "integration_verified": integration_verified,
                "recent_events": recent_events,
                "active_partners": active_partners,
                "pending_commissions": pending_commissions,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.cli_status_answer_data_key import CliStatusAnswerDataKey  # noqa: PLC0415
        from ..models.cli_status_answer_data_recent_events import CliStatusAnswerDataRecentEvents  # noqa: PLC0415

        d = dict(src_dict)
        program_id = d.pop("program_id")

        name = d.pop("name")

        domain = d.pop("domain")

        lead_auth = d.pop("lead_auth")

        key = CliStatusAnswerDataKey.from_dict(d.pop("key"))

        stripe_connected = d.pop("stripe_connected")

        integration_verified = d.pop("integration_verified")

        recent_events = CliStatusAnswerDataRecentEvents.from_dict(d.pop("recent_events"))

        active_partners = d.pop("active_partners")

        pending_commissions = d.pop("pending_commissions")

        cli_status_answer_data = cls(
            program_id=program_id,
            name=name,
            domain=domain,
            lead_auth=lead_auth,
            key=key,
            stripe_connected=stripe_connected,
            integration_verified=integration_verified,
            recent_events=recent_events,
            active_partners=active_partners,
            pending_commissions=pending_commissions,
        )

        cli_status_answer_data.additional_properties = d
        return cli_status_answer_data

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
