from http import HTTPStatus
from typing import Any, cast
from urllib.parse import quote

import httpx

from ...client import AuthenticatedClient, Client
from ...types import Response, UNSET
from ... import errors

from ...models.list_statements_currency import check_list_statements_currency
from ...models.list_statements_currency import ListStatementsCurrency
from ...models.list_statements_order import check_list_statements_order
from ...models.list_statements_order import ListStatementsOrder
from ...models.statement_list import StatementList
from ...types import UNSET, Unset
from typing import cast


def _get_kwargs(
    program_id: int,
    *,
    partnership_id: int | Unset = UNSET,
    partner_id: int | Unset = UNSET,
    month: str | Unset = UNSET,
    currency: ListStatementsCurrency | Unset = UNSET,
    limit: int | Unset = 25,
    cursor: str | Unset = UNSET,
    order: ListStatementsOrder | Unset = "newest",
) -> dict[str, Any]:

    params: dict[str, Any] = {}

    params["partnership_id"] = partnership_id

    params["partner_id"] = partner_id

    params["month"] = month

    json_currency: str | Unset = UNSET
    if not isinstance(currency, Unset):
        json_currency = currency

    params["currency"] = json_currency

    params["limit"] = limit

    params["cursor"] = cursor

    json_order: str | Unset = UNSET
    if not isinstance(order, Unset):
        json_order = order

    params["order"] = json_order

    params = {k: v for k, v in params.items() if v is not UNSET and v is not None}

    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/api/v1/programs/{program_id}/statements".format(
            program_id=quote(str(program_id), safe=""),
        ),
        "params": params,
    }

    return _kwargs


def _parse_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> StatementList | None:
    if response.status_code == 200:
        response_200 = StatementList.from_dict(response.json())

        return response_200

    if client.raise_on_unexpected_status:
        raise errors.UnexpectedStatus(response.status_code, response.content)
    else:
        return None


def _build_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Response[StatementList]:
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
    partnership_id: int | Unset = UNSET,
    partner_id: int | Unset = UNSET,
    month: str | Unset = UNSET,
    currency: ListStatementsCurrency | Unset = UNSET,
    limit: int | Unset = 25,
    cursor: str | Unset = UNSET,
    order: ListStatementsOrder | Unset = "newest",
) -> Response[StatementList]:
    """List statements

     Lists monthly statements, newest first. A month is closed an hour after its end (UTC): there is one
    for each partner and currency with an entry or a balance.

    Args:
        program_id (int): Identifier of a stored record.
        partnership_id (int | Unset): Identifier of a stored record.
        partner_id (int | Unset): Identifier of a stored record.
        month (str | Unset): A month (UTC), of the years 2000 to 2199.
        currency (ListStatementsCurrency | Unset):
        limit (int | Unset):  Default: 25.
        cursor (str | Unset):
        order (ListStatementsOrder | Unset):  Default: 'newest'.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[StatementList]
    """

    kwargs = _get_kwargs(
        program_id=program_id,
        partnership_id=partnership_id,
        partner_id=partner_id,
        month=month,
        currency=currency,
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
    partnership_id: int | Unset = UNSET,
    partner_id: int | Unset = UNSET,
    month: str | Unset = UNSET,
    currency: ListStatementsCurrency | Unset = UNSET,
    limit: int | Unset = 25,
    cursor: str | Unset = UNSET,
    order: ListStatementsOrder | Unset = "newest",
) -> StatementList | None:
    """List statements

     Lists monthly statements, newest first. A month is closed an hour after its end (UTC): there is one
    for each partner and currency with an entry or a balance.

    Args:
        program_id (int): Identifier of a stored record.
        partnership_id (int | Unset): Identifier of a stored record.
        partner_id (int | Unset): Identifier of a stored record.
        month (str | Unset): A month (UTC), of the years 2000 to 2199.
        currency (ListStatementsCurrency | Unset):
        limit (int | Unset):  Default: 25.
        cursor (str | Unset):
        order (ListStatementsOrder | Unset):  Default: 'newest'.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        StatementList
    """

    return sync_detailed(
        program_id=program_id,
        client=client,
        partnership_id=partnership_id,
        partner_id=partner_id,
        month=month,
        currency=currency,
        limit=limit,
        cursor=cursor,
        order=order,
    ).parsed


async def asyncio_detailed(
    program_id: int,
    *,
    client: AuthenticatedClient,
    partnership_id: int | Unset = UNSET,
    partner_id: int | Unset = UNSET,
    month: str | Unset = UNSET,
    currency: ListStatementsCurrency | Unset = UNSET,
    limit: int | Unset = 25,
    cursor: str | Unset = UNSET,
    order: ListStatementsOrder | Unset = "newest",
) -> Response[StatementList]:
    """List statements

     Lists monthly statements, newest first. A month is closed an hour after its end (UTC): there is one
    for each partner and currency with an entry or a balance.

    Args:
        program_id (int): Identifier of a stored record.
        partnership_id (int | Unset): Identifier of a stored record.
        partner_id (int | Unset): Identifier of a stored record.
        month (str | Unset): A month (UTC), of the years 2000 to 2199.
        currency (ListStatementsCurrency | Unset):
        limit (int | Unset):  Default: 25.
        cursor (str | Unset):
        order (ListStatementsOrder | Unset):  Default: 'newest'.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[StatementList]
    """

    kwargs = _get_kwargs(
        program_id=program_id,
        partnership_id=partnership_id,
        partner_id=partner_id,
        month=month,
        currency=currency,
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
    partnership_id: int | Unset = UNSET,
    partner_id: int | Unset = UNSET,
    month: str | Unset = UNSET,
    currency: ListStatementsCurrency | Unset = UNSET,
    limit: int | Unset = 25,
    cursor: str | Unset = UNSET,
    order: ListStatementsOrder | Unset = "newest",
) -> StatementList | None:
    """List statements

     Lists monthly statements, newest first. A month is closed an hour after its end (UTC): there is one
    for each partner and currency with an entry or a balance.

    Args:
        program_id (int): Identifier of a stored record.
        partnership_id (int | Unset): Identifier of a stored record.
        partner_id (int | Unset): Identifier of a stored record.
        month (str | Unset): A month (UTC), of the years 2000 to 2199.
        currency (ListStatementsCurrency | Unset):
        limit (int | Unset):  Default: 25.
        cursor (str | Unset):
        order (ListStatementsOrder | Unset):  Default: 'newest'.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        StatementList
    """

    return (
        await asyncio_detailed(
            program_id=program_id,
            client=client,
            partnership_id=partnership_id,
            partner_id=partner_id,
            month=month,
            currency=currency,
            limit=limit,
            cursor=cursor,
            order=order,
        )
    ).parsed
