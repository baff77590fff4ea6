from http import HTTPStatus
from typing import Any, cast
from urllib.parse import quote

import httpx

from ...client import AuthenticatedClient, Client
from ...types import Response, UNSET
from ... import errors

from ...models.list_payout_items_expand import check_list_payout_items_expand
from ...models.list_payout_items_expand import ListPayoutItemsExpand
from ...models.list_payout_items_order import check_list_payout_items_order
from ...models.list_payout_items_order import ListPayoutItemsOrder
from ...models.list_payout_items_status import check_list_payout_items_status
from ...models.list_payout_items_status import ListPayoutItemsStatus
from ...models.payout_item_list import PayoutItemList
from ...types import UNSET, Unset
from typing import cast
import datetime


def _get_kwargs(
    program_id: int,
    *,
    payout_id: int | Unset = UNSET,
    status: ListPayoutItemsStatus | Unset = UNSET,
    search: str | Unset = UNSET,
    partner_id: int | Unset = UNSET,
    expand: ListPayoutItemsExpand | Unset = UNSET,
    created_from: datetime.datetime | Unset = UNSET,
    created_before: datetime.datetime | Unset = UNSET,
    limit: int | Unset = 25,
    cursor: str | Unset = UNSET,
    order: ListPayoutItemsOrder | Unset = "newest",
) -> dict[str, Any]:

    params: dict[str, Any] = {}

    params["payout_id"] = payout_id

    json_status: str | Unset = UNSET
    if not isinstance(status, Unset):
        json_status = status

    params["status"] = json_status

    params["search"] = search

    params["partner_id"] = partner_id

    json_expand: str | Unset = UNSET
    if not isinstance(expand, Unset):
        json_expand = expand

    params["expand"] = json_expand

    json_created_from: str | Unset = UNSET
    if not isinstance(created_from, Unset):
        json_created_from = created_from.isoformat()
    params["created_from"] = json_created_from

    json_created_before: str | Unset = UNSET
    if not isinstance(created_before, Unset):
        json_created_before = created_before.isoformat()
    params["created_before"] = json_created_before

    params["limit"] = limit

    params["cursor"] = cursor

    json_order: str | Unset = UNSET
    if not isinstance(order, Unset):
        json_order = order

    params["order"] = json_order

    params = {k: v for k, v in params.items() if v is not UNSET and v is not None}

    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/api/v1/programs/{program_id}/payout-items".format(
            program_id=quote(str(program_id), safe=""),
        ),
        "params": params,
    }

    return _kwargs


def _parse_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> PayoutItemList | None:
    if response.status_code == 200:
        response_200 = PayoutItemList.from_dict(response.json())

        return response_200

    if client.raise_on_unexpected_status:
        raise errors.UnexpectedStatus(response.status_code, response.content)
    else:
        return None


def _build_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Response[PayoutItemList]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    program_id: int,
    *,
    client: AuthenticatedClient,
    payout_id: int | Unset = UNSET,
    status: ListPayoutItemsStatus | Unset = UNSET,
    search: str | Unset = UNSET,
    partner_id: int | Unset = UNSET,
    expand: ListPayoutItemsExpand | Unset = UNSET,
    created_from: datetime.datetime | Unset = UNSET,
    created_before: datetime.datetime | Unset = UNSET,
    limit: int | Unset = 25,
    cursor: str | Unset = UNSET,
    order: ListPayoutItemsOrder | Unset = "newest",
) -> Response[PayoutItemList]:
    """List the items of payouts

     Lists what partners were or are to be paid, newest first. A viewer does not see where it goes.

    Args:
        program_id (int): Identifier of a stored record.
        payout_id (int | Unset): Identifier of a stored record.
        status (ListPayoutItemsStatus | Unset):
        search (str | Unset):
        partner_id (int | Unset): Identifier of a stored record.
        expand (ListPayoutItemsExpand | Unset):
        created_from (datetime.datetime | Unset):
        created_before (datetime.datetime | Unset):
        limit (int | Unset):  Default: 25.
        cursor (str | Unset):
        order (ListPayoutItemsOrder | Unset):  Default: 'newest'.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[PayoutItemList]
    """

    kwargs = _get_kwargs(
        program_id=program_id,
        payout_id=payout_id,
        status=status,
        search=search,
        partner_id=partner_id,
        expand=expand,
        created_from=created_from,
        created_before=created_before,
        limit=limit,
        cursor=cursor,
        order=order,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    program_id: int,
    *,
    client: AuthenticatedClient,
    payout_id: int | Unset = UNSET,
    status: ListPayoutItemsStatus | Unset = UNSET,
    search: str | Unset = UNSET,
    partner_id: int | Unset = UNSET,
    expand: ListPayoutItemsExpand | Unset = UNSET,
    created_from: datetime.datetime | Unset = UNSET,
    created_before: datetime.datetime | Unset = UNSET,
    limit: int | Unset = 25,
    cursor: str | Unset = UNSET,
    order: ListPayoutItemsOrder | Unset = "newest",
) -> PayoutItemList | None:
    """List the items of payouts

     Lists what partners were or are to be paid, newest first. A viewer does not see where it goes.

    Args:
        program_id (int): Identifier of a stored record.
        payout_id (int | Unset): Identifier of a stored record.
        status (ListPayoutItemsStatus | Unset):
        search (str | Unset):
        partner_id (int | Unset): Identifier of a stored record.
        expand (ListPayoutItemsExpand | Unset):
        created_from (datetime.datetime | Unset):
        created_before (datetime.datetime | Unset):
        limit (int | Unset):  Default: 25.
        cursor (str | Unset):
        order (ListPayoutItemsOrder | Unset):  Default: 'newest'.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        PayoutItemList
    """

    return sync_detailed(
        program_id=program_id,
        client=client,
        payout_id=payout_id,
        status=status,
        search=search,
        partner_id=partner_id,
        expand=expand,
        created_from=created_from,
        created_before=created_before,
        limit=limit,
        cursor=cursor,
        order=order,
    ).parsed


async def asyncio_detailed(
    program_id: int,
    *,
    client: AuthenticatedClient,
    payout_id: int | Unset = UNSET,
    status: ListPayoutItemsStatus | Unset = UNSET,
    search: str | Unset = UNSET,
    partner_id: int | Unset = UNSET,
    expand: ListPayoutItemsExpand | Unset = UNSET,
    created_from: datetime.datetime | Unset = UNSET,
    created_before: datetime.datetime | Unset = UNSET,
    limit: int | Unset = 25,
    cursor: str | Unset = UNSET,
    order: ListPayoutItemsOrder | Unset = "newest",
) -> Response[PayoutItemList]:
    """List the items of payouts

     Lists what partners were or are to be paid, newest first. A viewer does not see where it goes.

    Args:
        program_id (int): Identifier of a stored record.
        payout_id (int | Unset): Identifier of a stored record.
        status (ListPayoutItemsStatus | Unset):
        search (str | Unset):
        partner_id (int | Unset): Identifier of a stored record.
        expand (ListPayoutItemsExpand | Unset):
        created_from (datetime.datetime | Unset):
        created_before (datetime.datetime | Unset):
        limit (int | Unset):  Default: 25.
        cursor (str | Unset):
        order (ListPayoutItemsOrder | Unset):  Default: 'newest'.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[PayoutItemList]
    """

    kwargs = _get_kwargs(
        program_id=program_id,
        payout_id=payout_id,
        status=status,
        search=search,
        partner_id=partner_id,
        expand=expand,
        created_from=created_from,
        created_before=created_before,
        limit=limit,
        cursor=cursor,
        order=order,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    program_id: int,
    *,
    client: AuthenticatedClient,
    payout_id: int | Unset = UNSET,
    status: ListPayoutItemsStatus | Unset = UNSET,
    search: str | Unset = UNSET,
    partner_id: int | Unset = UNSET,
    expand: ListPayoutItemsExpand | Unset = UNSET,
    created_from: datetime.datetime | Unset = UNSET,
    created_before: datetime.datetime | Unset = UNSET,
    limit: int | Unset = 25,
    cursor: str | Unset = UNSET,
    order: ListPayoutItemsOrder | Unset = "newest",
) -> PayoutItemList | None:
    """List the items of payouts

     Lists what partners were or are to be paid, newest first. A viewer does not see where it goes.

    Args:
        program_id (int): Identifier of a stored record.
        payout_id (int | Unset): Identifier of a stored record.
        status (ListPayoutItemsStatus | Unset):
        search (str | Unset):
        partner_id (int | Unset): Identifier of a stored record.
        expand (ListPayoutItemsExpand | Unset):
        created_from (datetime.datetime | Unset):
        created_before (datetime.datetime | Unset):
        limit (int | Unset):  Default: 25.
        cursor (str | Unset):
        order (ListPayoutItemsOrder | Unset):  Default: 'newest'.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        PayoutItemList
    """

    return (
        await asyncio_detailed(
            program_id=program_id,
            client=client,
            payout_id=payout_id,
            status=status,
            search=search,
            partner_id=partner_id,
            expand=expand,
            created_from=created_from,
            created_before=created_before,
            limit=limit,
            cursor=cursor,
            order=order,
        )
    ).parsed
