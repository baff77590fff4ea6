from http import HTTPStatus
from typing import Any, cast
from urllib.parse import quote

import httpx

from ...client import AuthenticatedClient, Client
from ...types import Response, UNSET
from ... import errors

from ...models.postback_answer import PostbackAnswer
from typing import cast


def _get_kwargs(
    program_id: int,
    postback_id: int,
) -> dict[str, Any]:

    _kwargs: dict[str, Any] = {
        "method": "delete",
        "url": "/api/v1/partner/programs/{program_id}/postbacks/{postback_id}".format(
            program_id=quote(str(program_id), safe=""),
            postback_id=quote(str(postback_id), safe=""),
        ),
    }

    return _kwargs


def _parse_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> PostbackAnswer | None:
    if response.status_code == 200:
        response_200 = PostbackAnswer.from_dict(response.json())

        return response_200

    if client.raise_on_unexpected_status:
        raise errors.UnexpectedStatus(response.status_code, response.content)
    else:
        return None


def _build_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Response[PostbackAnswer]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    program_id: int,
    postback_id: int,
    *,
    client: AuthenticatedClient,
) -> Response[PostbackAnswer]:
    """Delete an own postback

     Deletes a postback. What waits for it is not sent.

    Args:
        program_id (int): Identifier of a stored record.
        postback_id (int): Identifier of a stored record.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[PostbackAnswer]
    """

    kwargs = _get_kwargs(
        program_id=program_id,
        postback_id=postback_id,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    program_id: int,
    postback_id: int,
    *,
    client: AuthenticatedClient,
) -> PostbackAnswer | None:
    """Delete an own postback

     Deletes a postback. What waits for it is not sent.

    Args:
        program_id (int): Identifier of a stored record.
        postback_id (int): Identifier of a stored record.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        PostbackAnswer
    """

    return sync_detailed(
        program_id=program_id,
        postback_id=postback_id,
        client=client,
    ).parsed


async def asyncio_detailed(
    program_id: int,
    postback_id: int,
    *,
    client: AuthenticatedClient,
) -> Response[PostbackAnswer]:
    """Delete an own postback

     Deletes a postback. What waits for it is not sent.

    Args:
        program_id (int): Identifier of a stored record.
        postback_id (int): Identifier of a stored record.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[PostbackAnswer]
    """

    kwargs = _get_kwargs(
        program_id=program_id,
        postback_id=postback_id,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    program_id: int,
    postback_id: int,
    *,
    client: AuthenticatedClient,
) -> PostbackAnswer | None:
    """Delete an own postback

     Deletes a postback. What waits for it is not sent.

    Args:
        program_id (int): Identifier of a stored record.
        postback_id (int): Identifier of a stored record.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        PostbackAnswer
    """

    return (
        await asyncio_detailed(
            program_id=program_id,
            postback_id=postback_id,
            client=client,
        )
    ).parsed
