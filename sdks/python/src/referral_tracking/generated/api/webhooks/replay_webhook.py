from http import HTTPStatus
from typing import Any, cast
from urllib.parse import quote

import httpx

from ...client import AuthenticatedClient, Client
from ...types import Response, UNSET
from ... import errors

from ...models.replay_webhook_request import ReplayWebhookRequest
from ...models.webhook_replay_answer import WebhookReplayAnswer
from typing import cast


def _get_kwargs(
    program_id: int,
    webhook_id: int,
    *,
    body: ReplayWebhookRequest,
) -> dict[str, Any]:
    headers: dict[str, Any] = {}

    _kwargs: dict[str, Any] = {
        "method": "post",
        "url": "/api/v1/programs/{program_id}/webhooks/{webhook_id}/replay".format(
            program_id=quote(str(program_id), safe=""),
            webhook_id=quote(str(webhook_id), safe=""),
        ),
    }

    _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"

    _kwargs["headers"] = headers
    return _kwargs


def _parse_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> WebhookReplayAnswer | None:
    if response.status_code == 200:
        response_200 = WebhookReplayAnswer.from_dict(response.json())

        return response_200

    if client.raise_on_unexpected_status:
        raise errors.UnexpectedStatus(response.status_code, response.content)
    else:
        return None


def _build_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Response[WebhookReplayAnswer]:
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
    body: ReplayWebhookRequest,
) -> Response[WebhookReplayAnswer]:
    """Replay the events of a webhook

     Sends what was stored between two times again, the oldest first, with the same identifiers: unless
    `status` says otherwise, what
    failed and what was skipped. Events are stored for thirty days. One request replays at most 10,000;
    `has_more` says that there are more.

    Args:
        program_id (int): Identifier of a stored record.
        webhook_id (int): Identifier of a stored record.
        body (ReplayWebhookRequest):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[WebhookReplayAnswer]
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
    body: ReplayWebhookRequest,
) -> WebhookReplayAnswer | None:
    """Replay the events of a webhook

     Sends what was stored between two times again, the oldest first, with the same identifiers: unless
    `status` says otherwise, what
    failed and what was skipped. Events are stored for thirty days. One request replays at most 10,000;
    `has_more` says that there are more.

    Args:
        program_id (int): Identifier of a stored record.
        webhook_id (int): Identifier of a stored record.
        body (ReplayWebhookRequest):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        WebhookReplayAnswer
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
    body: ReplayWebhookRequest,
) -> Response[WebhookReplayAnswer]:
    """Replay the events of a webhook

     Sends what was stored between two times again, the oldest first, with the same identifiers: unless
    `status` says otherwise, what
    failed and what was skipped. Events are stored for thirty days. One request replays at most 10,000;
    `has_more` says that there are more.

    Args:
        program_id (int): Identifier of a stored record.
        webhook_id (int): Identifier of a stored record.
        body (ReplayWebhookRequest):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[WebhookReplayAnswer]
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
    body: ReplayWebhookRequest,
) -> WebhookReplayAnswer | None:
    """Replay the events of a webhook

     Sends what was stored between two times again, the oldest first, with the same identifiers: unless
    `status` says otherwise, what
    failed and what was skipped. Events are stored for thirty days. One request replays at most 10,000;
    `has_more` says that there are more.

    Args:
        program_id (int): Identifier of a stored record.
        webhook_id (int): Identifier of a stored record.
        body (ReplayWebhookRequest):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        WebhookReplayAnswer
    """

    return (
        await asyncio_detailed(
            program_id=program_id,
            webhook_id=webhook_id,
            client=client,
            body=body,
        )
    ).parsed
