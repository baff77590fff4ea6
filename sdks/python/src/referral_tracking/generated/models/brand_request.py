from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..types import UNSET, Unset


T = TypeVar("T", bound="BrandRequest")


@_attrs_define
class BrandRequest:
    """How the program looks to its partners. What is not sent stays, and `null` clears a field."""

    display_name: str | Unset = UNSET
    """ The name that partners read in place of the program's. """
    accent_color: str | Unset = UNSET
    """ The colour of the brand, such as `#b45309`. Every colour will do: the shades for text are made from it. """
    sentence: str | Unset = UNSET
    """ What the brand says to partners. """
    terms_url: str | Unset = UNSET
    """ The terms of the program: `https`, or `http` on the own machine. """
    privacy_url: str | Unset = UNSET
    """ What the brand says about privacy: `https`, or `http` on the own machine. """

    def to_dict(self) -> dict[str, Any]:
        display_name = self.display_name

        accent_color = self.accent_color

        sentence = self.sentence

        terms_url = self.terms_url

        privacy_url = self.privacy_url

        field_dict: dict[str, Any] = {}

        field_dict.update({})
        if display_name is not UNSET:
            field_dict["display_name"] = display_name
        if accent_color is not UNSET:
            field_dict["accent_color"] = accent_color
        if sentence is not UNSET:
            field_dict["sentence"] = sentence
        if terms_url is not UNSET:
            field_dict["terms_url"] = terms_url
        if privacy_url is not UNSET:
            field_dict["privacy_url"] = privacy_url

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        display_name = d.pop("display_name", UNSET)

        accent_color = d.pop("accent_color", UNSET)

        sentence = d.pop("sentence", UNSET)

        terms_url = d.pop("terms_url", UNSET)

        privacy_url = d.pop("privacy_url", UNSET)

        brand_request = cls(
            display_name=display_name,
            accent_color=accent_color,
            sentence=sentence,
            terms_url=terms_url,
            privacy_url=privacy_url,
        )

        return brand_request
