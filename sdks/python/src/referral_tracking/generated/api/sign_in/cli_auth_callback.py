from http import HTTPStatus
from typing import Any, cast
from urllib.parse import quote

import httpx

from ...client import AuthenticatedClient, Client
from ...types import Response, UNSET
from ... import errors

from ...models.cli_auth_callback_answer import CliAuthCallbackAnswer
from ...models.cli_auth_callback_request import CliAuthCallbackRequest
from typing import cast


def _get_kwargs(
    *,
    body: CliAuthCallbackRequest,
) -> dict[str, Any]:
    headers: dict[str, Any] = {}

    _kwargs: dict[str, Any] = {
        "method": "post",
        "url": "/api/v1/cli/auth/callback",
    }

    _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"

    _kwargs["headers"] = headers
    return _kwargs


def _parse_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> CliAuthCallbackAnswer | None:
    if response.status_code == 200:
        response_200 = CliAuthCallbackAnswer.from_dict(response.json())

        return response_200

    if client.raise_on_unexpected_status:
        raise errors.UnexpectedStatus(response.status_code, response.content)
    else:
        return None


def _build_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> Response[CliAuthCallbackAnswer]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    *,
    client: AuthenticatedClient,
    body: CliAuthCallbackRequest,
) -> Response[CliAuthCallbackAnswer]:
    """Complete a browser sign-in

     The service's own pages call this endpoint automatically. A client that gets the issuer's ID token
    in another way
    can also send it. The service checks its signature, issuer, audience, expiry and nonce; the nonce is
    issued when the
    person confirms the sign-in on the page. The response never contains the login token, which only the
    poll returns.

    The first sign-in binds an account to the token's issuer and subject. A token with the account's
    e-mail address but
    another subject is rejected. A token whose `email_verified` is not `true` is also rejected, unless
    the operator has
    configured otherwise.

    Args:
        body (CliAuthCallbackRequest):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[CliAuthCallbackAnswer]
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
    body: CliAuthCallbackRequest,
) -> CliAuthCallbackAnswer | None:
    """Complete a browser sign-in

     The service's own pages call this endpoint automatically. A client that gets the issuer's ID token
    in another way
    can also send it. The service checks its signature, issuer, audience, expiry and nonce; the nonce is
    issued when the
    person confirms the sign-in on the page. The response never contains the login token, which only the
    poll returns.

    The first sign-in binds an account to the token's issuer and subject. A token with the account's
    e-mail address but
    another subject is rejected. A token whose `email_verified` is not `true` is also rejected, unless
    the operator has
    configured otherwise.

    Args:
        body (CliAuthCallbackRequest):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        CliAuthCallbackAnswer
    """

    return sync_detailed(
        client=client,
        body=body,
    ).parsed


async def asyncio_detailed(
    *,
    client: AuthenticatedClient,
    body: CliAuthCallbackRequest,
) -> Response[CliAuthCallbackAnswer]:
    """Complete a browser sign-in

     The service's own pages call this endpoint automatically. A client that gets the issuer's ID token
    in another way
    can also send it. The service checks its signature, issuer, audience, expiry and nonce; the nonce is
    issued when the
    person confirms the sign-in on the page. The response never contains the login token, which only the
    poll returns.

    The first sign-in binds an account to the token's issuer and subject. A token with the account's
    e-mail address but
    another subject is rejected. A token whose `email_verified` is not `true` is also rejected, unless
    the operator has
    configured otherwise.

    Args:
        body (CliAuthCallbackRequest):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[CliAuthCallbackAnswer]
    """

    kwargs = _get_kwargs(
        body=body,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    *,
    client: AuthenticatedClient,
    body: CliAuthCallbackRequest,
) -> CliAuthCallbackAnswer | None:
    """Complete a browser sign-in

     The service's own pages call this endpoint automatically. A client that gets the issuer's ID token
    in another way
    can also send it. The service checks its signature, issuer, audience, expiry and nonce; the nonce is
    issued when the
    person confirms the sign-in on the page. The response never contains the login token, which only the
    poll returns.

    The first sign-in binds an account to the token's issuer and subject. A token with the account's
    e-mail address but
    another subject is rejected. A token whose `email_verified` is not `true` is also rejected, unless
    the operator has
    configured otherwise.

    Args:
        body (CliAuthCallbackRequest):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        CliAuthCallbackAnswer
    """

    return (
        await asyncio_detailed(
            client=client,
            body=body,
        )
    ).parsed
