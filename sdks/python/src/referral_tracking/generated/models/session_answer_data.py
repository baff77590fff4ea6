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
    from ..models.session_answer_data_account import SessionAnswerDataAccount


T = TypeVar("T", bound="SessionAnswerData")


@_attrs_define
class SessionAnswerData:
    """The session."""

    reach: str
    """ What the session may do: everything that the account may, or only what partners do. More may come. Known
    values: account, partner. """
    account: SessionAnswerDataAccount
    """ Who signed in. """
    currencies: list[str]
    """ The currencies that this deployment records and pays, by their codes (ISO 4217). """
    signed_in_at: datetime.datetime
    """ When the person signed in. """
    expires_at: datetime.datetime
    """ When the session ends at the latest. It ends after 12 hours without a request, too. """
    ended_at: datetime.datetime | None
    """ When the person signed out. """
    sign_out_url: str | Unset = UNSET
    """ Where the browser goes next, so that the issuer signs the person out, too. Only after a sign-out, and if the
    issuer offers it. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.session_answer_data_account import SessionAnswerDataAccount  # noqa: PLC0415

        reach = self.reach

        account = self.account.to_dict()

        currencies = self.currencies

        signed_in_at = self.signed_in_at.isoformat()

        expires_at = self.expires_at.isoformat()

        ended_at: None | str
        if isinstance(self.ended_at, datetime.datetime):
            ended_at = self.ended_at.isoformat()
        else:
            ended_at = self.ended_at

        sign_out_url = self.sign_out_url

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "reach": reach,
                "account": account,
                "currencies": currencies,
                "signed_in_at": signed_in_at,
                "expires_at": expires_at,
                "ended_at": ended_at,
            }
        )
        if sign_out_url is not UNSET:
            field_dict["sign_out_url"] = sign_out_url

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.session_answer_data_account import SessionAnswerDataAccount  # noqa: PLC0415

        d = dict(src_dict)
        reach = d.pop("reach")

        account = SessionAnswerDataAccount.from_dict(d.pop("account"))

        currencies = cast(list[str], d.pop("currencies"))

        signed_in_at = datetime.datetime.fromisoformat(d.pop("signed_in_at"))

        expires_at = datetime.datetime.fromisoformat(d.pop("expires_at"))

        def _parse_ended_at(data: object) -> datetime.datetime | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                ended_at_type_0 = datetime.datetime.fromisoformat(data)

                return ended_at_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(datetime.datetime | None, data)

        ended_at = _parse_ended_at(d.pop("ended_at"))

        sign_out_url = d.pop("sign_out_url", UNSET)

        session_answer_data = cls(
            reach=reach,
            account=account,
            currencies=currencies,
            signed_in_at=signed_in_at,
            expires_at=expires_at,
            ended_at=ended_at,
            sign_out_url=sign_out_url,
        )

        session_answer_data.additional_properties = d
        return session_answer_data

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
