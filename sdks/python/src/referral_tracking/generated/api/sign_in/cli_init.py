from http import HTTPStatus
from typing import Any, cast
from urllib.parse import quote

import httpx

from ...client import AuthenticatedClient, Client
from ...types import Response, UNSET
from ... import errors

from ...models.cli_init_answer import CliInitAnswer
from ...models.cli_init_request import CliInitRequest
from typing import cast


def _get_kwargs(
    *,
    body: CliInitRequest,
) -> dict[str, Any]:
    headers: dict[str, Any] = {}

    _kwargs: dict[str, Any] = {
        "method": "post",
        "url": "/api/v1/cli/init",
    }

    _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"

    _kwargs["headers"] = headers
    return _kwargs


def _parse_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> CliInitAnswer | None:
    if response.status_code == 200:
        response_200 = CliInitAnswer.from_dict(response.json())

        return response_200

    if client.raise_on_unexpected_status:
        raise errors.UnexpectedStatus(response.status_code, response.content)
    else:
        return None


def _build_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Response[CliInitAnswer]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    *,
    client: AuthenticatedClient,
    body: CliInitRequest,
) -> Response[CliInitAnswer]:
    """Create a program

     Creates a program of the account's advertiser, with its API key and the origins of its domain. Only
    this response
    contains the key in plain text. If you send the request twice, it creates two programs.

    The checks are made in this order: the login token (401), the account's advertiser and
    `advertiser_id` (403), the
    required fields, `commission_type`, `commission_rate`, then the format of `name` and `domain` (400).

    Args:
        body (CliInitRequest):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[CliInitAnswer]
    """

    kwargs = _get_kwargs(
        body=body,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    *,
    client: AuthenticatedClient,
    body: CliInitRequest,
) -> CliInitAnswer | None:
    """Create a program

     Creates a program of the account's advertiser, with its API key and the origins of its domain. Only
    this response
    contains the key in plain text. If you send the request twice, it creates two programs.

    The checks are made in this order: the login token (401), the account's advertiser and
    `advertiser_id` (403), the
    required fields, `commission_type`, `commission_rate`, then the format of `name` and `domain` (400).

    Args:
        body (CliInitRequest):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        CliInitAnswer
    """

    return sync_detailed(
        client=client,
        body=body,
    ).parsed


async def asyncio_detailed(
    *,
    client: AuthenticatedClient,
    body: CliInitRequest,
) -> Response[CliInitAnswer]:
    """Create a program

     Creates a program of the account's advertiser, with its API key and the origins of its domain. Only
    this response
    contains the key in plain text. If you send the request twice, it creates two programs.

    The checks are made in this order: the login token (401), the account's advertiser and
    `advertiser_id` (403), the
    required fields, `commission_type`, `commission_rate`, then the format of `name` and `domain` (400).

    Args:
        body (CliInitRequest):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[CliInitAnswer]
    """

    kwargs = _get_kwargs(
        body=body,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    *,
    client: AuthenticatedClient,
    body: CliInitRequest,
) -> CliInitAnswer | None:
    """Create a program

     Creates a program of the account's advertiser, with its API key and the origins of its domain. Only
    this response
    contains the key in plain text. If you send the request twice, it creates two programs.

    The checks are made in this order: the login token (401), the account's advertiser and
    `advertiser_id` (403), the
    required fields, `commission_type`, `commission_rate`, then the format of `name` and `domain` (400).

    Args:
        body (CliInitRequest):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        CliInitAnswer
    """

    return (
        await asyncio_detailed(
            client=client,
            body=body,
        )
    ).parsed
