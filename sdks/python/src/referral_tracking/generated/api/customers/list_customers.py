from http import HTTPStatus
from typing import Any, cast
from urllib.parse import quote

import httpx

from ...client import AuthenticatedClient, Client
from ...types import Response, UNSET
from ... import errors

from ...models.customer_list import CustomerList
from ...models.list_customers_order import check_list_customers_order
from ...models.list_customers_order import ListCustomersOrder
from ...models.list_customers_status import check_list_customers_status
from ...models.list_customers_status import ListCustomersStatus
from ...types import UNSET, Unset
from typing import cast
import datetime


def _get_kwargs(
    program_id: int,
    *,
    customer_key: str | Unset = UNSET,
    click_id: str | Unset = UNSET,
    search: str | Unset = UNSET,
    status: ListCustomersStatus | Unset = UNSET,
    partner_id: int | Unset = UNSET,
    limit: int | Unset = 25,
    cursor: str | Unset = UNSET,
    order: ListCustomersOrder | Unset = "newest",
    created_from: datetime.datetime | Unset = UNSET,
    created_before: datetime.datetime | Unset = UNSET,
) -> dict[str, Any]:

    params: dict[str, Any] = {}

    params["customer_key"] = customer_key

    params["click_id"] = click_id

    params["search"] = search

    json_status: str | Unset = UNSET
    if not isinstance(status, Unset):
        json_status = status

    params["status"] = json_status

    params["partner_id"] = partner_id

    params["limit"] = limit

    params["cursor"] = cursor

    json_order: str | Unset = UNSET
    if not isinstance(order, Unset):
        json_order = order

    params["order"] = json_order

    json_created_from: str | Unset = UNSET
    if not isinstance(created_from, Unset):
        json_created_from = created_from.isoformat()
    params["created_from"] = json_created_from

    json_created_before: str | Unset = UNSET
    if not isinstance(created_before, Unset):
        json_created_before = created_before.isoformat()
    params["created_before"] = json_created_before

    params = {k: v for k, v in params.items() if v is not UNSET and v is not None}

    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/api/v1/programs/{program_id}/customers".format(
            program_id=quote(str(program_id), safe=""),
        ),
        "params": params,
    }

    return _kwargs


def _parse_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> CustomerList | None:
    if response.status_code == 200:
        response_200 = CustomerList.from_dict(response.json())

        return response_200

    if client.raise_on_unexpected_status:
        raise errors.UnexpectedStatus(response.status_code, response.content)
    else:
        return None


def _build_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Response[CustomerList]:
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
    customer_key: str | Unset = UNSET,
    click_id: str | Unset = UNSET,
    search: str | Unset = UNSET,
    status: ListCustomersStatus | Unset = UNSET,
    partner_id: int | Unset = UNSET,
    limit: int | Unset = 25,
    cursor: str | Unset = UNSET,
    order: ListCustomersOrder | Unset = "newest",
    created_from: datetime.datetime | Unset = UNSET,
    created_before: datetime.datetime | Unset = UNSET,
) -> Response[CustomerList]:
    """List customers

     Lists the customers of the program, newest first, filtered by status, partner or when they were
    stored. Two more filters find one by your
    identifier or by its click, and `search` by what support knows; a click without any other record is
    found only by
    its click, with the status `click` and no `id`. A viewer sees no identifiers and cannot filter by
    them.

    Args:
        program_id (int): Identifier of a stored record.
        customer_key (str | Unset):
        click_id (str | Unset):
        search (str | Unset):
        status (ListCustomersStatus | Unset):
        partner_id (int | Unset): Identifier of a stored record.
        limit (int | Unset):  Default: 25.
        cursor (str | Unset):
        order (ListCustomersOrder | Unset):  Default: 'newest'.
        created_from (datetime.datetime | Unset):
        created_before (datetime.datetime | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[CustomerList]
    """

    kwargs = _get_kwargs(
        program_id=program_id,
        customer_key=customer_key,
        click_id=click_id,
        search=search,
        status=status,
        partner_id=partner_id,
        limit=limit,
        cursor=cursor,
        order=order,
        created_from=created_from,
        created_before=created_before,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    program_id: int,
    *,
    client: AuthenticatedClient,
    customer_key: str | Unset = UNSET,
    click_id: str | Unset = UNSET,
    search: str | Unset = UNSET,
    status: ListCustomersStatus | Unset = UNSET,
    partner_id: int | Unset = UNSET,
    limit: int | Unset = 25,
    cursor: str | Unset = UNSET,
    order: ListCustomersOrder | Unset = "newest",
    created_from: datetime.datetime | Unset = UNSET,
    created_before: datetime.datetime | Unset = UNSET,
) -> CustomerList | None:
    """List customers

     Lists the customers of the program, newest first, filtered by status, partner or when they were
    stored. Two more filters find one by your
    identifier or by its click, and `search` by what support knows; a click without any other record is
    found only by
    its click, with the status `click` and no `id`. A viewer sees no identifiers and cannot filter by
    them.

    Args:
        program_id (int): Identifier of a stored record.
        customer_key (str | Unset):
        click_id (str | Unset):
        search (str | Unset):
        status (ListCustomersStatus | Unset):
        partner_id (int | Unset): Identifier of a stored record.
        limit (int | Unset):  Default: 25.
        cursor (str | Unset):
        order (ListCustomersOrder | Unset):  Default: 'newest'.
        created_from (datetime.datetime | Unset):
        created_before (datetime.datetime | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        CustomerList
    """

    return sync_detailed(
        program_id=program_id,
        client=client,
        customer_key=customer_key,
        click_id=click_id,
        search=search,
        status=status,
        partner_id=partner_id,
        limit=limit,
        cursor=cursor,
        order=order,
        created_from=created_from,
        created_before=created_before,
    ).parsed


async def asyncio_detailed(
    program_id: int,
    *,
    client: AuthenticatedClient,
    customer_key: str | Unset = UNSET,
    click_id: str | Unset = UNSET,
    search: str | Unset = UNSET,
    status: ListCustomersStatus | Unset = UNSET,
    partner_id: int | Unset = UNSET,
    limit: int | Unset = 25,
    cursor: str | Unset = UNSET,
    order: ListCustomersOrder | Unset = "newest",
    created_from: datetime.datetime | Unset = UNSET,
    created_before: datetime.datetime | Unset = UNSET,
) -> Response[CustomerList]:
    """List customers

     Lists the customers of the program, newest first, filtered by status, partner or when they were
    stored. Two more filters find one by your
    identifier or by its click, and `search` by what support knows; a click without any other record is
    found only by
    its click, with the status `click` and no `id`. A viewer sees no identifiers and cannot filter by
    them.

    Args:
        program_id (int): Identifier of a stored record.
        customer_key (str | Unset):
        click_id (str | Unset):
        search (str | Unset):
        status (ListCustomersStatus | Unset):
        partner_id (int | Unset): Identifier of a stored record.
        limit (int | Unset):  Default: 25.
        cursor (str | Unset):
        order (ListCustomersOrder | Unset):  Default: 'newest'.
        created_from (datetime.datetime | Unset):
        created_before (datetime.datetime | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[CustomerList]
    """

    kwargs = _get_kwargs(
        program_id=program_id,
        customer_key=customer_key,
        click_id=click_id,
        search=search,
        status=status,
        partner_id=partner_id,
        limit=limit,
        cursor=cursor,
        order=order,
        created_from=created_from,
        created_before=created_before,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    program_id: int,
    *,
    client: AuthenticatedClient,
    customer_key: str | Unset = UNSET,
    click_id: str | Unset = UNSET,
    search: str | Unset = UNSET,
    status: ListCustomersStatus | Unset = UNSET,
    partner_id: int | Unset = UNSET,
    limit: int | Unset = 25,
    cursor: str | Unset = UNSET,
    order: ListCustomersOrder | Unset = "newest",
    created_from: datetime.datetime | Unset = UNSET,
    created_before: datetime.datetime | Unset = UNSET,
) -> CustomerList | None:
    """List customers

     Lists the customers of the program, newest first, filtered by status, partner or when they were
    stored. Two more filters find one by your
    identifier or by its click, and `search` by what support knows; a click without any other record is
    found only by
    its click, with the status `click` and no `id`. A viewer sees no identifiers and cannot filter by
    them.

    Args:
        program_id (int): Identifier of a stored record.
        customer_key (str | Unset):
        click_id (str | Unset):
        search (str | Unset):
        status (ListCustomersStatus | Unset):
        partner_id (int | Unset): Identifier of a stored record.
        limit (int | Unset):  Default: 25.
        cursor (str | Unset):
        order (ListCustomersOrder | Unset):  Default: 'newest'.
        created_from (datetime.datetime | Unset):
        created_before (datetime.datetime | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        CustomerList
    """

    return (
        await asyncio_detailed(
            program_id=program_id,
            client=client,
            customer_key=customer_key,
            click_id=click_id,
            search=search,
            status=status,
            partner_id=partner_id,
            limit=limit,
            cursor=cursor,
            order=order,
            created_from=created_from,
            created_before=created_before,
        )
    ).parsed
