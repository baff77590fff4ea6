from http import HTTPStatus
from typing import Any, cast
from urllib.parse import quote

import httpx

from ...client import AuthenticatedClient, Client
from ...types import Response, UNSET
from ... import errors

from ...models.export_commissions_decimal import check_export_commissions_decimal
from ...models.export_commissions_decimal import ExportCommissionsDecimal
from ...models.export_commissions_order import check_export_commissions_order
from ...models.export_commissions_order import ExportCommissionsOrder
from ...models.export_commissions_status import check_export_commissions_status
from ...models.export_commissions_status import ExportCommissionsStatus
from ...types import UNSET, Unset
from typing import cast
import datetime


def _get_kwargs(
    program_id: int,
    *,
    status: ExportCommissionsStatus | Unset = UNSET,
    in_payout: bool | Unset = UNSET,
    partner_id: int | Unset = UNSET,
    created_from: datetime.datetime | Unset = UNSET,
    created_before: datetime.datetime | Unset = UNSET,
    order: ExportCommissionsOrder | Unset = "newest",
    bom: bool | Unset = False,
    decimal: ExportCommissionsDecimal | Unset = "point",
) -> dict[str, Any]:

    params: dict[str, Any] = {}

    json_status: str | Unset = UNSET
    if not isinstance(status, Unset):
        json_status = status

    params["status"] = json_status

    params["in_payout"] = in_payout

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
        "url": "/api/v1/programs/{program_id}/commissions/export".format(
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
    status: ExportCommissionsStatus | Unset = UNSET,
    in_payout: bool | Unset = UNSET,
    partner_id: int | Unset = UNSET,
    created_from: datetime.datetime | Unset = UNSET,
    created_before: datetime.datetime | Unset = UNSET,
    order: ExportCommissionsOrder | Unset = "newest",
    bom: bool | Unset = False,
    decimal: ExportCommissionsDecimal | Unset = "point",
) -> Response[str]:
    """Export commissions as CSV

     Streams the commissions that listing them with the same filters returns, all in one file of comma-
    separated values (RFC 4180, UTF-8).
    The first line has the names of the columns; times are in UTC, amounts are decimal numbers such as
    `19.80`. A text that a spreadsheet would
    execute as a formula begins with `'`.

    Partners have their names if the credential may read partners (`partners.read`), otherwise their
    numbers; customers have your identifiers
    only with `customers.read`, and never for a viewer. The e-mail addresses of partners are there only
    with `partners.read`, and never for
    a viewer. `Base` is what the commission of a sale was computed on, and `Rate` the percentage, if the
    rate of its terms gives
    what was earned.
    If the service fails on the way, the connection breaks: a file that ends well is whole.

    Args:
        program_id (int): Identifier of a stored record.
        status (ExportCommissionsStatus | Unset):
        in_payout (bool | Unset):
        partner_id (int | Unset): Identifier of a stored record.
        created_from (datetime.datetime | Unset):
        created_before (datetime.datetime | Unset):
        order (ExportCommissionsOrder | Unset):  Default: 'newest'.
        bom (bool | Unset):  Default: False.
        decimal (ExportCommissionsDecimal | Unset):  Default: 'point'.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[str]
    """

    kwargs = _get_kwargs(
        program_id=program_id,
        status=status,
        in_payout=in_payout,
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
    status: ExportCommissionsStatus | Unset = UNSET,
    in_payout: bool | Unset = UNSET,
    partner_id: int | Unset = UNSET,
    created_from: datetime.datetime | Unset = UNSET,
    created_before: datetime.datetime | Unset = UNSET,
    order: ExportCommissionsOrder | Unset = "newest",
    bom: bool | Unset = False,
    decimal: ExportCommissionsDecimal | Unset = "point",
) -> str | None:
    """Export commissions as CSV

     Streams the commissions that listing them with the same filters returns, all in one file of comma-
    separated values (RFC 4180, UTF-8).
    The first line has the names of the columns; times are in UTC, amounts are decimal numbers such as
    `19.80`. A text that a spreadsheet would
    execute as a formula begins with `'`.

    Partners have their names if the credential may read partners (`partners.read`), otherwise their
    numbers; customers have your identifiers
    only with `customers.read`, and never for a viewer. The e-mail addresses of partners are there only
    with `partners.read`, and never for
    a viewer. `Base` is what the commission of a sale was computed on, and `Rate` the percentage, if the
    rate of its terms gives
    what was earned.
    If the service fails on the way, the connection breaks: a file that ends well is whole.

    Args:
        program_id (int): Identifier of a stored record.
        status (ExportCommissionsStatus | Unset):
        in_payout (bool | Unset):
        partner_id (int | Unset): Identifier of a stored record.
        created_from (datetime.datetime | Unset):
        created_before (datetime.datetime | Unset):
        order (ExportCommissionsOrder | Unset):  Default: 'newest'.
        bom (bool | Unset):  Default: False.
        decimal (ExportCommissionsDecimal | Unset):  Default: 'point'.

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
        in_payout=in_payout,
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
    status: ExportCommissionsStatus | Unset = UNSET,
    in_payout: bool | Unset = UNSET,
    partner_id: int | Unset = UNSET,
    created_from: datetime.datetime | Unset = UNSET,
    created_before: datetime.datetime | Unset = UNSET,
    order: ExportCommissionsOrder | Unset = "newest",
    bom: bool | Unset = False,
    decimal: ExportCommissionsDecimal | Unset = "point",
) -> Response[str]:
    """Export commissions as CSV

     Streams the commissions that listing them with the same filters returns, all in one file of comma-
    separated values (RFC 4180, UTF-8).
    The first line has the names of the columns; times are in UTC, amounts are decimal numbers such as
    `19.80`. A text that a spreadsheet would
    execute as a formula begins with `'`.

    Partners have their names if the credential may read partners (`partners.read`), otherwise their
    numbers; customers have your identifiers
    only with `customers.read`, and never for a viewer. The e-mail addresses of partners are there only
    with `partners.read`, and never for
    a viewer. `Base` is what the commission of a sale was computed on, and `Rate` the percentage, if the
    rate of its terms gives
    what was earned.
    If the service fails on the way, the connection breaks: a file that ends well is whole.

    Args:
        program_id (int): Identifier of a stored record.
        status (ExportCommissionsStatus | Unset):
        in_payout (bool | Unset):
        partner_id (int | Unset): Identifier of a stored record.
        created_from (datetime.datetime | Unset):
        created_before (datetime.datetime | Unset):
        order (ExportCommissionsOrder | Unset):  Default: 'newest'.
        bom (bool | Unset):  Default: False.
        decimal (ExportCommissionsDecimal | Unset):  Default: 'point'.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[str]
    """

    kwargs = _get_kwargs(
        program_id=program_id,
        status=status,
        in_payout=in_payout,
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
    status: ExportCommissionsStatus | Unset = UNSET,
    in_payout: bool | Unset = UNSET,
    partner_id: int | Unset = UNSET,
    created_from: datetime.datetime | Unset = UNSET,
    created_before: datetime.datetime | Unset = UNSET,
    order: ExportCommissionsOrder | Unset = "newest",
    bom: bool | Unset = False,
    decimal: ExportCommissionsDecimal | Unset = "point",
) -> str | None:
    """Export commissions as CSV

     Streams the commissions that listing them with the same filters returns, all in one file of comma-
    separated values (RFC 4180, UTF-8).
    The first line has the names of the columns; times are in UTC, amounts are decimal numbers such as
    `19.80`. A text that a spreadsheet would
    execute as a formula begins with `'`.

    Partners have their names if the credential may read partners (`partners.read`), otherwise their
    numbers; customers have your identifiers
    only with `customers.read`, and never for a viewer. The e-mail addresses of partners are there only
    with `partners.read`, and never for
    a viewer. `Base` is what the commission of a sale was computed on, and `Rate` the percentage, if the
    rate of its terms gives
    what was earned.
    If the service fails on the way, the connection breaks: a file that ends well is whole.

    Args:
        program_id (int): Identifier of a stored record.
        status (ExportCommissionsStatus | Unset):
        in_payout (bool | Unset):
        partner_id (int | Unset): Identifier of a stored record.
        created_from (datetime.datetime | Unset):
        created_before (datetime.datetime | Unset):
        order (ExportCommissionsOrder | Unset):  Default: 'newest'.
        bom (bool | Unset):  Default: False.
        decimal (ExportCommissionsDecimal | Unset):  Default: 'point'.

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
            in_payout=in_payout,
            partner_id=partner_id,
            created_from=created_from,
            created_before=created_before,
            order=order,
            bom=bom,
            decimal=decimal,
        )
    ).parsed
