from http import HTTPStatus
from typing import Any, cast
from urllib.parse import quote

import httpx

from ...client import AuthenticatedClient, Client
from ...types import Response, UNSET
from ... import errors

from ...models.invite_partners_answer import InvitePartnersAnswer
from ...models.invite_partners_request import InvitePartnersRequest
from ...types import UNSET, Unset
from typing import cast


def _get_kwargs(
    program_id: int,
    *,
    body: InvitePartnersRequest,
    idempotency_key: str | Unset = UNSET,
) -> dict[str, Any]:
    headers: dict[str, Any] = {}
    if not isinstance(idempotency_key, Unset):
        headers["Idempotency-Key"] = idempotency_key

    _kwargs: dict[str, Any] = {
        "method": "post",
        "url": "/api/v1/programs/{program_id}/invitations".format(
            program_id=quote(str(program_id), safe=""),
        ),
    }

    _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"

    _kwargs["headers"] = headers
    return _kwargs


def _parse_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> InvitePartnersAnswer | None:
    if response.status_code == 201:
        response_201 = InvitePartnersAnswer.from_dict(response.json())

        return response_201

    if client.raise_on_unexpected_status:
        raise errors.UnexpectedStatus(response.status_code, response.content)
    else:
        return None


def _build_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> Response[InvitePartnersAnswer]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    program_id: int,
    *,
    client: AuthenticatedClient,
    body: InvitePartnersRequest,
    idempotency_key: str | Unset = UNSET,
) -> Response[InvitePartnersAnswer]:
    """Invite partners

     Invites 1 to 50 people to become partners of the program, and answers for each of them. The link of
    a new invitation is only in
    this response. The service mails it to the person where it can send mail (`mail_status` is not
    `null`); otherwise send it
    yourself. It can be used once, within 30 days, by a person who signs in with the same verified
    e-mail address. An address with a pending invitation stays `unchanged`.

    A program can make 200 links a day, with those of invitations that are sent again and of members'
    invitations. An account can send 100 invitations a day, and a person can get 5, of all programs,
    partners and members together. A request
    that would send more invites nobody, and is answered with 429.

    Args:
        program_id (int): Identifier of a stored record.
        idempotency_key (str | Unset):
        body (InvitePartnersRequest):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[InvitePartnersAnswer]
    """

    kwargs = _get_kwargs(
        program_id=program_id,
        body=body,
        idempotency_key=idempotency_key,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    program_id: int,
    *,
    client: AuthenticatedClient,
    body: InvitePartnersRequest,
    idempotency_key: str | Unset = UNSET,
) -> InvitePartnersAnswer | None:
    """Invite partners

     Invites 1 to 50 people to become partners of the program, and answers for each of them. The link of
    a new invitation is only in
    this response. The service mails it to the person where it can send mail (`mail_status` is not
    `null`); otherwise send it
    yourself. It can be used once, within 30 days, by a person who signs in with the same verified
    e-mail address. An address with a pending invitation stays `unchanged`.

    A program can make 200 links a day, with those of invitations that are sent again and of members'
    invitations. An account can send 100 invitations a day, and a person can get 5, of all programs,
    partners and members together. A request
    that would send more invites nobody, and is answered with 429.

    Args:
        program_id (int): Identifier of a stored record.
        idempotency_key (str | Unset):
        body (InvitePartnersRequest):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        InvitePartnersAnswer
    """

    return sync_detailed(
        program_id=program_id,
        client=client,
        body=body,
        idempotency_key=idempotency_key,
    ).parsed


async def asyncio_detailed(
    program_id: int,
    *,
    client: AuthenticatedClient,
    body: InvitePartnersRequest,
    idempotency_key: str | Unset = UNSET,
) -> Response[InvitePartnersAnswer]:
    """Invite partners

     Invites 1 to 50 people to become partners of the program, and answers for each of them. The link of
    a new invitation is only in
    this response. The service mails it to the person where it can send mail (`mail_status` is not
    `null`); otherwise send it
    yourself. It can be used once, within 30 days, by a person who signs in with the same verified
    e-mail address. An address with a pending invitation stays `unchanged`.

    A program can make 200 links a day, with those of invitations that are sent again and of members'
    invitations. An account can send 100 invitations a day, and a person can get 5, of all programs,
    partners and members together. A request
    that would send more invites nobody, and is answered with 429.

    Args:
        program_id (int): Identifier of a stored record.
        idempotency_key (str | Unset):
        body (InvitePartnersRequest):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[InvitePartnersAnswer]
    """

    kwargs = _get_kwargs(
        program_id=program_id,
        body=body,
        idempotency_key=idempotency_key,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    program_id: int,
    *,
    client: AuthenticatedClient,
    body: InvitePartnersRequest,
    idempotency_key: str | Unset = UNSET,
) -> InvitePartnersAnswer | None:
    """Invite partners

     Invites 1 to 50 people to become partners of the program, and answers for each of them. The link of
    a new invitation is only in
    this response. The service mails it to the person where it can send mail (`mail_status` is not
    `null`); otherwise send it
    yourself. It can be used once, within 30 days, by a person who signs in with the same verified
    e-mail address. An address with a pending invitation stays `unchanged`.

    A program can make 200 links a day, with those of invitations that are sent again and of members'
    invitations. An account can send 100 invitations a day, and a person can get 5, of all programs,
    partners and members together. A request
    that would send more invites nobody, and is answered with 429.

    Args:
        program_id (int): Identifier of a stored record.
        idempotency_key (str | Unset):
        body (InvitePartnersRequest):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        InvitePartnersAnswer
    """

    return (
        await asyncio_detailed(
            program_id=program_id,
            client=client,
            body=body,
            idempotency_key=idempotency_key,
        )
    ).parsed
