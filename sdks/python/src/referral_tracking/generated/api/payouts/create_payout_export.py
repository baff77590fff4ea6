from http import HTTPStatus
from typing import Any, cast
from urllib.parse import quote

import httpx

from ...client import AuthenticatedClient, Client
from ...types import Response, UNSET
from ... import errors

from ...models.create_payout_export_request import CreatePayoutExportRequest
from ...models.payout_export_answer import PayoutExportAnswer
from typing import cast


def _get_kwargs(
    program_id: int,
    payout_id: int,
    *,
    body: CreatePayoutExportRequest,
) -> dict[str, Any]:
    headers: dict[str, Any] = {}

    _kwargs: dict[str, Any] = {
        "method": "post",
        "url": "/api/v1/programs/{program_id}/payouts/{payout_id}/exports".format(
            program_id=quote(str(program_id), safe=""),
            payout_id=quote(str(payout_id), safe=""),
        ),
    }

    _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"

    _kwargs["headers"] = headers
    return _kwargs


def _parse_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> PayoutExportAnswer | None:
    if response.status_code == 200:
        response_200 = PayoutExportAnswer.from_dict(response.json())

        return response_200

    if client.raise_on_unexpected_status:
        raise errors.UnexpectedStatus(response.status_code, response.content)
    else:
        return None


def _build_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> Response[PayoutExportAnswer]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    program_id: int,
    payout_id: int,
    *,
    client: AuthenticatedClient,
    body: CreatePayoutExportRequest,
) -> Response[PayoutExportAnswer]:
    """Make the file of a payout

     Makes the file that a bank, PayPal or Wise takes, or a list for people, of the open items. `paypal`,
    `wise` and `sepa` have the items that
    are paid so; `csv` has all. The same items with the same fields make the same file, and nothing but
    `exported_at` of the items changes.

    A file of PayPal has no header. One of Wise has the columns of your template, by their names, and at
    most 1,000 items: ask for each of the
    `parts`. A SEPA file is a pain.001.001.09 in EUR, and needs the payer, from
    the payout settings or from the request.

    Args:
        program_id (int): Identifier of a stored record.
        payout_id (int): Identifier of a stored record.
        body (CreatePayoutExportRequest):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[PayoutExportAnswer]
    """

    kwargs = _get_kwargs(
        program_id=program_id,
        payout_id=payout_id,
        body=body,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    program_id: int,
    payout_id: int,
    *,
    client: AuthenticatedClient,
    body: CreatePayoutExportRequest,
) -> PayoutExportAnswer | None:
    """Make the file of a payout

     Makes the file that a bank, PayPal or Wise takes, or a list for people, of the open items. `paypal`,
    `wise` and `sepa` have the items that
    are paid so; `csv` has all. The same items with the same fields make the same file, and nothing but
    `exported_at` of the items changes.

    A file of PayPal has no header. One of Wise has the columns of your template, by their names, and at
    most 1,000 items: ask for each of the
    `parts`. A SEPA file is a pain.001.001.09 in EUR, and needs the payer, from
    the payout settings or from the request.

    Args:
        program_id (int): Identifier of a stored record.
        payout_id (int): Identifier of a stored record.
        body (CreatePayoutExportRequest):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        PayoutExportAnswer
    """

    return sync_detailed(
        program_id=program_id,
        payout_id=payout_id,
        client=client,
        body=body,
    ).parsed


async def asyncio_detailed(
    program_id: int,
    payout_id: int,
    *,
    client: AuthenticatedClient,
    body: CreatePayoutExportRequest,
) -> Response[PayoutExportAnswer]:
    """Make the file of a payout

     Makes the file that a bank, PayPal or Wise takes, or a list for people, of the open items. `paypal`,
    `wise` and `sepa` have the items that
    are paid so; `csv` has all. The same items with the same fields make the same file, and nothing but
    `exported_at` of the items changes.

    A file of PayPal has no header. One of Wise has the columns of your template, by their names, and at
    most 1,000 items: ask for each of the
    `parts`. A SEPA file is a pain.001.001.09 in EUR, and needs the payer, from
    the payout settings or from the request.

    Args:
        program_id (int): Identifier of a stored record.
        payout_id (int): Identifier of a stored record.
        body (CreatePayoutExportRequest):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[PayoutExportAnswer]
    """

    kwargs = _get_kwargs(
        program_id=program_id,
        payout_id=payout_id,
        body=body,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    program_id: int,
    payout_id: int,
    *,
    client: AuthenticatedClient,
    body: CreatePayoutExportRequest,
) -> PayoutExportAnswer | None:
    """Make the file of a payout

     Makes the file that a bank, PayPal or Wise takes, or a list for people, of the open items. `paypal`,
    `wise` and `sepa` have the items that
    are paid so; `csv` has all. The same items with the same fields make the same file, and nothing but
    `exported_at` of the items changes.

    A file of PayPal has no header. One of Wise has the columns of your template, by their names, and at
    most 1,000 items: ask for each of the
    `parts`. A SEPA file is a pain.001.001.09 in EUR, and needs the payer, from
    the payout settings or from the request.

    Args:
        program_id (int): Identifier of a stored record.
        payout_id (int): Identifier of a stored record.
        body (CreatePayoutExportRequest):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        PayoutExportAnswer
    """

    return (
        await asyncio_detailed(
            program_id=program_id,
            payout_id=payout_id,
            client=client,
            body=body,
        )
    ).parsed
