from http import HTTPStatus
from typing import Any, cast
from urllib.parse import quote

import httpx

from ...client import AuthenticatedClient, Client
from ...types import Response, UNSET
from ... import errors

from ...models.cli_auth_poll_answer import CliAuthPollAnswer
from typing import cast


def _get_kwargs(
    *,
    state: str,
) -> dict[str, Any]:

    params: dict[str, Any] = {}

    params["state"] = state

    params = {k: v for k, v in params.items() if v is not UNSET and v is not None}

    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/api/v1/cli/auth/poll",
        "params": params,
    }

    return _kwargs


def _parse_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> CliAuthPollAnswer | None:
    if response.status_code == 200:
        response_200 = CliAuthPollAnswer.from_dict(response.json())

        return response_200

    if client.raise_on_unexpected_status:
        raise errors.UnexpectedStatus(response.status_code, response.content)
    else:
        return None


def _build_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Response[CliAuthPollAnswer]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    *,
    client: AuthenticatedClient,
    state: str,
) -> Response[CliAuthPollAnswer]:
    """Poll a browser sign-in

     Poll every `interval_seconds` seconds. The first poll after the sign-in returns the login token,
    with the account's
    e-mail address and advertiser. Every other poll is rejected, even if it is sent at the same time.

    Args:
        state (str):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[CliAuthPollAnswer]
    """

    kwargs = _get_kwargs(
        state=state,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    *,
    client: AuthenticatedClient,
    state: str,
) -> CliAuthPollAnswer | None:
    """Poll a browser sign-in

     Poll every `interval_seconds` seconds. The first poll after the sign-in returns the login token,
    with the account's
    e-mail address and advertiser. Every other poll is rejected, even if it is sent at the same time.

    Args:
        state (str):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        CliAuthPollAnswer
    """

    return sync_detailed(
        client=client,
        state=state,
    ).parsed


async def asyncio_detailed(
    *,
    client: AuthenticatedClient,
    state: str,
) -> Response[CliAuthPollAnswer]:
    """Poll a browser sign-in

     Poll every `interval_seconds` seconds. The first poll after the sign-in returns the login token,
    with the account's
    e-mail address and advertiser. Every other poll is rejected, even if it is sent at the same time.

    Args:
        state (str):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[CliAuthPollAnswer]
    """

    kwargs = _get_kwargs(
        state=state,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    *,
    client: AuthenticatedClient,
    state: str,
) -> CliAuthPollAnswer | None:
    """Poll a browser sign-in

     Poll every `interval_seconds` seconds. The first poll after the sign-in returns the login token,
    with the account's
    e-mail address and advertiser. Every other poll is rejected, even if it is sent at the same time.

    Args:
        state (str):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        CliAuthPollAnswer
    """

    return (
        await asyncio_detailed(
            client=client,
            state=state,
        )
    ).parsed
