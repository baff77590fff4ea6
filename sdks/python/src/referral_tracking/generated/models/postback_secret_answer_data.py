from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import cast

if TYPE_CHECKING:
    from ..models.postback import Postback


T = TypeVar("T", bound="PostbackSecretAnswerData")


@_attrs_define
class PostbackSecretAnswerData:
    """The postback, and the secret of a signed one."""

    postback: Postback
    """ An address of a partner that the service calls when something happens to their commissions. """
    secret: None | str
    """ The secret, in plain text only here: `whsec_` and the base64 text of 32 bytes. Null with the method `get`.
    """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.postback import Postback  # noqa: PLC0415

        postback = self.postback.to_dict()

        secret: None | str
        secret = self.secret

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "postback": postback,
                "secret": secret,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.postback import Postback  # noqa: PLC0415

        d = dict(src_dict)
        postback = Postback.from_dict(d.pop("postback"))

        def _parse_secret(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        secret = _parse_secret(d.pop("secret"))

        postback_secret_answer_data = cls(
            postback=postback,
            secret=secret,
        )

        postback_secret_answer_data.additional_properties = d
        return postback_secret_answer_data

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
