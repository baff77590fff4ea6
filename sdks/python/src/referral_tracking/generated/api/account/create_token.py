from http import HTTPStatus
from typing import Any, cast
from urllib.parse import quote

import httpx

from ...client import AuthenticatedClient, Client
from ...types import Response, UNSET
from ... import errors

from ...models.create_token_answer import CreateTokenAnswer
from ...models.create_token_request import CreateTokenRequest
from ...types import UNSET, Unset
from typing import cast


def _get_kwargs(
    *,
    body: CreateTokenRequest,
    idempotency_key: str | Unset = UNSET,
) -> dict[str, Any]:
    headers: dict[str, Any] = {}
    if not isinstance(idempotency_key, Unset):
        headers["Idempotency-Key"] = idempotency_key

    _kwargs: dict[str, Any] = {
        "method": "post",
        "url": "/api/v1/account/tokens",
    }

    _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"

    _kwargs["headers"] = headers
    return _kwargs


def _parse_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> CreateTokenAnswer | None:
    if response.status_code == 201:
        response_201 = CreateTokenAnswer.from_dict(response.json())

        return response_201

    if client.raise_on_unexpected_status:
        raise errors.UnexpectedStatus(response.status_code, response.content)
    else:
        return None


def _build_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Response[CreateTokenAnswer]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    *,
    client: AuthenticatedClient,
    body: CreateTokenRequest,
    idempotency_key: str | Unset = UNSET,
) -> Response[CreateTokenAnswer]:
    """Create an API token

     Creates a token for a tool. It has the given scopes in the given programs, or in all programs of the
    account, and at any time
    no more rights than the account's role. Only this response contains the token in plain text.

    An account has at most 50 valid tokens. Send `program_ids` or `all_programs: true`.

    Args:
        idempotency_key (str | Unset):
        body (CreateTokenRequest):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[CreateTokenAnswer]
    """

    kwargs = _get_kwargs(
        body=body,
        idempotency_key=idempotency_key,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    *,
    client: AuthenticatedClient,
    body: CreateTokenRequest,
    idempotency_key: str | Unset = UNSET,
) -> CreateTokenAnswer | None:
    """Create an API token

     Creates a token for a tool. It has the given scopes in the given programs, or in all programs of the
    account, and at any time
    no more rights than the account's role. Only this response contains the token in plain text.

    An account has at most 50 valid tokens. Send `program_ids` or `all_programs: true`.

    Args:
        idempotency_key (str | Unset):
        body (CreateTokenRequest):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        CreateTokenAnswer
    """

    return sync_detailed(
        client=client,
        body=body,
        idempotency_key=idempotency_key,
    ).parsed


async def asyncio_detailed(
    *,
    client: AuthenticatedClient,
    body: CreateTokenRequest,
    idempotency_key: str | Unset = UNSET,
) -> Response[CreateTokenAnswer]:
    """Create an API token

     Creates a token for a tool. It has the given scopes in the given programs, or in all programs of the
    account, and at any time
    no more rights than the account's role. Only this response contains the token in plain text.

    An account has at most 50 valid tokens. Send `program_ids` or `all_programs: true`.

    Args:
        idempotency_key (str | Unset):
        body (CreateTokenRequest):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[CreateTokenAnswer]
    """

    kwargs = _get_kwargs(
        body=body,
        idempotency_key=idempotency_key,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    *,
    client: AuthenticatedClient,
    body: CreateTokenRequest,
    idempotency_key: str | Unset = UNSET,
) -> CreateTokenAnswer | None:
    """Create an API token

     Creates a token for a tool. It has the given scopes in the given programs, or in all programs of the
    account, and at any time
    no more rights than the account's role. Only this response contains the token in plain text.

    An account has at most 50 valid tokens. Send `program_ids` or `all_programs: true`.

    Args:
        idempotency_key (str | Unset):
        body (CreateTokenRequest):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        CreateTokenAnswer
    """

    return (
        await asyncio_detailed(
            client=client,
            body=body,
            idempotency_key=idempotency_key,
        )
    ).parsed
