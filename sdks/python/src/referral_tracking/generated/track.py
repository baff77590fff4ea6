# Made from openapi/ by `npm run generate:sdks`. Do not edit.

"""The operations below /api/v1/track with keyword arguments."""

from __future__ import annotations

import datetime
from collections.abc import Mapping
from typing import TYPE_CHECKING, Any, Literal

from .._operation import body_of
from ..results import LeadResult, SaleResult
from .models import AdditionalData, ClickResponse, RefundResponse

if TYPE_CHECKING:
    from ..async_client import AsyncClient
    from ..client import Client


class Track:
    """What ``Client.track`` is: a keyword for each field; None counts as left out."""

    def __init__(self, client: Client) -> None:
        self._client = client

    def click(
        self,
        *,
        affiliate_url: str,
        page_url: str | None = None,
        referrer_url: str | None = None,
        existing_click_id: str | None = None,
        redirect_click_id: str | None = None,
        sub: str | None = None,
        sub2: str | None = None,
        sub3: str | None = None,
        additional_data: AdditionalData | Mapping[str, Any] | None = None,
    ) -> ClickResponse:
        """Record a click on a referral link. See ``click`` of the client.

        Args:
            affiliate_url: The landing page's full address, with its `aff` parameters. `http` or `https`.
            page_url: The page that was opened.
            referrer_url: The address of the referring page.
            existing_click_id: The `click_id` that the visitor already has. Returned unchanged if it is a
                click on the same link and is at most 30 minutes old, or its customer has signed up.
            redirect_click_id: The `click_id` in the address of the landing page, to which a short address
                (`/r/{name}`) has sent the visitor. If it is younger than 30 minutes, on the same link, and
                nobody has sent it before, it is the answer, so that the visit is one click. Otherwise, it is
                ignored. `existing_click_id` takes precedence.
            sub: The partner's own note on the click, such as a campaign: 1 to 100 letters, digits and
                `._~-`. Anything else is dropped. It must not name people.
            sub2: The partner's own note on the click, such as a campaign: 1 to 100 letters, digits and
                `._~-`. Anything else is dropped. It must not name people.
            sub3: The partner's own note on the click, such as a campaign: 1 to 100 letters, digits and
                `._~-`. Anything else is dropped. It must not name people.
            additional_data: Your own metadata, stored unchanged (at most 10,000 characters of JSON), and
                the switch for test mode. A call with `test_mode: true` stores a test event and does not change
                production data.
        """
        return self._client.click(
            body_of(
                affiliate_url=affiliate_url,
                page_url=page_url,
                referrer_url=referrer_url,
                existing_click_id=existing_click_id,
                redirect_click_id=redirect_click_id,
                sub=sub,
                sub2=sub2,
                sub3=sub3,
                additional_data=additional_data,
            )
        )

    def lead(
        self,
        *,
        click_id: str | None = None,
        customer_key: str | None = None,
        email: str | None = None,
        discount_code: str | None = None,
        additional_data: AdditionalData | Mapping[str, Any] | None = None,
    ) -> LeadResult:
        """Record that a referred visitor signed up. See ``lead`` of the client.

        Args:
            click_id: Value of the click cookie `service_click_id`. Required unless `customer_key` is given.
            customer_key: Your own identifier of the customer. Required unless `click_id` is given; send
                both.
            email: The customer's e-mail address. Stored only as a keyed hash and in masked form.
            discount_code: The discount code that the customer used. With the program's key, a code of one
                of the program's partners decides whom a customer belongs to who is not settled yet, also
                without a click; see the program's `code_policy`.
            additional_data: Your own metadata, stored unchanged (at most 10,000 characters of JSON), and
                the switch for test mode. A call with `test_mode: true` stores a test event and does not change
                production data.
        """
        return self._client.lead(
            body_of(
                click_id=click_id,
                customer_key=customer_key,
                email=email,
                discount_code=discount_code,
                additional_data=additional_data,
            )
        )

    def sale(
        self,
        *,
        amount_cents: int,
        transaction_id: str | None = None,
        gross_amount_cents: int | None = None,
        currency: Literal["USD", "EUR", "VND"] | None = None,
        occurred_at: datetime.datetime | None = None,
        provider: Literal["stripe", "polar", "lemonsqueezy", "paddle", "custom"] | None = None,
        provider_payment_id: str | None = None,
        livemode: bool | None = None,
        customer_key: str | None = None,
        click_id: str | None = None,
        subscription_id: str | None = None,
        discount_code: str | None = None,
        additional_data: AdditionalData | Mapping[str, Any] | None = None,
    ) -> SaleResult:
        """Record a sale and the partner's commission. See ``sale`` of the client.

        Args:
            amount_cents: The amount in the currency's smallest unit (VND has no smaller unit than the
                dong).
            transaction_id: Your own identifier of the payment. It must be unique among the sales of all
                programs of the deployment: start it with your own prefix, such as `brand-`, so that it differs
                from the identifiers of other programs. Required, except in test mode; identifiers of test sales
                are unique within the program.
            gross_amount_cents: What the customer paid, with tax and shipping, if that is more than
                `amount_cents`, which the commission is computed on. A refund that the payment processor reports
                then takes back the same share of both.
            currency: The default is the program's currency.
            occurred_at: When the payment happened, ISO 8601 with offset; not older than 30 days, not more
                than 5 minutes in the future. The default is the time of receipt. Only the age of the click is
                checked: a payment from before the click is attributed too.
            provider: The payment provider.
            provider_payment_id: The provider's identifier of the payment.
            livemode: The provider's live flag. A sale with false is recorded and earns a commission like
                any other sale, but does not count as a real sale for readiness.
            customer_key: Your own identifier of the customer. Required unless `click_id` is given.
            click_id: Value of the click cookie. Required unless `customer_key` is given.
            subscription_id: The subscription that the payment belongs to. If omitted, the sale belongs to
                no subscription.
            discount_code: The discount code that the customer used. A code of one of the program's partners
                decides whom a customer belongs to who is not settled yet, also without a click; see the
                program's `code_policy`.
            additional_data: Your own metadata, stored unchanged (at most 10,000 characters of JSON), and
                the switch for test mode. A call with `test_mode: true` stores a test event and does not change
                production data.
        """
        return self._client.sale(
            body_of(
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
        )

    def refund(
        self,
        *,
        transaction_id: str,
        reason: Literal["refund", "chargeback"] | None = None,
        refund_reason: str | None = None,
        refund_amount_cents: int | None = None,
        refund_reference: str | None = None,
        additional_data: AdditionalData | Mapping[str, Any] | None = None,
    ) -> RefundResponse:
        """Refund a sale or a part of it. See ``refund`` of the client.

        Args:
            transaction_id: The `transaction_id` of the sale.
            reason: The reason. The default is `refund`.
            refund_reason: Free text.
            refund_amount_cents: The part to refund, in the sale's smallest currency unit. The default is
                the remaining amount.
            refund_reference: Your own identifier of the refund. A second refund of the sale with the same
                reference is skipped, with a notice if its amount is another one.
            additional_data: Your own metadata, stored unchanged (at most 10,000 characters of JSON), and
                the switch for test mode. A call with `test_mode: true` stores a test event and does not change
                production data.
        """
        return self._client.refund(
            body_of(
                transaction_id=transaction_id,
                reason=reason,
                refund_reason=refund_reason,
                refund_amount_cents=refund_amount_cents,
                refund_reference=refund_reference,
                additional_data=additional_data,
            )
        )


class AsyncTrack:
    """What ``AsyncClient.track`` is: a keyword for each field; None counts as left out."""

    def __init__(self, client: AsyncClient) -> None:
        self._client = client

    async def click(
        self,
        *,
        affiliate_url: str,
        page_url: str | None = None,
        referrer_url: str | None = None,
        existing_click_id: str | None = None,
        redirect_click_id: str | None = None,
        sub: str | None = None,
        sub2: str | None = None,
        sub3: str | None = None,
        additional_data: AdditionalData | Mapping[str, Any] | None = None,
    ) -> ClickResponse:
        """Record a click on a referral link. See ``click`` of the client.

        Args:
            affiliate_url: The landing page's full address, with its `aff` parameters. `http` or `https`.
            page_url: The page that was opened.
            referrer_url: The address of the referring page.
            existing_click_id: The `click_id` that the visitor already has. Returned unchanged if it is a
                click on the same link and is at most 30 minutes old, or its customer has signed up.
            redirect_click_id: The `click_id` in the address of the landing page, to which a short address
                (`/r/{name}`) has sent the visitor. If it is younger than 30 minutes, on the same link, and
                nobody has sent it before, it is the answer, so that the visit is one click. Otherwise, it is
                ignored. `existing_click_id` takes precedence.
            sub: The partner's own note on the click, such as a campaign: 1 to 100 letters, digits and
                `._~-`. Anything else is dropped. It must not name people.
            sub2: The partner's own note on the click, such as a campaign: 1 to 100 letters, digits and
                `._~-`. Anything else is dropped. It must not name people.
            sub3: The partner's own note on the click, such as a campaign: 1 to 100 letters, digits and
                `._~-`. Anything else is dropped. It must not name people.
            additional_data: Your own metadata, stored unchanged (at most 10,000 characters of JSON), and
                the switch for test mode. A call with `test_mode: true` stores a test event and does not change
                production data.
        """
        return await self._client.click(
            body_of(
                affiliate_url=affiliate_url,
                page_url=page_url,
                referrer_url=referrer_url,
                existing_click_id=existing_click_id,
                redirect_click_id=redirect_click_id,
                sub=sub,
                sub2=sub2,
                sub3=sub3,
                additional_data=additional_data,
            )
        )

    async def lead(
        self,
        *,
        click_id: str | None = None,
        customer_key: str | None = None,
        email: str | None = None,
        discount_code: str | None = None,
        additional_data: AdditionalData | Mapping[str, Any] | None = None,
    ) -> LeadResult:
        """Record that a referred visitor signed up. See ``lead`` of the client.

        Args:
            click_id: Value of the click cookie `service_click_id`. Required unless `customer_key` is given.
            customer_key: Your own identifier of the customer. Required unless `click_id` is given; send
                both.
            email: The customer's e-mail address. Stored only as a keyed hash and in masked form.
            discount_code: The discount code that the customer used. With the program's key, a code of one
                of the program's partners decides whom a customer belongs to who is not settled yet, also
                without a click; see the program's `code_policy`.
            additional_data: Your own metadata, stored unchanged (at most 10,000 characters of JSON), and
                the switch for test mode. A call with `test_mode: true` stores a test event and does not change
                production data.
        """
        return await self._client.lead(
            body_of(
                click_id=click_id,
                customer_key=customer_key,
                email=email,
                discount_code=discount_code,
                additional_data=additional_data,
            )
        )

    async def sale(
        self,
        *,
        amount_cents: int,
        transaction_id: str | None = None,
        gross_amount_cents: int | None = None,
        currency: Literal["USD", "EUR", "VND"] | None = None,
        occurred_at: datetime.datetime | None = None,
        provider: Literal["stripe", "polar", "lemonsqueezy", "paddle", "custom"] | None = None,
        provider_payment_id: str | None = None,
        livemode: bool | None = None,
        customer_key: str | None = None,
        click_id: str | None = None,
        subscription_id: str | None = None,
        discount_code: str | None = None,
        additional_data: AdditionalData | Mapping[str, Any] | None = None,
    ) -> SaleResult:
        """Record a sale and the partner's commission. See ``sale`` of the client.

        Args:
            amount_cents: The amount in the currency's smallest unit (VND has no smaller unit than the
                dong).
            transaction_id: Your own identifier of the payment. It must be unique among the sales of all
                programs of the deployment: start it with your own prefix, such as `brand-`, so that it differs
                from the identifiers of other programs. Required, except in test mode; identifiers of test sales
                are unique within the program.
            gross_amount_cents: What the customer paid, with tax and shipping, if that is more than
                `amount_cents`, which the commission is computed on. A refund that the payment processor reports
                then takes back the same share of both.
            currency: The default is the program's currency.
            occurred_at: When the payment happened, ISO 8601 with offset; not older than 30 days, not more
                than 5 minutes in the future. The default is the time of receipt. Only the age of the click is
                checked: a payment from before the click is attributed too.
            provider: The payment provider.
            provider_payment_id: The provider's identifier of the payment.
            livemode: The provider's live flag. A sale with false is recorded and earns a commission like
                any other sale, but does not count as a real sale for readiness.
            customer_key: Your own identifier of the customer. Required unless `click_id` is given.
            click_id: Value of the click cookie. Required unless `customer_key` is given.
            subscription_id: The subscription that the payment belongs to. If omitted, the sale belongs to
                no subscription.
            discount_code: The discount code that the customer used. A code of one of the program's partners
                decides whom a customer belongs to who is not settled yet, also without a click; see the
                program's `code_policy`.
            additional_data: Your own metadata, stored unchanged (at most 10,000 characters of JSON), and
                the switch for test mode. A call with `test_mode: true` stores a test event and does not change
                production data.
        """
        return await self._client.sale(
            body_of(
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
        )

    async def refund(
        self,
        *,
        transaction_id: str,
        reason: Literal["refund", "chargeback"] | None = None,
        refund_reason: str | None = None,
        refund_amount_cents: int | None = None,
        refund_reference: str | None = None,
        additional_data: AdditionalData | Mapping[str, Any] | None = None,
    ) -> RefundResponse:
        """Refund a sale or a part of it. See ``refund`` of the client.

        Args:
            transaction_id: The `transaction_id` of the sale.
            reason: The reason. The default is `refund`.
            refund_reason: Free text.
            refund_amount_cents: The part to refund, in the sale's smallest currency unit. The default is
                the remaining amount.
            refund_reference: Your own identifier of the refund. A second refund of the sale with the same
                reference is skipped, with a notice if its amount is another one.
            additional_data: Your own metadata, stored unchanged (at most 10,000 characters of JSON), and
                the switch for test mode. A call with `test_mode: true` stores a test event and does not change
                production data.
        """
        return await self._client.refund(
            body_of(
                transaction_id=transaction_id,
                reason=reason,
                refund_reason=refund_reason,
                refund_amount_cents=refund_amount_cents,
                refund_reference=refund_reference,
                additional_data=additional_data,
            )
        )
