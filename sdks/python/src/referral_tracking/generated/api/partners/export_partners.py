from http import HTTPStatus
from typing import Any, cast
from urllib.parse import quote

import httpx

from ...client import AuthenticatedClient, Client
from ...types import Response, UNSET
from ... import errors

from ...models.export_partners_decimal import check_export_partners_decimal
from ...models.export_partners_decimal import ExportPartnersDecimal
from ...models.export_partners_order import check_export_partners_order
from ...models.export_partners_order import ExportPartnersOrder
from ...types import UNSET, Unset
from typing import cast
import datetime


def _get_kwargs(
    program_id: int,
    *,
    status: str | Unset = UNSET,
    tag: str | Unset = UNSET,
    group_id: int | Unset = UNSET,
    search: str | Unset = UNSET,
    created_from: datetime.datetime | Unset = UNSET,
    created_before: datetime.datetime | Unset = UNSET,
    order: ExportPartnersOrder | Unset = "newest",
    bom: bool | Unset = False,
    decimal: ExportPartnersDecimal | Unset = "point",
) -> dict[str, Any]:

    params: dict[str, Any] = {}

    params["status"] = status

    params["tag"] = tag

    params["group_id"] = group_id

    params["search"] = search

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
        "url": "/api/v1/programs/{program_id}/partners/export".format(
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
    status: str | Unset = UNSET,
    tag: str | Unset = UNSET,
    group_id: int | Unset = UNSET,
    search: str | Unset = UNSET,
    created_from: datetime.datetime | Unset = UNSET,
    created_before: datetime.datetime | Unset = UNSET,
    order: ExportPartnersOrder | Unset = "newest",
    bom: bool | Unset = False,
    decimal: ExportPartnersDecimal | Unset = "point",
) -> Response[str]:
    """Export partners as CSV

     Streams the partners that listing them with the same filters returns, all in one file of comma-
    separated values (RFC 4180, UTF-8).
    The first line has the names of the columns; times are in UTC. A text that a spreadsheet would
    execute as a formula begins with `'`.

    A viewer sees no e-mail addresses and no notes.
    If the service fails on the way, the connection breaks: a file that ends well is whole.

    Args:
        program_id (int): Identifier of a stored record.
        status (str | Unset): `linked` has a link and has not joined; only a `joined` partner
            earns commissions. A `merged` one is the same person as another partner, who has got their
            links, codes and customers, and what they earn. More may come. Known values: linked,
            applied, joined, declined, left, removed, merged.
        tag (str | Unset): A word or a few. No commas.
        group_id (int | Unset): Identifier of a stored record.
        search (str | Unset):
        created_from (datetime.datetime | Unset):
        created_before (datetime.datetime | Unset):
        order (ExportPartnersOrder | Unset):  Default: 'newest'.
        bom (bool | Unset):  Default: False.
        decimal (ExportPartnersDecimal | Unset):  Default: 'point'.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[str]
    """

    kwargs = _get_kwargs(
        program_id=program_id,
        status=status,
        tag=tag,
        group_id=group_id,
        search=search,
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
    status: str | Unset = UNSET,
    tag: str | Unset = UNSET,
    group_id: int | Unset = UNSET,
    search: str | Unset = UNSET,
    created_from: datetime.datetime | Unset = UNSET,
    created_before: datetime.datetime | Unset = UNSET,
    order: ExportPartnersOrder | Unset = "newest",
    bom: bool | Unset = False,
    decimal: ExportPartnersDecimal | Unset = "point",
) -> str | None:
    """Export partners as CSV

     Streams the partners that listing them with the same filters returns, all in one file of comma-
    separated values (RFC 4180, UTF-8).
    The first line has the names of the columns; times are in UTC. A text that a spreadsheet would
    execute as a formula begins with `'`.

    A viewer sees no e-mail addresses and no notes.
    If the service fails on the way, the connection breaks: a file that ends well is whole.

    Args:
        program_id (int): Identifier of a stored record.
        status (str | Unset): `linked` has a link and has not joined; only a `joined` partner
            earns commissions. A `merged` one is the same person as another partner, who has got their
            links, codes and customers, and what they earn. More may come. Known values: linked,
            applied, joined, declined, left, removed, merged.
        tag (str | Unset): A word or a few. No commas.
        group_id (int | Unset): Identifier of a stored record.
        search (str | Unset):
        created_from (datetime.datetime | Unset):
        created_before (datetime.datetime | Unset):
        order (ExportPartnersOrder | Unset):  Default: 'newest'.
        bom (bool | Unset):  Default: False.
        decimal (ExportPartnersDecimal | Unset):  Default: 'point'.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        str
    """

    return sync_detailed(
        program_id=program_id,
        client=client,
        status=status,
        tag=tag,
        group_id=group_id,
        search=search,
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
    status: str | Unset = UNSET,
    tag: str | Unset = UNSET,
    group_id: int | Unset = UNSET,
    search: str | Unset = UNSET,
    created_from: datetime.datetime | Unset = UNSET,
    created_before: datetime.datetime | Unset = UNSET,
    order: ExportPartnersOrder | Unset = "newest",
    bom: bool | Unset = False,
    decimal: ExportPartnersDecimal | Unset = "point",
) -> Response[str]:
    """Export partners as CSV

     Streams the partners that listing them with the same filters returns, all in one file of comma-
    separated values (RFC 4180, UTF-8).
    The first line has the names of the columns; times are in UTC. A text that a spreadsheet would
    execute as a formula begins with `'`.

    A viewer sees no e-mail addresses and no notes.
    If the service fails on the way, the connection breaks: a file that ends well is whole.

    Args:
        program_id (int): Identifier of a stored record.
        status (str | Unset): `linked` has a link and has not joined; only a `joined` partner
            earns commissions. A `merged` one is the same person as another partner, who has got their
            links, codes and customers, and what they earn. More may come. Known values: linked,
            applied, joined, declined, left, removed, merged.
        tag (str | Unset): A word or a few. No commas.
        group_id (int | Unset): Identifier of a stored record.
        search (str | Unset):
        created_from (datetime.datetime | Unset):
        created_before (datetime.datetime | Unset):
        order (ExportPartnersOrder | Unset):  Default: 'newest'.
        bom (bool | Unset):  Default: False.
        decimal (ExportPartnersDecimal | Unset):  Default: 'point'.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[str]
    """

    kwargs = _get_kwargs(
        program_id=program_id,
        status=status,
        tag=tag,
        group_id=group_id,
        search=search,
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
    status: str | Unset = UNSET,
    tag: str | Unset = UNSET,
    group_id: int | Unset = UNSET,
    search: str | Unset = UNSET,
    created_from: datetime.datetime | Unset = UNSET,
    created_before: datetime.datetime | Unset = UNSET,
    order: ExportPartnersOrder | Unset = "newest",
    bom: bool | Unset = False,
    decimal: ExportPartnersDecimal | Unset = "point",
) -> str | None:
    """Export partners as CSV

     Streams the partners that listing them with the same filters returns, all in one file of comma-
    separated values (RFC 4180, UTF-8).
    The first line has the names of the columns; times are in UTC. A text that a spreadsheet would
    execute as a formula begins with `'`.

    A viewer sees no e-mail addresses and no notes.
    If the service fails on the way, the connection breaks: a file that ends well is whole.

    Args:
        program_id (int): Identifier of a stored record.
        status (str | Unset): `linked` has a link and has not joined; only a `joined` partner
            earns commissions. A `merged` one is the same person as another partner, who has got their
            links, codes and customers, and what they earn. More may come. Known values: linked,
            applied, joined, declined, left, removed, merged.
        tag (str | Unset): A word or a few. No commas.
        group_id (int | Unset): Identifier of a stored record.
        search (str | Unset):
        created_from (datetime.datetime | Unset):
        created_before (datetime.datetime | Unset):
        order (ExportPartnersOrder | Unset):  Default: 'newest'.
        bom (bool | Unset):  Default: False.
        decimal (ExportPartnersDecimal | Unset):  Default: 'point'.

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
            status=status,
            tag=tag,
            group_id=group_id,
            search=search,
            created_from=created_from,
            created_before=created_before,
            order=order,
            bom=bom,
            decimal=decimal,
        )
    ).parsed
