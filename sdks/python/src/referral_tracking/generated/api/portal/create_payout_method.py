from http import HTTPStatus
from typing import Any, cast
from urllib.parse import quote

import httpx

from ...client import AuthenticatedClient, Client
from ...types import Response, UNSET
from ... import errors

from ...models.create_payout_method_request import CreatePayoutMethodRequest
from ...models.payout_method_answer import PayoutMethodAnswer
from ...types import UNSET, Unset
from typing import cast


def _get_kwargs(
    *,
    body: CreatePayoutMethodRequest,
    idempotency_key: str | Unset = UNSET,
) -> dict[str, Any]:
    headers: dict[str, Any] = {}
    if not isinstance(idempotency_key, Unset):
        headers["Idempotency-Key"] = idempotency_key

    _kwargs: dict[str, Any] = {
        "method": "post",
        "url": "/api/v1/partner/payout-methods",
    }

    _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"

    _kwargs["headers"] = headers
    return _kwargs


def _parse_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> PayoutMethodAnswer | None:
    if response.status_code == 200:
        response_200 = PayoutMethodAnswer.from_dict(response.json())

        return response_200

    if client.raise_on_unexpected_status:
        raise errors.UnexpectedStatus(response.status_code, response.content)
    else:
        return None


def _build_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Response[PayoutMethodAnswer]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    *,
    client: AuthenticatedClient,
    body: CreatePayoutMethodRequest,
    idempotency_key: str | Unset = UNSET,
) -> Response[PayoutMethodAnswer]:
    """Add an own payout method

     Stores where the partner wants to be paid, in all programs. A partner has one method for each
    currency and one for every
    other currency: a new one replaces the one that it stands for.

    Only the first method that a partner ever adds is usable at once. Each later one is usable after 72
    hours, so that
    a person who takes over an account cannot be paid at once. Each change is mailed to every address
    that the account had in the
    last 30 days. To add the same method again changes nothing.

    The address or account is stored encrypted and is not shown again.

    Args:
        idempotency_key (str | Unset):
        body (CreatePayoutMethodRequest):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[PayoutMethodAnswer]
    """

    kwargs = _get_kwargs(
        body=body,
        idempotency_key=idempotency_key,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    *,
    client: AuthenticatedClient,
    body: CreatePayoutMethodRequest,
    idempotency_key: str | Unset = UNSET,
) -> PayoutMethodAnswer | None:
    """Add an own payout method

     Stores where the partner wants to be paid, in all programs. A partner has one method for each
    currency and one for every
    other currency: a new one replaces the one that it stands for.

    Only the first method that a partner ever adds is usable at once. Each later one is usable after 72
    hours, so that
    a person who takes over an account cannot be paid at once. Each change is mailed to every address
    that the account had in the
    last 30 days. To add the same method again changes nothing.

    The address or account is stored encrypted and is not shown again.

    Args:
        idempotency_key (str | Unset):
        body (CreatePayoutMethodRequest):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        PayoutMethodAnswer
    """

    return sync_detailed(
        client=client,
        body=body,
        idempotency_key=idempotency_key,
    ).parsed


async def asyncio_detailed(
    *,
    client: AuthenticatedClient,
    body: CreatePayoutMethodRequest,
    idempotency_key: str | Unset = UNSET,
) -> Response[PayoutMethodAnswer]:
    """Add an own payout method

     Stores where the partner wants to be paid, in all programs. A partner has one method for each
    currency and one for every
    other currency: a new one replaces the one that it stands for.

    Only the first method that a partner ever adds is usable at once. Each later one is usable after 72
    hours, so that
    a person who takes over an account cannot be paid at once. Each change is mailed to every address
    that the account had in the
    last 30 days. To add the same method again changes nothing.

    The address or account is stored encrypted and is not shown again.

    Args:
        idempotency_key (str | Unset):
        body (CreatePayoutMethodRequest):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[PayoutMethodAnswer]
    """

    kwargs = _get_kwargs(
        body=body,
        idempotency_key=idempotency_key,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    *,
    client: AuthenticatedClient,
    body: CreatePayoutMethodRequest,
    idempotency_key: str | Unset = UNSET,
) -> PayoutMethodAnswer | None:
    """Add an own payout method

     Stores where the partner wants to be paid, in all programs. A partner has one method for each
    currency and one for every
    other currency: a new one replaces the one that it stands for.

    Only the first method that a partner ever adds is usable at once. Each later one is usable after 72
    hours, so that
    a person who takes over an account cannot be paid at once. Each change is mailed to every address
    that the account had in the
    last 30 days. To add the same method again changes nothing.

    The address or account is stored encrypted and is not shown again.

    Args:
        idempotency_key (str | Unset):
        body (CreatePayoutMethodRequest):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        PayoutMethodAnswer
    """

    return (
        await asyncio_detailed(
            client=client,
            body=body,
            idempotency_key=idempotency_key,
        )
    ).parsed
