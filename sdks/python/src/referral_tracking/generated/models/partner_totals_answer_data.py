from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..types import UNSET, Unset
from typing import cast
import datetime

if TYPE_CHECKING:
    from ..models.application_type_0 import ApplicationType0
    from ..models.partner_group import PartnerGroup
    from ..models.partner_totals import PartnerTotals


T = TypeVar("T", bound="PartnerTotalsAnswerData")


@_attrs_define
class PartnerTotalsAnswerData:
    """A partner of a program, with totals."""

    id: int
    """ The partner. """
    name: str
    """ The name of the partner. """
    email: None | str
    """ Their e-mail address. Null for viewers. """
    status: str
    """ `linked` has a link and has not joined; only a `joined` partner earns commissions. A `merged` one is the
    same person as another partner, who has got their links, codes and customers, and what they earn. More may come.
    Known values: linked, applied, joined, declined, left, removed, merged. """
    created_at: datetime.datetime
    """ When they first became a partner of the program. """
    changed_at: datetime.datetime
    """ When the status last changed. """
    minimum_payout_cents: int | None
    """ The least amount that the partner is paid, in the smallest unit of the program's currency; `null`: as the
    group or the program says. """
    application: ApplicationType0 | None
    """ What the partner said when they joined or applied. Null for viewers, and where the partner said nothing. """
    decline_reason: None | str
    """ Why the application was declined. Null for viewers, and in any other status. """
    notes: None | str
    """ What the members of the program wrote about the partner. Null for viewers. """
    tags: list[str]
    group: PartnerGroup
    """ The group of the partner. """
    totals: PartnerTotals
    """ The totals of a partner's referrals in a program. """
    same_account_as_removed: list[int] | Unset = UNSET
    """ Partners who were removed from the program and have or had the same account or address for payments, the
    first hundred. Empty for a viewer. Only in a list and in the answer about one partner. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.application_type_0 import ApplicationType0  # noqa: PLC0415
        from ..models.partner_group import PartnerGroup  # noqa: PLC0415
        from ..models.partner_totals import PartnerTotals  # noqa: PLC0415

        id = self.id

        name = self.name

        email: None | str
        email = self.email

        status = self.status

        created_at = self.created_at.isoformat()

        changed_at = self.changed_at.isoformat()

        minimum_payout_cents: int | None
        minimum_payout_cents = self.minimum_payout_cents

        application: dict[str, Any] | None
        if isinstance(self.application, ApplicationType0):
            application = self.application.to_dict()
        else:
            application = self.application

        decline_reason: None | str
        decline_reason = self.decline_reason

        notes: None | str
        notes = self.notes

        tags = self.tags

        group = self.group.to_dict()

        totals = self.totals.to_dict()

        same_account_as_removed: list[int] | Unset = UNSET
        if not isinstance(self.same_account_as_removed, Unset):
            same_account_as_removed = self.same_account_as_removed

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "id": id,
                "name": name,
                "email": email,
                "status": status,
                "created_at": created_at,
                "changed_at": changed_at,
                "minimum_payout_cents": minimum_payout_cents,
                "application": application,
                "decline_reason": decline_reason,
                "notes": notes,
                "tags": tags,
                "group": group,
                "totals": totals,
            }
        )
        if same_account_as_removed is not UNSET:
            field_dict["same_account_as_removed"] = same_account_as_removed

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.application_type_0 import ApplicationType0  # noqa: PLC0415
        from ..models.partner_group import PartnerGroup  # noqa: PLC0415
        from ..models.partner_totals import PartnerTotals  # noqa: PLC0415

        d = dict(src_dict)
        id = d.pop("id")

        name = d.pop("name")

        def _parse_email(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        email = _parse_email(d.pop("email"))

        status = d.pop("status")

        created_at = datetime.datetime.fromisoformat(d.pop("created_at"))

        changed_at = datetime.datetime.fromisoformat(d.pop("changed_at"))

        def _parse_minimum_payout_cents(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        minimum_payout_cents = _parse_minimum_payout_cents(d.pop("minimum_payout_cents"))

        def _parse_application(data: object) -> ApplicationType0 | None:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                componentsschemasapplication_type_0 = ApplicationType0.from_dict(data)

                return componentsschemasapplication_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(ApplicationType0 | None, data)

        application = _parse_application(d.pop("application"))

        def _parse_decline_reason(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        decline_reason = _parse_decline_reason(d.pop("decline_reason"))

        def _parse_notes(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        notes = _parse_notes(d.pop("notes"))

        tags = cast(list[str], d.pop("tags"))

        group = PartnerGroup.from_dict(d.pop("group"))

        totals = PartnerTotals.from_dict(d.pop("totals"))

        same_account_as_removed = cast(list[int], d.pop("same_account_as_removed", UNSET))

        partner_totals_answer_data = cls(
            id=id,
            name=name,
            email=email,
            status=status,
            created_at=created_at,
            changed_at=changed_at,
            minimum_payout_cents=minimum_payout_cents,
            application=application,
            decline_reason=decline_reason,
            notes=notes,
            tags=tags,
            group=group,
            totals=totals,
            same_account_as_removed=same_account_as_removed,
        )

        partner_totals_answer_data.additional_properties = d
        return partner_totals_answer_data

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
