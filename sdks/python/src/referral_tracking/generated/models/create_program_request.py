from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..models.create_program_request_code_policy import check_create_program_request_code_policy
from ..models.create_program_request_code_policy import CreateProgramRequestCodePolicy
from ..models.create_program_request_commission_base import check_create_program_request_commission_base
from ..models.create_program_request_commission_base import CreateProgramRequestCommissionBase
from ..models.create_program_request_commission_type import check_create_program_request_commission_type
from ..models.create_program_request_commission_type import CreateProgramRequestCommissionType
from ..models.create_program_request_currency import check_create_program_request_currency
from ..models.create_program_request_currency import CreateProgramRequestCurrency
from ..models.create_program_request_join_policy import check_create_program_request_join_policy
from ..models.create_program_request_join_policy import CreateProgramRequestJoinPolicy
from ..models.create_program_request_lead_auth import check_create_program_request_lead_auth
from ..models.create_program_request_lead_auth import CreateProgramRequestLeadAuth
from ..types import UNSET, Unset
from typing import cast


T = TypeVar("T", bound="CreateProgramRequest")


@_attrs_define
class CreateProgramRequest:
    commission_type: CreateProgramRequestCommissionType
    """ `percent` and `fixed` pay only the first sale of a subscription; the `recurring_*` types pay every sale.
     """
    commission_rate: float
    """ Percent of the amount, at most 100, or major units of the program's currency, at most 1000000. """
    name: str
    """ The name of the program. """
    domain: str
    """ The brand's host name. It becomes an allowed origin by https, both with and without `www.`. """
    commission_base: CreateProgramRequestCommissionBase | Unset = UNSET
    """ The amount that commissions of payment events are computed on: `net` is what the customer paid without tax
    and shipping, `gross` is all of it. `net` unless set. """
    commission_on_shipping: bool | Unset = UNSET
    """ Whether the net amount has the shipping in it. `false` unless set. """
    currency: CreateProgramRequestCurrency | Unset = UNSET
    """ The currency of the fixed types and of sales that name none. `USD` unless set. """
    lead_commission_cents: int | Unset = UNSET
    """ Paid for each settled lead, in the smallest currency unit. """
    max_months: int | Unset = UNSET
    """ For how many months a customer's sales earn, counted from the time of the first recorded sale, in UTC.
    `null`: for good.
     """
    max_commissions: int | Unset = UNSET
    """ How many sales of one customer earn, whatever becomes of their commissions. `null`: all. """
    grandfather: bool | Unset = UNSET
    """ Whether a customer keeps the terms of their first recorded sale, through changes of terms and moves. """
    lead_auth: CreateProgramRequestLeadAuth | Unset = UNSET
    """ Whether leads from browsers settle. `server_required` unless set. """
    code_policy: CreateProgramRequestCodePolicy | Unset = UNSET
    """ What decides if a customer has both a click and a discount code. `code_first` unless set. """
    cookie_window_days: int | Unset = UNSET
    """ The lifetime of the click cookie. `60` unless set. """
    attribution_window_days: int | Unset = UNSET
    """ The greatest age of a click. `60` unless set. """
    holding_period_days: int | Unset = UNSET
    """ After this number of days `auto_approve` approves a commission. `30` unless set. """
    minimum_payout_cents: int | Unset = UNSET
    """ The least amount of a payout, in the smallest currency unit. `0` unless set. """
    auto_approve: bool | Unset = UNSET
    """ Whether commissions are approved after the holding period. `false` unless set. """
    join_policy: CreateProgramRequestJoinPolicy | Unset = UNSET
    """ How partners join: by invitation, by application, or freely. `invite` unless set. """
    partner_links: bool | Unset = UNSET
    """ Whether partners may create links. `false` unless set. """

    def to_dict(self) -> dict[str, Any]:
        commission_type: str = self.commission_type

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

        lead_commission_cents = self.lead_commission_cents

        max_months = self.max_months

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

        field_dict: dict[str, Any] = {}

        field_dict.update(
            {
                "commission_type": commission_type,
                "commission_rate": commission_rate,
                "name": name,
                "domain": domain,
            }
        )
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

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        d = dict(src_dict)
        commission_type = check_create_program_request_commission_type(d.pop("commission_type"))

        commission_rate = d.pop("commission_rate")

        name = d.pop("name")

        domain = d.pop("domain")

        _commission_base = d.pop("commission_base", UNSET)
        commission_base: CreateProgramRequestCommissionBase | Unset
        if isinstance(_commission_base, Unset):
            commission_base = UNSET
        else:
            commission_base = check_create_program_request_commission_base(_commission_base)

        commission_on_shipping = d.pop("commission_on_shipping", UNSET)

        _currency = d.pop("currency", UNSET)
        currency: CreateProgramRequestCurrency | Unset
        if isinstance(_currency, Unset):
            currency = UNSET
        else:
            currency = check_create_program_request_currency(_currency)

        lead_commission_cents = d.pop("lead_commission_cents", UNSET)

        max_months = d.pop("max_months", UNSET)

        max_commissions = d.pop("max_commissions", UNSET)

        grandfather = d.pop("grandfather", UNSET)

        _lead_auth = d.pop("lead_auth", UNSET)
        lead_auth: CreateProgramRequestLeadAuth | Unset
        if isinstance(_lead_auth, Unset):
            lead_auth = UNSET
        else:
            lead_auth = check_create_program_request_lead_auth(_lead_auth)

        _code_policy = d.pop("code_policy", UNSET)
        code_policy: CreateProgramRequestCodePolicy | Unset
        if isinstance(_code_policy, Unset):
            code_policy = UNSET
        else:
            code_policy = check_create_program_request_code_policy(_code_policy)

        cookie_window_days = d.pop("cookie_window_days", UNSET)

        attribution_window_days = d.pop("attribution_window_days", UNSET)

        holding_period_days = d.pop("holding_period_days", UNSET)

        minimum_payout_cents = d.pop("minimum_payout_cents", UNSET)

        auto_approve = d.pop("auto_approve", UNSET)

        _join_policy = d.pop("join_policy", UNSET)
        join_policy: CreateProgramRequestJoinPolicy | Unset
        if isinstance(_join_policy, Unset):
            join_policy = UNSET
        else:
            join_policy = check_create_program_request_join_policy(_join_policy)

        partner_links = d.pop("partner_links", UNSET)

        create_program_request = cls(
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
        )

        return create_program_request
