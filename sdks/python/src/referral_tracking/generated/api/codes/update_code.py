from http import HTTPStatus
from typing import Any, cast
from urllib.parse import quote

import httpx

from ...client import AuthenticatedClient, Client
from ...types import Response, UNSET
from ... import errors

from ...models.code_answer import CodeAnswer
from ...models.update_code_request import UpdateCodeRequest
from typing import cast


def _get_kwargs(
    program_id: int,
    code_id: int,
    *,
    body: UpdateCodeRequest,
) -> dict[str, Any]:
    headers: dict[str, Any] = {}

    _kwargs: dict[str, Any] = {
        "method": "patch",
        "url": "/api/v1/programs/{program_id}/codes/{code_id}".format(
            program_id=quote(str(program_id), safe=""),
            code_id=quote(str(code_id), safe=""),
        ),
    }

    _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"

    _kwargs["headers"] = headers
    return _kwargs


def _parse_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> CodeAnswer | None:
    if response.status_code == 200:
        response_200 = CodeAnswer.from_dict(response.json())

        return response_200

    if client.raise_on_unexpected_status:
        raise errors.UnexpectedStatus(response.status_code, response.content)
    else:
        return None


def _build_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Response[CodeAnswer]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    program_id: int,
    code_id: int,
    *,
    client: AuthenticatedClient,
    body: UpdateCodeRequest,
) -> Response[CodeAnswer]:
    """Change a discount code

     Disables or enables a code, or links it to a code of the payment processor. It takes effect within a
    second. Customers whom the
    code has brought stay with its partner.

    Args:
        program_id (int): Identifier of a stored record.
        code_id (int): Identifier of a stored record.
        body (UpdateCodeRequest):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[CodeAnswer]
    """

    kwargs = _get_kwargs(
        program_id=program_id,
        code_id=code_id,
        body=body,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    program_id: int,
    code_id: int,
    *,
    client: AuthenticatedClient,
    body: UpdateCodeRequest,
) -> CodeAnswer | None:
    """Change a discount code

     Disables or enables a code, or links it to a code of the payment processor. It takes effect within a
    second. Customers whom the
    code has brought stay with its partner.

    Args:
        program_id (int): Identifier of a stored record.
        code_id (int): Identifier of a stored record.
        body (UpdateCodeRequest):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        CodeAnswer
    """

    return sync_detailed(
        program_id=program_id,
        code_id=code_id,
        client=client,
        body=body,
    ).parsed


async def asyncio_detailed(
    program_id: int,
    code_id: int,
    *,
    client: AuthenticatedClient,
    body: UpdateCodeRequest,
) -> Response[CodeAnswer]:
    """Change a discount code

     Disables or enables a code, or links it to a code of the payment processor. It takes effect within a
    second. Customers whom the
    code has brought stay with its partner.

    Args:
        program_id (int): Identifier of a stored record.
        code_id (int): Identifier of a stored record.
        body (UpdateCodeRequest):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[CodeAnswer]
    """

    kwargs = _get_kwargs(
        program_id=program_id,
        code_id=code_id,
        body=body,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    program_id: int,
    code_id: int,
    *,
    client: AuthenticatedClient,
    body: UpdateCodeRequest,
) -> CodeAnswer | None:
    """Change a discount code

     Disables or enables a code, or links it to a code of the payment processor. It takes effect within a
    second. Customers whom the
    code has brought stay with its partner.

    Args:
        program_id (int): Identifier of a stored record.
        code_id (int): Identifier of a stored record.
        body (UpdateCodeRequest):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        CodeAnswer
    """

    return (
        await asyncio_detailed(
            program_id=program_id,
            code_id=code_id,
            client=client,
            body=body,
        )
    ).parsed
