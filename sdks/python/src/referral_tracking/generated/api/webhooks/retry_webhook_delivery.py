from http import HTTPStatus
from typing import Any, cast
from urllib.parse import quote

import httpx

from ...client import AuthenticatedClient, Client
from ...types import Response, UNSET
from ... import errors

from ...models.webhook_delivery_answer import WebhookDeliveryAnswer
from typing import cast


def _get_kwargs(
    program_id: int,
    webhook_delivery_id: int,
) -> dict[str, Any]:

    _kwargs: dict[str, Any] = {
        "method": "post",
        "url": "/api/v1/programs/{program_id}/webhook-deliveries/{webhook_delivery_id}/retry".format(
            program_id=quote(str(program_id), safe=""),
            webhook_delivery_id=quote(str(webhook_delivery_id), safe=""),
        ),
    }

    return _kwargs


def _parse_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> WebhookDeliveryAnswer | None:
    if response.status_code == 200:
        response_200 = WebhookDeliveryAnswer.from_dict(response.json())

        return response_200

    if client.raise_on_unexpected_status:
        raise errors.UnexpectedStatus(response.status_code, response.content)
    else:
        return None


def _build_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> Response[WebhookDeliveryAnswer]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    program_id: int,
    webhook_delivery_id: int,
    *,
    client: AuthenticatedClient,
) -> Response[WebhookDeliveryAnswer]:
    """Send a delivery of a webhook again

     Sends the event to the endpoint again, with the same identifier, whatever became of it before.

    Args:
        program_id (int): Identifier of a stored record.
        webhook_delivery_id (int): Identifier of a stored record.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[WebhookDeliveryAnswer]
    """

    kwargs = _get_kwargs(
        program_id=program_id,
        webhook_delivery_id=webhook_delivery_id,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    program_id: int,
    webhook_delivery_id: int,
    *,
    client: AuthenticatedClient,
) -> WebhookDeliveryAnswer | None:
    """Send a delivery of a webhook again

     Sends the event to the endpoint again, with the same identifier, whatever became of it before.

    Args:
        program_id (int): Identifier of a stored record.
        webhook_delivery_id (int): Identifier of a stored record.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        WebhookDeliveryAnswer
    """

    return sync_detailed(
        program_id=program_id,
        webhook_delivery_id=webhook_delivery_id,
        client=client,
    ).parsed


async def asyncio_detailed(
    program_id: int,
    webhook_delivery_id: int,
    *,
    client: AuthenticatedClient,
) -> Response[WebhookDeliveryAnswer]:
    """Send a delivery of a webhook again

     Sends the event to the endpoint again, with the same identifier, whatever became of it before.

    Args:
        program_id (int): Identifier of a stored record.
        webhook_delivery_id (int): Identifier of a stored record.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[WebhookDeliveryAnswer]
    """

    kwargs = _get_kwargs(
        program_id=program_id,
        webhook_delivery_id=webhook_delivery_id,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    program_id: int,
    webhook_delivery_id: int,
    *,
    client: AuthenticatedClient,
) -> WebhookDeliveryAnswer | None:
    """Send a delivery of a webhook again

     Sends the event to the endpoint again, with the same identifier, whatever became of it before.

    Args:
        program_id (int): Identifier of a stored record.
        webhook_delivery_id (int): Identifier of a stored record.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        WebhookDeliveryAnswer
    """

    return (
        await asyncio_detailed(
            program_id=program_id,
            webhook_delivery_id=webhook_delivery_id,
            client=client,
        )
    ).parsed
