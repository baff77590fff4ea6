from http import HTTPStatus
from typing import Any, cast
from urllib.parse import quote

import httpx

from ...client import AuthenticatedClient, Client
from ...types import Response, UNSET
from ... import errors

from ...models.move_partners_request import MovePartnersRequest
from ...models.moved_partners_answer import MovedPartnersAnswer
from ...types import UNSET, Unset
from typing import cast


def _get_kwargs(
    program_id: int,
    group_id: int,
    *,
    body: MovePartnersRequest,
    idempotency_key: str | Unset = UNSET,
) -> dict[str, Any]:
    headers: dict[str, Any] = {}
    if not isinstance(idempotency_key, Unset):
        headers["Idempotency-Key"] = idempotency_key

    _kwargs: dict[str, Any] = {
        "method": "post",
        "url": "/api/v1/programs/{program_id}/groups/{group_id}/partners".format(
            program_id=quote(str(program_id), safe=""),
            group_id=quote(str(group_id), safe=""),
        ),
    }

    _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"

    _kwargs["headers"] = headers
    return _kwargs


def _parse_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> MovedPartnersAnswer | None:
    if response.status_code == 200:
        response_200 = MovedPartnersAnswer.from_dict(response.json())

        return response_200

    if client.raise_on_unexpected_status:
        raise errors.UnexpectedStatus(response.status_code, response.content)
    else:
        return None


def _build_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Response[MovedPartnersAnswer]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    program_id: int,
    group_id: int,
    *,
    client: AuthenticatedClient,
    body: MovePartnersRequest,
    idempotency_key: str | Unset = UNSET,
) -> Response[MovedPartnersAnswer]:
    """Move partners into a group

     Moves up to 100 partners into the group, all of them or none. Their sales follow its terms from now
    on, unless they have terms of
    their own; what was earned stays as it was. A partner who is in the group already stays there. Where
    the
    terms of the groups differ, or the group's minimum payout is above the program's, it needs the role
    owner.

    Args:
        program_id (int): Identifier of a stored record.
        group_id (int): Identifier of a stored record.
        idempotency_key (str | Unset):
        body (MovePartnersRequest):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[MovedPartnersAnswer]
    """

    kwargs = _get_kwargs(
        program_id=program_id,
        group_id=group_id,
        body=body,
        idempotency_key=idempotency_key,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    program_id: int,
    group_id: int,
    *,
    client: AuthenticatedClient,
    body: MovePartnersRequest,
    idempotency_key: str | Unset = UNSET,
) -> MovedPartnersAnswer | None:
    """Move partners into a group

     Moves up to 100 partners into the group, all of them or none. Their sales follow its terms from now
    on, unless they have terms of
    their own; what was earned stays as it was. A partner who is in the group already stays there. Where
    the
    terms of the groups differ, or the group's minimum payout is above the program's, it needs the role
    owner.

    Args:
        program_id (int): Identifier of a stored record.
        group_id (int): Identifier of a stored record.
        idempotency_key (str | Unset):
        body (MovePartnersRequest):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        MovedPartnersAnswer
    """

    return sync_detailed(
        program_id=program_id,
        group_id=group_id,
        client=client,
        body=body,
        idempotency_key=idempotency_key,
    ).parsed


async def asyncio_detailed(
    program_id: int,
    group_id: int,
    *,
    client: AuthenticatedClient,
    body: MovePartnersRequest,
    idempotency_key: str | Unset = UNSET,
) -> Response[MovedPartnersAnswer]:
    """Move partners into a group

     Moves up to 100 partners into the group, all of them or none. Their sales follow its terms from now
    on, unless they have terms of
    their own; what was earned stays as it was. A partner who is in the group already stays there. Where
    the
    terms of the groups differ, or the group's minimum payout is above the program's, it needs the role
    owner.

    Args:
        program_id (int): Identifier of a stored record.
        group_id (int): Identifier of a stored record.
        idempotency_key (str | Unset):
        body (MovePartnersRequest):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[MovedPartnersAnswer]
    """

    kwargs = _get_kwargs(
        program_id=program_id,
        group_id=group_id,
        body=body,
        idempotency_key=idempotency_key,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    program_id: int,
    group_id: int,
    *,
    client: AuthenticatedClient,
    body: MovePartnersRequest,
    idempotency_key: str | Unset = UNSET,
) -> MovedPartnersAnswer | None:
    """Move partners into a group

     Moves up to 100 partners into the group, all of them or none. Their sales follow its terms from now
    on, unless they have terms of
    their own; what was earned stays as it was. A partner who is in the group already stays there. Where
    the
    terms of the groups differ, or the group's minimum payout is above the program's, it needs the role
    owner.

    Args:
        program_id (int): Identifier of a stored record.
        group_id (int): Identifier of a stored record.
        idempotency_key (str | Unset):
        body (MovePartnersRequest):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        MovedPartnersAnswer
    """

    return (
        await asyncio_detailed(
            program_id=program_id,
            group_id=group_id,
            client=client,
            body=body,
            idempotency_key=idempotency_key,
        )
    ).parsed
