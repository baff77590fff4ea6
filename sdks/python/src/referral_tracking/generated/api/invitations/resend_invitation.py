from http import HTTPStatus
from typing import Any, cast
from urllib.parse import quote

import httpx

from ...client import AuthenticatedClient, Client
from ...types import Response, UNSET
from ... import errors

from ...models.resend_invitation_answer import ResendInvitationAnswer
from ...types import UNSET, Unset
from typing import cast


def _get_kwargs(
    program_id: int,
    invitation_id: int,
    *,
    idempotency_key: str | Unset = UNSET,
) -> dict[str, Any]:
    headers: dict[str, Any] = {}
    if not isinstance(idempotency_key, Unset):
        headers["Idempotency-Key"] = idempotency_key

    _kwargs: dict[str, Any] = {
        "method": "post",
        "url": "/api/v1/programs/{program_id}/invitations/{invitation_id}/resend".format(
            program_id=quote(str(program_id), safe=""),
            invitation_id=quote(str(invitation_id), safe=""),
        ),
    }

    _kwargs["headers"] = headers
    return _kwargs


def _parse_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> ResendInvitationAnswer | None:
    if response.status_code == 200:
        response_200 = ResendInvitationAnswer.from_dict(response.json())

        return response_200

    if client.raise_on_unexpected_status:
        raise errors.UnexpectedStatus(response.status_code, response.content)
    else:
        return None


def _build_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> Response[ResendInvitationAnswer]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    program_id: int,
    invitation_id: int,
    *,
    client: AuthenticatedClient,
    idempotency_key: str | Unset = UNSET,
) -> Response[ResendInvitationAnswer]:
    """Send an invitation again

     Makes a new link for a pending invitation, which is valid for another 30 days; the link before it
    stops working. Possible once a
    day, at most three times. It counts towards the limits of a day, as inviting does.

    Args:
        program_id (int): Identifier of a stored record.
        invitation_id (int): Identifier of a stored record.
        idempotency_key (str | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[ResendInvitationAnswer]
    """

    kwargs = _get_kwargs(
        program_id=program_id,
        invitation_id=invitation_id,
        idempotency_key=idempotency_key,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    program_id: int,
    invitation_id: int,
    *,
    client: AuthenticatedClient,
    idempotency_key: str | Unset = UNSET,
) -> ResendInvitationAnswer | None:
    """Send an invitation again

     Makes a new link for a pending invitation, which is valid for another 30 days; the link before it
    stops working. Possible once a
    day, at most three times. It counts towards the limits of a day, as inviting does.

    Args:
        program_id (int): Identifier of a stored record.
        invitation_id (int): Identifier of a stored record.
        idempotency_key (str | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        ResendInvitationAnswer
    """

    return sync_detailed(
        program_id=program_id,
        invitation_id=invitation_id,
        client=client,
        idempotency_key=idempotency_key,
    ).parsed


async def asyncio_detailed(
    program_id: int,
    invitation_id: int,
    *,
    client: AuthenticatedClient,
    idempotency_key: str | Unset = UNSET,
) -> Response[ResendInvitationAnswer]:
    """Send an invitation again

     Makes a new link for a pending invitation, which is valid for another 30 days; the link before it
    stops working. Possible once a
    day, at most three times. It counts towards the limits of a day, as inviting does.

    Args:
        program_id (int): Identifier of a stored record.
        invitation_id (int): Identifier of a stored record.
        idempotency_key (str | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[ResendInvitationAnswer]
    """

    kwargs = _get_kwargs(
        program_id=program_id,
        invitation_id=invitation_id,
        idempotency_key=idempotency_key,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    program_id: int,
    invitation_id: int,
    *,
    client: AuthenticatedClient,
    idempotency_key: str | Unset = UNSET,
) -> ResendInvitationAnswer | None:
    """Send an invitation again

     Makes a new link for a pending invitation, which is valid for another 30 days; the link before it
    stops working. Possible once a
    day, at most three times. It counts towards the limits of a day, as inviting does.

    Args:
        program_id (int): Identifier of a stored record.
        invitation_id (int): Identifier of a stored record.
        idempotency_key (str | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        ResendInvitationAnswer
    """

    return (
        await asyncio_detailed(
            program_id=program_id,
            invitation_id=invitation_id,
            client=client,
            idempotency_key=idempotency_key,
        )
    ).parsed
