from http import HTTPStatus
from typing import Any, cast
from urllib.parse import quote

import httpx

from ...client import AuthenticatedClient, Client
from ...types import Response, UNSET
from ... import errors

from ...models.postback_secret_answer import PostbackSecretAnswer
from ...models.rotate_webhook_secret_request import RotateWebhookSecretRequest
from ...types import UNSET, Unset
from typing import cast


def _get_kwargs(
    program_id: int,
    postback_id: int,
    *,
    body: RotateWebhookSecretRequest,
    idempotency_key: str | Unset = UNSET,
) -> dict[str, Any]:
    headers: dict[str, Any] = {}
    if not isinstance(idempotency_key, Unset):
        headers["Idempotency-Key"] = idempotency_key

    _kwargs: dict[str, Any] = {
        "method": "post",
        "url": "/api/v1/partner/programs/{program_id}/postbacks/{postback_id}/rotate-secret".format(
            program_id=quote(str(program_id), safe=""),
            postback_id=quote(str(postback_id), safe=""),
        ),
    }

    _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"

    _kwargs["headers"] = headers
    return _kwargs


def _parse_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> PostbackSecretAnswer | None:
    if response.status_code == 201:
        response_201 = PostbackSecretAnswer.from_dict(response.json())

        return response_201

    if client.raise_on_unexpected_status:
        raise errors.UnexpectedStatus(response.status_code, response.content)
    else:
        return None


def _build_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> Response[PostbackSecretAnswer]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    program_id: int,
    postback_id: int,
    *,
    client: AuthenticatedClient,
    body: RotateWebhookSecretRequest,
    idempotency_key: str | Unset = UNSET,
) -> Response[PostbackSecretAnswer]:
    """Rotate the secret of an own postback

     Creates another secret of a signed postback. For `overlap_hours` the former one signs too. Only this
    response contains the new
    one.

    Args:
        program_id (int): Identifier of a stored record.
        postback_id (int): Identifier of a stored record.
        idempotency_key (str | Unset):
        body (RotateWebhookSecretRequest):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[PostbackSecretAnswer]
    """

    kwargs = _get_kwargs(
        program_id=program_id,
        postback_id=postback_id,
        body=body,
        idempotency_key=idempotency_key,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    program_id: int,
    postback_id: int,
    *,
    client: AuthenticatedClient,
    body: RotateWebhookSecretRequest,
    idempotency_key: str | Unset = UNSET,
) -> PostbackSecretAnswer | None:
    """Rotate the secret of an own postback

     Creates another secret of a signed postback. For `overlap_hours` the former one signs too. Only this
    response contains the new
    one.

    Args:
        program_id (int): Identifier of a stored record.
        postback_id (int): Identifier of a stored record.
        idempotency_key (str | Unset):
        body (RotateWebhookSecretRequest):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        PostbackSecretAnswer
    """

    return sync_detailed(
        program_id=program_id,
        postback_id=postback_id,
        client=client,
        body=body,
        idempotency_key=idempotency_key,
    ).parsed


async def asyncio_detailed(
    program_id: int,
    postback_id: int,
    *,
    client: AuthenticatedClient,
    body: RotateWebhookSecretRequest,
    idempotency_key: str | Unset = UNSET,
) -> Response[PostbackSecretAnswer]:
    """Rotate the secret of an own postback

     Creates another secret of a signed postback. For `overlap_hours` the former one signs too. Only this
    response contains the new
    one.

    Args:
        program_id (int): Identifier of a stored record.
        postback_id (int): Identifier of a stored record.
        idempotency_key (str | Unset):
        body (RotateWebhookSecretRequest):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[PostbackSecretAnswer]
    """

    kwargs = _get_kwargs(
        program_id=program_id,
        postback_id=postback_id,
        body=body,
        idempotency_key=idempotency_key,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    program_id: int,
    postback_id: int,
    *,
    client: AuthenticatedClient,
    body: RotateWebhookSecretRequest,
    idempotency_key: str | Unset = UNSET,
) -> PostbackSecretAnswer | None:
    """Rotate the secret of an own postback

     Creates another secret of a signed postback. For `overlap_hours` the former one signs too. Only this
    response contains the new
    one.

    Args:
        program_id (int): Identifier of a stored record.
        postback_id (int): Identifier of a stored record.
        idempotency_key (str | Unset):
        body (RotateWebhookSecretRequest):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        PostbackSecretAnswer
    """

    return (
        await asyncio_detailed(
            program_id=program_id,
            postback_id=postback_id,
            client=client,
            body=body,
            idempotency_key=idempotency_key,
        )
    ).parsed
