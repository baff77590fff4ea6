from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import cast


T = TypeVar("T", bound="CommissionsReasonRequest")


@_attrs_define
class CommissionsReasonRequest:
    commission_ids: list[int]
    """ The commissions. """
    reason: str
    """ Why, for the partner and the other members. """

    def to_dict(self) -> dict[str, Any]:
        commission_ids = self.commission_ids

        reason = self.reason

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "commission_ids": commission_ids,
                "reason": reason,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        commission_ids = cast(list[int], d.pop("commission_ids"))

        reason = d.pop("reason")

        commissions_reason_request = cls(
            commission_ids=commission_ids,
            reason=reason,
        )

        return commissions_reason_request
