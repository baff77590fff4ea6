from http import HTTPStatus
from typing import Any, cast
from urllib.parse import quote

import httpx

from ...client import AuthenticatedClient, Client
from ...types import Response, UNSET
from ... import errors

from ...models.sale_request import SaleRequest
from ...models.sale_response import SaleResponse
from typing import cast


def _get_kwargs(
    *,
    body: SaleRequest,
) -> dict[str, Any]:
    headers: dict[str, Any] = {}

    _kwargs: dict[str, Any] = {
        "method": "post",
        "url": "/api/v1/track/sale",
    }

    _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"

    _kwargs["headers"] = headers
    return _kwargs


def _parse_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> SaleResponse | None:
    if response.status_code == 200:
        response_200 = SaleResponse.from_dict(response.json())

        return response_200

    if client.raise_on_unexpected_status:
        raise errors.UnexpectedStatus(response.status_code, response.content)
    else:
        return None


def _build_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Response[SaleResponse]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    *,
    client: AuthenticatedClient,
    body: SaleRequest,
) -> Response[SaleResponse]:
    """Record a sale and the partner's commission

     Call it from your server when a payment has succeeded. The customer is identified as for a lead in
    server mode: a
    `customer_key` that the program knows takes precedence over `click_id`. If both are sent, the
    `customer_key` is
    saved for a customer that has none. The sale moves the customer to `conversion`; it does not settle
    a provisional
    lead.

    **Duplicates.** `transaction_id` is unique across all programs. A second sale with the same value
    returns 409 with
    the recorded `sale_id`; treat it as success if `error.details.matches` is true. It is false if
    another sale has the
    `transaction_id`: a sale of another program, customer, currency or amount. Nothing is recorded then.
    Start your
    identifiers with your own prefix, so that they differ from those of other programs.

    **Attribution window.** The click must be at most the program's `attribution_window_days` × 24 hours
    older than the
    customer's signup (or than the payment, if no signup was recorded). If it is older, nothing is
    recorded, and the
    response is 200 with `attributed: false`; the same `transaction_id` may be sent again. After the
    customer's first
    conversion, payments are not checked again.

    **Commission.** The percent types pay `commission_rate` percent of `amount_cents` in the sale's
    currency, rounded half
    up to the smallest unit. The fixed types pay `commission_rate` major units of the program's
    currency. With the
    recurring types, every sale of a subscription (`subscription_id`) earns a commission; with the
    others, only the
    first one does (`commission_id` is null for later sales).

    **Test mode** (`additional_data.test_mode`) needs no customer. Test transactions have a separate
    namespace. If
    `transaction_id` is omitted, the service generates and returns `test_txn_<timestamp>`.

    Args:
        body (SaleRequest):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[SaleResponse]
    """

    kwargs = _get_kwargs(
        body=body,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    *,
    client: AuthenticatedClient,
    body: SaleRequest,
) -> SaleResponse | None:
    """Record a sale and the partner's commission

     Call it from your server when a payment has succeeded. The customer is identified as for a lead in
    server mode: a
    `customer_key` that the program knows takes precedence over `click_id`. If both are sent, the
    `customer_key` is
    saved for a customer that has none. The sale moves the customer to `conversion`; it does not settle
    a provisional
    lead.

    **Duplicates.** `transaction_id` is unique across all programs. A second sale with the same value
    returns 409 with
    the recorded `sale_id`; treat it as success if `error.details.matches` is true. It is false if
    another sale has the
    `transaction_id`: a sale of another program, customer, currency or amount. Nothing is recorded then.
    Start your
    identifiers with your own prefix, so that they differ from those of other programs.

    **Attribution window.** The click must be at most the program's `attribution_window_days` × 24 hours
    older than the
    customer's signup (or than the payment, if no signup was recorded). If it is older, nothing is
    recorded, and the
    response is 200 with `attributed: false`; the same `transaction_id` may be sent again. After the
    customer's first
    conversion, payments are not checked again.

    **Commission.** The percent types pay `commission_rate` percent of `amount_cents` in the sale's
    currency, rounded half
    up to the smallest unit. The fixed types pay `commission_rate` major units of the program's
    currency. With the
    recurring types, every sale of a subscription (`subscription_id`) earns a commission; with the
    others, only the
    first one does (`commission_id` is null for later sales).

    **Test mode** (`additional_data.test_mode`) needs no customer. Test transactions have a separate
    namespace. If
    `transaction_id` is omitted, the service generates and returns `test_txn_<timestamp>`.

    Args:
        body (SaleRequest):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        SaleResponse
    """

    return sync_detailed(
        client=client,
        body=body,
    ).parsed


async def asyncio_detailed(
    *,
    client: AuthenticatedClient,
    body: SaleRequest,
) -> Response[SaleResponse]:
    """Record a sale and the partner's commission

     Call it from your server when a payment has succeeded. The customer is identified as for a lead in
    server mode: a
    `customer_key` that the program knows takes precedence over `click_id`. If both are sent, the
    `customer_key` is
    saved for a customer that has none. The sale moves the customer to `conversion`; it does not settle
    a provisional
    lead.

    **Duplicates.** `transaction_id` is unique across all programs. A second sale with the same value
    returns 409 with
    the recorded `sale_id`; treat it as success if `error.details.matches` is true. It is false if
    another sale has the
    `transaction_id`: a sale of another program, customer, currency or amount. Nothing is recorded then.
    Start your
    identifiers with your own prefix, so that they differ from those of other programs.

    **Attribution window.** The click must be at most the program's `attribution_window_days` × 24 hours
    older than the
    customer's signup (or than the payment, if no signup was recorded). If it is older, nothing is
    recorded, and the
    response is 200 with `attributed: false`; the same `transaction_id` may be sent again. After the
    customer's first
    conversion, payments are not checked again.

    **Commission.** The percent types pay `commission_rate` percent of `amount_cents` in the sale's
    currency, rounded half
    up to the smallest unit. The fixed types pay `commission_rate` major units of the program's
    currency. With the
    recurring types, every sale of a subscription (`subscription_id`) earns a commission; with the
    others, only the
    first one does (`commission_id` is null for later sales).

    **Test mode** (`additional_data.test_mode`) needs no customer. Test transactions have a separate
    namespace. If
    `transaction_id` is omitted, the service generates and returns `test_txn_<timestamp>`.

    Args:
        body (SaleRequest):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[SaleResponse]
    """

    kwargs = _get_kwargs(
        body=body,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    *,
    client: AuthenticatedClient,
    body: SaleRequest,
) -> SaleResponse | None:
    """Record a sale and the partner's commission

     Call it from your server when a payment has succeeded. The customer is identified as for a lead in
    server mode: a
    `customer_key` that the program knows takes precedence over `click_id`. If both are sent, the
    `customer_key` is
    saved for a customer that has none. The sale moves the customer to `conversion`; it does not settle
    a provisional
    lead.

    **Duplicates.** `transaction_id` is unique across all programs. A second sale with the same value
    returns 409 with
    the recorded `sale_id`; treat it as success if `error.details.matches` is true. It is false if
    another sale has the
    `transaction_id`: a sale of another program, customer, currency or amount. Nothing is recorded then.
    Start your
    identifiers with your own prefix, so that they differ from those of other programs.

    **Attribution window.** The click must be at most the program's `attribution_window_days` × 24 hours
    older than the
    customer's signup (or than the payment, if no signup was recorded). If it is older, nothing is
    recorded, and the
    response is 200 with `attributed: false`; the same `transaction_id` may be sent again. After the
    customer's first
    conversion, payments are not checked again.

    **Commission.** The percent types pay `commission_rate` percent of `amount_cents` in the sale's
    currency, rounded half
    up to the smallest unit. The fixed types pay `commission_rate` major units of the program's
    currency. With the
    recurring types, every sale of a subscription (`subscription_id`) earns a commission; with the
    others, only the
    first one does (`commission_id` is null for later sales).

    **Test mode** (`additional_data.test_mode`) needs no customer. Test transactions have a separate
    namespace. If
    `transaction_id` is omitted, the service generates and returns `test_txn_<timestamp>`.

    Args:
        body (SaleRequest):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        SaleResponse
    """

    return (
        await asyncio_detailed(
            client=client,
            body=body,
        )
    ).parsed
