from http import HTTPStatus
from typing import Any, cast
from urllib.parse import quote

import httpx

from ...client import AuthenticatedClient, Client
from ...types import Response, UNSET
from ... import errors

from ...models.code_list import CodeList
from ...models.code_status import check_code_status
from ...models.code_status import CodeStatus
from ...models.list_codes_order import check_list_codes_order
from ...models.list_codes_order import ListCodesOrder
from ...types import UNSET, Unset
from typing import cast
import datetime


def _get_kwargs(
    program_id: int,
    *,
    limit: int | Unset = 25,
    cursor: str | Unset = UNSET,
    order: ListCodesOrder | Unset = "newest",
    partner_id: int | Unset = UNSET,
    status: CodeStatus | Unset = UNSET,
    code: str | Unset = UNSET,
    created_from: datetime.datetime | Unset = UNSET,
    created_before: datetime.datetime | Unset = UNSET,
) -> dict[str, Any]:

    params: dict[str, Any] = {}

    params["limit"] = limit

    params["cursor"] = cursor

    json_order: str | Unset = UNSET
    if not isinstance(order, Unset):
        json_order = order

    params["order"] = json_order

    params["partner_id"] = partner_id

    json_status: str | Unset = UNSET
    if not isinstance(status, Unset):
        json_status = status

    params["status"] = json_status

    params["code"] = code

    json_created_from: str | Unset = UNSET
    if not isinstance(created_from, Unset):
        json_created_from = created_from.isoformat()
    params["created_from"] = json_created_from

    json_created_before: str | Unset = UNSET
    if not isinstance(created_before, Unset):
        json_created_before = created_before.isoformat()
    params["created_before"] = json_created_before

    params = {k: v for k, v in params.items() if v is not UNSET and v is not None}

    _kwargs: dict[str, Any] = {
        "method": "get",
        "url": "/api/v1/programs/{program_id}/codes".format(
            program_id=quote(str(program_id), safe=""),
        ),
        "params": params,
    }

    return _kwargs


def _parse_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> CodeList | None:
    if response.status_code == 200:
        response_200 = CodeList.from_dict(response.json())

        return response_200

    if client.raise_on_unexpected_status:
        raise errors.UnexpectedStatus(response.status_code, response.content)
    else:
        return None


def _build_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Response[CodeList]:
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
    limit: int | Unset = 25,
    cursor: str | Unset = UNSET,
    order: ListCodesOrder | Unset = "newest",
    partner_id: int | Unset = UNSET,
    status: CodeStatus | Unset = UNSET,
    code: str | Unset = UNSET,
    created_from: datetime.datetime | Unset = UNSET,
    created_before: datetime.datetime | Unset = UNSET,
) -> Response[CodeList]:
    """List the discount codes of a program

     Lists the discount codes of the program's partners, newest first, each with the customers and the
    sales that it brought.

    Args:
        program_id (int): Identifier of a stored record.
        limit (int | Unset):  Default: 25.
        cursor (str | Unset):
        order (ListCodesOrder | Unset):  Default: 'newest'.
        partner_id (int | Unset): Identifier of a stored record.
        status (CodeStatus | Unset): Whether the code decides whom a customer belongs to.
        code (str | Unset):
        created_from (datetime.datetime | Unset):
        created_before (datetime.datetime | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[CodeList]
    """

    kwargs = _get_kwargs(
        program_id=program_id,
        limit=limit,
        cursor=cursor,
        order=order,
        partner_id=partner_id,
        status=status,
        code=code,
        created_from=created_from,
        created_before=created_before,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    program_id: int,
    *,
    client: AuthenticatedClient,
    limit: int | Unset = 25,
    cursor: str | Unset = UNSET,
    order: ListCodesOrder | Unset = "newest",
    partner_id: int | Unset = UNSET,
    status: CodeStatus | Unset = UNSET,
    code: str | Unset = UNSET,
    created_from: datetime.datetime | Unset = UNSET,
    created_before: datetime.datetime | Unset = UNSET,
) -> CodeList | None:
    """List the discount codes of a program

     Lists the discount codes of the program's partners, newest first, each with the customers and the
    sales that it brought.

    Args:
        program_id (int): Identifier of a stored record.
        limit (int | Unset):  Default: 25.
        cursor (str | Unset):
        order (ListCodesOrder | Unset):  Default: 'newest'.
        partner_id (int | Unset): Identifier of a stored record.
        status (CodeStatus | Unset): Whether the code decides whom a customer belongs to.
        code (str | Unset):
        created_from (datetime.datetime | Unset):
        created_before (datetime.datetime | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        CodeList
    """

    return sync_detailed(
        program_id=program_id,
        client=client,
        limit=limit,
        cursor=cursor,
        order=order,
        partner_id=partner_id,
        status=status,
        code=code,
        created_from=created_from,
        created_before=created_before,
    ).parsed


async def asyncio_detailed(
    program_id: int,
    *,
    client: AuthenticatedClient,
    limit: int | Unset = 25,
    cursor: str | Unset = UNSET,
    order: ListCodesOrder | Unset = "newest",
    partner_id: int | Unset = UNSET,
    status: CodeStatus | Unset = UNSET,
    code: str | Unset = UNSET,
    created_from: datetime.datetime | Unset = UNSET,
    created_before: datetime.datetime | Unset = UNSET,
) -> Response[CodeList]:
    """List the discount codes of a program

     Lists the discount codes of the program's partners, newest first, each with the customers and the
    sales that it brought.

    Args:
        program_id (int): Identifier of a stored record.
        limit (int | Unset):  Default: 25.
        cursor (str | Unset):
        order (ListCodesOrder | Unset):  Default: 'newest'.
        partner_id (int | Unset): Identifier of a stored record.
        status (CodeStatus | Unset): Whether the code decides whom a customer belongs to.
        code (str | Unset):
        created_from (datetime.datetime | Unset):
        created_before (datetime.datetime | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[CodeList]
    """

    kwargs = _get_kwargs(
        program_id=program_id,
        limit=limit,
        cursor=cursor,
        order=order,
        partner_id=partner_id,
        status=status,
        code=code,
        created_from=created_from,
        created_before=created_before,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    program_id: int,
    *,
    client: AuthenticatedClient,
    limit: int | Unset = 25,
    cursor: str | Unset = UNSET,
    order: ListCodesOrder | Unset = "newest",
    partner_id: int | Unset = UNSET,
    status: CodeStatus | Unset = UNSET,
    code: str | Unset = UNSET,
    created_from: datetime.datetime | Unset = UNSET,
    created_before: datetime.datetime | Unset = UNSET,
) -> CodeList | None:
    """List the discount codes of a program

     Lists the discount codes of the program's partners, newest first, each with the customers and the
    sales that it brought.

    Args:
        program_id (int): Identifier of a stored record.
        limit (int | Unset):  Default: 25.
        cursor (str | Unset):
        order (ListCodesOrder | Unset):  Default: 'newest'.
        partner_id (int | Unset): Identifier of a stored record.
        status (CodeStatus | Unset): Whether the code decides whom a customer belongs to.
        code (str | Unset):
        created_from (datetime.datetime | Unset):
        created_before (datetime.datetime | Unset):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        CodeList
    """

    return (
        await asyncio_detailed(
            program_id=program_id,
            client=client,
            limit=limit,
            cursor=cursor,
            order=order,
            partner_id=partner_id,
            status=status,
            code=code,
            created_from=created_from,
            created_before=created_before,
        )
    ).parsed
