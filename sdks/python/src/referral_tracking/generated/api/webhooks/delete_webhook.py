from http import HTTPStatus
from typing import Any, cast
from urllib.parse import quote

import httpx

from ...client import AuthenticatedClient, Client
from ...types import Response, UNSET
from ... import errors

from ...models.webhook_answer import WebhookAnswer
from typing import cast


def _get_kwargs(
    program_id: int,
    webhook_id: int,
) -> dict[str, Any]:

    _kwargs: dict[str, Any] = {
        "method": "delete",
        "url": "/api/v1/programs/{program_id}/webhooks/{webhook_id}".format(
            program_id=quote(str(program_id), safe=""),
            webhook_id=quote(str(webhook_id), safe=""),
        ),
    }

    return _kwargs


def _parse_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> WebhookAnswer | None:
    if response.status_code == 200:
        response_200 = WebhookAnswer.from_dict(response.json())

        return response_200

    if client.raise_on_unexpected_status:
        raise errors.UnexpectedStatus(response.status_code, response.content)
    else:
        return None


def _build_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Response[WebhookAnswer]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    program_id: int,
    webhook_id: int,
    *,
    client: AuthenticatedClient,
) -> Response[WebhookAnswer]:
    """Delete a webhook

     Deletes an endpoint with its secret. What waits for it is not sent. Its deliveries can be read until
    they are thirty days old.

    Args:
        program_id (int): Identifier of a stored record.
        webhook_id (int): Identifier of a stored record.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[WebhookAnswer]
    """

    kwargs = _get_kwargs(
        program_id=program_id,
        webhook_id=webhook_id,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    program_id: int,
    webhook_id: int,
    *,
    client: AuthenticatedClient,
) -> WebhookAnswer | None:
    """Delete a webhook

     Deletes an endpoint with its secret. What waits for it is not sent. Its deliveries can be read until
    they are thirty days old.

    Args:
        program_id (int): Identifier of a stored record.
        webhook_id (int): Identifier of a stored record.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        WebhookAnswer
    """

    return sync_detailed(
        program_id=program_id,
        webhook_id=webhook_id,
        client=client,
    ).parsed


async def asyncio_detailed(
    program_id: int,
    webhook_id: int,
    *,
    client: AuthenticatedClient,
) -> Response[WebhookAnswer]:
    """Delete a webhook

     Deletes an endpoint with its secret. What waits for it is not sent. Its deliveries can be read until
    they are thirty days old.

    Args:
        program_id (int): Identifier of a stored record.
        webhook_id (int): Identifier of a stored record.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[WebhookAnswer]
    """

    kwargs = _get_kwargs(
        program_id=program_id,
        webhook_id=webhook_id,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    program_id: int,
    webhook_id: int,
    *,
    client: AuthenticatedClient,
) -> WebhookAnswer | None:
    """Delete a webhook

     Deletes an endpoint with its secret. What waits for it is not sent. Its deliveries can be read until
    they are thirty days old.

    Args:
        program_id (int): Identifier of a stored record.
        webhook_id (int): Identifier of a stored record.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        WebhookAnswer
    """

    return (
        await asyncio_detailed(
            program_id=program_id,
            webhook_id=webhook_id,
            client=client,
        )
    ).parsed
