from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypeVar, BinaryIO, TextIO, TYPE_CHECKING, Generator

from attrs import define as _attrs_define
from attrs import field as _attrs_field

from ..types import UNSET, Unset

from ..models.sale_request_currency import check_sale_request_currency
from ..models.sale_request_currency import SaleRequestCurrency
from ..models.sale_request_provider import check_sale_request_provider
from ..models.sale_request_provider import SaleRequestProvider
from ..types import UNSET, Unset
from typing import cast
import datetime

if TYPE_CHECKING:
    from ..models.additional_data import AdditionalData


T = TypeVar("T", bound="SaleRequest")


@_attrs_define
class SaleRequest:
    amount_cents: int
    """ The amount in the currency's smallest unit (VND has no smaller unit than the dong). """
    transaction_id: str | Unset = UNSET
    """ Your own identifier of the payment. It must be unique among the sales of all programs of the deployment:
    start it
    with your own prefix, such as `brand-`, so that it differs from the identifiers of other programs. Required,
    except in test mode; identifiers of test sales are unique within the program.
     """
    gross_amount_cents: int | Unset = UNSET
    """ What the customer paid, with tax and shipping, if that is more than `amount_cents`, which the commission is
    computed
    on. A refund that the payment processor reports then takes back the same share of both.
     """
    currency: SaleRequestCurrency | Unset = UNSET
    """ The default is the program's currency. """
    occurred_at: datetime.datetime | Unset = UNSET
    """ When the payment happened, ISO 8601 with offset; not older than 30 days, not more than 5 minutes in the
    future.
    The default is the time of receipt. Only the age of the click is checked: a payment from before the click is
    attributed too.
     """
    provider: SaleRequestProvider | Unset = UNSET
    """ The payment provider. """
    provider_payment_id: str | Unset = UNSET
    """ The provider's identifier of the payment. """
    livemode: bool | Unset = UNSET
    """ The provider's live flag. A sale with false is recorded and earns a commission like any other sale, but does
    not
    count as a real sale for readiness.
     """
    customer_key: str | Unset = UNSET
    """ Your own identifier of the customer. Required unless `click_id` is given. """
    click_id: str | Unset = UNSET
    """ Value of the click cookie. Required unless `customer_key` is given. """
    subscription_id: str | Unset = UNSET
    """ The subscription that the payment belongs to. If omitted, the sale belongs to no subscription. """
    discount_code: str | Unset = UNSET
    """ The discount code that the customer used. A code of one of the program's partners decides whom a customer
    belongs to
    who is not settled yet, also without a click; see the program's `code_policy`.
     """
    additional_data: AdditionalData | Unset = UNSET
    """ Your own metadata, stored unchanged (at most 10,000 characters of JSON), and the switch for test mode. A
    call with
    `test_mode: true` stores a test event and does not change production data.
     """
    additional_properties: dict[str, Any] = _attrs_field(init=False, factory=dict)

    def to_dict(self) -> dict[str, Any]:
        from ..models.additional_data import AdditionalData  # noqa: PLC0415

        amount_cents = self.amount_cents

        transaction_id = self.transaction_id

        gross_amount_cents = self.gross_amount_cents

        currency: str | Unset = UNSET
        if not isinstance(self.currency, Unset):
            currency = self.currency

        occurred_at: str | Unset = UNSET
        if not isinstance(self.occurred_at, Unset):
            occurred_at = self.occurred_at.isoformat()

        provider: str | Unset = UNSET
        if not isinstance(self.provider, Unset):
            provider = self.provider

        provider_payment_id = self.provider_payment_id

        livemode = self.livemode

        customer_key = self.customer_key

        click_id = self.click_id

        subscription_id = self.subscription_id

        discount_code = self.discount_code

        additional_data: dict[str, Any] | Unset = UNSET
        if not isinstance(self.additional_data, Unset):
            additional_data = self.additional_data.to_dict()

        field_dict: dict[str, Any] = {}
        field_dict.update(self.additional_properties)
        field_dict.update(
            {
                "amount_cents": amount_cents,
            }
        )
        if transaction_id is not UNSET:
            field_dict["transaction_id"] = transaction_id
        if gross_amount_cents is not UNSET:
            field_dict["gross_amount_cents"] = gross_amount_cents
        if currency is not UNSET:
            field_dict["currency"] = currency
        if occurred_at is not UNSET:
            field_dict["occurred_at"] = occurred_at
        if provider is not UNSET:
            field_dict["provider"] = provider
        if provider_payment_id is not UNSET:
            field_dict["provider_payment_id"] = provider_payment_id
        if livemode is not UNSET:
            field_dict["livemode"] = livemode
        if customer_key is not UNSET:
            field_dict["customer_key"] = customer_key
        if click_id is not UNSET:
            field_dict["click_id"] = click_id
        if subscription_id is not UNSET:
            field_dict["subscription_id"] = subscription_id
        if discount_code is not UNSET:
            field_dict["discount_code"] = discount_code
        if additional_data is not UNSET:
            field_dict["additional_data"] = additional_data

        return field_dict

    @classmethod
    def from_dict(cls: type[T], src_dict: Mapping[str, Any]) -> T:
        from ..models.additional_data import AdditionalData  # noqa: PLC0415

        d = dict(src_dict)
        amount_cents = d.pop("amount_cents")

        transaction_id = d.pop("transaction_id", UNSET)

        gross_amount_cents = d.pop("gross_amount_cents", UNSET)

        _currency = d.pop("currency", UNSET)
        currency: SaleRequestCurrency | Unset
        if isinstance(_currency, Unset):
            currency = UNSET
        else:
            currency = check_sale_request_currency(_currency)

        _occurred_at = d.pop("occurred_at", UNSET)
        occurred_at: datetime.datetime | Unset
        if isinstance(_occurred_at, Unset):
            occurred_at = UNSET
        else:
            occurred_at = datetime.datetime.fromisoformat(_occurred_at)

        _provider = d.pop("provider", UNSET)
        provider: SaleRequestProvider | Unset
        if isinstance(_provider, Unset):
            provider = UNSET
        else:
            provider = check_sale_request_provider(_provider)

        provider_payment_id = d.pop("provider_payment_id", UNSET)

        livemode = d.pop("livemode", UNSET)

        customer_key = d.pop("customer_key", UNSET)

        click_id = d.pop("click_id", UNSET)

        subscription_id = d.pop("subscription_id", UNSET)

        discount_code = d.pop("discount_code", UNSET)

        _additional_data = d.pop("additional_data", UNSET)
        additional_data: AdditionalData | Unset
        if isinstance(_additional_data, Unset):
            additional_data = UNSET
        else:
            additional_data = AdditionalData.from_dict(_additional_data)

        sale_request = cls(
            amount_cents=amount_cents,
            transaction_id=transaction_id,
            gross_amount_cents=gross_amount_cents,
            currency=currency,
            occurred_at=occurred_at,
            provider=provider,
            provider_payment_id=provider_payment_id,
            livemode=livemode,
            customer_key=customer_key,
            click_id=click_id,
            subscription_id=subscription_id,
            discount_code=discount_code,
            additional_data=additional_data,
        )

        sale_request.additional_properties = d
        return sale_request

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
