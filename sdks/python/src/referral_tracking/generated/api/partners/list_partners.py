from http import HTTPStatus
from typing import Any, cast
from urllib.parse import quote

import httpx

from ...client import AuthenticatedClient, Client
from ...types import Response, UNSET
from ... import errors

from ...models.list_partners_order import check_list_partners_order
from ...models.list_partners_order import ListPartnersOrder
from ...models.managed_partner_list import ManagedPartnerList
from ...types import UNSET, Unset
from typing import cast
import datetime


def _get_kwargs(
    program_id: int,
    *,
    limit: int | Unset = 25,
    cursor: str | Unset = UNSET,
    order: ListPartnersOrder | Unset = "newest",
    status: str | Unset = UNSET,
    tag: str | Unset = UNSET,
    group_id: int | Unset = UNSET,
    search: str | Unset = UNSET,
    created_from: datetime.datetime | Unset = UNSET,
    created_before: datetime.datetime | Unset = UNSET,
) -> dict[str, Any]:

    params: dict[str, Any] = {}

    params["limit"] = limit

    params["cursor"] = cursor

    json_order: str | Unset = UNSET
    if not isinstance(order, Unset):
        json_order = order

    params["order"] = json_order

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

    params = {k: v for k, v in params.items() if v is not UNSET and v is not None}

    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/api/v1/programs/{program_id}/partners".format(
            program_id=quote(str(program_id), safe=""),
        ),
        "params": params,
    }

    return _kwargs


def _parse_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> ManagedPartnerList | None:
    if response.status_code == 200:
        response_200 = ManagedPartnerList.from_dict(response.json())

        return response_200

    if client.raise_on_unexpected_status:
        raise errors.UnexpectedStatus(response.status_code, response.content)
    else:
        return None


def _build_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Response[ManagedPartnerList]:
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
    order: ListPartnersOrder | Unset = "newest",
    status: str | Unset = UNSET,
    tag: str | Unset = UNSET,
    group_id: int | Unset = UNSET,
    search: str | Unset = UNSET,
    created_from: datetime.datetime | Unset = UNSET,
    created_before: datetime.datetime | Unset = UNSET,
) -> Response[ManagedPartnerList]:
    """List the partners of a program

     Lists the partners of the program in any status, newest first. A partner whose account was erased is
    not in the list. Viewers get no
    e-mail addresses and no notes, and search in names only.

    Args:
        program_id (int): Identifier of a stored record.
        limit (int | Unset):  Default: 25.
        cursor (str | Unset):
        order (ListPartnersOrder | Unset):  Default: 'newest'.
        status (str | Unset): `linked` has a link and has not joined; only a `joined` partner
            earns commissions. A `merged` one is the same person as another partner, who has got their
            links, codes and customers, and what they earn. More may come. Known values: linked,
            applied, joined, declined, left, removed, merged.
        tag (str | Unset): A word or a few. No commas.
        group_id (int | Unset): Identifier of a stored record.
        search (str | Unset):
        created_from (datetime.datetime | Unset):
        created_before (datetime.datetime | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[ManagedPartnerList]
    """

    kwargs = _get_kwargs(
        program_id=program_id,
        limit=limit,
        cursor=cursor,
        order=order,
        status=status,
        tag=tag,
        group_id=group_id,
        search=search,
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
    limit: int | Unset = 25,
    cursor: str | Unset = UNSET,
    order: ListPartnersOrder | Unset = "newest",
    status: str | Unset = UNSET,
    tag: str | Unset = UNSET,
    group_id: int | Unset = UNSET,
    search: str | Unset = UNSET,
    created_from: datetime.datetime | Unset = UNSET,
    created_before: datetime.datetime | Unset = UNSET,
) -> ManagedPartnerList | None:
    """List the partners of a program

     Lists the partners of the program in any status, newest first. A partner whose account was erased is
    not in the list. Viewers get no
    e-mail addresses and no notes, and search in names only.

    Args:
        program_id (int): Identifier of a stored record.
        limit (int | Unset):  Default: 25.
        cursor (str | Unset):
        order (ListPartnersOrder | Unset):  Default: 'newest'.
        status (str | Unset): `linked` has a link and has not joined; only a `joined` partner
            earns commissions. A `merged` one is the same person as another partner, who has got their
            links, codes and customers, and what they earn. More may come. Known values: linked,
            applied, joined, declined, left, removed, merged.
        tag (str | Unset): A word or a few. No commas.
        group_id (int | Unset): Identifier of a stored record.
        search (str | Unset):
        created_from (datetime.datetime | Unset):
        created_before (datetime.datetime | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        ManagedPartnerList
    """

    return sync_detailed(
        program_id=program_id,
        client=client,
        limit=limit,
        cursor=cursor,
        order=order,
        status=status,
        tag=tag,
        group_id=group_id,
        search=search,
        created_from=created_from,
        created_before=created_before,
    ).parsed


async def asyncio_detailed(
    program_id: int,
    *,
    client: AuthenticatedClient,
    limit: int | Unset = 25,
    cursor: str | Unset = UNSET,
    order: ListPartnersOrder | Unset = "newest",
    status: str | Unset = UNSET,
    tag: str | Unset = UNSET,
    group_id: int | Unset = UNSET,
    search: str | Unset = UNSET,
    created_from: datetime.datetime | Unset = UNSET,
    created_before: datetime.datetime | Unset = UNSET,
) -> Response[ManagedPartnerList]:
    """List the partners of a program

     Lists the partners of the program in any status, newest first. A partner whose account was erased is
    not in the list. Viewers get no
    e-mail addresses and no notes, and search in names only.

    Args:
        program_id (int): Identifier of a stored record.
        limit (int | Unset):  Default: 25.
        cursor (str | Unset):
        order (ListPartnersOrder | Unset):  Default: 'newest'.
        status (str | Unset): `linked` has a link and has not joined; only a `joined` partner
            earns commissions. A `merged` one is the same person as another partner, who has got their
            links, codes and customers, and what they earn. More may come. Known values: linked,
            applied, joined, declined, left, removed, merged.
        tag (str | Unset): A word or a few. No commas.
        group_id (int | Unset): Identifier of a stored record.
        search (str | Unset):
        created_from (datetime.datetime | Unset):
        created_before (datetime.datetime | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[ManagedPartnerList]
    """

    kwargs = _get_kwargs(
        program_id=program_id,
        limit=limit,
        cursor=cursor,
        order=order,
        status=status,
        tag=tag,
        group_id=group_id,
        search=search,
        created_from=created_from,
        created_before=created_before,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    program_id: int,
    *,
    client: AuthenticatedClient,
    limit: int | Unset = 25,
    cursor: str | Unset = UNSET,
    order: ListPartnersOrder | Unset = "newest",
    status: str | Unset = UNSET,
    tag: str | Unset = UNSET,
    group_id: int | Unset = UNSET,
    search: str | Unset = UNSET,
    created_from: datetime.datetime | Unset = UNSET,
    created_before: datetime.datetime | Unset = UNSET,
) -> ManagedPartnerList | None:
    """List the partners of a program

     Lists the partners of the program in any status, newest first. A partner whose account was erased is
    not in the list. Viewers get no
    e-mail addresses and no notes, and search in names only.

    Args:
        program_id (int): Identifier of a stored record.
        limit (int | Unset):  Default: 25.
        cursor (str | Unset):
        order (ListPartnersOrder | Unset):  Default: 'newest'.
        status (str | Unset): `linked` has a link and has not joined; only a `joined` partner
            earns commissions. A `merged` one is the same person as another partner, who has got their
            links, codes and customers, and what they earn. More may come. Known values: linked,
            applied, joined, declined, left, removed, merged.
        tag (str | Unset): A word or a few. No commas.
        group_id (int | Unset): Identifier of a stored record.
        search (str | Unset):
        created_from (datetime.datetime | Unset):
        created_before (datetime.datetime | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        ManagedPartnerList
    """

    return (
        await asyncio_detailed(
            program_id=program_id,
            client=client,
            limit=limit,
            cursor=cursor,
            order=order,
            status=status,
            tag=tag,
            group_id=group_id,
            search=search,
            created_from=created_from,
            created_before=created_before,
        )
    ).parsed
