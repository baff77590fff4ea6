from http import HTTPStatus
from typing import Any, cast
from urllib.parse import quote

import httpx

from ...client import AuthenticatedClient, Client
from ...types import Response, UNSET
from ... import errors

from ...models.list_webhook_deliveries_expand import check_list_webhook_deliveries_expand
from ...models.list_webhook_deliveries_expand import ListWebhookDeliveriesExpand
from ...models.list_webhook_deliveries_order import check_list_webhook_deliveries_order
from ...models.list_webhook_deliveries_order import ListWebhookDeliveriesOrder
from ...models.webhook_delivery_list import WebhookDeliveryList
from ...types import UNSET, Unset
from typing import cast
import datetime


def _get_kwargs(
    program_id: int,
    *,
    webhook_id: int | Unset = UNSET,
    status: str | Unset = UNSET,
    after_id: int | Unset = UNSET,
    wait: int | Unset = 0,
    expand: ListWebhookDeliveriesExpand | Unset = UNSET,
    created_from: datetime.datetime | Unset = UNSET,
    created_before: datetime.datetime | Unset = UNSET,
    limit: int | Unset = 25,
    cursor: str | Unset = UNSET,
    order: ListWebhookDeliveriesOrder | Unset = "newest",
) -> dict[str, Any]:

    params: dict[str, Any] = {}

    params["webhook_id"] = webhook_id

    params["status"] = status

    params["after_id"] = after_id

    params["wait"] = wait

    json_expand: str | Unset = UNSET
    if not isinstance(expand, Unset):
        json_expand = expand

    params["expand"] = json_expand

    json_created_from: str | Unset = UNSET
    if not isinstance(created_from, Unset):
        json_created_from = created_from.isoformat()
    params["created_from"] = json_created_from

    json_created_before: str | Unset = UNSET
    if not isinstance(created_before, Unset):
        json_created_before = created_before.isoformat()
    params["created_before"] = json_created_before

    params["limit"] = limit

    params["cursor"] = cursor

    json_order: str | Unset = UNSET
    if not isinstance(order, Unset):
        json_order = order

    params["order"] = json_order

    params = {k: v for k, v in params.items() if v is not UNSET and v is not None}

    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/api/v1/programs/{program_id}/webhook-deliveries".format(
            program_id=quote(str(program_id), safe=""),
        ),
        "params": params,
    }

    return _kwargs


def _parse_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> WebhookDeliveryList | None:
    if response.status_code == 200:
        response_200 = WebhookDeliveryList.from_dict(response.json())

        return response_200

    if client.raise_on_unexpected_status:
        raise errors.UnexpectedStatus(response.status_code, response.content)
    else:
        return None


def _build_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Response[WebhookDeliveryList]:
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
    webhook_id: int | Unset = UNSET,
    status: str | Unset = UNSET,
    after_id: int | Unset = UNSET,
    wait: int | Unset = 0,
    expand: ListWebhookDeliveriesExpand | Unset = UNSET,
    created_from: datetime.datetime | Unset = UNSET,
    created_before: datetime.datetime | Unset = UNSET,
    limit: int | Unset = 25,
    cursor: str | Unset = UNSET,
    order: ListWebhookDeliveriesOrder | Unset = "newest",
) -> Response[WebhookDeliveryList]:
    """List the deliveries of webhooks

     Lists what was or will be sent to the endpoints of the program in thirty days, newest first. `wait`
    keeps the request open until there
    is something to list: ask again with the last identifier as `after_id`.

    Args:
        program_id (int): Identifier of a stored record.
        webhook_id (int | Unset): Identifier of a stored record.
        status (str | Unset): Whether it will be sent, was taken, was given up, or was not sent
            because the endpoint was disabled. Known values: waiting, delivered, failed, skipped.
        after_id (int | Unset): Identifier of a stored record.
        wait (int | Unset):  Default: 0.
        expand (ListWebhookDeliveriesExpand | Unset):
        created_from (datetime.datetime | Unset):
        created_before (datetime.datetime | Unset):
        limit (int | Unset):  Default: 25.
        cursor (str | Unset):
        order (ListWebhookDeliveriesOrder | Unset):  Default: 'newest'.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[WebhookDeliveryList]
    """

    kwargs = _get_kwargs(
        program_id=program_id,
        webhook_id=webhook_id,
        status=status,
        after_id=after_id,
        wait=wait,
        expand=expand,
        created_from=created_from,
        created_before=created_before,
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
    webhook_id: int | Unset = UNSET,
    status: str | Unset = UNSET,
    after_id: int | Unset = UNSET,
    wait: int | Unset = 0,
    expand: ListWebhookDeliveriesExpand | Unset = UNSET,
    created_from: datetime.datetime | Unset = UNSET,
    created_before: datetime.datetime | Unset = UNSET,
    limit: int | Unset = 25,
    cursor: str | Unset = UNSET,
    order: ListWebhookDeliveriesOrder | Unset = "newest",
) -> WebhookDeliveryList | None:
    """List the deliveries of webhooks

     Lists what was or will be sent to the endpoints of the program in thirty days, newest first. `wait`
    keeps the request open until there
    is something to list: ask again with the last identifier as `after_id`.

    Args:
        program_id (int): Identifier of a stored record.
        webhook_id (int | Unset): Identifier of a stored record.
        status (str | Unset): Whether it will be sent, was taken, was given up, or was not sent
            because the endpoint was disabled. Known values: waiting, delivered, failed, skipped.
        after_id (int | Unset): Identifier of a stored record.
        wait (int | Unset):  Default: 0.
        expand (ListWebhookDeliveriesExpand | Unset):
        created_from (datetime.datetime | Unset):
        created_before (datetime.datetime | Unset):
        limit (int | Unset):  Default: 25.
        cursor (str | Unset):
        order (ListWebhookDeliveriesOrder | Unset):  Default: 'newest'.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        WebhookDeliveryList
    """

    return sync_detailed(
        program_id=program_id,
        client=client,
        webhook_id=webhook_id,
        status=status,
        after_id=after_id,
        wait=wait,
        expand=expand,
        created_from=created_from,
        created_before=created_before,
        limit=limit,
        cursor=cursor,
        order=order,
    ).parsed


async def asyncio_detailed(
    program_id: int,
    *,
    client: AuthenticatedClient,
    webhook_id: int | Unset = UNSET,
    status: str | Unset = UNSET,
    after_id: int | Unset = UNSET,
    wait: int | Unset = 0,
    expand: ListWebhookDeliveriesExpand | Unset = UNSET,
    created_from: datetime.datetime | Unset = UNSET,
    created_before: datetime.datetime | Unset = UNSET,
    limit: int | Unset = 25,
    cursor: str | Unset = UNSET,
    order: ListWebhookDeliveriesOrder | Unset = "newest",
) -> Response[WebhookDeliveryList]:
    """List the deliveries of webhooks

     Lists what was or will be sent to the endpoints of the program in thirty days, newest first. `wait`
    keeps the request open until there
    is something to list: ask again with the last identifier as `after_id`.

    Args:
        program_id (int): Identifier of a stored record.
        webhook_id (int | Unset): Identifier of a stored record.
        status (str | Unset): Whether it will be sent, was taken, was given up, or was not sent
            because the endpoint was disabled. Known values: waiting, delivered, failed, skipped.
        after_id (int | Unset): Identifier of a stored record.
        wait (int | Unset):  Default: 0.
        expand (ListWebhookDeliveriesExpand | Unset):
        created_from (datetime.datetime | Unset):
        created_before (datetime.datetime | Unset):
        limit (int | Unset):  Default: 25.
        cursor (str | Unset):
        order (ListWebhookDeliveriesOrder | Unset):  Default: 'newest'.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[WebhookDeliveryList]
    """

    kwargs = _get_kwargs(
        program_id=program_id,
        webhook_id=webhook_id,
        status=status,
        after_id=after_id,
        wait=wait,
        expand=expand,
        created_from=created_from,
        created_before=created_before,
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
    webhook_id: int | Unset = UNSET,
    status: str | Unset = UNSET,
    after_id: int | Unset = UNSET,
    wait: int | Unset = 0,
    expand: ListWebhookDeliveriesExpand | Unset = UNSET,
    created_from: datetime.datetime | Unset = UNSET,
    created_before: datetime.datetime | Unset = UNSET,
    limit: int | Unset = 25,
    cursor: str | Unset = UNSET,
    order: ListWebhookDeliveriesOrder | Unset = "newest",
) -> WebhookDeliveryList | None:
    """List the deliveries of webhooks

     Lists what was or will be sent to the endpoints of the program in thirty days, newest first. `wait`
    keeps the request open until there
    is something to list: ask again with the last identifier as `after_id`.

    Args:
        program_id (int): Identifier of a stored record.
        webhook_id (int | Unset): Identifier of a stored record.
        status (str | Unset): Whether it will be sent, was taken, was given up, or was not sent
            because the endpoint was disabled. Known values: waiting, delivered, failed, skipped.
        after_id (int | Unset): Identifier of a stored record.
        wait (int | Unset):  Default: 0.
        expand (ListWebhookDeliveriesExpand | Unset):
        created_from (datetime.datetime | Unset):
        created_before (datetime.datetime | Unset):
        limit (int | Unset):  Default: 25.
        cursor (str | Unset):
        order (ListWebhookDeliveriesOrder | Unset):  Default: 'newest'.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        WebhookDeliveryList
    """

    return (
        await asyncio_detailed(
            program_id=program_id,
            client=client,
            webhook_id=webhook_id,
            status=status,
            after_id=after_id,
            wait=wait,
            expand=expand,
            created_from=created_from,
            created_before=created_before,
            limit=limit,
            cursor=cursor,
            order=order,
        )
    ).parsed
