from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..types import UNSET, Unset


T = TypeVar("T", bound="CreateCodeRequest")


@_attrs_define
class CreateCodeRequest:
    partner_id: int
    """ The partner, whose status in the program is `linked` or `joined`. """
    code: str
    """ The code that customers enter. It is compared in lower case, and no other partner of the program ever gets
    it. """
    processor_id: str | Unset = UNSET
    """ The payment processor's identifier of the code, such as `promo_1TeaTen` at Stripe. """

    def to_dict(self) -> dict[str, Any]:
        partner_id = self.partner_id

        code = self.code

        processor_id = self.processor_id

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "partner_id": partner_id,
                "code": code,
            }
        )
        if processor_id is not UNSET:
            field_dict["processor_id"] = processor_id

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        partner_id = d.pop("partner_id")

        code = d.pop("code")

        processor_id = d.pop("processor_id", UNSET)

        create_code_request = cls(
            partner_id=partner_id,
            code=code,
            processor_id=processor_id,
        )

        return create_code_request
