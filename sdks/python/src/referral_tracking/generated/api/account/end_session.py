from http import HTTPStatus
from typing import Any, cast
from urllib.parse import quote

import httpx

from ...client import AuthenticatedClient, Client
from ...types import Response, UNSET
from ... import errors

from ...models.session_answer import SessionAnswer
from typing import cast


def _get_kwargs() -> dict[str, Any]:

    _kwargs: dict[str, Any] = {
        "method": "delete",
        "url": "/api/v1/account/session",
    }

    return _kwargs


def _parse_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> SessionAnswer | None:
    if response.status_code == 200:
        response_200 = SessionAnswer.from_dict(response.json())

        return response_200

    if client.raise_on_unexpected_status:
        raise errors.UnexpectedStatus(response.status_code, response.content)
    else:
        return None


def _build_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Response[SessionAnswer]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    *,
    client: AuthenticatedClient,
) -> Response[SessionAnswer]:
    """Sign out

     Ends the session. Its cookie is no longer accepted, and the browser deletes it. If the issuer offers
    to sign the person
    out, too, `sign_out_url` is where the browser goes next; it contains the ID token, so do not store
    it.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[SessionAnswer]
    """

    kwargs = _get_kwargs()

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    *,
    client: AuthenticatedClient,
) -> SessionAnswer | None:
    """Sign out

     Ends the session. Its cookie is no longer accepted, and the browser deletes it. If the issuer offers
    to sign the person
    out, too, `sign_out_url` is where the browser goes next; it contains the ID token, so do not store
    it.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        SessionAnswer
    """

    return sync_detailed(
        client=client,
    ).parsed


async def asyncio_detailed(
    *,
    client: AuthenticatedClient,
) -> Response[SessionAnswer]:
    """Sign out

     Ends the session. Its cookie is no longer accepted, and the browser deletes it. If the issuer offers
    to sign the person
    out, too, `sign_out_url` is where the browser goes next; it contains the ID token, so do not store
    it.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[SessionAnswer]
    """

    kwargs = _get_kwargs()

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    *,
    client: AuthenticatedClient,
) -> SessionAnswer | None:
    """Sign out

     Ends the session. Its cookie is no longer accepted, and the browser deletes it. If the issuer offers
    to sign the person
    out, too, `sign_out_url` is where the browser goes next; it contains the ID token, so do not store
    it.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        SessionAnswer
    """

    return (
        await asyncio_detailed(
            client=client,
        )
    ).parsed
