from http import HTTPStatus
from typing import Any, cast
from urllib.parse import quote

import httpx

from ...client import AuthenticatedClient, Client
from ...types import Response, UNSET
from ... import errors

from ...models.list_own_programs_order import check_list_own_programs_order
from ...models.list_own_programs_order import ListOwnProgramsOrder
from ...models.portal_program_list import PortalProgramList
from ...types import UNSET, Unset
from typing import cast


def _get_kwargs(
    *,
    limit: int | Unset = 25,
    cursor: str | Unset = UNSET,
    order: ListOwnProgramsOrder | Unset = "newest",
    status: str | Unset = UNSET,
) -> dict[str, Any]:

    params: dict[str, Any] = {}

    params["limit"] = limit

    params["cursor"] = cursor

    json_order: str | Unset = UNSET
    if not isinstance(order, Unset):
        json_order = order

    params["order"] = json_order

    params["status"] = status

    params = {k: v for k, v in params.items() if v is not UNSET and v is not None}

    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/api/v1/partner/programs",
        "params": params,
    }

    return _kwargs


def _parse_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> PortalProgramList | None:
    if response.status_code == 200:
        response_200 = PortalProgramList.from_dict(response.json())

        return response_200

    if client.raise_on_unexpected_status:
        raise errors.UnexpectedStatus(response.status_code, response.content)
    else:
        return None


def _build_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Response[PortalProgramList]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    *,
    client: AuthenticatedClient,
    limit: int | Unset = 25,
    cursor: str | Unset = UNSET,
    order: ListOwnProgramsOrder | Unset = "newest",
    status: str | Unset = UNSET,
) -> Response[PortalProgramList]:
    """List own programs

     Lists the programs of the partner in any status, newest first, with the terms of each.

    Args:
        limit (int | Unset):  Default: 25.
        cursor (str | Unset):
        order (ListOwnProgramsOrder | Unset):  Default: 'newest'.
        status (str | Unset): `linked` has a link and has not joined; only a `joined` partner
            earns commissions. A `merged` one is the same person as another partner, who has got their
            links, codes and customers, and what they earn. More may come. Known values: linked,
            applied, joined, declined, left, removed, merged.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[PortalProgramList]
    """

    kwargs = _get_kwargs(
        limit=limit,
        cursor=cursor,
        order=order,
        status=status,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    *,
    client: AuthenticatedClient,
    limit: int | Unset = 25,
    cursor: str | Unset = UNSET,
    order: ListOwnProgramsOrder | Unset = "newest",
    status: str | Unset = UNSET,
) -> PortalProgramList | None:
    """List own programs

     Lists the programs of the partner in any status, newest first, with the terms of each.

    Args:
        limit (int | Unset):  Default: 25.
        cursor (str | Unset):
        order (ListOwnProgramsOrder | Unset):  Default: 'newest'.
        status (str | Unset): `linked` has a link and has not joined; only a `joined` partner
            earns commissions. A `merged` one is the same person as another partner, who has got their
            links, codes and customers, and what they earn. More may come. Known values: linked,
            applied, joined, declined, left, removed, merged.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        PortalProgramList
    """

    return sync_detailed(
        client=client,
        limit=limit,
        cursor=cursor,
        order=order,
        status=status,
    ).parsed


async def asyncio_detailed(
    *,
    client: AuthenticatedClient,
    limit: int | Unset = 25,
    cursor: str | Unset = UNSET,
    order: ListOwnProgramsOrder | Unset = "newest",
    status: str | Unset = UNSET,
) -> Response[PortalProgramList]:
    """List own programs

     Lists the programs of the partner in any status, newest first, with the terms of each.

    Args:
        limit (int | Unset):  Default: 25.
        cursor (str | Unset):
        order (ListOwnProgramsOrder | Unset):  Default: 'newest'.
        status (str | Unset): `linked` has a link and has not joined; only a `joined` partner
            earns commissions. A `merged` one is the same person as another partner, who has got their
            links, codes and customers, and what they earn. More may come. Known values: linked,
            applied, joined, declined, left, removed, merged.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[PortalProgramList]
    """

    kwargs = _get_kwargs(
        limit=limit,
        cursor=cursor,
        order=order,
        status=status,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    *,
    client: AuthenticatedClient,
    limit: int | Unset = 25,
    cursor: str | Unset = UNSET,
    order: ListOwnProgramsOrder | Unset = "newest",
    status: str | Unset = UNSET,
) -> PortalProgramList | None:
    """List own programs

     Lists the programs of the partner in any status, newest first, with the terms of each.

    Args:
        limit (int | Unset):  Default: 25.
        cursor (str | Unset):
        order (ListOwnProgramsOrder | Unset):  Default: 'newest'.
        status (str | Unset): `linked` has a link and has not joined; only a `joined` partner
            earns commissions. A `merged` one is the same person as another partner, who has got their
            links, codes and customers, and what they earn. More may come. Known values: linked,
            applied, joined, declined, left, removed, merged.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        PortalProgramList
    """

    return (
        await asyncio_detailed(
            client=client,
            limit=limit,
            cursor=cursor,
            order=order,
            status=status,
        )
    ).parsed
