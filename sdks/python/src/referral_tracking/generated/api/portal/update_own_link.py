from http import HTTPStatus
from typing import Any, cast
from urllib.parse import quote

import httpx

from ...client import AuthenticatedClient, Client
from ...types import Response, UNSET
from ... import errors

from ...models.managed_link_answer import ManagedLinkAnswer
from ...models.update_own_link_request import UpdateOwnLinkRequest
from typing import cast


def _get_kwargs(
    program_id: int,
    link_id: int,
    *,
    body: UpdateOwnLinkRequest,
) -> dict[str, Any]:
    headers: dict[str, Any] = {}

    _kwargs: dict[str, Any] = {
        "method": "patch",
        "url": "/api/v1/partner/programs/{program_id}/links/{link_id}".format(
            program_id=quote(str(program_id), safe=""),
            link_id=quote(str(link_id), safe=""),
        ),
    }

    _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"

    _kwargs["headers"] = headers
    return _kwargs


def _parse_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> ManagedLinkAnswer | None:
    if response.status_code == 200:
        response_200 = ManagedLinkAnswer.from_dict(response.json())

        return response_200

    if client.raise_on_unexpected_status:
        raise errors.UnexpectedStatus(response.status_code, response.content)
    else:
        return None


def _build_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Response[ManagedLinkAnswer]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    program_id: int,
    link_id: int,
    *,
    client: AuthenticatedClient,
    body: UpdateOwnLinkRequest,
) -> Response[ManagedLinkAnswer]:
    """Disable or enable an own link

     Disables a link of the partner, or enables it again, if the program allows it (`partner_links`) and
    the partner has joined.
    It takes effect within a second, also for the link's aliases. A click on a disabled link is answered
    with 410. A link that
    a member of the program disabled is enabled only by a member.

    Args:
        program_id (int): Identifier of a stored record.
        link_id (int): Identifier of a stored record.
        body (UpdateOwnLinkRequest):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[ManagedLinkAnswer]
    """

    kwargs = _get_kwargs(
        program_id=program_id,
        link_id=link_id,
        body=body,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    program_id: int,
    link_id: int,
    *,
    client: AuthenticatedClient,
    body: UpdateOwnLinkRequest,
) -> ManagedLinkAnswer | None:
    """Disable or enable an own link

     Disables a link of the partner, or enables it again, if the program allows it (`partner_links`) and
    the partner has joined.
    It takes effect within a second, also for the link's aliases. A click on a disabled link is answered
    with 410. A link that
    a member of the program disabled is enabled only by a member.

    Args:
        program_id (int): Identifier of a stored record.
        link_id (int): Identifier of a stored record.
        body (UpdateOwnLinkRequest):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        ManagedLinkAnswer
    """

    return sync_detailed(
        program_id=program_id,
        link_id=link_id,
        client=client,
        body=body,
    ).parsed


async def asyncio_detailed(
    program_id: int,
    link_id: int,
    *,
    client: AuthenticatedClient,
    body: UpdateOwnLinkRequest,
) -> Response[ManagedLinkAnswer]:
    """Disable or enable an own link

     Disables a link of the partner, or enables it again, if the program allows it (`partner_links`) and
    the partner has joined.
    It takes effect within a second, also for the link's aliases. A click on a disabled link is answered
    with 410. A link that
    a member of the program disabled is enabled only by a member.

    Args:
        program_id (int): Identifier of a stored record.
        link_id (int): Identifier of a stored record.
        body (UpdateOwnLinkRequest):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[ManagedLinkAnswer]
    """

    kwargs = _get_kwargs(
        program_id=program_id,
        link_id=link_id,
        body=body,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    program_id: int,
    link_id: int,
    *,
    client: AuthenticatedClient,
    body: UpdateOwnLinkRequest,
) -> ManagedLinkAnswer | None:
    """Disable or enable an own link

     Disables a link of the partner, or enables it again, if the program allows it (`partner_links`) and
    the partner has joined.
    It takes effect within a second, also for the link's aliases. A click on a disabled link is answered
    with 410. A link that
    a member of the program disabled is enabled only by a member.

    Args:
        program_id (int): Identifier of a stored record.
        link_id (int): Identifier of a stored record.
        body (UpdateOwnLinkRequest):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        ManagedLinkAnswer
    """

    return (
        await asyncio_detailed(
            program_id=program_id,
            link_id=link_id,
            client=client,
            body=body,
        )
    ).parsed
