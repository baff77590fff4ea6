from http import HTTPStatus
from typing import Any, cast
from urllib.parse import quote

import httpx

from ...client import AuthenticatedClient, Client
from ...types import Response, UNSET
from ... import errors

from ...models.list_terms_order import check_list_terms_order
from ...models.list_terms_order import ListTermsOrder
from ...models.terms_level import check_terms_level
from ...models.terms_level import TermsLevel
from ...models.terms_list import TermsList
from ...types import UNSET, Unset
from typing import cast


def _get_kwargs(
    program_id: int,
    *,
    limit: int | Unset = 25,
    cursor: str | Unset = UNSET,
    order: ListTermsOrder | Unset = "newest",
    level: TermsLevel | Unset = UNSET,
    group_id: int | Unset = UNSET,
    partner_id: int | Unset = UNSET,
) -> dict[str, Any]:

    params: dict[str, Any] = {}

    params["limit"] = limit

    params["cursor"] = cursor

    json_order: str | Unset = UNSET
    if not isinstance(order, Unset):
        json_order = order

    params["order"] = json_order

    json_level: str | Unset = UNSET
    if not isinstance(level, Unset):
        json_level = level

    params["level"] = json_level

    params["group_id"] = group_id

    params["partner_id"] = partner_id

    params = {k: v for k, v in params.items() if v is not UNSET and v is not None}

    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/api/v1/programs/{program_id}/terms".format(
            program_id=quote(str(program_id), safe=""),
        ),
        "params": params,
    }

    return _kwargs


def _parse_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> TermsList | None:
    if response.status_code == 200:
        response_200 = TermsList.from_dict(response.json())

        return response_200

    if client.raise_on_unexpected_status:
        raise errors.UnexpectedStatus(response.status_code, response.content)
    else:
        return None


def _build_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Response[TermsList]:
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
    limit: int | Unset = 25,
    cursor: str | Unset = UNSET,
    order: ListTermsOrder | Unset = "newest",
    level: TermsLevel | Unset = UNSET,
    group_id: int | Unset = UNSET,
    partner_id: int | Unset = UNSET,
) -> Response[TermsList]:
    """List the terms of a program

     Lists the terms that were ever made, newest first, for the program, its groups and single partners.
    Terms are never changed or
    deleted, because sales, leads and commissions name those that decided. `in_force` is true for the
    present ones.

    Args:
        program_id (int): Identifier of a stored record.
        limit (int | Unset):  Default: 25.
        cursor (str | Unset):
        order (ListTermsOrder | Unset):  Default: 'newest'.
        level (TermsLevel | Unset): Whose terms they are. Those of a partnership go before those
            of its group, and those before the program's.
        group_id (int | Unset): Identifier of a stored record.
        partner_id (int | Unset): Identifier of a stored record.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[TermsList]
    """

    kwargs = _get_kwargs(
        program_id=program_id,
        limit=limit,
        cursor=cursor,
        order=order,
        level=level,
        group_id=group_id,
        partner_id=partner_id,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    program_id: int,
    *,
    client: AuthenticatedClient,
    limit: int | Unset = 25,
    cursor: str | Unset = UNSET,
    order: ListTermsOrder | Unset = "newest",
    level: TermsLevel | Unset = UNSET,
    group_id: int | Unset = UNSET,
    partner_id: int | Unset = UNSET,
) -> TermsList | None:
    """List the terms of a program

     Lists the terms that were ever made, newest first, for the program, its groups and single partners.
    Terms are never changed or
    deleted, because sales, leads and commissions name those that decided. `in_force` is true for the
    present ones.

    Args:
        program_id (int): Identifier of a stored record.
        limit (int | Unset):  Default: 25.
        cursor (str | Unset):
        order (ListTermsOrder | Unset):  Default: 'newest'.
        level (TermsLevel | Unset): Whose terms they are. Those of a partnership go before those
            of its group, and those before the program's.
        group_id (int | Unset): Identifier of a stored record.
        partner_id (int | Unset): Identifier of a stored record.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        TermsList
    """

    return sync_detailed(
        program_id=program_id,
        client=client,
        limit=limit,
        cursor=cursor,
        order=order,
        level=level,
        group_id=group_id,
        partner_id=partner_id,
    ).parsed


async def asyncio_detailed(
    program_id: int,
    *,
    client: AuthenticatedClient,
    limit: int | Unset = 25,
    cursor: str | Unset = UNSET,
    order: ListTermsOrder | Unset = "newest",
    level: TermsLevel | Unset = UNSET,
    group_id: int | Unset = UNSET,
    partner_id: int | Unset = UNSET,
) -> Response[TermsList]:
    """List the terms of a program

     Lists the terms that were ever made, newest first, for the program, its groups and single partners.
    Terms are never changed or
    deleted, because sales, leads and commissions name those that decided. `in_force` is true for the
    present ones.

    Args:
        program_id (int): Identifier of a stored record.
        limit (int | Unset):  Default: 25.
        cursor (str | Unset):
        order (ListTermsOrder | Unset):  Default: 'newest'.
        level (TermsLevel | Unset): Whose terms they are. Those of a partnership go before those
            of its group, and those before the program's.
        group_id (int | Unset): Identifier of a stored record.
        partner_id (int | Unset): Identifier of a stored record.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[TermsList]
    """

    kwargs = _get_kwargs(
        program_id=program_id,
        limit=limit,
        cursor=cursor,
        order=order,
        level=level,
        group_id=group_id,
        partner_id=partner_id,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    program_id: int,
    *,
    client: AuthenticatedClient,
    limit: int | Unset = 25,
    cursor: str | Unset = UNSET,
    order: ListTermsOrder | Unset = "newest",
    level: TermsLevel | Unset = UNSET,
    group_id: int | Unset = UNSET,
    partner_id: int | Unset = UNSET,
) -> TermsList | None:
    """List the terms of a program

     Lists the terms that were ever made, newest first, for the program, its groups and single partners.
    Terms are never changed or
    deleted, because sales, leads and commissions name those that decided. `in_force` is true for the
    present ones.

    Args:
        program_id (int): Identifier of a stored record.
        limit (int | Unset):  Default: 25.
        cursor (str | Unset):
        order (ListTermsOrder | Unset):  Default: 'newest'.
        level (TermsLevel | Unset): Whose terms they are. Those of a partnership go before those
            of its group, and those before the program's.
        group_id (int | Unset): Identifier of a stored record.
        partner_id (int | Unset): Identifier of a stored record.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        TermsList
    """

    return (
        await asyncio_detailed(
            program_id=program_id,
            client=client,
            limit=limit,
            cursor=cursor,
            order=order,
            level=level,
            group_id=group_id,
            partner_id=partner_id,
        )
    ).parsed
