from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import cast
import datetime

if TYPE_CHECKING:
    from ..models.email_change_answer_data_pending_type_0 import EmailChangeAnswerDataPendingType0


T = TypeVar("T", bound="EmailChangeAnswerData")


@_attrs_define
class EmailChangeAnswerData:
    """The e-mail address of the account, and its change."""

    email: str
    """ The present address. """
    bound: bool
    """ Whether the account signs in with an identity provider or manages programs, so that its address is not
    changed here. """
    pending: EmailChangeAnswerDataPendingType0 | None
    """ The change that waits for its confirmation; null if none waits. """
    taken_back_until: datetime.datetime | None
    """ Until when the last change can be taken back from the old address, and none can be requested; null if there
    is no such change. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.email_change_answer_data_pending_type_0 import EmailChangeAnswerDataPendingType0  # noqa: PLC0415

        email = self.email

        bound = self.bound

        pending: dict[str, Any] | None
        if isinstance(self.pending, EmailChangeAnswerDataPendingType0):
            pending = self.pending.to_dict()
        else:
            pending = self.pending

        taken_back_until: None | str
        if isinstance(self.taken_back_until, datetime.datetime):
            taken_back_until = self.taken_back_until.isoformat()
        else:
            taken_back_until = self.taken_back_until

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "email": email,
                "bound": bound,
                "pending": pending,
                "taken_back_until": taken_back_until,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.email_change_answer_data_pending_type_0 import EmailChangeAnswerDataPendingType0  # noqa: PLC0415

        d = dict(src_dict)
        email = d.pop("email")

        bound = d.pop("bound")

        def _parse_pending(data: object) -> EmailChangeAnswerDataPendingType0 | None:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                pending_type_0 = EmailChangeAnswerDataPendingType0.from_dict(data)

                return pending_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(EmailChangeAnswerDataPendingType0 | None, data)

        pending = _parse_pending(d.pop("pending"))

        def _parse_taken_back_until(data: object) -> datetime.datetime | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                taken_back_until_type_0 = datetime.datetime.fromisoformat(data)

                return taken_back_until_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(datetime.datetime | None, data)

        taken_back_until = _parse_taken_back_until(d.pop("taken_back_until"))

        email_change_answer_data = cls(
            email=email,
            bound=bound,
            pending=pending,
            taken_back_until=taken_back_until,
        )

        email_change_answer_data.additional_properties = d
        return email_change_answer_data

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
