from http import HTTPStatus
from typing import Any, cast
from urllib.parse import quote

import httpx

from ...client import AuthenticatedClient, Client
from ...types import Response, UNSET
from ... import errors

from ...models.get_own_stats_group_by import check_get_own_stats_group_by
from ...models.get_own_stats_group_by import GetOwnStatsGroupBy
from ...models.get_own_stats_order import check_get_own_stats_order
from ...models.get_own_stats_order import GetOwnStatsOrder
from ...models.stats_list import StatsList
from ...types import UNSET, Unset
from typing import cast
import datetime


def _get_kwargs(
    program_id: int,
    *,
    from_: datetime.date | Unset = UNSET,
    to: datetime.date | Unset = UNSET,
    group_by: GetOwnStatsGroupBy | Unset = UNSET,
    limit: int | Unset = 25,
    cursor: str | Unset = UNSET,
    order: GetOwnStatsOrder | Unset = "newest",
) -> dict[str, Any]:

    params: dict[str, Any] = {}

    json_from_: str | Unset = UNSET
    if not isinstance(from_, Unset):
        json_from_ = from_.isoformat()
    params["from"] = json_from_

    json_to: str | Unset = UNSET
    if not isinstance(to, Unset):
        json_to = to.isoformat()
    params["to"] = json_to

    json_group_by: str | Unset = UNSET
    if not isinstance(group_by, Unset):
        json_group_by = group_by

    params["group_by"] = json_group_by

    params["limit"] = limit

    params["cursor"] = cursor

    json_order: str | Unset = UNSET
    if not isinstance(order, Unset):
        json_order = order

    params["order"] = json_order

    params = {k: v for k, v in params.items() if v is not UNSET and v is not None}

    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/api/v1/partner/programs/{program_id}/stats".format(
            program_id=quote(str(program_id), safe=""),
        ),
        "params": params,
    }

    return _kwargs


def _parse_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> StatsList | None:
    if response.status_code == 200:
        response_200 = StatsList.from_dict(response.json())

        return response_200

    if client.raise_on_unexpected_status:
        raise errors.UnexpectedStatus(response.status_code, response.content)
    else:
        return None


def _build_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Response[StatsList]:
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
    from_: datetime.date | Unset = UNSET,
    to: datetime.date | Unset = UNSET,
    group_by: GetOwnStatsGroupBy | Unset = UNSET,
    limit: int | Unset = 25,
    cursor: str | Unset = UNSET,
    order: GetOwnStatsOrder | Unset = "newest",
) -> Response[StatsList]:
    """Get own totals

     Returns the clicks, settled leads, sales, refunds and commissions of the partner in a range of days
    (UTC), in total or by
    day or link, newest first. An event counts on the day when it was recorded. The totals are exact at
    `as_of`.

    Args:
        program_id (int): Identifier of a stored record.
        from_ (datetime.date | Unset):
        to (datetime.date | Unset):
        group_by (GetOwnStatsGroupBy | Unset):
        limit (int | Unset):  Default: 25.
        cursor (str | Unset):
        order (GetOwnStatsOrder | Unset):  Default: 'newest'.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[StatsList]
    """

    kwargs = _get_kwargs(
        program_id=program_id,
        from_=from_,
        to=to,
        group_by=group_by,
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
    from_: datetime.date | Unset = UNSET,
    to: datetime.date | Unset = UNSET,
    group_by: GetOwnStatsGroupBy | Unset = UNSET,
    limit: int | Unset = 25,
    cursor: str | Unset = UNSET,
    order: GetOwnStatsOrder | Unset = "newest",
) -> StatsList | None:
    """Get own totals

     Returns the clicks, settled leads, sales, refunds and commissions of the partner in a range of days
    (UTC), in total or by
    day or link, newest first. An event counts on the day when it was recorded. The totals are exact at
    `as_of`.

    Args:
        program_id (int): Identifier of a stored record.
        from_ (datetime.date | Unset):
        to (datetime.date | Unset):
        group_by (GetOwnStatsGroupBy | Unset):
        limit (int | Unset):  Default: 25.
        cursor (str | Unset):
        order (GetOwnStatsOrder | Unset):  Default: 'newest'.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        StatsList
    """

    return sync_detailed(
        program_id=program_id,
        client=client,
        from_=from_,
        to=to,
        group_by=group_by,
        limit=limit,
        cursor=cursor,
        order=order,
    ).parsed


async def asyncio_detailed(
    program_id: int,
    *,
    client: AuthenticatedClient,
    from_: datetime.date | Unset = UNSET,
    to: datetime.date | Unset = UNSET,
    group_by: GetOwnStatsGroupBy | Unset = UNSET,
    limit: int | Unset = 25,
    cursor: str | Unset = UNSET,
    order: GetOwnStatsOrder | Unset = "newest",
) -> Response[StatsList]:
    """Get own totals

     Returns the clicks, settled leads, sales, refunds and commissions of the partner in a range of days
    (UTC), in total or by
    day or link, newest first. An event counts on the day when it was recorded. The totals are exact at
    `as_of`.

    Args:
        program_id (int): Identifier of a stored record.
        from_ (datetime.date | Unset):
        to (datetime.date | Unset):
        group_by (GetOwnStatsGroupBy | Unset):
        limit (int | Unset):  Default: 25.
        cursor (str | Unset):
        order (GetOwnStatsOrder | Unset):  Default: 'newest'.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[StatsList]
    """

    kwargs = _get_kwargs(
        program_id=program_id,
        from_=from_,
        to=to,
        group_by=group_by,
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
    from_: datetime.date | Unset = UNSET,
    to: datetime.date | Unset = UNSET,
    group_by: GetOwnStatsGroupBy | Unset = UNSET,
    limit: int | Unset = 25,
    cursor: str | Unset = UNSET,
    order: GetOwnStatsOrder | Unset = "newest",
) -> StatsList | None:
    """Get own totals

     Returns the clicks, settled leads, sales, refunds and commissions of the partner in a range of days
    (UTC), in total or by
    day or link, newest first. An event counts on the day when it was recorded. The totals are exact at
    `as_of`.

    Args:
        program_id (int): Identifier of a stored record.
        from_ (datetime.date | Unset):
        to (datetime.date | Unset):
        group_by (GetOwnStatsGroupBy | Unset):
        limit (int | Unset):  Default: 25.
        cursor (str | Unset):
        order (GetOwnStatsOrder | Unset):  Default: 'newest'.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        StatsList
    """

    return (
        await asyncio_detailed(
            program_id=program_id,
            client=client,
            from_=from_,
            to=to,
            group_by=group_by,
            limit=limit,
            cursor=cursor,
            order=order,
        )
    ).parsed
