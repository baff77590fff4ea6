from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import cast
import datetime

if TYPE_CHECKING:
    from ..models.managed_terms import ManagedTerms


T = TypeVar("T", bound="Group")


@_attrs_define
class Group:
    """A group of partners."""

    id: int
    """ The group. """
    name: str
    """ Its name. """
    slug: str
    """ Its name in URLs, unique in the program: its first name in lower case, with hyphens. """
    default: bool
    """ Whether partners are in it unless somebody moves them. """
    terms: ManagedTerms | None
    """ Its present terms; `null`: the terms of the program hold. """
    minimum_payout_cents: int | None
    """ The least amount of a payout, in the smallest unit of the program's currency; `null`: as the program says.
    """
    partner_links: bool | None
    """ Whether its partners may create links; `null`: as the program says. """
    partners: int
    """ The number of its partners. """
    created_at: datetime.datetime
    """ When it was created. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.managed_terms import ManagedTerms  # noqa: PLC0415

        id = self.id

        name = self.name

        slug = self.slug

        default = self.default

        terms: dict[str, Any] | None
        if isinstance(self.terms, ManagedTerms):
            terms = self.terms.to_dict()
        else:
            terms = self.terms

        minimum_payout_cents: int | None
        minimum_payout_cents = self.minimum_payout_cents

        partner_links: bool | None
        partner_links = self.partner_links

        partners = self.partners

        created_at = self.created_at.isoformat()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "id": id,
                "name": name,
                "slug": slug,
                "default": default,
                "terms": terms,
                "minimum_payout_cents": minimum_payout_cents,
                "partner_links": partner_links,
                "partners": partners,
                "created_at": created_at,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.managed_terms import ManagedTerms  # noqa: PLC0415

        d = dict(src_dict)
        id = d.pop("id")

        name = d.pop("name")

        slug = d.pop("slug")

        default = d.pop("default")

        def _parse_terms(data: object) -> ManagedTerms | None:
            if data is None:
                return data
            try:
                if not isinstance(data, dict):
                    raise TypeError()
                terms_type_0 = ManagedTerms.from_dict(data)

                return terms_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(ManagedTerms | None, data)

        terms = _parse_terms(d.pop("terms"))

        def _parse_minimum_payout_cents(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        minimum_payout_cents = _parse_minimum_payout_cents(d.pop("minimum_payout_cents"))

        def _parse_partner_links(data: object) -> bool | None:
            if data is None:
                return data
            return cast(bool | None, data)

        partner_links = _parse_partner_links(d.pop("partner_links"))

        partners = d.pop("partners")

        created_at = datetime.datetime.fromisoformat(d.pop("created_at"))

        group = cls(
            id=id,
            name=name,
            slug=slug,
            default=default,
            terms=terms,
            minimum_payout_cents=minimum_payout_cents,
            partner_links=partner_links,
            partners=partners,
            created_at=created_at,
        )

        group.additional_properties = d
        return group

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
