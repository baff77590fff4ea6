from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..models.mail_kind import check_mail_kind
from ..models.mail_kind import MailKind
from typing import cast
import datetime

if TYPE_CHECKING:
    from ..models.brand import Brand
    from ..models.question import Question


T = TypeVar("T", bound="ManagedProgram")


@_attrs_define
class ManagedProgram:
    """A program, as its members see it."""

    id: int
    """ The program. """
    name: str
    """ Its name. """
    slug: str
    """ Its name in URLs, unique in the service: its first name in lower case, with hyphens, without accents. """
    domain: str
    """ Its domain. """
    status: str
    """ Keys of an archived program are refused, and its links are disabled. Known values: active, archived. """
    role: str
    """ The role of the caller's account. Known values: owner, admin, viewer. """
    commission_type: str
    """ The commission type. Known values: percent, fixed, recurring_percent, recurring_fixed. """
    commission_rate: float
    """ Percent, or major units of the currency. """
    commission_base: str
    """ The amount that commissions of payment events are computed on: `net` is what the customer paid without tax
    and shipping, `gross` is all of it. Known values: net, gross. """
    commission_on_shipping: bool
    """ Whether the net amount has the shipping in it. """
    currency: str
    """ The currency of the fixed types and of sales that name none. Known values: USD, EUR, VND. """
    lead_commission_cents: int | None
    """ Paid for each settled lead, in the smallest currency unit. """
    max_months: int | None
    """ For how many months a customer's sales earn, counted from the time of the first recorded sale, in UTC.
    `null`: for good.
     """
    max_commissions: int | None
    """ How many sales of one customer earn, whatever becomes of their commissions. `null`: all. """
    grandfather: bool
    """ Whether a customer keeps the terms of their first recorded sale, through changes of terms and moves. """
    lead_auth: str
    """ Whether leads from browsers settle. Known values: server_required, browser_allowed. """
    cookie_window_days: int
    """ The lifetime of the click cookie. """
    attribution_window_days: int
    """ The greatest age of a click. """
    holding_period_days: int
    """ After this number of days `auto_approve` approves a commission. """
    minimum_payout_cents: int
    """ The least amount of a payout, in the smallest currency unit. """
    auto_approve: bool
    """ Whether commissions are approved after the holding period. """
    join_policy: str
    """ How partners join. Known values: invite, apply, open. """
    partner_links: bool
    """ Whether partners may create links. """
    code_policy: str
    """ What decides if a customer has both a click and a discount code. Known values: code_first, click_first. """
    partner_postbacks: bool
    """ Whether partners may have postbacks. """
    brand: Brand
    """ How the program looks to its partners. What is null was not set. """
    questions: list[Question]
    """ What people who join or apply are asked. """
    muted_mails: list[MailKind]
    """ The kinds of mails that the program does not send, neither to partners nor to owners. """
    origins: list[str]
    """ The browser origins that may send clicks and leads. """
    demo: bool
    """ Whether it is the demo of a first start, with invented events. """
    created_at: datetime.datetime
    """ When it was created. """
    archived_at: datetime.datetime | None
    """ When it was archived. """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.brand import Brand  # noqa: PLC0415
        from ..models.question import Question  # noqa: PLC0415

        id = self.id

        name = self.name

        slug = self.slug

        domain = self.domain

        status = self.status

        role = self.role

        commission_type = self.commission_type

        commission_rate = self.commission_rate

        commission_base = self.commission_base

        commission_on_shipping = self.commission_on_shipping

        currency = self.currency

        lead_commission_cents: int | None
        lead_commission_cents = self.lead_commission_cents

        max_months: int | None
        max_months = self.max_months

        max_commissions: int | None
        max_commissions = self.max_commissions

        grandfather = self.grandfather

        lead_auth = self.lead_auth

        cookie_window_days = self.cookie_window_days

        attribution_window_days = self.attribution_window_days

        holding_period_days = self.holding_period_days

        minimum_payout_cents = self.minimum_payout_cents

        auto_approve = self.auto_approve

        join_policy = self.join_policy

        partner_links = self.partner_links

        code_policy = self.code_policy

        partner_postbacks = self.partner_postbacks

        brand = self.brand.to_dict()

        questions = []
        for questions_item_data in self.questions:
            questions_item = questions_item_data.to_dict()
            questions.append(questions_item)

        muted_mails = []
        for muted_mails_item_data in self.muted_mails:
            muted_mails_item: str = muted_mails_item_data
            muted_mails.append(muted_mails_item)

        origins = self.origins

        demo = self.demo

        created_at = self.created_at.isoformat()

        archived_at: None | str
        if isinstance(self.archived_at, datetime.datetime):
            archived_at = self.archived_at.isoformat()
        else:
            archived_at = self.archived_at

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "id": id,
                "name": name,
                "slug": slug,
                "domain": domain,
                "status": status,
                "role": role,
                "commission_type": commission_type,
                "commission_rate": commission_rate,
                "commission_base": commission_base,
                "commission_on_shipping": commission_on_shipping,
                "currency": currency,
                "lead_commission_cents": lead_commission_cents,
                "max_months": max_months,
                "max_commissions": max_commissions,
                "grandfather": grandfather,
                "lead_auth": lead_auth,
                "cookie_window_days": cookie_window_days,
                "attribution_window_days": attribution_window_days,
                "holding_period_days": holding_period_days,
                "minimum_payout_cents": minimum_payout_cents,
                "auto_approve": auto_approve,
                "join_policy": join_policy,
                "partner_links": partner_links,
                "code_policy": code_policy,
                "partner_postbacks": partner_postbacks,
                "brand": brand,
                "questions": questions,
                "muted_mails": muted_mails,
                "origins": origins,
                "demo": demo,
                "created_at": created_at,
                "archived_at": archived_at,
            }
        )

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.brand import Brand  # noqa: PLC0415
        from ..models.question import Question  # noqa: PLC0415

        d = dict(src_dict)
        id = d.pop("id")

        name = d.pop("name")

        slug = d.pop("slug")

        domain = d.pop("domain")

        status = d.pop("status")

        role = d.pop("role")

        commission_type = d.pop("commission_type")

        commission_rate = d.pop("commission_rate")

        commission_base = d.pop("commission_base")

        commission_on_shipping = d.pop("commission_on_shipping")

        currency = d.pop("currency")

        def _parse_lead_commission_cents(data: object) -> int | None:
            if data is None:
                return data
            return cast(int | None, data)

        lead_commission_cents = _parse_lead_commission_cents(d.pop("lead_commission_cents"))

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

        grandfather = d.pop("grandfather")

        lead_auth = d.pop("lead_auth")

        cookie_window_days = d.pop("cookie_window_days")

        attribution_window_days = d.pop("attribution_window_days")

        holding_period_days = d.pop("holding_period_days")

        minimum_payout_cents = d.pop("minimum_payout_cents")

        auto_approve = d.pop("auto_approve")

        join_policy = d.pop("join_policy")

        partner_links = d.pop("partner_links")

        code_policy = d.pop("code_policy")

        partner_postbacks = d.pop("partner_postbacks")

        brand = Brand.from_dict(d.pop("brand"))

        questions = []
        _questions = d.pop("questions")
        for questions_item_data in _questions:
            questions_item = Question.from_dict(questions_item_data)

            questions.append(questions_item)

        muted_mails = []
        _muted_mails = d.pop("muted_mails")
        for muted_mails_item_data in _muted_mails:
            muted_mails_item = check_mail_kind(muted_mails_item_data)

            muted_mails.append(muted_mails_item)

        origins = cast(list[str], d.pop("origins"))

        demo = d.pop("demo")

        created_at = datetime.datetime.fromisoformat(d.pop("created_at"))

        def _parse_archived_at(data: object) -> datetime.datetime | None:
            if data is None:
                return data
            try:
                if not isinstance(data, str):
                    raise TypeError()
                archived_at_type_0 = datetime.datetime.fromisoformat(data)

                return archived_at_type_0
            except (TypeError, ValueError, AttributeError, KeyError):
                pass
            return cast(datetime.datetime | None, data)

        archived_at = _parse_archived_at(d.pop("archived_at"))

        managed_program = cls(
            id=id,
            name=name,
            slug=slug,
            domain=domain,
            status=status,
            role=role,
            commission_type=commission_type,
            commission_rate=commission_rate,
            commission_base=commission_base,
            commission_on_shipping=commission_on_shipping,
            currency=currency,
            lead_commission_cents=lead_commission_cents,
            max_months=max_months,
            max_commissions=max_commissions,
            grandfather=grandfather,
            lead_auth=lead_auth,
            cookie_window_days=cookie_window_days,
            attribution_window_days=attribution_window_days,
            holding_period_days=holding_period_days,
            minimum_payout_cents=minimum_payout_cents,
            auto_approve=auto_approve,
            join_policy=join_policy,
            partner_links=partner_links,
            code_policy=code_policy,
            partner_postbacks=partner_postbacks,
            brand=brand,
            questions=questions,
            muted_mails=muted_mails,
            origins=origins,
            demo=demo,
            created_at=created_at,
            archived_at=archived_at,
        )

        managed_program.additional_properties = d
        return managed_program

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
