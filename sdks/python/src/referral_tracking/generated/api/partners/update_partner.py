from http import HTTPStatus
from typing import Any, cast
from urllib.parse import quote

import httpx

from ...client import AuthenticatedClient, Client
from ...types import Response, UNSET
from ... import errors

from ...models.managed_partner_answer import ManagedPartnerAnswer
from ...models.update_partner_request import UpdatePartnerRequest
from typing import cast


def _get_kwargs(
    program_id: int,
    partner_id: int,
    *,
    body: UpdatePartnerRequest,
) -> dict[str, Any]:
    headers: dict[str, Any] = {}

    _kwargs: dict[str, Any] = {
        "method": "patch",
        "url": "/api/v1/programs/{program_id}/partners/{partner_id}".format(
            program_id=quote(str(program_id), safe=""),
            partner_id=quote(str(partner_id), safe=""),
        ),
    }

    _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"

    _kwargs["headers"] = headers
    return _kwargs


def _parse_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> ManagedPartnerAnswer | None:
    if response.status_code == 200:
        response_200 = ManagedPartnerAnswer.from_dict(response.json())

        return response_200

    if client.raise_on_unexpected_status:
        raise errors.UnexpectedStatus(response.status_code, response.content)
    else:
        return None


def _build_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> Response[ManagedPartnerAnswer]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    program_id: int,
    partner_id: int,
    *,
    client: AuthenticatedClient,
    body: UpdatePartnerRequest,
) -> Response[ManagedPartnerAnswer]:
    """Change notes, tags and minimum payout of a partner

     Changes what the members of the program note about a partner in any status, and from which amount on
    the partner is paid. The partner
    never sees the notes and tags, and they are deleted when the partner is erased. The audit log says
    which of them changed, and not
    what they contain. A minimum payout above the program's needs the role owner.

    Args:
        program_id (int): Identifier of a stored record.
        partner_id (int): Identifier of a stored record.
        body (UpdatePartnerRequest):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[ManagedPartnerAnswer]
    """

    kwargs = _get_kwargs(
        program_id=program_id,
        partner_id=partner_id,
        body=body,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    program_id: int,
    partner_id: int,
    *,
    client: AuthenticatedClient,
    body: UpdatePartnerRequest,
) -> ManagedPartnerAnswer | None:
    """Change notes, tags and minimum payout of a partner

     Changes what the members of the program note about a partner in any status, and from which amount on
    the partner is paid. The partner
    never sees the notes and tags, and they are deleted when the partner is erased. The audit log says
    which of them changed, and not
    what they contain. A minimum payout above the program's needs the role owner.

    Args:
        program_id (int): Identifier of a stored record.
        partner_id (int): Identifier of a stored record.
        body (UpdatePartnerRequest):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        ManagedPartnerAnswer
    """

    return sync_detailed(
        program_id=program_id,
        partner_id=partner_id,
        client=client,
        body=body,
    ).parsed


async def asyncio_detailed(
    program_id: int,
    partner_id: int,
    *,
    client: AuthenticatedClient,
    body: UpdatePartnerRequest,
) -> Response[ManagedPartnerAnswer]:
    """Change notes, tags and minimum payout of a partner

     Changes what the members of the program note about a partner in any status, and from which amount on
    the partner is paid. The partner
    never sees the notes and tags, and they are deleted when the partner is erased. The audit log says
    which of them changed, and not
    what they contain. A minimum payout above the program's needs the role owner.

    Args:
        program_id (int): Identifier of a stored record.
        partner_id (int): Identifier of a stored record.
        body (UpdatePartnerRequest):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[ManagedPartnerAnswer]
    """

    kwargs = _get_kwargs(
        program_id=program_id,
        partner_id=partner_id,
        body=body,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    program_id: int,
    partner_id: int,
    *,
    client: AuthenticatedClient,
    body: UpdatePartnerRequest,
) -> ManagedPartnerAnswer | None:
    """Change notes, tags and minimum payout of a partner

     Changes what the members of the program note about a partner in any status, and from which amount on
    the partner is paid. The partner
    never sees the notes and tags, and they are deleted when the partner is erased. The audit log says
    which of them changed, and not
    what they contain. A minimum payout above the program's needs the role owner.

    Args:
        program_id (int): Identifier of a stored record.
        partner_id (int): Identifier of a stored record.
        body (UpdatePartnerRequest):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        ManagedPartnerAnswer
    """

    return (
        await asyncio_detailed(
            program_id=program_id,
            partner_id=partner_id,
            client=client,
            body=body,
        )
    ).parsed
