from http import HTTPStatus
from typing import Any, cast
from urllib.parse import quote

import httpx

from ...client import AuthenticatedClient, Client
from ...types import Response, UNSET
from ... import errors

from ...models.partner_invitation_answer import PartnerInvitationAnswer
from typing import cast


def _get_kwargs(
    program_id: int,
    invitation_id: int,
) -> dict[str, Any]:

    _kwargs: dict[str, Any] = {
        "method": "post",
        "url": "/api/v1/programs/{program_id}/invitations/{invitation_id}/revoke".format(
            program_id=quote(str(program_id), safe=""),
            invitation_id=quote(str(invitation_id), safe=""),
        ),
    }

    return _kwargs


def _parse_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> PartnerInvitationAnswer | None:
    if response.status_code == 200:
        response_200 = PartnerInvitationAnswer.from_dict(response.json())

        return response_200

    if client.raise_on_unexpected_status:
        raise errors.UnexpectedStatus(response.status_code, response.content)
    else:
        return None


def _build_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> Response[PartnerInvitationAnswer]:
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
) -> Response[PartnerInvitationAnswer]:
    """Revoke an invitation

     Revokes a pending invitation, whose link stops working.

    Args:
        program_id (int): Identifier of a stored record.
        invitation_id (int): Identifier of a stored record.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[PartnerInvitationAnswer]
    """

    kwargs = _get_kwargs(
        program_id=program_id,
        invitation_id=invitation_id,
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
) -> PartnerInvitationAnswer | None:
    """Revoke an invitation

     Revokes a pending invitation, whose link stops working.

    Args:
        program_id (int): Identifier of a stored record.
        invitation_id (int): Identifier of a stored record.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        PartnerInvitationAnswer
    """

    return sync_detailed(
        program_id=program_id,
        invitation_id=invitation_id,
        client=client,
    ).parsed


async def asyncio_detailed(
    program_id: int,
    invitation_id: int,
    *,
    client: AuthenticatedClient,
) -> Response[PartnerInvitationAnswer]:
    """Revoke an invitation

     Revokes a pending invitation, whose link stops working.

    Args:
        program_id (int): Identifier of a stored record.
        invitation_id (int): Identifier of a stored record.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[PartnerInvitationAnswer]
    """

    kwargs = _get_kwargs(
        program_id=program_id,
        invitation_id=invitation_id,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    program_id: int,
    invitation_id: int,
    *,
    client: AuthenticatedClient,
) -> PartnerInvitationAnswer | None:
    """Revoke an invitation

     Revokes a pending invitation, whose link stops working.

    Args:
        program_id (int): Identifier of a stored record.
        invitation_id (int): Identifier of a stored record.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        PartnerInvitationAnswer
    """

    return (
        await asyncio_detailed(
            program_id=program_id,
            invitation_id=invitation_id,
            client=client,
        )
    ).parsed
