from http import HTTPStatus
from typing import Any, cast
from urllib.parse import quote

import httpx

from ...client import AuthenticatedClient, Client
from ...types import Response, UNSET
from ... import errors

from ...models.group_answer import GroupAnswer
from ...models.update_group_request import UpdateGroupRequest
from typing import cast


def _get_kwargs(
    program_id: int,
    group_id: int,
    *,
    body: UpdateGroupRequest,
) -> dict[str, Any]:
    headers: dict[str, Any] = {}

    _kwargs: dict[str, Any] = {
        "method": "patch",
        "url": "/api/v1/programs/{program_id}/groups/{group_id}".format(
            program_id=quote(str(program_id), safe=""),
            group_id=quote(str(group_id), safe=""),
        ),
    }

    _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"

    _kwargs["headers"] = headers
    return _kwargs


def _parse_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> GroupAnswer | None:
    if response.status_code == 200:
        response_200 = GroupAnswer.from_dict(response.json())

        return response_200

    if client.raise_on_unexpected_status:
        raise errors.UnexpectedStatus(response.status_code, response.content)
    else:
        return None


def _build_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Response[GroupAnswer]:
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
    body: UpdateGroupRequest,
) -> Response[GroupAnswer]:
    """Change a group

     Changes the fields that are sent. `default: true` makes it the group of partners who join from now
    on; there is always exactly one,
    so that the default group is changed by naming another. Groups cannot be deleted, because what was
    earned names their terms.
    A default group with other terms, and a minimum payout above the program's, need the role owner.

    Args:
        program_id (int): Identifier of a stored record.
        group_id (int): Identifier of a stored record.
        body (UpdateGroupRequest):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[GroupAnswer]
    """

    kwargs = _get_kwargs(
        program_id=program_id,
        group_id=group_id,
        body=body,
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
    body: UpdateGroupRequest,
) -> GroupAnswer | None:
    """Change a group

     Changes the fields that are sent. `default: true` makes it the group of partners who join from now
    on; there is always exactly one,
    so that the default group is changed by naming another. Groups cannot be deleted, because what was
    earned names their terms.
    A default group with other terms, and a minimum payout above the program's, need the role owner.

    Args:
        program_id (int): Identifier of a stored record.
        group_id (int): Identifier of a stored record.
        body (UpdateGroupRequest):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        GroupAnswer
    """

    return sync_detailed(
        program_id=program_id,
        group_id=group_id,
        client=client,
        body=body,
    ).parsed


async def asyncio_detailed(
    program_id: int,
    group_id: int,
    *,
    client: AuthenticatedClient,
    body: UpdateGroupRequest,
) -> Response[GroupAnswer]:
    """Change a group

     Changes the fields that are sent. `default: true` makes it the group of partners who join from now
    on; there is always exactly one,
    so that the default group is changed by naming another. Groups cannot be deleted, because what was
    earned names their terms.
    A default group with other terms, and a minimum payout above the program's, need the role owner.

    Args:
        program_id (int): Identifier of a stored record.
        group_id (int): Identifier of a stored record.
        body (UpdateGroupRequest):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[GroupAnswer]
    """

    kwargs = _get_kwargs(
        program_id=program_id,
        group_id=group_id,
        body=body,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    program_id: int,
    group_id: int,
    *,
    client: AuthenticatedClient,
    body: UpdateGroupRequest,
) -> GroupAnswer | None:
    """Change a group

     Changes the fields that are sent. `default: true` makes it the group of partners who join from now
    on; there is always exactly one,
    so that the default group is changed by naming another. Groups cannot be deleted, because what was
    earned names their terms.
    A default group with other terms, and a minimum payout above the program's, need the role owner.

    Args:
        program_id (int): Identifier of a stored record.
        group_id (int): Identifier of a stored record.
        body (UpdateGroupRequest):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        GroupAnswer
    """

    return (
        await asyncio_detailed(
            program_id=program_id,
            group_id=group_id,
            client=client,
            body=body,
        )
    ).parsed
