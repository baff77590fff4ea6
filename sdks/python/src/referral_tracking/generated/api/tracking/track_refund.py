from http import HTTPStatus
from typing import Any, cast
from urllib.parse import quote

import httpx

from ...client import AuthenticatedClient, Client
from ...types import Response, UNSET
from ... import errors

from ...models.refund_request import RefundRequest
from ...models.refund_response import RefundResponse
from typing import cast


def _get_kwargs(
    *,
    body: RefundRequest,
) -> dict[str, Any]:
    headers: dict[str, Any] = {}

    _kwargs: dict[str, Any] = {
        "method": "post",
        "url": "/api/v1/track/refund",
    }

    _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"

    _kwargs["headers"] = headers
    return _kwargs


def _parse_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> RefundResponse | None:
    if response.status_code == 200:
        response_200 = RefundResponse.from_dict(response.json())

        return response_200

    if client.raise_on_unexpected_status:
        raise errors.UnexpectedStatus(response.status_code, response.content)
    else:
        return None


def _build_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Response[RefundResponse]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    *,
    client: AuthenticatedClient,
    body: RefundRequest,
) -> Response[RefundResponse]:
    """Refund a sale or a part of it

     Call it from your server when a payment was refunded or charged back. Without `refund_amount_cents`,
    the remaining
    amount of the sale is refunded; a repeated call is then `skipped`. A partial refund is safe to
    repeat if it has a
    `refund_reference`: the second call with the same reference is `skipped`.

    Without `refund_amount_cents`, a request with `amount` or `refund_amount` is refused, and so is one
    with `amount_cents`,
    unless that is the sale's amount or what is left of it. Otherwise a misnamed part would take back
    the whole sale.

    The partner's commission is reduced in proportion. The total deduction is commission × refunded ÷
    amount, rounded
    half up. A commission that is not paid yet is reduced (`reversed`); a paid commission stays, and a
    second, negative
    commission of the same sale is created (`clawed_back`).

    **Test mode** (`additional_data.test_mode`) finds test sales only.

    Args:
        body (RefundRequest):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[RefundResponse]
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
    body: RefundRequest,
) -> RefundResponse | None:
    """Refund a sale or a part of it

     Call it from your server when a payment was refunded or charged back. Without `refund_amount_cents`,
    the remaining
    amount of the sale is refunded; a repeated call is then `skipped`. A partial refund is safe to
    repeat if it has a
    `refund_reference`: the second call with the same reference is `skipped`.

    Without `refund_amount_cents`, a request with `amount` or `refund_amount` is refused, and so is one
    with `amount_cents`,
    unless that is the sale's amount or what is left of it. Otherwise a misnamed part would take back
    the whole sale.

    The partner's commission is reduced in proportion. The total deduction is commission × refunded ÷
    amount, rounded
    half up. A commission that is not paid yet is reduced (`reversed`); a paid commission stays, and a
    second, negative
    commission of the same sale is created (`clawed_back`).

    **Test mode** (`additional_data.test_mode`) finds test sales only.

    Args:
        body (RefundRequest):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        RefundResponse
    """

    return sync_detailed(
        client=client,
        body=body,
    ).parsed


async def asyncio_detailed(
    *,
    client: AuthenticatedClient,
    body: RefundRequest,
) -> Response[RefundResponse]:
    """Refund a sale or a part of it

     Call it from your server when a payment was refunded or charged back. Without `refund_amount_cents`,
    the remaining
    amount of the sale is refunded; a repeated call is then `skipped`. A partial refund is safe to
    repeat if it has a
    `refund_reference`: the second call with the same reference is `skipped`.

    Without `refund_amount_cents`, a request with `amount` or `refund_amount` is refused, and so is one
    with `amount_cents`,
    unless that is the sale's amount or what is left of it. Otherwise a misnamed part would take back
    the whole sale.

    The partner's commission is reduced in proportion. The total deduction is commission × refunded ÷
    amount, rounded
    half up. A commission that is not paid yet is reduced (`reversed`); a paid commission stays, and a
    second, negative
    commission of the same sale is created (`clawed_back`).

    **Test mode** (`additional_data.test_mode`) finds test sales only.

    Args:
        body (RefundRequest):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[RefundResponse]
    """

    kwargs = _get_kwargs(
        body=body,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    *,
    client: AuthenticatedClient,
    body: RefundRequest,
) -> RefundResponse | None:
    """Refund a sale or a part of it

     Call it from your server when a payment was refunded or charged back. Without `refund_amount_cents`,
    the remaining
    amount of the sale is refunded; a repeated call is then `skipped`. A partial refund is safe to
    repeat if it has a
    `refund_reference`: the second call with the same reference is `skipped`.

    Without `refund_amount_cents`, a request with `amount` or `refund_amount` is refused, and so is one
    with `amount_cents`,
    unless that is the sale's amount or what is left of it. Otherwise a misnamed part would take back
    the whole sale.

    The partner's commission is reduced in proportion. The total deduction is commission × refunded ÷
    amount, rounded
    half up. A commission that is not paid yet is reduced (`reversed`); a paid commission stays, and a
    second, negative
    commission of the same sale is created (`clawed_back`).

    **Test mode** (`additional_data.test_mode`) finds test sales only.

    Args:
        body (RefundRequest):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        RefundResponse
    """

    return (
        await asyncio_detailed(
            client=client,
            body=body,
        )
    ).parsed
