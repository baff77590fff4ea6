from http import HTTPStatus
from typing import Any, cast
from urllib.parse import quote

import httpx

from ...client import AuthenticatedClient, Client
from ...types import Response, UNSET
from ... import errors

from ...models.postback_delivery_answer import PostbackDeliveryAnswer
from typing import cast


def _get_kwargs(
    program_id: int,
    postback_id: int,
) -> dict[str, Any]:

    _kwargs: dict[str, Any] = {
        "method": "post",
        "url": "/api/v1/partner/programs/{program_id}/postbacks/{postback_id}/test".format(
            program_id=quote(str(program_id), safe=""),
            postback_id=quote(str(postback_id), safe=""),
        ),
    }

    return _kwargs


def _parse_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> PostbackDeliveryAnswer | None:
    if response.status_code == 200:
        response_200 = PostbackDeliveryAnswer.from_dict(response.json())

        return response_200

    if client.raise_on_unexpected_status:
        raise errors.UnexpectedStatus(response.status_code, response.content)
    else:
        return None


def _build_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> Response[PostbackDeliveryAnswer]:
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
) -> Response[PostbackDeliveryAnswer]:
    """Test an own postback

     Sends an invented commission at once, also to a disabled postback, and answers with the status and
    time. It is not repeated.

    Args:
        program_id (int): Identifier of a stored record.
        postback_id (int): Identifier of a stored record.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[PostbackDeliveryAnswer]
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
) -> PostbackDeliveryAnswer | None:
    """Test an own postback

     Sends an invented commission at once, also to a disabled postback, and answers with the status and
    time. It is not repeated.

    Args:
        program_id (int): Identifier of a stored record.
        postback_id (int): Identifier of a stored record.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        PostbackDeliveryAnswer
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
) -> Response[PostbackDeliveryAnswer]:
    """Test an own postback

     Sends an invented commission at once, also to a disabled postback, and answers with the status and
    time. It is not repeated.

    Args:
        program_id (int): Identifier of a stored record.
        postback_id (int): Identifier of a stored record.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[PostbackDeliveryAnswer]
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
) -> PostbackDeliveryAnswer | None:
    """Test an own postback

     Sends an invented commission at once, also to a disabled postback, and answers with the status and
    time. It is not repeated.

    Args:
        program_id (int): Identifier of a stored record.
        postback_id (int): Identifier of a stored record.

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        PostbackDeliveryAnswer
    """

    return (
        await asyncio_detailed(
            program_id=program_id,
            postback_id=postback_id,
            client=client,
        )
    ).parsed
