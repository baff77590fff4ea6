from http import HTTPStatus
from typing import Any, cast
from urllib.parse import quote

import httpx

from ...client import AuthenticatedClient, Client
from ...types import Response, UNSET
from ... import errors

from ...models.group_list import GroupList
from ...models.list_groups_order import check_list_groups_order
from ...models.list_groups_order import ListGroupsOrder
from ...types import UNSET, Unset
from typing import cast


def _get_kwargs(
    program_id: int,
    *,
    limit: int | Unset = 25,
    cursor: str | Unset = UNSET,
    order: ListGroupsOrder | Unset = "newest",
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
        "url": "/api/v1/programs/{program_id}/groups".format(
            program_id=quote(str(program_id), safe=""),
        ),
        "params": params,
    }

    return _kwargs


def _parse_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> GroupList | None:
    if response.status_code == 200:
        response_200 = GroupList.from_dict(response.json())

        return response_200

    if client.raise_on_unexpected_status:
        raise errors.UnexpectedStatus(response.status_code, response.content)
    else:
        return None


def _build_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Response[GroupList]:
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
    order: ListGroupsOrder | Unset = "newest",
) -> Response[GroupList]:
    """List the groups of a program

     Lists the groups of partners, newest first, with their terms and the number of their partners. Each
    partner is in one; those whom
    nobody moved are in the default group.

    Args:
        program_id (int): Identifier of a stored record.
        limit (int | Unset):  Default: 25.
        cursor (str | Unset):
        order (ListGroupsOrder | Unset):  Default: 'newest'.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[GroupList]
    """

    kwargs = _get_kwargs(
        program_id=program_id,
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
    limit: int | Unset = 25,
    cursor: str | Unset = UNSET,
    order: ListGroupsOrder | Unset = "newest",
) -> GroupList | None:
    """List the groups of a program

     Lists the groups of partners, newest first, with their terms and the number of their partners. Each
    partner is in one; those whom
    nobody moved are in the default group.

    Args:
        program_id (int): Identifier of a stored record.
        limit (int | Unset):  Default: 25.
        cursor (str | Unset):
        order (ListGroupsOrder | Unset):  Default: 'newest'.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        GroupList
    """

    return sync_detailed(
        program_id=program_id,
        client=client,
        limit=limit,
        cursor=cursor,
        order=order,
    ).parsed


async def asyncio_detailed(
    program_id: int,
    *,
    client: AuthenticatedClient,
    limit: int | Unset = 25,
    cursor: str | Unset = UNSET,
    order: ListGroupsOrder | Unset = "newest",
) -> Response[GroupList]:
    """List the groups of a program

     Lists the groups of partners, newest first, with their terms and the number of their partners. Each
    partner is in one; those whom
    nobody moved are in the default group.

    Args:
        program_id (int): Identifier of a stored record.
        limit (int | Unset):  Default: 25.
        cursor (str | Unset):
        order (ListGroupsOrder | Unset):  Default: 'newest'.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[GroupList]
    """

    kwargs = _get_kwargs(
        program_id=program_id,
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
    limit: int | Unset = 25,
    cursor: str | Unset = UNSET,
    order: ListGroupsOrder | Unset = "newest",
) -> GroupList | None:
    """List the groups of a program

     Lists the groups of partners, newest first, with their terms and the number of their partners. Each
    partner is in one; those whom
    nobody moved are in the default group.

    Args:
        program_id (int): Identifier of a stored record.
        limit (int | Unset):  Default: 25.
        cursor (str | Unset):
        order (ListGroupsOrder | Unset):  Default: 'newest'.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        GroupList
    """

    return (
        await asyncio_detailed(
            program_id=program_id,
            client=client,
            limit=limit,
            cursor=cursor,
            order=order,
        )
    ).parsed
