from http import HTTPStatus
from typing import Any, cast
from urllib.parse import quote

import httpx

from ...client import AuthenticatedClient, Client
from ...types import Response, UNSET
from ... import errors

from ...models.partner_profile_answer import PartnerProfileAnswer
from ...models.partner_profile_request import PartnerProfileRequest
from typing import cast


def _get_kwargs(
    *,
    body: PartnerProfileRequest,
) -> dict[str, Any]:
    headers: dict[str, Any] = {}

    _kwargs: dict[str, Any] = {
        "method": "put",
        "url": "/api/v1/partner/profile",
    }

    _kwargs["json"] = body.to_dict()

    headers["Content-Type"] = "application/json"

    _kwargs["headers"] = headers
    return _kwargs


def _parse_response(*, client: AuthenticatedClient | Client, response: httpx.Response) -> PartnerProfileAnswer | None:
    if response.status_code == 200:
        response_200 = PartnerProfileAnswer.from_dict(response.json())

        return response_200

    if client.raise_on_unexpected_status:
        raise errors.UnexpectedStatus(response.status_code, response.content)
    else:
        return None


def _build_response(
    *, client: AuthenticatedClient | Client, response: httpx.Response
) -> Response[PartnerProfileAnswer]:
    return Response(
        status_code=HTTPStatus(response.status_code),
        content=response.content,
        headers=response.headers,
        parsed=_parse_response(client=client, response=response),
    )


def sync_detailed(
    *,
    client: AuthenticatedClient,
    body: PartnerProfileRequest,
) -> Response[PartnerProfileAnswer]:
    """Replace the profile

     Sets the name under which programs see the partner, and creates the partner if the account has none
    yet. The e-mail
    address is always that of the account. What receipts say of the partner, `legal_name`,
    `legal_address` and `tax_id`, stays as it is if it is
    not sent; `null` clears it.

    Args:
        body (PartnerProfileRequest):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[PartnerProfileAnswer]
    """

    kwargs = _get_kwargs(
        body=body,
    )

    response = client.get_httpx_client().request(
        **kwargs,
    )

    return _build_response(client=client, response=response)


def sync(
    *,
    client: AuthenticatedClient,
    body: PartnerProfileRequest,
) -> PartnerProfileAnswer | None:
    """Replace the profile

     Sets the name under which programs see the partner, and creates the partner if the account has none
    yet. The e-mail
    address is always that of the account. What receipts say of the partner, `legal_name`,
    `legal_address` and `tax_id`, stays as it is if it is
    not sent; `null` clears it.

    Args:
        body (PartnerProfileRequest):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        PartnerProfileAnswer
    """

    return sync_detailed(
        client=client,
        body=body,
    ).parsed


async def asyncio_detailed(
    *,
    client: AuthenticatedClient,
    body: PartnerProfileRequest,
) -> Response[PartnerProfileAnswer]:
    """Replace the profile

     Sets the name under which programs see the partner, and creates the partner if the account has none
    yet. The e-mail
    address is always that of the account. What receipts say of the partner, `legal_name`,
    `legal_address` and `tax_id`, stays as it is if it is
    not sent; `null` clears it.

    Args:
        body (PartnerProfileRequest):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        Response[PartnerProfileAnswer]
    """

    kwargs = _get_kwargs(
        body=body,
    )

    response = await client.get_async_httpx_client().request(**kwargs)

    return _build_response(client=client, response=response)


async def asyncio(
    *,
    client: AuthenticatedClient,
    body: PartnerProfileRequest,
) -> PartnerProfileAnswer | None:
    """Replace the profile

     Sets the name under which programs see the partner, and creates the partner if the account has none
    yet. The e-mail
    address is always that of the account. What receipts say of the partner, `legal_name`,
    `legal_address` and `tax_id`, stays as it is if it is
    not sent; `null` clears it.

    Args:
        body (PartnerProfileRequest):

    Raises:
        errors.UnexpectedStatus: If the server returns an undocumented status code and Client.raise_on_unexpected_status is True.
        httpx.TimeoutException: If the request takes longer than Client.timeout.

    Returns:
        PartnerProfileAnswer
    """

    return (
        await asyncio_detailed(
            client=client,
            body=body,
        )
    ).parsed
