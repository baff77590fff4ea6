from http import HTTPStatus
from typing import Any, cast
from urllib.parse import quote

import httpx

from ...client import AuthenticatedClient, Client
from ...types import Response, UNSET
from ... import errors

from ...models.readiness import Readiness
from typing import cast


def _get_kwargs() -> dict[str, Any]:

    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/api/v1/programs/me/readiness",
    }

    return _kwargs


def _parse_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Readiness | None:
    if response.status_code == 200:
        response_200 = Readiness.from_dict(response.json())

        return response_200

    if client.raise_on_unexpected_status:
        raise errors.UnexpectedStatus(response.status_code, response.content)
    else:
        return None


def _build_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Response[Readiness]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    *,
    client: AuthenticatedClient,
) -> Response[Readiness]:
    """Get the state of the program's integration

     Returns five gates, from the program's profile to its first real sale, each with the next step.
    `blocker` is the
    first gate that does not pass. Counts and times include only production events.

    `integration_verified` needs a click, a lead and a sale sent in test mode with the program's key, or
    one synthetic
    chain (`POST /api/v1/cli/test-event`); `live_verified` needs a real attributed sale. Errors use the
    typed envelope.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Readiness]
    """

    kwargs = _get_kwargs()

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    *,
    client: AuthenticatedClient,
) -> Readiness | None:
    """Get the state of the program's integration

     Returns five gates, from the program's profile to its first real sale, each with the next step.
    `blocker` is the
    first gate that does not pass. Counts and times include only production events.

    `integration_verified` needs a click, a lead and a sale sent in test mode with the program's key, or
    one synthetic
    chain (`POST /api/v1/cli/test-event`); `live_verified` needs a real attributed sale. Errors use the
    typed envelope.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Readiness
    """

    return sync_detailed(
        client=client,
    ).parsed


async def asyncio_detailed(
    *,
    client: AuthenticatedClient,
) -> Response[Readiness]:
    """Get the state of the program's integration

     Returns five gates, from the program's profile to its first real sale, each with the next step.
    `blocker` is the
    first gate that does not pass. Counts and times include only production events.

    `integration_verified` needs a click, a lead and a sale sent in test mode with the program's key, or
    one synthetic
    chain (`POST /api/v1/cli/test-event`); `live_verified` needs a real attributed sale. Errors use the
    typed envelope.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[Readiness]
    """

    kwargs = _get_kwargs()

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    *,
    client: AuthenticatedClient,
) -> Readiness | None:
    """Get the state of the program's integration

     Returns five gates, from the program's profile to its first real sale, each with the next step.
    `blocker` is the
    first gate that does not pass. Counts and times include only production events.

    `integration_verified` needs a click, a lead and a sale sent in test mode with the program's key, or
    one synthetic
    chain (`POST /api/v1/cli/test-event`); `live_verified` needs a real attributed sale. Errors use the
    typed envelope.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Readiness
    """

    return (
        await asyncio_detailed(
            client=client,
        )
    ).parsed
