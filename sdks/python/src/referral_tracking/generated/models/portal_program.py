from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from typing import cast
import datetime

if TYPE_CHECKING:
    from ..models.brand import Brand


T = TypeVar("T", bound="PortalProgram")


@_attrs_define
class PortalProgram:
    """A program, as its partner sees it."""

    id: int
    """ The program. """
    name: str
    """ Its name. """
    slug: str
    """ Its name in URLs, unique in the service: its first name in lower case, with hyphens, without accents. """
    domain: str
    """ Its domain. """
    status: str
    """ `linked` has a link and has not joined; only a `joined` partner earns commissions. A `merged` one is the
    same person as another partner, who has got their links, codes and customers, and what they earn. More may come.
    Known values: linked, applied, joined, declined, left, removed, merged. """
    archived: bool
    """ Whether the program has ended: its links are disabled. """
    demo: bool
    """ Whether it is the demo of a first start, with invented events. """
    commission_type: str
    """ The commission type. Known values: percent, fixed, recurring_percent, recurring_fixed. """
    commission_rate: float
    """ Percent, or major units of the currency. """
    currency: str
    """ The currency of the fixed types and of sales that name none. Known values: USD, EUR, VND. """
    lead_commission_cents: int | None
    """ Paid for each settled lead, in the smallest currency unit. """
    commission_base: str
    """ The amount that commissions of payment events are computed on. Known values: net, gross. """
    commission_on_shipping: bool
    """ Whether the net amount has the shipping in it. """
    max_months: int | None
    """ For how many months a customer's sales earn, counted from the time of the first recorded sale, in UTC.
    `null`: for good.
     """
    max_commissions: int | None
    """ How many sales of one customer earn, whatever becomes of their commissions. `null`: all. """
    cookie_window_days: int
    """ The lifetime of the click cookie. """
    attribution_window_days: int
    """ The greatest age of a click. """
    holding_period_days: int
    """ The number of days before a commission is approved. """
    minimum_payout_cents: int
    """ The least amount of a payout, in the smallest currency unit. """
    partner_links: bool
    """ Whether partners may create links. """
    partner_postbacks: bool
    """ Whether partners may have postbacks. """
    brand: Brand
    """ How the program looks to its partners. What is null was not set. """
    created_at: datetime.datetime
    """ When the partner first belonged to the program. """
    changed_at: datetime.datetime
    """ When the status last changed. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.brand import Brand  # noqa: PLC0415

        id = self.id

        name = self.name

        slug = self.slug

        domain = self.domain

        status = self.status

        archived = self.archived

        demo = self.demo

        commission_type = self.commission_type

        commission_rate = self.commission_rate

        currency = self.currency

        lead_commission_cents: int | None
        lead_commission_cents = self.lead_commission_cents

        commission_base = self.commission_base

        commission_on_shipping = self.commission_on_shipping

        max_months: int | None
        max_months = self.max_months

        max_commissions: int | None
        max_commissions = self.max_commissions

        cookie_window_days = self.cookie_window_days

        attribution_window_days = self.attribution_window_days

        holding_period_days = self.holding_period_days

        minimum_payout_cents = self.minimum_payout_cents

        partner_links = self.partner_links

        partner_postbacks = self.partner_postbacks

        brand = self.brand.to_dict()

        created_at = self.created_at.isoformat()

        changed_at = self.changed_at.isoformat()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "id": id,
                "name": name,
                "slug": slug,
                "domain": domain,
                "status": status,
                "archived": archived,
                "demo": demo,
                "commission_type": commission_type,
                "commission_rate": commission_rate,
                "currency": currency,
                "lead_commission_cents": lead_commission_cents,
                "commission_base": commission_base,
                "commission_on_shipping": commission_on_shipping,
                "max_months": max_months,
                "max_commissions": max_commissions,
                "cookie_window_days": cookie_window_days,
                "attribution_window_days": attribution_window_days,
                "holding_period_days": holding_period_days,
                "minimum_payout_cents": minimum_payout_cents,
                "partner_links": partner_links,
                "partner_postbacks": partner_postbacks,
                "brand": brand,
                "created_at": created_at,
                "changed_at": changed_at,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.brand import Brand  # noqa: PLC0415

        d = dict(src_dict)
        id = d.pop("id")

        name = d.pop("name")

        slug = d.pop("slug")

        domain = d.pop("domain")

        status = d.pop("status")

        archived = d.pop("archived")

        demo = d.pop("demo")

        commission_type = d.pop("commission_type")

        commission_rate = d.pop("commission_rate")

        currency = d.pop("currency")

        def _parse_lead_commission_cents(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        lead_commission_cents = _parse_lead_commission_cents(d.pop("lead_commission_cents"))

        commission_base = d.pop("commission_base")

        commission_on_shipping = d.pop("commission_on_shipping")

        def _parse_max_months(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        max_months = _parse_max_months(d.pop("max_months"))

        def _parse_max_commissions(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        max_commissions = _parse_max_commissions(d.pop("max_commissions"))

        cookie_window_days = d.pop("cookie_window_days")

        attribution_window_days = d.pop("attribution_window_days")

        holding_period_days = d.pop("holding_period_days")

        minimum_payout_cents = d.pop("minimum_payout_cents")

        partner_links = d.pop("partner_links")

        partner_postbacks = d.pop("partner_postbacks")

        brand = Brand.from_dict(d.pop("brand"))

        created_at = datetime.datetime.fromisoformat(d.pop("created_at"))

        changed_at = datetime.datetime.fromisoformat(d.pop("changed_at"))

        portal_program = cls(
            id=id,
            name=name,
            slug=slug,
            domain=domain,
            status=status,
            archived=archived,
            demo=demo,
            commission_type=commission_type,
            commission_rate=commission_rate,
            currency=currency,
            lead_commission_cents=lead_commission_cents,
            commission_base=commission_base,
            commission_on_shipping=commission_on_shipping,
            max_months=max_months,
            max_commissions=max_commissions,
            cookie_window_days=cookie_window_days,
            attribution_window_days=attribution_window_days,
            holding_period_days=holding_period_days,
            minimum_payout_cents=minimum_payout_cents,
            partner_links=partner_links,
            partner_postbacks=partner_postbacks,
            brand=brand,
            created_at=created_at,
            changed_at=changed_at,
        )

        portal_program.additional_properties = d
        return portal_program

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
