from http import HTTPStatus
from typing import Any, cast
from urllib.parse import quote

import httpx

from ...client import AuthenticatedClient, Client
from ...types import Response, UNSET
from ... import errors

from ...models.create_program_answer import CreateProgramAnswer
from ...models.create_program_request import CreateProgramRequest
from ...types import UNSET, Unset
from typing import cast


def _get_kwargs(
    *,
    body: CreateProgramRequest,
    idempotency_key: str | Unset = UNSET,
) -> dict[str, Any]:
    headers: dict[str, Any] = {}
    if not isinstance(idempotency_key, Unset):
        headers["Idempotency-Key"] = idempotency_key

    _kwargs: dict[str, Any] = {
        "method": "post",
        "url": "/api/v1/programs",
    }

    _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"

    _kwargs["headers"] = headers
    return _kwargs


def _parse_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> CreateProgramAnswer | None:
    if response.status_code == 201:
        response_201 = CreateProgramAnswer.from_dict(response.json())

        return response_201

    if client.raise_on_unexpected_status:
        raise errors.UnexpectedStatus(response.status_code, response.content)
    else:
        return None


def _build_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Response[CreateProgramAnswer]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    *,
    client: AuthenticatedClient,
    body: CreateProgramRequest,
    idempotency_key: str | Unset = UNSET,
) -> Response[CreateProgramAnswer]:
    """Create a program

     Creates a program with its first API key and the origins of its domain. The account becomes its
    owner. Only this response
    contains the key in plain text.

    The account needs the right to create programs: it comes from the sign-in where the deployment lets
    people sign up, and
    otherwise from the person who runs the service.

    A token for certain programs cannot create one; a token for all programs can.

    Args:
        idempotency_key (str | Unset):
        body (CreateProgramRequest):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[CreateProgramAnswer]
    """

    kwargs = _get_kwargs(
        body=body,
        idempotency_key=idempotency_key,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    *,
    client: AuthenticatedClient,
    body: CreateProgramRequest,
    idempotency_key: str | Unset = UNSET,
) -> CreateProgramAnswer | None:
    """Create a program

     Creates a program with its first API key and the origins of its domain. The account becomes its
    owner. Only this response
    contains the key in plain text.

    The account needs the right to create programs: it comes from the sign-in where the deployment lets
    people sign up, and
    otherwise from the person who runs the service.

    A token for certain programs cannot create one; a token for all programs can.

    Args:
        idempotency_key (str | Unset):
        body (CreateProgramRequest):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        CreateProgramAnswer
    """

    return sync_detailed(
        client=client,
        body=body,
        idempotency_key=idempotency_key,
    ).parsed


async def asyncio_detailed(
    *,
    client: AuthenticatedClient,
    body: CreateProgramRequest,
    idempotency_key: str | Unset = UNSET,
) -> Response[CreateProgramAnswer]:
    """Create a program

     Creates a program with its first API key and the origins of its domain. The account becomes its
    owner. Only this response
    contains the key in plain text.

    The account needs the right to create programs: it comes from the sign-in where the deployment lets
    people sign up, and
    otherwise from the person who runs the service.

    A token for certain programs cannot create one; a token for all programs can.

    Args:
        idempotency_key (str | Unset):
        body (CreateProgramRequest):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[CreateProgramAnswer]
    """

    kwargs = _get_kwargs(
        body=body,
        idempotency_key=idempotency_key,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    *,
    client: AuthenticatedClient,
    body: CreateProgramRequest,
    idempotency_key: str | Unset = UNSET,
) -> CreateProgramAnswer | None:
    """Create a program

     Creates a program with its first API key and the origins of its domain. The account becomes its
    owner. Only this response
    contains the key in plain text.

    The account needs the right to create programs: it comes from the sign-in where the deployment lets
    people sign up, and
    otherwise from the person who runs the service.

    A token for certain programs cannot create one; a token for all programs can.

    Args:
        idempotency_key (str | Unset):
        body (CreateProgramRequest):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        CreateProgramAnswer
    """

    return (
        await asyncio_detailed(
            client=client,
            body=body,
            idempotency_key=idempotency_key,
        )
    ).parsed
