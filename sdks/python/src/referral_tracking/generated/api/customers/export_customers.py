from http import HTTPStatus
from typing import Any, cast
from urllib.parse import quote

import httpx

from ...client import AuthenticatedClient, Client
from ...types import Response, UNSET
from ... import errors

from ...models.export_customers_decimal import check_export_customers_decimal
from ...models.export_customers_decimal import ExportCustomersDecimal
from ...models.export_customers_order import check_export_customers_order
from ...models.export_customers_order import ExportCustomersOrder
from ...models.export_customers_status import check_export_customers_status
from ...models.export_customers_status import ExportCustomersStatus
from ...types import UNSET, Unset
from typing import cast
import datetime


def _get_kwargs(
    program_id: int,
    *,
    customer_key: str | Unset = UNSET,
    click_id: str | Unset = UNSET,
    search: str | Unset = UNSET,
    status: ExportCustomersStatus | Unset = UNSET,
    partner_id: int | Unset = UNSET,
    created_from: datetime.datetime | Unset = UNSET,
    created_before: datetime.datetime | Unset = UNSET,
    order: ExportCustomersOrder | Unset = "newest",
    bom: bool | Unset = False,
    decimal: ExportCustomersDecimal | Unset = "point",
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

    json_created_from: str | Unset = UNSET
    if not isinstance(created_from, Unset):
        json_created_from = created_from.isoformat()
    params["created_from"] = json_created_from

    json_created_before: str | Unset = UNSET
    if not isinstance(created_before, Unset):
        json_created_before = created_before.isoformat()
    params["created_before"] = json_created_before

    json_order: str | Unset = UNSET
    if not isinstance(order, Unset):
        json_order = order

    params["order"] = json_order

    params["bom"] = bom

    json_decimal: str | Unset = UNSET
    if not isinstance(decimal, Unset):
        json_decimal = decimal

    params["decimal"] = json_decimal

    params = {k: v for k, v in params.items() if v is not UNSET and v is not None}

    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/api/v1/programs/{program_id}/customers/export".format(
            program_id=quote(str(program_id), safe=""),
        ),
        "params": params,
    }

    return _kwargs


def _parse_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> str | None:
    if response.status_code == 200:
        response_200 = response.text
        return response_200

    if client.raise_on_unexpected_status:
        raise errors.UnexpectedStatus(response.status_code, response.content)
    else:
        return None


def _build_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Response[str]:
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
    status: ExportCustomersStatus | Unset = UNSET,
    partner_id: int | Unset = UNSET,
    created_from: datetime.datetime | Unset = UNSET,
    created_before: datetime.datetime | Unset = UNSET,
    order: ExportCustomersOrder | Unset = "newest",
    bom: bool | Unset = False,
    decimal: ExportCustomersDecimal | Unset = "point",
) -> Response[str]:
    """Export customers as CSV

     Streams the customers that listing them with the same filters returns, all in one file of comma-
    separated values (RFC 4180, UTF-8).
    The first line has the names of the columns; times are in UTC. A text that a spreadsheet would
    execute as a formula begins with `'`.

    Partners have their names if the credential may read partners (`partners.read`), otherwise their
    numbers. A viewer sees no
    identifiers and cannot filter by them.
    If the service fails on the way, the connection breaks: a file that ends well is whole.

    Args:
        program_id (int): Identifier of a stored record.
        customer_key (str | Unset):
        click_id (str | Unset):
        search (str | Unset):
        status (ExportCustomersStatus | Unset):
        partner_id (int | Unset): Identifier of a stored record.
        created_from (datetime.datetime | Unset):
        created_before (datetime.datetime | Unset):
        order (ExportCustomersOrder | Unset):  Default: 'newest'.
        bom (bool | Unset):  Default: False.
        decimal (ExportCustomersDecimal | Unset):  Default: 'point'.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[str]
    """

    kwargs = _get_kwargs(
        program_id=program_id,
        customer_key=customer_key,
        click_id=click_id,
        search=search,
        status=status,
        partner_id=partner_id,
        created_from=created_from,
        created_before=created_before,
        order=order,
        bom=bom,
        decimal=decimal,
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
    status: ExportCustomersStatus | Unset = UNSET,
    partner_id: int | Unset = UNSET,
    created_from: datetime.datetime | Unset = UNSET,
    created_before: datetime.datetime | Unset = UNSET,
    order: ExportCustomersOrder | Unset = "newest",
    bom: bool | Unset = False,
    decimal: ExportCustomersDecimal | Unset = "point",
) -> str | None:
    """Export customers as CSV

     Streams the customers that listing them with the same filters returns, all in one file of comma-
    separated values (RFC 4180, UTF-8).
    The first line has the names of the columns; times are in UTC. A text that a spreadsheet would
    execute as a formula begins with `'`.

    Partners have their names if the credential may read partners (`partners.read`), otherwise their
    numbers. A viewer sees no
    identifiers and cannot filter by them.
    If the service fails on the way, the connection breaks: a file that ends well is whole.

    Args:
        program_id (int): Identifier of a stored record.
        customer_key (str | Unset):
        click_id (str | Unset):
        search (str | Unset):
        status (ExportCustomersStatus | Unset):
        partner_id (int | Unset): Identifier of a stored record.
        created_from (datetime.datetime | Unset):
        created_before (datetime.datetime | Unset):
        order (ExportCustomersOrder | Unset):  Default: 'newest'.
        bom (bool | Unset):  Default: False.
        decimal (ExportCustomersDecimal | Unset):  Default: 'point'.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        str
    """

    return sync_detailed(
        program_id=program_id,
        client=client,
        customer_key=customer_key,
        click_id=click_id,
        search=search,
        status=status,
        partner_id=partner_id,
        created_from=created_from,
        created_before=created_before,
        order=order,
        bom=bom,
        decimal=decimal,
    ).parsed


async def asyncio_detailed(
    program_id: int,
    *,
    client: AuthenticatedClient,
    customer_key: str | Unset = UNSET,
    click_id: str | Unset = UNSET,
    search: str | Unset = UNSET,
    status: ExportCustomersStatus | Unset = UNSET,
    partner_id: int | Unset = UNSET,
    created_from: datetime.datetime | Unset = UNSET,
    created_before: datetime.datetime | Unset = UNSET,
    order: ExportCustomersOrder | Unset = "newest",
    bom: bool | Unset = False,
    decimal: ExportCustomersDecimal | Unset = "point",
) -> Response[str]:
    """Export customers as CSV

     Streams the customers that listing them with the same filters returns, all in one file of comma-
    separated values (RFC 4180, UTF-8).
    The first line has the names of the columns; times are in UTC. A text that a spreadsheet would
    execute as a formula begins with `'`.

    Partners have their names if the credential may read partners (`partners.read`), otherwise their
    numbers. A viewer sees no
    identifiers and cannot filter by them.
    If the service fails on the way, the connection breaks: a file that ends well is whole.

    Args:
        program_id (int): Identifier of a stored record.
        customer_key (str | Unset):
        click_id (str | Unset):
        search (str | Unset):
        status (ExportCustomersStatus | Unset):
        partner_id (int | Unset): Identifier of a stored record.
        created_from (datetime.datetime | Unset):
        created_before (datetime.datetime | Unset):
        order (ExportCustomersOrder | Unset):  Default: 'newest'.
        bom (bool | Unset):  Default: False.
        decimal (ExportCustomersDecimal | Unset):  Default: 'point'.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[str]
    """

    kwargs = _get_kwargs(
        program_id=program_id,
        customer_key=customer_key,
        click_id=click_id,
        search=search,
        status=status,
        partner_id=partner_id,
        created_from=created_from,
        created_before=created_before,
        order=order,
        bom=bom,
        decimal=decimal,
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
    status: ExportCustomersStatus | Unset = UNSET,
    partner_id: int | Unset = UNSET,
    created_from: datetime.datetime | Unset = UNSET,
    created_before: datetime.datetime | Unset = UNSET,
    order: ExportCustomersOrder | Unset = "newest",
    bom: bool | Unset = False,
    decimal: ExportCustomersDecimal | Unset = "point",
) -> str | None:
    """Export customers as CSV

     Streams the customers that listing them with the same filters returns, all in one file of comma-
    separated values (RFC 4180, UTF-8).
    The first line has the names of the columns; times are in UTC. A text that a spreadsheet would
    execute as a formula begins with `'`.

    Partners have their names if the credential may read partners (`partners.read`), otherwise their
    numbers. A viewer sees no
    identifiers and cannot filter by them.
    If the service fails on the way, the connection breaks: a file that ends well is whole.

    Args:
        program_id (int): Identifier of a stored record.
        customer_key (str | Unset):
        click_id (str | Unset):
        search (str | Unset):
        status (ExportCustomersStatus | Unset):
        partner_id (int | Unset): Identifier of a stored record.
        created_from (datetime.datetime | Unset):
        created_before (datetime.datetime | Unset):
        order (ExportCustomersOrder | Unset):  Default: 'newest'.
        bom (bool | Unset):  Default: False.
        decimal (ExportCustomersDecimal | Unset):  Default: 'point'.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        str
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
            created_from=created_from,
            created_before=created_before,
            order=order,
            bom=bom,
            decimal=decimal,
        )
    ).parsed
