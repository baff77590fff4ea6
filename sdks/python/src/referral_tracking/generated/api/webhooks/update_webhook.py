from http import HTTPStatus
from typing import Any, cast
from urllib.parse import quote

import httpx

from ...client import AuthenticatedClient, Client
from ...types import Response, UNSET
from ... import errors

from ...models.update_webhook_request import UpdateWebhookRequest
from ...models.webhook_answer import WebhookAnswer
from typing import cast


def _get_kwargs(
    program_id: int,
    webhook_id: int,
    *,
    body: UpdateWebhookRequest,
) -> dict[str, Any]:
    headers: dict[str, Any] = {}

    _kwargs: dict[str, Any] = {
        "method": "patch",
        "url": "/api/v1/programs/{program_id}/webhooks/{webhook_id}".format(
            program_id=quote(str(program_id), safe=""),
            webhook_id=quote(str(webhook_id), safe=""),
        ),
    }

    _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"

    _kwargs["headers"] = headers
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
    body: UpdateWebhookRequest,
) -> Response[WebhookAnswer]:
    """Change a webhook

     Changes an endpoint, or disables and enables it. While it is disabled, its events are stored as
    `skipped` and can be replayed.
    `types: null` means every type. A change acts on what happens from then on, an address also on what
    waits.

    Another `url` or `header` needs the role owner with a recent sign-in, or an API token of an owner.
    With another `url` the
    endpoint gets a new secret, which only this response contains, and loses its header unless the
    request has one. If the
    response is lost, rotate the secret.

    Args:
        program_id (int): Identifier of a stored record.
        webhook_id (int): Identifier of a stored record.
        body (UpdateWebhookRequest):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[WebhookAnswer]
    """

    kwargs = _get_kwargs(
        program_id=program_id,
        webhook_id=webhook_id,
        body=body,
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
    body: UpdateWebhookRequest,
) -> WebhookAnswer | None:
    """Change a webhook

     Changes an endpoint, or disables and enables it. While it is disabled, its events are stored as
    `skipped` and can be replayed.
    `types: null` means every type. A change acts on what happens from then on, an address also on what
    waits.

    Another `url` or `header` needs the role owner with a recent sign-in, or an API token of an owner.
    With another `url` the
    endpoint gets a new secret, which only this response contains, and loses its header unless the
    request has one. If the
    response is lost, rotate the secret.

    Args:
        program_id (int): Identifier of a stored record.
        webhook_id (int): Identifier of a stored record.
        body (UpdateWebhookRequest):

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
        body=body,
    ).parsed


async def asyncio_detailed(
    program_id: int,
    webhook_id: int,
    *,
    client: AuthenticatedClient,
    body: UpdateWebhookRequest,
) -> Response[WebhookAnswer]:
    """Change a webhook

     Changes an endpoint, or disables and enables it. While it is disabled, its events are stored as
    `skipped` and can be replayed.
    `types: null` means every type. A change acts on what happens from then on, an address also on what
    waits.

    Another `url` or `header` needs the role owner with a recent sign-in, or an API token of an owner.
    With another `url` the
    endpoint gets a new secret, which only this response contains, and loses its header unless the
    request has one. If the
    response is lost, rotate the secret.

    Args:
        program_id (int): Identifier of a stored record.
        webhook_id (int): Identifier of a stored record.
        body (UpdateWebhookRequest):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[WebhookAnswer]
    """

    kwargs = _get_kwargs(
        program_id=program_id,
        webhook_id=webhook_id,
        body=body,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    program_id: int,
    webhook_id: int,
    *,
    client: AuthenticatedClient,
    body: UpdateWebhookRequest,
) -> WebhookAnswer | None:
    """Change a webhook

     Changes an endpoint, or disables and enables it. While it is disabled, its events are stored as
    `skipped` and can be replayed.
    `types: null` means every type. A change acts on what happens from then on, an address also on what
    waits.

    Another `url` or `header` needs the role owner with a recent sign-in, or an API token of an owner.
    With another `url` the
    endpoint gets a new secret, which only this response contains, and loses its header unless the
    request has one. If the
    response is lost, rotate the secret.

    Args:
        program_id (int): Identifier of a stored record.
        webhook_id (int): Identifier of a stored record.
        body (UpdateWebhookRequest):

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
            body=body,
        )
    ).parsed
