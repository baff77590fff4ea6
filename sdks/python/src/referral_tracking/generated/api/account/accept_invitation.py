from http import HTTPStatus
from typing import Any, cast
from urllib.parse import quote

import httpx

from ...client import AuthenticatedClient, Client
from ...types import Response, UNSET
from ... import errors

from ...models.accept_invitation_request import AcceptInvitationRequest
from ...models.received_invitation_answer import ReceivedInvitationAnswer
from typing import cast


def _get_kwargs(
    *,
    body: AcceptInvitationRequest,
) -> dict[str, Any]:
    headers: dict[str, Any] = {}

    _kwargs: dict[str, Any] = {
        "method": "post",
        "url": "/api/v1/account/invitations/accept",
    }

    _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"

    _kwargs["headers"] = headers
    return _kwargs


def _parse_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> ReceivedInvitationAnswer | None:
    if response.status_code == 200:
        response_200 = ReceivedInvitationAnswer.from_dict(response.json())

        return response_200

    if client.raise_on_unexpected_status:
        raise errors.UnexpectedStatus(response.status_code, response.content)
    else:
        return None


def _build_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> Response[ReceivedInvitationAnswer]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    *,
    client: AuthenticatedClient,
    body: AcceptInvitationRequest,
) -> Response[ReceivedInvitationAnswer]:
    """Accept an invitation

     Makes the account a partner or a member of the program. An invitation can be accepted once, by an
    account with the same
    verified e-mail address. To become a member, a person signs in as a member and not as a partner. A
    member who has a higher role keeps it. A partner who left, was declined or was removed joins
    again. Of somebody who becomes a partner, the program sees the `name` and the `website`, both of
    which can be left out.

    Args:
        body (AcceptInvitationRequest):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[ReceivedInvitationAnswer]
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
    body: AcceptInvitationRequest,
) -> ReceivedInvitationAnswer | None:
    """Accept an invitation

     Makes the account a partner or a member of the program. An invitation can be accepted once, by an
    account with the same
    verified e-mail address. To become a member, a person signs in as a member and not as a partner. A
    member who has a higher role keeps it. A partner who left, was declined or was removed joins
    again. Of somebody who becomes a partner, the program sees the `name` and the `website`, both of
    which can be left out.

    Args:
        body (AcceptInvitationRequest):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        ReceivedInvitationAnswer
    """

    return sync_detailed(
        client=client,
        body=body,
    ).parsed


async def asyncio_detailed(
    *,
    client: AuthenticatedClient,
    body: AcceptInvitationRequest,
) -> Response[ReceivedInvitationAnswer]:
    """Accept an invitation

     Makes the account a partner or a member of the program. An invitation can be accepted once, by an
    account with the same
    verified e-mail address. To become a member, a person signs in as a member and not as a partner. A
    member who has a higher role keeps it. A partner who left, was declined or was removed joins
    again. Of somebody who becomes a partner, the program sees the `name` and the `website`, both of
    which can be left out.

    Args:
        body (AcceptInvitationRequest):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[ReceivedInvitationAnswer]
    """

    kwargs = _get_kwargs(
        body=body,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    *,
    client: AuthenticatedClient,
    body: AcceptInvitationRequest,
) -> ReceivedInvitationAnswer | None:
    """Accept an invitation

     Makes the account a partner or a member of the program. An invitation can be accepted once, by an
    account with the same
    verified e-mail address. To become a member, a person signs in as a member and not as a partner. A
    member who has a higher role keeps it. A partner who left, was declined or was removed joins
    again. Of somebody who becomes a partner, the program sees the `name` and the `website`, both of
    which can be left out.

    Args:
        body (AcceptInvitationRequest):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        ReceivedInvitationAnswer
    """

    return (
        await asyncio_detailed(
            client=client,
            body=body,
        )
    ).parsed
