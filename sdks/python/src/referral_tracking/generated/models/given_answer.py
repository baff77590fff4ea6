from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset


T = TypeVar("T", bound="GivenAnswer")


@_attrs_define
class GivenAnswer:
    """An answer to a question of the program."""

    question: str
    """ The question, exactly as the program asks it. """
    answer: str
    """ The answer. """

    def to_dict(self) -> dict[str, Any]:
        question = self.question

        answer = self.answer

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "question": question,
                "answer": answer,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        question = d.pop("question")

        answer = d.pop("answer")

        given_answer = cls(
            question=question,
            answer=answer,
        )

        return given_answer
