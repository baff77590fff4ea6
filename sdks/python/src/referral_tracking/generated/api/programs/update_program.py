from http import HTTPStatus
from typing import Any, cast
from urllib.parse import quote

import httpx

from ...client import AuthenticatedClient, Client
from ...types import Response, UNSET
from ... import errors

from ...models.managed_program_answer import ManagedProgramAnswer
from ...models.update_program_request import UpdateProgramRequest
from typing import cast


def _get_kwargs(
    program_id: int,
    *,
    body: UpdateProgramRequest,
) -> dict[str, Any]:
    headers: dict[str, Any] = {}

    _kwargs: dict[str, Any] = {
        "method": "patch",
        "url": "/api/v1/programs/{program_id}".format(
            program_id=quote(str(program_id), safe=""),
        ),
    }

    _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"

    _kwargs["headers"] = headers
    return _kwargs


def _parse_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> ManagedProgramAnswer | None:
    if response.status_code == 200:
        response_200 = ManagedProgramAnswer.from_dict(response.json())

        return response_200

    if client.raise_on_unexpected_status:
        raise errors.UnexpectedStatus(response.status_code, response.content)
    else:
        return None


def _build_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> Response[ManagedProgramAnswer]:
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
    body: UpdateProgramRequest,
) -> Response[ManagedProgramAnswer]:
    """Change a program

     Changes the fields that are sent, and keeps the others. `null` clears `lead_commission_cents`. An
    admin may change `name`,
    `domain` and `brand`; all other fields are the terms, which only an owner may change. `currency` is
    fixed once a sale exists.

    Args:
        program_id (int): Identifier of a stored record.
        body (UpdateProgramRequest):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[ManagedProgramAnswer]
    """

    kwargs = _get_kwargs(
        program_id=program_id,
        body=body,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    program_id: int,
    *,
    client: AuthenticatedClient,
    body: UpdateProgramRequest,
) -> ManagedProgramAnswer | None:
    """Change a program

     Changes the fields that are sent, and keeps the others. `null` clears `lead_commission_cents`. An
    admin may change `name`,
    `domain` and `brand`; all other fields are the terms, which only an owner may change. `currency` is
    fixed once a sale exists.

    Args:
        program_id (int): Identifier of a stored record.
        body (UpdateProgramRequest):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        ManagedProgramAnswer
    """

    return sync_detailed(
        program_id=program_id,
        client=client,
        body=body,
    ).parsed


async def asyncio_detailed(
    program_id: int,
    *,
    client: AuthenticatedClient,
    body: UpdateProgramRequest,
) -> Response[ManagedProgramAnswer]:
    """Change a program

     Changes the fields that are sent, and keeps the others. `null` clears `lead_commission_cents`. An
    admin may change `name`,
    `domain` and `brand`; all other fields are the terms, which only an owner may change. `currency` is
    fixed once a sale exists.

    Args:
        program_id (int): Identifier of a stored record.
        body (UpdateProgramRequest):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[ManagedProgramAnswer]
    """

    kwargs = _get_kwargs(
        program_id=program_id,
        body=body,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    program_id: int,
    *,
    client: AuthenticatedClient,
    body: UpdateProgramRequest,
) -> ManagedProgramAnswer | None:
    """Change a program

     Changes the fields that are sent, and keeps the others. `null` clears `lead_commission_cents`. An
    admin may change `name`,
    `domain` and `brand`; all other fields are the terms, which only an owner may change. `currency` is
    fixed once a sale exists.

    Args:
        program_id (int): Identifier of a stored record.
        body (UpdateProgramRequest):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        ManagedProgramAnswer
    """

    return (
        await asyncio_detailed(
            program_id=program_id,
            client=client,
            body=body,
        )
    ).parsed
