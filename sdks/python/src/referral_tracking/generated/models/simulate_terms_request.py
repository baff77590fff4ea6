from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..models.terms_level import check_terms_level
from ..models.terms_level import TermsLevel
from ..types import UNSET, Unset
from typing import cast
import datetime

if TYPE_CHECKING:
    from ..models.simulated_terms import SimulatedTerms


T = TypeVar("T", bound="SimulateTermsRequest")


@_attrs_define
class SimulateTermsRequest:
    from_: datetime.date
    """ The first day (UTC) on which sales were recorded. """
    to: datetime.date
    """ The day after the last one (UTC), at most 366 days after `from`. """
    level: TermsLevel
    """ Whose terms they are. Those of a partnership go before those of its group, and those before the program's.
    """
    group_id: int | Unset = UNSET
    """ The group, at the level `group`. """
    partner_id: int | Unset = UNSET
    """ The partner, at the level `partnership`. """
    terms: SimulatedTerms | Unset = UNSET
    """ What differs from the present terms of the level. Without it, nothing is replaced, each sale has the terms
    that it had, and the difference
    is zero.
     """

    def to_dict(self) -> dict[str, Any]:
        from ..models.simulated_terms import SimulatedTerms  # noqa: PLC0415

        from_ = self.from_.isoformat()

        to = self.to.isoformat()

        level: str = self.level

        group_id = self.group_id

        partner_id = self.partner_id

        terms: dict[str, Any] | Unset = UNSET
        if not isinstance(self.terms, Unset):
            terms = self.terms.to_dict()

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "from": from_,
                "to": to,
                "level": level,
            }
        )
        if group_id is not UNSET:
            field_dict["group_id"] = group_id
        if partner_id is not UNSET:
            field_dict["partner_id"] = partner_id
        if terms is not UNSET:
            field_dict["terms"] = terms

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.simulated_terms import SimulatedTerms  # noqa: PLC0415

        d = dict(src_dict)
        from_ = datetime.date.fromisoformat(d.pop("from"))

        to = datetime.date.fromisoformat(d.pop("to"))

        level = check_terms_level(d.pop("level"))

        group_id = d.pop("group_id", UNSET)

        partner_id = d.pop("partner_id", UNSET)

        _terms = d.pop("terms", UNSET)
        terms: SimulatedTerms | Unset
        if isinstance(_terms, Unset):
            terms = UNSET
        else:
            terms = SimulatedTerms.from_dict(_terms)

        simulate_terms_request = cls(
            from_=from_,
            to=to,
            level=level,
            group_id=group_id,
            partner_id=partner_id,
            terms=terms,
        )

        return simulate_terms_request
