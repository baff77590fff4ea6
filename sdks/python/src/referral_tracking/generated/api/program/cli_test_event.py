from http import HTTPStatus
from typing import Any, cast
from urllib.parse import quote

import httpx

from ...client import AuthenticatedClient, Client
from ...types import Response, UNSET
from ... import errors

from ...models.cli_test_event_answer import CliTestEventAnswer
from ...models.cli_test_event_request import CliTestEventRequest
from typing import cast


def _get_kwargs(
    *,
    body: CliTestEventRequest,
) -> dict[str, Any]:
    headers: dict[str, Any] = {}

    _kwargs: dict[str, Any] = {
        "method": "post",
        "url": "/api/v1/cli/test-event",
    }

    _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"

    _kwargs["headers"] = headers
    return _kwargs


def _parse_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> CliTestEventAnswer | None:
    if response.status_code == 200:
        response_200 = CliTestEventAnswer.from_dict(response.json())

        return response_200

    if client.raise_on_unexpected_status:
        raise errors.UnexpectedStatus(response.status_code, response.content)
    else:
        return None


def _build_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Response[CliTestEventAnswer]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    *,
    client: AuthenticatedClient,
    body: CliTestEventRequest,
) -> Response[CliTestEventAnswer]:
    """Send a synthetic event, or a whole chain

     With `event_type`, the service stores one synthetic test event of that kind. With `type: chain`, it
    runs a click, a
    lead and a sale through the program's rules, on a fixture created for this purpose. Production data
    does not change.
    A chain, or one event of each kind, verifies the integration.

    A program can run ten chains per hour. The limit is checked after the fixture is prepared, so the
    fixture may be
    refreshed even if the run is rejected.

    Args:
        body (CliTestEventRequest):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[CliTestEventAnswer]
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
    body: CliTestEventRequest,
) -> CliTestEventAnswer | None:
    """Send a synthetic event, or a whole chain

     With `event_type`, the service stores one synthetic test event of that kind. With `type: chain`, it
    runs a click, a
    lead and a sale through the program's rules, on a fixture created for this purpose. Production data
    does not change.
    A chain, or one event of each kind, verifies the integration.

    A program can run ten chains per hour. The limit is checked after the fixture is prepared, so the
    fixture may be
    refreshed even if the run is rejected.

    Args:
        body (CliTestEventRequest):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        CliTestEventAnswer
    """

    return sync_detailed(
        client=client,
        body=body,
    ).parsed


async def asyncio_detailed(
    *,
    client: AuthenticatedClient,
    body: CliTestEventRequest,
) -> Response[CliTestEventAnswer]:
    """Send a synthetic event, or a whole chain

     With `event_type`, the service stores one synthetic test event of that kind. With `type: chain`, it
    runs a click, a
    lead and a sale through the program's rules, on a fixture created for this purpose. Production data
    does not change.
    A chain, or one event of each kind, verifies the integration.

    A program can run ten chains per hour. The limit is checked after the fixture is prepared, so the
    fixture may be
    refreshed even if the run is rejected.

    Args:
        body (CliTestEventRequest):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[CliTestEventAnswer]
    """

    kwargs = _get_kwargs(
        body=body,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    *,
    client: AuthenticatedClient,
    body: CliTestEventRequest,
) -> CliTestEventAnswer | None:
    """Send a synthetic event, or a whole chain

     With `event_type`, the service stores one synthetic test event of that kind. With `type: chain`, it
    runs a click, a
    lead and a sale through the program's rules, on a fixture created for this purpose. Production data
    does not change.
    A chain, or one event of each kind, verifies the integration.

    A program can run ten chains per hour. The limit is checked after the fixture is prepared, so the
    fixture may be
    refreshed even if the run is rejected.

    Args:
        body (CliTestEventRequest):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        CliTestEventAnswer
    """

    return (
        await asyncio_detailed(
            client=client,
            body=body,
        )
    ).parsed
