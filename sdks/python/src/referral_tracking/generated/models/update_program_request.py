from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..models.mail_kind import check_mail_kind
from ..models.mail_kind import MailKind
from ..models.update_program_request_code_policy import check_update_program_request_code_policy
from ..models.update_program_request_code_policy import UpdateProgramRequestCodePolicy
from ..models.update_program_request_commission_base import check_update_program_request_commission_base
from ..models.update_program_request_commission_base import UpdateProgramRequestCommissionBase
from ..models.update_program_request_commission_type import check_update_program_request_commission_type
from ..models.update_program_request_commission_type import UpdateProgramRequestCommissionType
from ..models.update_program_request_currency import check_update_program_request_currency
from ..models.update_program_request_currency import UpdateProgramRequestCurrency
from ..models.update_program_request_join_policy import check_update_program_request_join_policy
from ..models.update_program_request_join_policy import UpdateProgramRequestJoinPolicy
from ..models.update_program_request_lead_auth import check_update_program_request_lead_auth
from ..models.update_program_request_lead_auth import UpdateProgramRequestLeadAuth
from ..types import UNSET, Unset
from typing import cast

if TYPE_CHECKING:
    from ..models.brand_request import BrandRequest
    from ..models.question_request import QuestionRequest


T = TypeVar("T", bound="UpdateProgramRequest")


@_attrs_define
class UpdateProgramRequest:
    commission_type: UpdateProgramRequestCommissionType | Unset = UNSET
    """ `percent` and `fixed` pay only the first sale of a subscription; the `recurring_*` types pay every sale.
     """
    commission_rate: float | Unset = UNSET
    """ Percent of the amount, at most 100, or major units of the program's currency, at most 1000000. """
    name: str | Unset = UNSET
    """ The name of the program. """
    domain: str | Unset = UNSET
    """ The brand's host name. """
    commission_base: UpdateProgramRequestCommissionBase | Unset = UNSET
    """ The amount that commissions of payment events are computed on: `net` is what the customer paid without tax
    and shipping, `gross` is all of it. """
    commission_on_shipping: bool | Unset = UNSET
    """ Whether the net amount has the shipping in it. """
    currency: UpdateProgramRequestCurrency | Unset = UNSET
    """ The currency of the fixed types and of sales that name none. """
    lead_commission_cents: int | None | Unset = UNSET
    """ Paid for each settled lead, in the smallest currency unit. """
    max_months: int | None | Unset = UNSET
    """ For how many months a customer's sales earn, counted from the time of the first recorded sale, in UTC.
    `null`: for good.
     """
    max_commissions: int | None | Unset = UNSET
    """ How many sales of one customer earn, whatever becomes of their commissions. `null`: all. """
    grandfather: bool | Unset = UNSET
    """ Whether a customer keeps the terms of their first recorded sale, through changes of terms and moves. """
    lead_auth: UpdateProgramRequestLeadAuth | Unset = UNSET
    """ Whether leads from browsers settle. """
    code_policy: UpdateProgramRequestCodePolicy | Unset = UNSET
    """ What decides if a customer has both a click and a discount code. """
    cookie_window_days: int | Unset = UNSET
    """ The lifetime of the click cookie. """
    attribution_window_days: int | Unset = UNSET
    """ The greatest age of a click. """
    holding_period_days: int | Unset = UNSET
    """ After this number of days `auto_approve` approves a commission. """
    minimum_payout_cents: int | Unset = UNSET
    """ The least amount of a payout, in the smallest currency unit. """
    auto_approve: bool | Unset = UNSET
    """ Whether commissions are approved after the holding period. """
    join_policy: UpdateProgramRequestJoinPolicy | Unset = UNSET
    """ How partners join: by invitation, by application, or freely. """
    partner_links: bool | Unset = UNSET
    """ Whether partners may create links. """
    partner_postbacks: bool | Unset = UNSET
    """ Whether partners may have postbacks. """
    brand: BrandRequest | Unset = UNSET
    """ How the program looks to its partners. What is not sent stays, and `null` clears a field. """
    questions: list[QuestionRequest] | Unset = UNSET
    """ What people who join or apply are asked, in place of the present questions. """
    muted_mails: list[MailKind] | Unset = UNSET
    """ The kinds of mails that the program does not send, neither to partners nor to owners. The list replaces the
    current one. """

    def to_dict(self) -> dict[str, Any]:
        from ..models.brand_request import BrandRequest  # noqa: PLC0415
        from ..models.question_request import QuestionRequest  # noqa: PLC0415

        commission_type: str | Unset = UNSET
        if not isinstance(self.commission_type, Unset):
            commission_type = self.commission_type

        commission_rate = self.commission_rate

        name = self.name

        domain = self.domain

        commission_base: str | Unset = UNSET
        if not isinstance(self.commission_base, Unset):
            commission_base = self.commission_base

        commission_on_shipping = self.commission_on_shipping

        currency: str | Unset = UNSET
        if not isinstance(self.currency, Unset):
            currency = self.currency

        lead_commission_cents: int | None | Unset
        if isinstance(self.lead_commission_cents, Unset):
            lead_commission_cents = UNSET
        else:
            lead_commission_cents = self.lead_commission_cents

        max_months: int | None | Unset
        if isinstance(self.max_months, Unset):
            max_months = UNSET
        else:
            max_months = self.max_months

        max_commissions: int | None | Unset
        if isinstance(self.max_commissions, Unset):
            max_commissions = UNSET
        else:
            max_commissions = self.max_commissions

        grandfather = self.grandfather

        lead_auth: str | Unset = UNSET
        if not isinstance(self.lead_auth, Unset):
            lead_auth = self.lead_auth

        code_policy: str | Unset = UNSET
        if not isinstance(self.code_policy, Unset):
            code_policy = self.code_policy

        cookie_window_days = self.cookie_window_days

        attribution_window_days = self.attribution_window_days

        holding_period_days = self.holding_period_days

        minimum_payout_cents = self.minimum_payout_cents

        auto_approve = self.auto_approve

        join_policy: str | Unset = UNSET
        if not isinstance(self.join_policy, Unset):
            join_policy = self.join_policy

        partner_links = self.partner_links

        partner_postbacks = self.partner_postbacks

        brand: dict[str, Any] | Unset = UNSET
        if not isinstance(self.brand, Unset):
            brand = self.brand.to_dict()

        questions: list[dict[str, Any]] | Unset = UNSET
        if not isinstance(self.questions, Unset):
            questions = []
            for questions_item_data in self.questions:
                questions_item = questions_item_data.to_dict()
                questions.append(questions_item)

        muted_mails: list[str] | Unset = UNSET
        if not isinstance(self.muted_mails, Unset):
            muted_mails = []
            for muted_mails_item_data in self.muted_mails:
                muted_mails_item: str = muted_mails_item_data
                muted_mails.append(muted_mails_item)

        field_dict: dict[str, Any] = {}

        field_dict.update({})
        if commission_type is not UNSET:
            field_dict["commission_type"] = commission_type
        if commission_rate is not UNSET:
            field_dict["commission_rate"] = commission_rate
        if name is not UNSET:
            field_dict["name"] = name
        if domain is not UNSET:
            field_dict["domain"] = domain
        if commission_base is not UNSET:
            field_dict["commission_base"] = commission_base
        if commission_on_shipping is not UNSET:
            field_dict["commission_on_shipping"] = commission_on_shipping
        if currency is not UNSET:
            field_dict["currency"] = currency
        if lead_commission_cents is not UNSET:
            field_dict["lead_commission_cents"] = lead_commission_cents
        if max_months is not UNSET:
            field_dict["max_months"] = max_months
        if max_commissions is not UNSET:
            field_dict["max_commissions"] = max_commissions
        if grandfather is not UNSET:
            field_dict["grandfather"] = grandfather
        if lead_auth is not UNSET:
            field_dict["lead_auth"] = lead_auth
        if code_policy is not UNSET:
            field_dict["code_policy"] = code_policy
        if cookie_window_days is not UNSET:
            field_dict["cookie_window_days"] = cookie_window_days
        if attribution_window_days is not UNSET:
            field_dict["attribution_window_days"] = attribution_window_days
        if holding_period_days is not UNSET:
            field_dict["holding_period_days"] = holding_period_days
        if minimum_payout_cents is not UNSET:
            field_dict["minimum_payout_cents"] = minimum_payout_cents
        if auto_approve is not UNSET:
            field_dict["auto_approve"] = auto_approve
        if join_policy is not UNSET:
            field_dict["join_policy"] = join_policy
        if partner_links is not UNSET:
            field_dict["partner_links"] = partner_links
        if partner_postbacks is not UNSET:
            field_dict["partner_postbacks"] = partner_postbacks
        if brand is not UNSET:
            field_dict["brand"] = brand
        if questions is not UNSET:
            field_dict["questions"] = questions
        if muted_mails is not UNSET:
            field_dict["muted_mails"] = muted_mails

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.brand_request import BrandRequest  # noqa: PLC0415
        from ..models.question_request import QuestionRequest  # noqa: PLC0415

        d = dict(src_dict)
        _commission_type = d.pop("commission_type", UNSET)
        commission_type: UpdateProgramRequestCommissionType | Unset
        if isinstance(_commission_type, Unset):
            commission_type = UNSET
        else:
            commission_type = check_update_program_request_commission_type(_commission_type)

        commission_rate = d.pop("commission_rate", UNSET)

        name = d.pop("name", UNSET)

        domain = d.pop("domain", UNSET)

        _commission_base = d.pop("commission_base", UNSET)
        commission_base: UpdateProgramRequestCommissionBase | Unset
        if isinstance(_commission_base, Unset):
            commission_base = UNSET
        else:
            commission_base = check_update_program_request_commission_base(_commission_base)

        commission_on_shipping = d.pop("commission_on_shipping", UNSET)

        _currency = d.pop("currency", UNSET)
        currency: UpdateProgramRequestCurrency | Unset
        if isinstance(_currency, Unset):
            currency = UNSET
        else:
            currency = check_update_program_request_currency(_currency)

        def _parse_lead_commission_cents(data: object) -> int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        lead_commission_cents = _parse_lead_commission_cents(d.pop("lead_commission_cents", UNSET))

        def _parse_max_months(data: object) -> int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        max_months = _parse_max_months(d.pop("max_months", UNSET))

        def _parse_max_commissions(data: object) -> int | None | Unset:
            if data is None:
                return data
            if isinstance(data, Unset):
                return data
            return cast(int | None | Unset, data)

        max_commissions = _parse_max_commissions(d.pop("max_commissions", UNSET))

        grandfather = d.pop("grandfather", UNSET)

        _lead_auth = d.pop("lead_auth", UNSET)
        lead_auth: UpdateProgramRequestLeadAuth | Unset
        if isinstance(_lead_auth, Unset):
            lead_auth = UNSET
        else:
            lead_auth = check_update_program_request_lead_auth(_lead_auth)

        _code_policy = d.pop("code_policy", UNSET)
        code_policy: UpdateProgramRequestCodePolicy | Unset
        if isinstance(_code_policy, Unset):
            code_policy = UNSET
        else:
            code_policy = check_update_program_request_code_policy(_code_policy)

        cookie_window_days = d.pop("cookie_window_days", UNSET)

        attribution_window_days = d.pop("attribution_window_days", UNSET)

        holding_period_days = d.pop("holding_period_days", UNSET)

        minimum_payout_cents = d.pop("minimum_payout_cents", UNSET)

        auto_approve = d.pop("auto_approve", UNSET)

        _join_policy = d.pop("join_policy", UNSET)
        join_policy: UpdateProgramRequestJoinPolicy | Unset
        if isinstance(_join_policy, Unset):
            join_policy = UNSET
        else:
            join_policy = check_update_program_request_join_policy(_join_policy)

        partner_links = d.pop("partner_links", UNSET)

        partner_postbacks = d.pop("partner_postbacks", UNSET)

        _brand = d.pop("brand", UNSET)
        brand: BrandRequest | Unset
        if isinstance(_brand, Unset):
            brand = UNSET
        else:
            brand = BrandRequest.from_dict(_brand)

        _questions = d.pop("questions", UNSET)
        questions: list[QuestionRequest] | Unset = UNSET
        if _questions is not UNSET:
            questions = []
            for questions_item_data in _questions:
                questions_item = QuestionRequest.from_dict(questions_item_data)

                questions.append(questions_item)

        _muted_mails = d.pop("muted_mails", UNSET)
        muted_mails: list[MailKind] | Unset = UNSET
        if _muted_mails is not UNSET:
            muted_mails = []
            for muted_mails_item_data in _muted_mails:
                muted_mails_item = check_mail_kind(muted_mails_item_data)

                muted_mails.append(muted_mails_item)

        update_program_request = cls(
            commission_type=commission_type,
            commission_rate=commission_rate,
            name=name,
            domain=domain,
            commission_base=commission_base,
            commission_on_shipping=commission_on_shipping,
            currency=currency,
            lead_commission_cents=lead_commission_cents,
            max_months=max_months,
            max_commissions=max_commissions,
            grandfather=grandfather,
            lead_auth=lead_auth,
            code_policy=code_policy,
            cookie_window_days=cookie_window_days,
            attribution_window_days=attribution_window_days,
            holding_period_days=holding_period_days,
            minimum_payout_cents=minimum_payout_cents,
            auto_approve=auto_approve,
            join_policy=join_policy,
            partner_links=partner_links,
            partner_postbacks=partner_postbacks,
            brand=brand,
            questions=questions,
            muted_mails=muted_mails,
        )

        return update_program_request
