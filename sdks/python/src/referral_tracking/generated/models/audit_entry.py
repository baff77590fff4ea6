from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import cast
import datetime

if TYPE_CHECKING:
    from ..models.audit_entry_actor import AuditEntryActor
    from ..models.audit_entry_after import AuditEntryAfter
    from ..models.audit_entry_before import AuditEntryBefore
    from ..models.audit_entry_target import AuditEntryTarget


T = TypeVar("T", bound="AuditEntry")


@_attrs_define
class AuditEntry:
    """A change of a record."""

    id: int
    """ The entry. """
    created_at: datetime.datetime
    """ When the change was made. """
    actor: AuditEntryActor
    """ Who made it. """
    credential: None | str
    """ The kind and identifier of the credential, such as `token 7`, or null. """
    request_id: None | str
    """ The `X-Request-ID` of the request, or null. """
    action: str
    """ What was done, such as `program.update`. More actions may come. """
    target: AuditEntryTarget
    """ The record that was changed. """
    before: AuditEntryBefore
    """ The fields that changed, as they were before. """
    after: AuditEntryAfter
    """ The same fields afterwards. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.audit_entry_actor import AuditEntryActor  # noqa: PLC0415
        from ..models.audit_entry_after import AuditEntryAfter  # noqa: PLC0415
        from ..models.audit_entry_before import AuditEntryBefore  # noqa: PLC0415
        from ..models.audit_entry_target import AuditEntryTarget  # noqa: PLC0415

        id = self.id

        created_at = self.created_at.isoformat()

        actor = self.actor.to_dict()

        credential: None | str
        credential = self.credential

        request_id: None | str
        request_id = self.request_id

        action = self.action

        target = self.target.to_dict()

        before = self.before.to_dict()

        after = self.after.to_dict()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "id": id,
                "created_at": created_at,
                "actor": actor,
                "credential": credential,
                "request_id": request_id,
                "action": action,
                "target": target,
                "before": before,
                "after": after,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.audit_entry_actor import AuditEntryActor  # noqa: PLC0415
        from ..models.audit_entry_after import AuditEntryAfter  # noqa: PLC0415
        from ..models.audit_entry_before import AuditEntryBefore  # noqa: PLC0415
        from ..models.audit_entry_target import AuditEntryTarget  # noqa: PLC0415

        d = dict(src_dict)
        id = d.pop("id")

        created_at = datetime.datetime.fromisoformat(d.pop("created_at"))

        actor = AuditEntryActor.from_dict(d.pop("actor"))

        def _parse_credential(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        credential = _parse_credential(d.pop("credential"))

        def _parse_request_id(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        request_id = _parse_request_id(d.pop("request_id"))

        action = d.pop("action")

        target = AuditEntryTarget.from_dict(d.pop("target"))

        before = AuditEntryBefore.from_dict(d.pop("before"))

        after = AuditEntryAfter.from_dict(d.pop("after"))

        audit_entry = cls(
            id=id,
            created_at=created_at,
            actor=actor,
            credential=credential,
            request_id=request_id,
            action=action,
            target=target,
            before=before,
            after=after,
        )

        audit_entry.additional_properties = d
        return audit_entry

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
