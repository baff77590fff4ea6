from http import HTTPStatus
from typing import Any, cast
from urllib.parse import quote

import httpx

from ...client import AuthenticatedClient, Client
from ...types import Response, UNSET
from ... import errors

from ...models.list_sales_order import check_list_sales_order
from ...models.list_sales_order import ListSalesOrder
from ...models.sale_list import SaleList
from ...types import UNSET, Unset
from typing import cast
import datetime


def _get_kwargs(
    program_id: int,
    *,
    created_from: datetime.datetime | Unset = UNSET,
    created_before: datetime.datetime | Unset = UNSET,
    limit: int | Unset = 25,
    cursor: str | Unset = UNSET,
    order: ListSalesOrder | Unset = "newest",
) -> dict[str, Any]:

    params: dict[str, Any] = {}

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
        "url": "/api/v1/programs/{program_id}/sales".format(
            program_id=quote(str(program_id), safe=""),
        ),
        "params": params,
    }

    return _kwargs


def _parse_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> SaleList | None:
    if response.status_code == 200:
        response_200 = SaleList.from_dict(response.json())

        return response_200

    if client.raise_on_unexpected_status:
        raise errors.UnexpectedStatus(response.status_code, response.content)
    else:
        return None


def _build_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Response[SaleList]:
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
    created_from: datetime.datetime | Unset = UNSET,
    created_before: datetime.datetime | Unset = UNSET,
    limit: int | Unset = 25,
    cursor: str | Unset = UNSET,
    order: ListSalesOrder | Unset = "newest",
) -> Response[SaleList]:
    """List the sales of a program

     Lists the sales of the program, newest first, with their refunds.

    Args:
        program_id (int): Identifier of a stored record.
        created_from (datetime.datetime | Unset):
        created_before (datetime.datetime | Unset):
        limit (int | Unset):  Default: 25.
        cursor (str | Unset):
        order (ListSalesOrder | Unset):  Default: 'newest'.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[SaleList]
    """

    kwargs = _get_kwargs(
        program_id=program_id,
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
    created_from: datetime.datetime | Unset = UNSET,
    created_before: datetime.datetime | Unset = UNSET,
    limit: int | Unset = 25,
    cursor: str | Unset = UNSET,
    order: ListSalesOrder | Unset = "newest",
) -> SaleList | None:
    """List the sales of a program

     Lists the sales of the program, newest first, with their refunds.

    Args:
        program_id (int): Identifier of a stored record.
        created_from (datetime.datetime | Unset):
        created_before (datetime.datetime | Unset):
        limit (int | Unset):  Default: 25.
        cursor (str | Unset):
        order (ListSalesOrder | Unset):  Default: 'newest'.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        SaleList
    """

    return sync_detailed(
        program_id=program_id,
        client=client,
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
    created_from: datetime.datetime | Unset = UNSET,
    created_before: datetime.datetime | Unset = UNSET,
    limit: int | Unset = 25,
    cursor: str | Unset = UNSET,
    order: ListSalesOrder | Unset = "newest",
) -> Response[SaleList]:
    """List the sales of a program

     Lists the sales of the program, newest first, with their refunds.

    Args:
        program_id (int): Identifier of a stored record.
        created_from (datetime.datetime | Unset):
        created_before (datetime.datetime | Unset):
        limit (int | Unset):  Default: 25.
        cursor (str | Unset):
        order (ListSalesOrder | Unset):  Default: 'newest'.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[SaleList]
    """

    kwargs = _get_kwargs(
        program_id=program_id,
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
    created_from: datetime.datetime | Unset = UNSET,
    created_before: datetime.datetime | Unset = UNSET,
    limit: int | Unset = 25,
    cursor: str | Unset = UNSET,
    order: ListSalesOrder | Unset = "newest",
) -> SaleList | None:
    """List the sales of a program

     Lists the sales of the program, newest first, with their refunds.

    Args:
        program_id (int): Identifier of a stored record.
        created_from (datetime.datetime | Unset):
        created_before (datetime.datetime | Unset):
        limit (int | Unset):  Default: 25.
        cursor (str | Unset):
        order (ListSalesOrder | Unset):  Default: 'newest'.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        SaleList
    """

    return (
        await asyncio_detailed(
            program_id=program_id,
            client=client,
            created_from=created_from,
            created_before=created_before,
            limit=limit,
            cursor=cursor,
            order=order,
        )
    ).parsed
