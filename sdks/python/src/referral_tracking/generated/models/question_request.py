from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..types import UNSET, Unset


T = TypeVar("T", bound="QuestionRequest")


@_attrs_define
class QuestionRequest:
    """What the program asks people who join or apply."""

    text: str
    """ The question. """
    required: bool | Unset = UNSET
    """ Whether nobody can join or apply without an answer. False unless set. """

    def to_dict(self) -> dict[str, Any]:
        text = self.text

        required = self.required

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "text": text,
            }
        )
        if required is not UNSET:
            field_dict["required"] = required

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        text = d.pop("text")

        required = d.pop("required", UNSET)

        question_request = cls(
            text=text,
            required=required,
        )

        return question_request
