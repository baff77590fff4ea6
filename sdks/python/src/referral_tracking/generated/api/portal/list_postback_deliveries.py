from http import HTTPStatus
from typing import Any, cast
from urllib.parse import quote

import httpx

from ...client import AuthenticatedClient, Client
from ...types import Response, UNSET
from ... import errors

from ...models.list_postback_deliveries_order import check_list_postback_deliveries_order
from ...models.list_postback_deliveries_order import ListPostbackDeliveriesOrder
from ...models.postback_delivery_list import PostbackDeliveryList
from ...types import UNSET, Unset
from typing import cast


def _get_kwargs(
    program_id: int,
    *,
    postback_id: int | Unset = UNSET,
    status: str | Unset = UNSET,
    limit: int | Unset = 25,
    cursor: str | Unset = UNSET,
    order: ListPostbackDeliveriesOrder | Unset = "newest",
) -> dict[str, Any]:

    params: dict[str, Any] = {}

    params["postback_id"] = postback_id

    params["status"] = status

    params["limit"] = limit

    params["cursor"] = cursor

    json_order: str | Unset = UNSET
    if not isinstance(order, Unset):
        json_order = order

    params["order"] = json_order

    params = {k: v for k, v in params.items() if v is not UNSET and v is not None}

    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/api/v1/partner/programs/{program_id}/postback-deliveries".format(
            program_id=quote(str(program_id), safe=""),
        ),
        "params": params,
    }

    return _kwargs


def _parse_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> PostbackDeliveryList | None:
    if response.status_code == 200:
        response_200 = PostbackDeliveryList.from_dict(response.json())

        return response_200

    if client.raise_on_unexpected_status:
        raise errors.UnexpectedStatus(response.status_code, response.content)
    else:
        return None


def _build_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> Response[PostbackDeliveryList]:
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
    postback_id: int | Unset = UNSET,
    status: str | Unset = UNSET,
    limit: int | Unset = 25,
    cursor: str | Unset = UNSET,
    order: ListPostbackDeliveriesOrder | Unset = "newest",
) -> Response[PostbackDeliveryList]:
    """List what own postbacks sent

     Lists what was or will be sent to the postbacks of the partner in the program in thirty days, newest
    first.

    Args:
        program_id (int): Identifier of a stored record.
        postback_id (int | Unset): Identifier of a stored record.
        status (str | Unset): Whether it will be sent, was taken, was given up, or was not sent
            because the endpoint was disabled. Known values: waiting, delivered, failed, skipped.
        limit (int | Unset):  Default: 25.
        cursor (str | Unset):
        order (ListPostbackDeliveriesOrder | Unset):  Default: 'newest'.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[PostbackDeliveryList]
    """

    kwargs = _get_kwargs(
        program_id=program_id,
        postback_id=postback_id,
        status=status,
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
    postback_id: int | Unset = UNSET,
    status: str | Unset = UNSET,
    limit: int | Unset = 25,
    cursor: str | Unset = UNSET,
    order: ListPostbackDeliveriesOrder | Unset = "newest",
) -> PostbackDeliveryList | None:
    """List what own postbacks sent

     Lists what was or will be sent to the postbacks of the partner in the program in thirty days, newest
    first.

    Args:
        program_id (int): Identifier of a stored record.
        postback_id (int | Unset): Identifier of a stored record.
        status (str | Unset): Whether it will be sent, was taken, was given up, or was not sent
            because the endpoint was disabled. Known values: waiting, delivered, failed, skipped.
        limit (int | Unset):  Default: 25.
        cursor (str | Unset):
        order (ListPostbackDeliveriesOrder | Unset):  Default: 'newest'.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        PostbackDeliveryList
    """

    return sync_detailed(
        program_id=program_id,
        client=client,
        postback_id=postback_id,
        status=status,
        limit=limit,
        cursor=cursor,
        order=order,
    ).parsed


async def asyncio_detailed(
    program_id: int,
    *,
    client: AuthenticatedClient,
    postback_id: int | Unset = UNSET,
    status: str | Unset = UNSET,
    limit: int | Unset = 25,
    cursor: str | Unset = UNSET,
    order: ListPostbackDeliveriesOrder | Unset = "newest",
) -> Response[PostbackDeliveryList]:
    """List what own postbacks sent

     Lists what was or will be sent to the postbacks of the partner in the program in thirty days, newest
    first.

    Args:
        program_id (int): Identifier of a stored record.
        postback_id (int | Unset): Identifier of a stored record.
        status (str | Unset): Whether it will be sent, was taken, was given up, or was not sent
            because the endpoint was disabled. Known values: waiting, delivered, failed, skipped.
        limit (int | Unset):  Default: 25.
        cursor (str | Unset):
        order (ListPostbackDeliveriesOrder | Unset):  Default: 'newest'.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[PostbackDeliveryList]
    """

    kwargs = _get_kwargs(
        program_id=program_id,
        postback_id=postback_id,
        status=status,
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
    postback_id: int | Unset = UNSET,
    status: str | Unset = UNSET,
    limit: int | Unset = 25,
    cursor: str | Unset = UNSET,
    order: ListPostbackDeliveriesOrder | Unset = "newest",
) -> PostbackDeliveryList | None:
    """List what own postbacks sent

     Lists what was or will be sent to the postbacks of the partner in the program in thirty days, newest
    first.

    Args:
        program_id (int): Identifier of a stored record.
        postback_id (int | Unset): Identifier of a stored record.
        status (str | Unset): Whether it will be sent, was taken, was given up, or was not sent
            because the endpoint was disabled. Known values: waiting, delivered, failed, skipped.
        limit (int | Unset):  Default: 25.
        cursor (str | Unset):
        order (ListPostbackDeliveriesOrder | Unset):  Default: 'newest'.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        PostbackDeliveryList
    """

    return (
        await asyncio_detailed(
            program_id=program_id,
            client=client,
            postback_id=postback_id,
            status=status,
            limit=limit,
            cursor=cursor,
            order=order,
        )
    ).parsed
