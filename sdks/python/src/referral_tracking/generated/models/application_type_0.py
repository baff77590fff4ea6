from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import cast

if TYPE_CHECKING:
    from ..models.stored_answer import StoredAnswer
    from ..models.stored_consent import StoredConsent


T = TypeVar("T", bound="ApplicationType0")


@_attrs_define
class ApplicationType0:
    """What the partner said when they joined or applied. Null for viewers, and where the partner said nothing."""

    website: None | str
    """ The website, channel or profile that the partner named. """
    answers: list[StoredAnswer]
    """ The answers to the questions of that time. """
    consents: list[StoredConsent]
    """ What the partner agreed to. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.stored_answer import StoredAnswer  # noqa: PLC0415
        from ..models.stored_consent import StoredConsent  # noqa: PLC0415

        website: None | str
        website = self.website

        answers = []
        for answers_item_data in self.answers:
            answers_item = answers_item_data.to_dict()
            answers.append(answers_item)

        consents = []
        for consents_item_data in self.consents:
            consents_item = consents_item_data.to_dict()
            consents.append(consents_item)

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "website": website,
                "answers": answers,
                "consents": consents,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.stored_answer import StoredAnswer  # noqa: PLC0415
        from ..models.stored_consent import StoredConsent  # noqa: PLC0415

        d = dict(src_dict)

        def _parse_website(data: object) -> None | str:
            if data is None:
                return data
            return cast(None | str, data)

        website = _parse_website(d.pop("website"))

        answers = []
        _answers = d.pop("answers")
        for answers_item_data in _answers:
            answers_item = StoredAnswer.from_dict(answers_item_data)

            answers.append(answers_item)

        consents = []
        _consents = d.pop("consents")
        for consents_item_data in _consents:
            consents_item = StoredConsent.from_dict(consents_item_data)

            consents.append(consents_item)

        application_type_0 = cls(
            website=website,
            answers=answers,
            consents=consents,
        )

        application_type_0.additional_properties = d
        return application_type_0

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
