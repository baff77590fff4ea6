from http import HTTPStatus
from typing import Any, cast
from urllib.parse import quote

import httpx

from ...client import AuthenticatedClient, Client
from ...types import Response, UNSET
from ... import errors

from ...models.cli_auth_start_answer import CliAuthStartAnswer
from typing import cast


def _get_kwargs() -> dict[str, Any]:

    _kwargs: dict[str, Any] = {
        "method": "post",
        "url": "/api/v1/cli/auth/start",
    }

    return _kwargs


def _parse_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> CliAuthStartAnswer | None:
    if response.status_code == 200:
        response_200 = CliAuthStartAnswer.from_dict(response.json())

        return response_200

    if client.raise_on_unexpected_status:
        raise errors.UnexpectedStatus(response.status_code, response.content)
    else:
        return None


def _build_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Response[CliAuthStartAnswer]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    *,
    client: AuthenticatedClient,
) -> Response[CliAuthStartAnswer]:
    """Start a browser sign-in

     Open `auth_url` in a browser and show `user_code` in the terminal. The page shows the same code, so
    that people can
    recognize a sign-in that somebody else started. Then poll `poll_url` every `interval_seconds`
    seconds. A session
    expires after five minutes. The request needs no body.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[CliAuthStartAnswer]
    """

    kwargs = _get_kwargs()

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    *,
    client: AuthenticatedClient,
) -> CliAuthStartAnswer | None:
    """Start a browser sign-in

     Open `auth_url` in a browser and show `user_code` in the terminal. The page shows the same code, so
    that people can
    recognize a sign-in that somebody else started. Then poll `poll_url` every `interval_seconds`
    seconds. A session
    expires after five minutes. The request needs no body.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        CliAuthStartAnswer
    """

    return sync_detailed(
        client=client,
    ).parsed


async def asyncio_detailed(
    *,
    client: AuthenticatedClient,
) -> Response[CliAuthStartAnswer]:
    """Start a browser sign-in

     Open `auth_url` in a browser and show `user_code` in the terminal. The page shows the same code, so
    that people can
    recognize a sign-in that somebody else started. Then poll `poll_url` every `interval_seconds`
    seconds. A session
    expires after five minutes. The request needs no body.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[CliAuthStartAnswer]
    """

    kwargs = _get_kwargs()

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    *,
    client: AuthenticatedClient,
) -> CliAuthStartAnswer | None:
    """Start a browser sign-in

     Open `auth_url` in a browser and show `user_code` in the terminal. The page shows the same code, so
    that people can
    recognize a sign-in that somebody else started. Then poll `poll_url` every `interval_seconds`
    seconds. A session
    expires after five minutes. The request needs no body.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        CliAuthStartAnswer
    """

    return (
        await asyncio_detailed(
            client=client,
        )
    ).parsed
