from http import HTTPStatus
from typing import Any, cast
from urllib.parse import quote

import httpx

from ...client import AuthenticatedClient, Client
from ...types import Response, UNSET
from ... import errors

from ...models.list_payout_methods_order import check_list_payout_methods_order
from ...models.list_payout_methods_order import ListPayoutMethodsOrder
from ...models.payout_method_list import PayoutMethodList
from ...types import UNSET, Unset
from typing import cast


def _get_kwargs(
    *,
    limit: int | Unset = 25,
    cursor: str | Unset = UNSET,
    order: ListPayoutMethodsOrder | Unset = "newest",
) -> dict[str, Any]:

    params: dict[str, Any] = {}

    params["limit"] = limit

    params["cursor"] = cursor

    json_order: str | Unset = UNSET
    if not isinstance(order, Unset):
        json_order = order

    params["order"] = json_order

    params = {k: v for k, v in params.items() if v is not UNSET and v is not None}

    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/api/v1/partner/payout-methods",
        "params": params,
    }

    return _kwargs


def _parse_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> PayoutMethodList | None:
    if response.status_code == 200:
        response_200 = PayoutMethodList.from_dict(response.json())

        return response_200

    if client.raise_on_unexpected_status:
        raise errors.UnexpectedStatus(response.status_code, response.content)
    else:
        return None


def _build_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Response[PayoutMethodList]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    *,
    client: AuthenticatedClient,
    limit: int | Unset = 25,
    cursor: str | Unset = UNSET,
    order: ListPayoutMethodsOrder | Unset = "newest",
) -> Response[PayoutMethodList]:
    """List own payout methods

     Lists where the partner wants to be paid in all programs, newest first, without the addresses and
    accounts themselves.

    Args:
        limit (int | Unset):  Default: 25.
        cursor (str | Unset):
        order (ListPayoutMethodsOrder | Unset):  Default: 'newest'.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[PayoutMethodList]
    """

    kwargs = _get_kwargs(
        limit=limit,
        cursor=cursor,
        order=order,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    *,
    client: AuthenticatedClient,
    limit: int | Unset = 25,
    cursor: str | Unset = UNSET,
    order: ListPayoutMethodsOrder | Unset = "newest",
) -> PayoutMethodList | None:
    """List own payout methods

     Lists where the partner wants to be paid in all programs, newest first, without the addresses and
    accounts themselves.

    Args:
        limit (int | Unset):  Default: 25.
        cursor (str | Unset):
        order (ListPayoutMethodsOrder | Unset):  Default: 'newest'.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        PayoutMethodList
    """

    return sync_detailed(
        client=client,
        limit=limit,
        cursor=cursor,
        order=order,
    ).parsed


async def asyncio_detailed(
    *,
    client: AuthenticatedClient,
    limit: int | Unset = 25,
    cursor: str | Unset = UNSET,
    order: ListPayoutMethodsOrder | Unset = "newest",
) -> Response[PayoutMethodList]:
    """List own payout methods

     Lists where the partner wants to be paid in all programs, newest first, without the addresses and
    accounts themselves.

    Args:
        limit (int | Unset):  Default: 25.
        cursor (str | Unset):
        order (ListPayoutMethodsOrder | Unset):  Default: 'newest'.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[PayoutMethodList]
    """

    kwargs = _get_kwargs(
        limit=limit,
        cursor=cursor,
        order=order,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    *,
    client: AuthenticatedClient,
    limit: int | Unset = 25,
    cursor: str | Unset = UNSET,
    order: ListPayoutMethodsOrder | Unset = "newest",
) -> PayoutMethodList | None:
    """List own payout methods

     Lists where the partner wants to be paid in all programs, newest first, without the addresses and
    accounts themselves.

    Args:
        limit (int | Unset):  Default: 25.
        cursor (str | Unset):
        order (ListPayoutMethodsOrder | Unset):  Default: 'newest'.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        PayoutMethodList
    """

    return (
        await asyncio_detailed(
            client=client,
            limit=limit,
            cursor=cursor,
            order=order,
        )
    ).parsed
