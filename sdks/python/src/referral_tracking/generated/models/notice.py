from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..types import UNSET, Unset
from typing import cast


T = TypeVar("T", bound="Notice")


@_attrs_define
class Notice:
    """A hint about a request that was accepted."""

    code: str
    """ Stable. Match on it. `unknown_field`: the request has fields that the operation does not know.
    `refund_reference_used`: the refund is skipped, because its `refund_reference` was used before, with another
    amount.
    `refund_known`: the payment processor has reported the refund already.
    `discount_code_unknown`, `discount_code_inactive`, `discount_code_ignored`: the `discount_code` decides nothing,
    because no partner
    of the program has it, because it is disabled or its partner is not in the program, or because it came without
    the program's key.
    There may be others in the future.
     """
    message: str
    """ Explanation for people. """
    fields: list[str] | Unset = UNSET
    """ The fields that the notice is about, at most five; of a long name its beginning. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        code = self.code

        message = self.message

        fields: list[str] | Unset = UNSET
        if not isinstance(self.fields, Unset):
            fields = self.fields

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "code": code,
                "message": message,
            }
        )
        if fields is not UNSET:
            field_dict["fields"] = fields

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        code = d.pop("code")

        message = d.pop("message")

        fields = cast(list[str], d.pop("fields", UNSET))

        notice = cls(
            code=code,
            message=message,
            fields=fields,
        )

        notice.additional_properties = d
        return notice

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
