from http import HTTPStatus
from typing import Any, cast
from urllib.parse import quote

import httpx

from ...client import AuthenticatedClient, Client
from ...types import Response, UNSET
from ... import errors

from ...models.program_key_answer import ProgramKeyAnswer
from ...models.rotate_by_request import RotateByRequest
from typing import cast


def _get_kwargs(
    program_id: int,
    key_id: int,
    *,
    body: RotateByRequest,
) -> dict[str, Any]:
    headers: dict[str, Any] = {}

    _kwargs: dict[str, Any] = {
        "method": "post",
        "url": "/api/v1/programs/{program_id}/keys/{key_id}/mark".format(
            program_id=quote(str(program_id), safe=""),
            key_id=quote(str(key_id), safe=""),
        ),
    }

    _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"

    _kwargs["headers"] = headers
    return _kwargs


def _parse_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> ProgramKeyAnswer | None:
    if response.status_code == 200:
        response_200 = ProgramKeyAnswer.from_dict(response.json())

        return response_200

    if client.raise_on_unexpected_status:
        raise errors.UnexpectedStatus(response.status_code, response.content)
    else:
        return None


def _build_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Response[ProgramKeyAnswer]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    program_id: int,
    key_id: int,
    *,
    client: AuthenticatedClient,
    body: RotateByRequest,
) -> Response[ProgramKeyAnswer]:
    """Mark a key for rotation

     Marks a usable key for rotation, or moves the deadline of a marked one. Until the deadline, every
    response to a request with
    the key announces it; afterwards the key is refused.

    Args:
        program_id (int): Identifier of a stored record.
        key_id (int): Identifier of a stored record.
        body (RotateByRequest):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[ProgramKeyAnswer]
    """

    kwargs = _get_kwargs(
        program_id=program_id,
        key_id=key_id,
        body=body,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    program_id: int,
    key_id: int,
    *,
    client: AuthenticatedClient,
    body: RotateByRequest,
) -> ProgramKeyAnswer | None:
    """Mark a key for rotation

     Marks a usable key for rotation, or moves the deadline of a marked one. Until the deadline, every
    response to a request with
    the key announces it; afterwards the key is refused.

    Args:
        program_id (int): Identifier of a stored record.
        key_id (int): Identifier of a stored record.
        body (RotateByRequest):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        ProgramKeyAnswer
    """

    return sync_detailed(
        program_id=program_id,
        key_id=key_id,
        client=client,
        body=body,
    ).parsed


async def asyncio_detailed(
    program_id: int,
    key_id: int,
    *,
    client: AuthenticatedClient,
    body: RotateByRequest,
) -> Response[ProgramKeyAnswer]:
    """Mark a key for rotation

     Marks a usable key for rotation, or moves the deadline of a marked one. Until the deadline, every
    response to a request with
    the key announces it; afterwards the key is refused.

    Args:
        program_id (int): Identifier of a stored record.
        key_id (int): Identifier of a stored record.
        body (RotateByRequest):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[ProgramKeyAnswer]
    """

    kwargs = _get_kwargs(
        program_id=program_id,
        key_id=key_id,
        body=body,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    program_id: int,
    key_id: int,
    *,
    client: AuthenticatedClient,
    body: RotateByRequest,
) -> ProgramKeyAnswer | None:
    """Mark a key for rotation

     Marks a usable key for rotation, or moves the deadline of a marked one. Until the deadline, every
    response to a request with
    the key announces it; afterwards the key is refused.

    Args:
        program_id (int): Identifier of a stored record.
        key_id (int): Identifier of a stored record.
        body (RotateByRequest):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        ProgramKeyAnswer
    """

    return (
        await asyncio_detailed(
            program_id=program_id,
            key_id=key_id,
            client=client,
            body=body,
        )
    ).parsed
