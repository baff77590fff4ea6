from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..types import UNSET, Unset
from typing import cast

if TYPE_CHECKING:
    from ..models.given_answer import GivenAnswer


T = TypeVar("T", bound="JoinProgramRequest")


@_attrs_define
class JoinProgramRequest:
    slug: str
    """ The name of the program in URLs. """
    name: str | Unset = UNSET
    """ The name that programs see, for an account that is no partner yet. A partner keeps theirs. """
    website: str | Unset = UNSET
    """ Where the partner reaches people, such as a website, a channel or a profile. Only the program sees it. """
    answers: list[GivenAnswer] | Unset = UNSET
    """ Answers to questions of the program. One that it does not ask is left out. """
    consents: list[str] | Unset = UNSET
    """ What the person agrees to: the addresses of the terms and of the privacy notice, of which the program may
    have either. """

    def to_dict(self) -> dict[str, Any]:
        from ..models.given_answer import GivenAnswer  # noqa: PLC0415

        slug = self.slug

        name = self.name

        website = self.website

        answers: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.answers, Unset):
            answers = []
            for answers_item_data in self.answers:
                answers_item = answers_item_data.to_dict()
                answers.append(answers_item)

        consents: list[str] | Unset = UNSET
        if not isinstance(self.consents, Unset):
            consents = self.consents

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "slug": slug,
            }
        )
        if name is not UNSET:
            field_dict["name"] = name
        if website is not UNSET:
            field_dict["website"] = website
        if answers is not UNSET:
            field_dict["answers"] = answers
        if consents is not UNSET:
            field_dict["consents"] = consents

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.given_answer import GivenAnswer  # noqa: PLC0415

        d = dict(src_dict)
        slug = d.pop("slug")

        name = d.pop("name", UNSET)

        website = d.pop("website", UNSET)

        _answers = d.pop("answers", UNSET)
        answers: list[GivenAnswer] | Unset = UNSET
        if _answers is not UNSET:
            answers = []
            for answers_item_data in _answers:
                answers_item = GivenAnswer.from_dict(answers_item_data)

                answers.append(answers_item)

        consents = cast(list[str], d.pop("consents", UNSET))

        join_program_request = cls(
            slug=slug,
            name=name,
            website=website,
            answers=answers,
            consents=consents,
        )

        return join_program_request
