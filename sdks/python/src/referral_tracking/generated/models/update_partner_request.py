from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..types import UNSET, Unset
from typing import cast


T = TypeVar("T", bound="UpdatePartnerRequest")


@_attrs_define
class UpdatePartnerRequest:
    notes: None | str | Unset = UNSET
    """ What only members of the program read. Null clears it. """
    minimum_payout_cents: int | None | Unset = UNSET
    """ The least amount that the partner is paid, in the smallest unit of the program's currency; `null`: as the
    group or the program says. """
    tags: list[str] | None | Unset = UNSET
    """ All tags of the partner. Capital letters become small ones. Null clears them. """

    def to_dict(self) -> dict[str, Any]:
        notes: None | str | Unset
        if isinstance(self.notes, Unset):
            notes = UNSET
        else:
            notes = self.notes

        minimum_payout_cents: int | None | Unset
        if isinstance(self.minimum_payout_cents, Unset):
            minimum_payout_cents = UNSET
        else:
            minimum_payout_cents = self.minimum_payout_cents

        tags: list[str] | None | Unset
        if isinstance(self.tags, Unset):
            tags = UNSET
        elif isinstance(self.tags, list):
            tags = self.tags

        else:
            tags = self.tags

        field_dict: dict[str, Any] = {}

        field_dict.update({})
        if notes is not UNSET:
            field_dict["notes"] = notes
        if minimum_payout_cents is not UNSET:
            field_dict["minimum_payout_cents"] = minimum_payout_cents
        if tags is not UNSET:
            field_dict["tags"] = tags

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)

        def _parse_notes(data: object) -> None | str | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(None | str | Unset, data)

        notes = _parse_notes(d.pop("notes", UNSET))

        def _parse_minimum_payout_cents(data: object) -> int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        minimum_payout_cents = _parse_minimum_payout_cents(d.pop("minimum_payout_cents", UNSET))

        def _parse_tags(data: object) -> list[str] | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            try:
                if not isinstance(data, list):
                    raise TypeError()
                tags_type_0 = cast(list[str], data)

                return tags_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(list[str] | None | Unset, data)

        tags = _parse_tags(d.pop("tags", UNSET))

        update_partner_request = cls(
            notes=notes,
            minimum_payout_cents=minimum_payout_cents,
            tags=tags,
        )

        return update_partner_request
