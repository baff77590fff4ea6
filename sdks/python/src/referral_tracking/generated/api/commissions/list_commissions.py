from http import HTTPStatus
from typing import Any, cast
from urllib.parse import quote

import httpx

from ...client import AuthenticatedClient, Client
from ...types import Response, UNSET
from ... import errors

from ...models.commission_list import CommissionList
from ...models.list_commissions_expand import check_list_commissions_expand
from ...models.list_commissions_expand import ListCommissionsExpand
from ...models.list_commissions_order import check_list_commissions_order
from ...models.list_commissions_order import ListCommissionsOrder
from ...models.list_commissions_status import check_list_commissions_status
from ...models.list_commissions_status import ListCommissionsStatus
from ...types import UNSET, Unset
from typing import cast
import datetime


def _get_kwargs(
    program_id: int,
    *,
    status: ListCommissionsStatus | Unset = UNSET,
    in_payout: bool | Unset = UNSET,
    partner_id: int | Unset = UNSET,
    created_from: datetime.datetime | Unset = UNSET,
    created_before: datetime.datetime | Unset = UNSET,
    expand: ListCommissionsExpand | Unset = UNSET,
    limit: int | Unset = 25,
    cursor: str | Unset = UNSET,
    order: ListCommissionsOrder | Unset = "newest",
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

    json_expand: str | Unset = UNSET
    if not isinstance(expand, Unset):
        json_expand = expand

    params["expand"] = json_expand

    params["limit"] = limit

    params["cursor"] = cursor

    json_order: str | Unset = UNSET
    if not isinstance(order, Unset):
        json_order = order

    params["order"] = json_order

    params = {k: v for k, v in params.items() if v is not UNSET and v is not None}

    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/api/v1/programs/{program_id}/commissions".format(
            program_id=quote(str(program_id), safe=""),
        ),
        "params": params,
    }

    return _kwargs


def _parse_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> CommissionList | None:
    if response.status_code == 200:
        response_200 = CommissionList.from_dict(response.json())

        return response_200

    if client.raise_on_unexpected_status:
        raise errors.UnexpectedStatus(response.status_code, response.content)
    else:
        return None


def _build_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Response[CommissionList]:
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
    status: ListCommissionsStatus | Unset = UNSET,
    in_payout: bool | Unset = UNSET,
    partner_id: int | Unset = UNSET,
    created_from: datetime.datetime | Unset = UNSET,
    created_before: datetime.datetime | Unset = UNSET,
    expand: ListCommissionsExpand | Unset = UNSET,
    limit: int | Unset = 25,
    cursor: str | Unset = UNSET,
    order: ListCommissionsOrder | Unset = "newest",
) -> Response[CommissionList]:
    """List commissions

     Lists the commissions of the program, newest first, also clawbacks and adjustments.

    `expand` adds the customer, which needs the scope `customers.read`, or the partner, which needs
    `partners.read`.

    The first page has the `totals` of all commissions of the program, by currency and status; with
    `partner_id`, those of the
    partner. The other filters do not change them.

    Args:
        program_id (int): Identifier of a stored record.
        status (ListCommissionsStatus | Unset):
        in_payout (bool | Unset):
        partner_id (int | Unset): Identifier of a stored record.
        created_from (datetime.datetime | Unset):
        created_before (datetime.datetime | Unset):
        expand (ListCommissionsExpand | Unset):
        limit (int | Unset):  Default: 25.
        cursor (str | Unset):
        order (ListCommissionsOrder | Unset):  Default: 'newest'.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[CommissionList]
    """

    kwargs = _get_kwargs(
        program_id=program_id,
        status=status,
        in_payout=in_payout,
        partner_id=partner_id,
        created_from=created_from,
        created_before=created_before,
        expand=expand,
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
    status: ListCommissionsStatus | Unset = UNSET,
    in_payout: bool | Unset = UNSET,
    partner_id: int | Unset = UNSET,
    created_from: datetime.datetime | Unset = UNSET,
    created_before: datetime.datetime | Unset = UNSET,
    expand: ListCommissionsExpand | Unset = UNSET,
    limit: int | Unset = 25,
    cursor: str | Unset = UNSET,
    order: ListCommissionsOrder | Unset = "newest",
) -> CommissionList | None:
    """List commissions

     Lists the commissions of the program, newest first, also clawbacks and adjustments.

    `expand` adds the customer, which needs the scope `customers.read`, or the partner, which needs
    `partners.read`.

    The first page has the `totals` of all commissions of the program, by currency and status; with
    `partner_id`, those of the
    partner. The other filters do not change them.

    Args:
        program_id (int): Identifier of a stored record.
        status (ListCommissionsStatus | Unset):
        in_payout (bool | Unset):
        partner_id (int | Unset): Identifier of a stored record.
        created_from (datetime.datetime | Unset):
        created_before (datetime.datetime | Unset):
        expand (ListCommissionsExpand | Unset):
        limit (int | Unset):  Default: 25.
        cursor (str | Unset):
        order (ListCommissionsOrder | Unset):  Default: 'newest'.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        CommissionList
    """

    return sync_detailed(
        program_id=program_id,
        client=client,
        status=status,
        in_payout=in_payout,
        partner_id=partner_id,
        created_from=created_from,
        created_before=created_before,
        expand=expand,
        limit=limit,
        cursor=cursor,
        order=order,
    ).parsed


async def asyncio_detailed(
    program_id: int,
    *,
    client: AuthenticatedClient,
    status: ListCommissionsStatus | Unset = UNSET,
    in_payout: bool | Unset = UNSET,
    partner_id: int | Unset = UNSET,
    created_from: datetime.datetime | Unset = UNSET,
    created_before: datetime.datetime | Unset = UNSET,
    expand: ListCommissionsExpand | Unset = UNSET,
    limit: int | Unset = 25,
    cursor: str | Unset = UNSET,
    order: ListCommissionsOrder | Unset = "newest",
) -> Response[CommissionList]:
    """List commissions

     Lists the commissions of the program, newest first, also clawbacks and adjustments.

    `expand` adds the customer, which needs the scope `customers.read`, or the partner, which needs
    `partners.read`.

    The first page has the `totals` of all commissions of the program, by currency and status; with
    `partner_id`, those of the
    partner. The other filters do not change them.

    Args:
        program_id (int): Identifier of a stored record.
        status (ListCommissionsStatus | Unset):
        in_payout (bool | Unset):
        partner_id (int | Unset): Identifier of a stored record.
        created_from (datetime.datetime | Unset):
        created_before (datetime.datetime | Unset):
        expand (ListCommissionsExpand | Unset):
        limit (int | Unset):  Default: 25.
        cursor (str | Unset):
        order (ListCommissionsOrder | Unset):  Default: 'newest'.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[CommissionList]
    """

    kwargs = _get_kwargs(
        program_id=program_id,
        status=status,
        in_payout=in_payout,
        partner_id=partner_id,
        created_from=created_from,
        created_before=created_before,
        expand=expand,
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
    status: ListCommissionsStatus | Unset = UNSET,
    in_payout: bool | Unset = UNSET,
    partner_id: int | Unset = UNSET,
    created_from: datetime.datetime | Unset = UNSET,
    created_before: datetime.datetime | Unset = UNSET,
    expand: ListCommissionsExpand | Unset = UNSET,
    limit: int | Unset = 25,
    cursor: str | Unset = UNSET,
    order: ListCommissionsOrder | Unset = "newest",
) -> CommissionList | None:
    """List commissions

     Lists the commissions of the program, newest first, also clawbacks and adjustments.

    `expand` adds the customer, which needs the scope `customers.read`, or the partner, which needs
    `partners.read`.

    The first page has the `totals` of all commissions of the program, by currency and status; with
    `partner_id`, those of the
    partner. The other filters do not change them.

    Args:
        program_id (int): Identifier of a stored record.
        status (ListCommissionsStatus | Unset):
        in_payout (bool | Unset):
        partner_id (int | Unset): Identifier of a stored record.
        created_from (datetime.datetime | Unset):
        created_before (datetime.datetime | Unset):
        expand (ListCommissionsExpand | Unset):
        limit (int | Unset):  Default: 25.
        cursor (str | Unset):
        order (ListCommissionsOrder | Unset):  Default: 'newest'.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        CommissionList
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
            expand=expand,
            limit=limit,
            cursor=cursor,
            order=order,
        )
    ).parsed
