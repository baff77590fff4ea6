from http import HTTPStatus
from typing import Any, cast
from urllib.parse import quote

import httpx

from ...client import AuthenticatedClient, Client
from ...types import Response, UNSET
from ... import errors

from ...models.get_own_statement_decimal import check_get_own_statement_decimal
from ...models.get_own_statement_decimal import GetOwnStatementDecimal
from ...models.statement_answer import StatementAnswer
from ...types import UNSET, Unset
from typing import cast


def _get_kwargs(
    program_id: int,
    statement_id: int,
    *,
    decimal: GetOwnStatementDecimal | Unset = "point",
) -> dict[str, Any]:

    params: dict[str, Any] = {}

    json_decimal: str | Unset = UNSET
    if not isinstance(decimal, Unset):
        json_decimal = decimal

    params["decimal"] = json_decimal

    params = {k: v for k, v in params.items() if v is not UNSET and v is not None}

    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/api/v1/partner/programs/{program_id}/statements/{statement_id}".format(
            program_id=quote(str(program_id), safe=""),
            statement_id=quote(str(statement_id), safe=""),
        ),
        "params": params,
    }

    return _kwargs


def _parse_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> StatementAnswer | None:
    if response.status_code == 200:
        response_200 = StatementAnswer.from_dict(response.json())

        return response_200

    if client.raise_on_unexpected_status:
        raise errors.UnexpectedStatus(response.status_code, response.content)
    else:
        return None


def _build_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Response[StatementAnswer]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    program_id: int,
    statement_id: int,
    *,
    client: AuthenticatedClient,
    decimal: GetOwnStatementDecimal | Unset = "point",
) -> Response[StatementAnswer]:
    """Get an own statement

     A statement with its lines. It never changes. `Accept` decides the form: JSON by default, `text/csv`
    for all lines as a file, and
    `text/html` for a page to print, which a browser gets that opens the address.

    Args:
        program_id (int): Identifier of a stored record.
        statement_id (int): Identifier of a stored record.
        decimal (GetOwnStatementDecimal | Unset):  Default: 'point'.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[StatementAnswer]
    """

    kwargs = _get_kwargs(
        program_id=program_id,
        statement_id=statement_id,
        decimal=decimal,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    program_id: int,
    statement_id: int,
    *,
    client: AuthenticatedClient,
    decimal: GetOwnStatementDecimal | Unset = "point",
) -> StatementAnswer | None:
    """Get an own statement

     A statement with its lines. It never changes. `Accept` decides the form: JSON by default, `text/csv`
    for all lines as a file, and
    `text/html` for a page to print, which a browser gets that opens the address.

    Args:
        program_id (int): Identifier of a stored record.
        statement_id (int): Identifier of a stored record.
        decimal (GetOwnStatementDecimal | Unset):  Default: 'point'.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        StatementAnswer
    """

    return sync_detailed(
        program_id=program_id,
        statement_id=statement_id,
        client=client,
        decimal=decimal,
    ).parsed


async def asyncio_detailed(
    program_id: int,
    statement_id: int,
    *,
    client: AuthenticatedClient,
    decimal: GetOwnStatementDecimal | Unset = "point",
) -> Response[StatementAnswer]:
    """Get an own statement

     A statement with its lines. It never changes. `Accept` decides the form: JSON by default, `text/csv`
    for all lines as a file, and
    `text/html` for a page to print, which a browser gets that opens the address.

    Args:
        program_id (int): Identifier of a stored record.
        statement_id (int): Identifier of a stored record.
        decimal (GetOwnStatementDecimal | Unset):  Default: 'point'.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[StatementAnswer]
    """

    kwargs = _get_kwargs(
        program_id=program_id,
        statement_id=statement_id,
        decimal=decimal,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    program_id: int,
    statement_id: int,
    *,
    client: AuthenticatedClient,
    decimal: GetOwnStatementDecimal | Unset = "point",
) -> StatementAnswer | None:
    """Get an own statement

     A statement with its lines. It never changes. `Accept` decides the form: JSON by default, `text/csv`
    for all lines as a file, and
    `text/html` for a page to print, which a browser gets that opens the address.

    Args:
        program_id (int): Identifier of a stored record.
        statement_id (int): Identifier of a stored record.
        decimal (GetOwnStatementDecimal | Unset):  Default: 'point'.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        StatementAnswer
    """

    return (
        await asyncio_detailed(
            program_id=program_id,
            statement_id=statement_id,
            client=client,
            decimal=decimal,
        )
    ).parsed
