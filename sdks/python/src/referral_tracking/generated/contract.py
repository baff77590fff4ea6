# Made from openapi/ by `npm run generate:sdks`. Do not edit.

"""What a client must know of the contract beside its types."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

VERSION: Final = "0.1.0"
REQUEST_ID_HEADER: Final = "X-Request-ID"
RETRY_AFTER_HEADER: Final = "Retry-After"


class ErrorCode(StrEnum):
    """The stable codes that the document knows. A newer service may send others."""

    ALREADY_EXISTS = "already_exists"
    API_KEY_ROTATION_REQUIRED = "api_key_rotation_required"
    CROSS_SITE_REQUEST = "cross_site_request"
    DUPLICATE_TRANSACTION = "duplicate_transaction"
    FORBIDDEN = "forbidden"
    IDEMPOTENCY_IN_FLIGHT = "idempotency_in_flight"
    IDEMPOTENCY_KEY_REUSED = "idempotency_key_reused"
    INSUFFICIENT_ROLE = "insufficient_role"
    INSUFFICIENT_SCOPE = "insufficient_scope"
    INTERNAL_ERROR = "internal_error"
    INVALID_KEY = "invalid_key"
    INVALID_REQUEST = "invalid_request"
    INVALID_TRANSITION = "invalid_transition"
    INVITATION_EXPIRED = "invitation_expired"
    LINK_DISABLED = "link_disabled"
    METHOD_NOT_ALLOWED = "method_not_allowed"
    NO_ATTRIBUTION = "no_attribution"
    NOT_FOUND = "not_found"
    PAYLOAD_TOO_LARGE = "payload_too_large"
    RATE_LIMITED = "rate_limited"
    REAUTHENTICATION_REQUIRED = "reauthentication_required"
    UNAUTHENTICATED = "unauthenticated"
    UNAUTHORIZED = "unauthorized"
    UNSUPPORTED_CURRENCY = "unsupported_currency"
    UNSUPPORTED_MEDIA_TYPE = "unsupported_media_type"


@dataclass(frozen=True)
class Mark:
    """How an error is recognised: by its code where that is the only one of its status, else by its message."""

    status: int
    code: str | None
    message: str | None


ALREADY_RECORDED_SALE: Final = Mark(status=409, code="duplicate_transaction", message=None)
ALREADY_RECORDED_LEAD: Final = Mark(
    status=400, code=None, message="^Customer status cannot be updated to lead\\. Current status: .*$"
)
COMMISSION_FAILED: Final = Mark(status=500, code=None, message="^Failed to create commission$")


class ErrorKind(StrEnum):
    """How a call failed, with the same names in each SDK."""

    REFUSED = "refused"
    UNREADABLE = "unreadable"
    CONNECTION = "connection"
    TIMEOUT = "timeout"
    ABORTED = "aborted"
    UNSENT = "unsent"


FAILURE_HINTS: Final = {
    ErrorKind.REFUSED: "This version of the client does not know the error: do what the message says, and update the client.",
    ErrorKind.UNREADABLE: "Check the base URL, and what responds there: a proxy, a redirect or another server.",
    ErrorKind.CONNECTION: "Check the base URL, and that the service runs and can be reached from this machine.",
    ErrorKind.TIMEOUT: "Check the service and the network. The request may have been processed.",
    ErrorKind.ABORTED: "The request may have been processed.",
    ErrorKind.UNSENT: "Correct the argument or the API key that the message names.",
}
ERRORS_PATH: Final = "/docs/errors"


@dataclass(frozen=True)
class Advice:
    """What to do about an error, and how to recognise it; ``code`` is None unless another one has its message."""

    status: int
    code: str | None
    message: str | None
    pattern: str | None
    anchor: str
    hint: str


ADVICE: Final = (
    Advice(
        400,
        None,
        "affiliate_url is required",
        None,
        "affiliateUrlRequired",
        "Send the full address of the landing page.",
    ),
    Advice(400, None, "Invalid affiliate_url", None, "affiliateUrlInvalid", "Send the address with scheme and host."),
    Advice(
        400,
        None,
        "No aff parameter found in affiliate_url",
        None,
        "affMissing",
        "Call this endpoint only when the address has an `aff` parameter.",
    ),
    Advice(400, None, "Referral link not found", None, "referralLinkNotFound", "Show the page as usual."),
    Advice(
        400,
        None,
        "Invalid referral link configuration",
        None,
        "referralLinkMisconfigured",
        "Ask the program owner to complete the link.",
    ),
    Advice(
        400,
        None,
        "additional_data.program_id does not match any program",
        None,
        "testProgramUnknown",
        "Check the identifier.",
    ),
    Advice(400, None, "Request body is required", None, "bodyMissing", "Send a JSON object."),
    Advice(400, None, "Request body must be valid UTF-8", None, "bodyNotUtf8", "Encode the body as UTF-8."),
    Advice(400, None, "Request body must be valid JSON", None, "bodyNotJson", "Check the syntax of the JSON."),
    Advice(400, None, "Request body must be a JSON object", None, "bodyNotObject", "Send an object."),
    Advice(
        400,
        None,
        "Request body must not be nested deeper than 32 levels",
        None,
        "bodyTooDeep",
        "Flatten `additional_data`.",
    ),
    Advice(
        400, None, "Text must not contain U+0000 or a lone surrogate", None, "textNotStorable", "Remove the character."
    ),
    Advice(
        401,
        None,
        "Missing or malformed Authorization header. Expected: Bearer <token>",
        None,
        "malformedAuthorization",
        "Send `Authorization: Bearer <API_KEY>`.",
    ),
    Advice(
        401,
        None,
        "Invalid API token",
        None,
        "invalidApiToken",
        "Check the key. A regenerated key replaces the old one immediately. A refund with an empty token also gets this error.",
    ),
    Advice(
        401,
        "api_key_rotation_required",
        "This API key has been retired.",
        None,
        "apiKeyRetired",
        "Use the new key. The old key is permanently retired.",
    ),
    Advice(
        403,
        None,
        "program_id does not match the API key",
        None,
        "programMismatch",
        "Omit `additional_data.program_id`, or send the key of that program.",
    ),
    Advice(
        403,
        None,
        "Origin is not allowed for this program",
        None,
        "originNotAllowed",
        "Add the origin, including scheme and port, to the program's allowed origins. Nothing was recorded.",
    ),
    Advice(405, None, "Method not allowed", None, "methodNotAllowed", "Use a method from the `Allow` header."),
    Advice(
        410, None, "Referral link is disabled", None, "linkDisabled", "No click was recorded. Show the page as usual."
    ),
    Advice(413, None, "Request body must be at most 64 KiB", None, "payloadTooLarge", "Send less `additional_data`."),
    Advice(
        415,
        None,
        "Content-Type must be application/json",
        None,
        "unsupportedMediaType",
        "Send `Content-Type: application/json`.",
    ),
    Advice(
        415,
        None,
        "Request body must not be compressed",
        None,
        "bodyCompressed",
        "Send it as it is, without `Content-Encoding`.",
    ),
    Advice(
        429,
        None,
        "Too many requests.",
        None,
        "rateLimited",
        "The request was rejected before the endpoint ran, and nothing was recorded. Send it again after the given number of seconds.",
    ),
    Advice(500, None, "Click tracking failed", None, "clickTrackingFailed", "Send again with back-off."),
    Advice(
        400,
        None,
        "click_id or customer_key is required",
        None,
        "clickIdOrCustomerKeyRequired",
        "Send `click_id`, `customer_key` or both.",
    ),
    Advice(
        400,
        None,
        "Customer not found. Provide a valid click_id or customer_key.",
        None,
        "customerNotFound",
        "Treat the sign-up as not referred. Without a key, only a `click_id` identifies a customer.",
    ),
    Advice(
        400,
        None,
        "Customer does not belong to this program",
        None,
        "customerNotInProgram",
        "Check which program's key the server uses.",
    ),
    Advice(
        400,
        None,
        "additional_data.program_id is required when no API key is sent",
        None,
        "testProgramRequired",
        "Send the key, or `additional_data.program_id`.",
    ),
    Advice(
        500,
        None,
        "Lead tracking failed",
        None,
        "leadTrackingFailed",
        "Send again with back-off. A 400 `Customer status cannot be updated to lead` means that the lead is recorded.",
    ),
    Advice(
        400,
        None,
        "transaction_id is required and must be a string",
        None,
        "transactionIdRequired",
        "Send your own unique identifier of the payment.",
    ),
    Advice(
        400,
        None,
        "amount_cents is required and must be a positive integer",
        None,
        "amountInvalid",
        "Send the amount in the smallest currency unit, as an integer.",
    ),
    Advice(
        400,
        None,
        "occurred_at must be an ISO 8601 time within the last 30 days",
        None,
        "occurredAtInvalid",
        "Send a real date and time with offset, not older than 30 days and not more than 5 minutes ahead.",
    ),
    Advice(
        400,
        None,
        "provider_payment_id must be a string of 1 to 255 characters",
        None,
        "providerPaymentIdInvalid",
        "Send it as a string, or omit it.",
    ),
    Advice(400, None, "livemode must be a boolean", None, "livemodeInvalid", "Send true or false, or omit it."),
    Advice(
        400,
        "invalid_request",
        "Customer not found. Provide customer_key or click_id.",
        None,
        "customerNotIdentified",
        "Send `customer_key` or `click_id`.",
    ),
    Advice(
        400,
        "no_attribution",
        "Customer not found. Provide customer_key or click_id.",
        None,
        "customerUnknown",
        "Treat the sale as not referred.",
    ),
    Advice(
        400,
        None,
        "No affiliate attribution found for this customer in this program",
        None,
        "attributionMissing",
        "Check which program's key the server uses.",
    ),
    Advice(
        400,
        None,
        "No partner-program relationship found for this customer",
        None,
        "relationshipMissing",
        "Treat the sale as not referred.",
    ),
    Advice(
        400,
        None,
        "partnerId required to create commission",
        None,
        "partnerMissing",
        "The sale is recorded without a commission. Do not send it again: the response would be 409.",
    ),
    Advice(401, None, "Missing API token", None, "missingApiTokenCoded", "Send the key after `Bearer `."),
    Advice(
        409,
        None,
        "Duplicate transaction_id. This sale has already been recorded.",
        None,
        "duplicateTransaction",
        "Treat this as success. `error.details.sale_id` is the recorded sale.",
    ),
    Advice(
        500,
        None,
        "Sale tracking failed",
        None,
        "saleTrackingFailed",
        "Send again with the same `transaction_id`. A 409 means that the sale is recorded.",
    ),
    Advice(
        500,
        None,
        "Failed to create commission",
        None,
        "commissionFailed",
        "Do not send again: the `transaction_id` is already used. The operator repairs the commission.",
    ),
    Advice(
        400, None, "transaction_id is required", None, "transactionIdMissing", "Send the `transaction_id` of the sale."
    ),
    Advice(
        400,
        None,
        "reason must be refund or chargeback",
        None,
        "reasonInvalid",
        "Send `refund` or `chargeback`, or omit it.",
    ),
    Advice(
        400,
        None,
        "refund_amount_cents exceeds what is left of the sale",
        None,
        "refundTooLarge",
        "Send at most the amount that is not refunded yet.",
    ),
    Advice(
        404,
        None,
        "Sale not found for transaction_id",
        None,
        "saleNotFound",
        "Check the identifier. A sale that was not attributed is not recorded.",
    ),
    Advice(
        500,
        None,
        "Refund tracking failed",
        None,
        "refundTrackingFailed",
        "Send again with back-off and the same `refund_reference`.",
    ),
    Advice(
        401,
        None,
        "Missing or malformed Authorization header. Expected: Bearer <api_token>.",
        None,
        "readinessMalformedAuthorization",
        "Send `Authorization: Bearer <API_KEY>`.",
    ),
    Advice(401, None, "Missing API token.", None, "readinessMissingApiToken", "Send the key after `Bearer `."),
    Advice(
        401,
        None,
        "Invalid API token.",
        None,
        "readinessInvalidApiToken",
        "Check the key. A regenerated key replaces the old one immediately.",
    ),
    Advice(
        500,
        None,
        "Failed to compute readiness. Retry shortly.",
        None,
        "readinessFailed",
        "Send it again after the given number of seconds.",
    ),
    Advice(400, None, "Missing required fields: state, id_token", None, "authFieldsMissing", "Send both fields."),
    Advice(400, None, "Session expired", None, "authSessionExpired", "Start a new session."),
    Advice(
        401,
        None,
        "Invalid id_token",
        None,
        "idTokenInvalid",
        "The token is forged, expired or replayed, the session is not confirmed, or the token's e-mail address is not verified or belongs to another person's account. The session remains pending: sign in again.",
    ),
    Advice(403, None, "Your account has been suspended.", None, "accountSuspended", "Ask the operator."),
    Advice(404, None, "Session not found or already used", None, "authSessionNotFoundOrUsed", "Start a new session."),
    Advice(400, None, "Missing state parameter", None, "authStateMissing", "Send the `state` of the session."),
    Advice(
        400, None, "Session already consumed", None, "authSessionConsumed", "Use that token, or start a new session."
    ),
    Advice(404, None, "Session not found", None, "authSessionNotFound", "Start a new session."),
    Advice(
        400,
        None,
        "Missing required fields: name, domain, commission_type, commission_rate",
        None,
        "initFieldsMissing",
        "Send all four fields.",
    ),
    Advice(
        400,
        None,
        "commission_rate must be a positive number",
        None,
        "commissionRateInvalid",
        "Send a number above 0, as a JSON number and not as a text.",
    ),
    Advice(
        400,
        None,
        "commission_rate must be at most 100 for the percent kinds and 1000000 for the fixed kinds",
        None,
        "commissionRateTooHigh",
        "Send at most 100 for a percentage, at most 1000000 for a fixed amount.",
    ),
    Advice(
        400,
        None,
        "domain must be a host name such as brand.dev, without https://",
        None,
        "domainInvalid",
        "Send the name alone, without a scheme, port or path.",
    ),
    Advice(
        401,
        None,
        "Authentication required — run npx referral login",
        None,
        "authenticationRequired",
        "Sign in, and send `Authorization: Bearer <LOGIN_TOKEN>`.",
    ),
    Advice(
        401,
        None,
        "Invalid or expired login token",
        None,
        "loginTokenInvalid",
        "Sign in again. A token lasts 90 days and ends when its account is suspended.",
    ),
    Advice(401, None, "User not found", None, "userNotFound", "Ask the operator."),
    Advice(
        403,
        None,
        "No advertiser found for this account",
        None,
        "advertiserMissing",
        "Ask the operator for an account with an advertiser.",
    ),
    Advice(
        403,
        None,
        "advertiser_id does not match the authenticated account",
        None,
        "advertiserMismatch",
        "Omit `advertiser_id`.",
    ),
    Advice(
        401,
        None,
        "Missing or malformed Authorization header. Expected: Bearer <api_token>",
        None,
        "cliMalformedAuthorization",
        "Send `Authorization: Bearer <API_KEY>`.",
    ),
    Advice(
        401,
        None,
        "Invalid API key. Ask a workspace owner to regenerate the key.",
        None,
        "cliInvalidApiKey",
        "Check the key. A regenerated key replaces the old one immediately.",
    ),
    Advice(
        429,
        None,
        "Too many synthetic chains (max 10/program/hour).",
        None,
        "tooManyChains",
        "Run the next chain after the given number of seconds. The fixture may have been refreshed.",
    ),
    Advice(
        410,
        None,
        "This endpoint is retired. Connect the payment processor from the dashboard program settings.",
        None,
        "stripeConnectRetired",
        "Connect the payment processor from the dashboard.",
    ),
    Advice(
        400,
        None,
        "Missing Stripe-Signature header",
        None,
        "signatureMissing",
        "Only Stripe may send events here, and it signs each event.",
    ),
    Advice(
        400,
        None,
        "Malformed Stripe-Signature header. Expected: t=<timestamp>,v1=<signature>",
        None,
        "signatureMalformed",
        "It has the form `t=<unix seconds>,v1=<hex>`.",
    ),
    Advice(
        400,
        None,
        "Stripe-Signature does not match the request body",
        None,
        "signatureInvalid",
        "Connect the endpoint's signing secret, and make sure that no proxy changes the body.",
    ),
    Advice(
        400,
        None,
        "Stripe-Signature is more than 5 minutes old",
        None,
        "signatureTooOld",
        "Another party may have repeated an event. Stripe creates a new signature for each of its attempts.",
    ),
    Advice(
        400,
        None,
        "Stripe-Signature is more than 5 minutes in the future",
        None,
        "signatureAhead",
        "Check this machine's clock.",
    ),
    Advice(
        400,
        None,
        "Request body must be a Stripe event",
        None,
        "eventMalformed",
        "An event has `id`, `type` and `data.object`.",
    ),
    Advice(
        404,
        None,
        "Program is not connected to Stripe",
        None,
        "programNotConnected",
        "Connect it: the operator command `stripe connect` prints the correct address.",
    ),
    Advice(
        413,
        None,
        "Request body must be at most 1 MiB",
        None,
        "webhookTooLarge",
        "Events of Stripe are never that large.",
    ),
    Advice(
        500,
        None,
        "Payment event processing failed",
        None,
        "webhookFailed",
        "Nothing was recorded. Stripe sends the event again.",
    ),
    Advice(
        400, None, "A text contains U+0000 or a lone surrogate", None, "manageTextNotStorable", "Remove the character."
    ),
    Advice(
        400,
        None,
        "cursor is not a cursor of this list",
        None,
        "manageCursorInvalid",
        "Use `page.next_cursor` of the same list with the same filters, or start without a cursor.",
    ),
    Advice(
        401,
        None,
        "A credential is required",
        None,
        "manageCredentialMissing",
        "Send `Authorization: Bearer <API_TOKEN>`, or sign in.",
    ),
    Advice(
        401,
        None,
        "The credential is unknown, expired or revoked",
        None,
        "manageCredentialInvalid",
        "It is malformed, unknown, expired, revoked, or of a suspended account, or it is a program's API key. Use another one.",
    ),
    Advice(
        405,
        None,
        "The path does not support this method",
        None,
        "manageMethodNotAllowed",
        "Use a method from the `Allow` header.",
    ),
    Advice(
        429,
        None,
        "Too many requests in this minute",
        None,
        "manageRateLimited",
        "Send it again after the given number of seconds. Nothing was done.",
    ),
    Advice(
        500,
        None,
        "The service failed",
        None,
        "manageFailed",
        "Send it again with the same `Idempotency-Key`, with back-off.",
    ),
    Advice(400, None, "A body is required", None, "manageBodyMissing", "Send a JSON object."),
    Advice(400, None, "The body must be valid UTF-8", None, "manageBodyNotUtf8", "Encode the body as UTF-8."),
    Advice(400, None, "The body must be valid JSON", None, "manageBodyNotJson", "Check the syntax of the JSON."),
    Advice(400, None, "The body must be a JSON object", None, "manageBodyNotObject", "Send an object."),
    Advice(
        400,
        None,
        "The body must not be nested deeper than 32 levels",
        None,
        "manageBodyTooDeep",
        "Send only the fields that the operation has.",
    ),
    Advice(
        400,
        None,
        "commission_rate must be at most 100 percent or 1000000 major units",
        None,
        "manageCommissionRateTooHigh",
        "Send at most 100 for `percent` and `recurring_percent`, and at most 1000000 otherwise.",
    ),
    Advice(
        403,
        None,
        "The request does not come from a page of this service",
        None,
        "manageCrossSite",
        "A request that changes something with the cookie of a session must come from a page of the service.",
    ),
    Advice(
        409,
        None,
        "The first request with this Idempotency-Key is still running",
        None,
        "manageInFlight",
        "Wait, then send it again with the same key.",
    ),
    Advice(
        413, None, "The body must be at most 64 KiB", None, "managePayloadTooLarge", "Send fewer or shorter values."
    ),
    Advice(
        415,
        None,
        "The Content-Type must be application/json",
        None,
        "manageUnsupportedMediaType",
        "Send `Content-Type: application/json`.",
    ),
    Advice(
        415,
        None,
        "The body must not be compressed",
        None,
        "manageBodyCompressed",
        "Send it as it is, without `Content-Encoding`.",
    ),
    Advice(
        422,
        None,
        "The Idempotency-Key was sent with another request",
        None,
        "manageKeyReused",
        "Send a new key with a new request, and the same request with the same key.",
    ),
    Advice(
        404,
        None,
        "There is no such record",
        None,
        "manageNotFound",
        "The identifier is malformed or unknown, or the record belongs to a program that the credential cannot see.",
    ),
    Advice(
        409,
        None,
        "The program is archived",
        None,
        "manageProgramArchived",
        "An archived program cannot be changed. Create another one.",
    ),
    Advice(
        409,
        None,
        "The currency cannot change once a sale exists",
        None,
        "manageCurrencyFixed",
        "Create another program for another currency.",
    ),
    Advice(
        400,
        None,
        "rotate_by must be a time in the future, at most 90 days ahead",
        None,
        "manageRotateByInvalid",
        "Send a date and time with offset in the future, at most 90 days ahead.",
    ),
    Advice(
        403, None, "Sign in again to do this", None, "manageSignInTooOld", "Sign in again, then repeat the request."
    ),
    Advice(
        409,
        None,
        "Two keys of the program are usable already",
        None,
        "manageTwoKeysUsable",
        "Revoke one of them, or wait for the deadline of the marked one.",
    ),
    Advice(
        409, None, "The key is retired or revoked", None, "manageKeyNotUsable", "List the keys to see which are usable."
    ),
    Advice(
        409,
        None,
        "The last usable key of a program cannot be revoked",
        None,
        "manageLastKey",
        "Rotate it first, so that the program keeps a usable key.",
    ),
    Advice(
        409,
        None,
        "The event is not pending.",
        None,
        "manageEventNotPending",
        "It was applied, or it is of the processor's test mode. Nothing is left to do.",
    ),
    Advice(
        403,
        None,
        "This kind of credential cannot be used here",
        None,
        "manageKindRefused",
        "Use a kind of credential that the reference lists for the operation.",
    ),
    Advice(
        400,
        None,
        "webhook_secret must be the signing secret of a webhook endpoint, whsec_….",
        None,
        "manageWebhookSecretInvalid",
        "Send the signing secret of a webhook endpoint, which begins with `whsec_`.",
    ),
    Advice(
        400,
        None,
        "account must be the identifier of a Stripe account, acct_….",
        None,
        "manageStripeAccountInvalid",
        "Send the identifier of an account of Stripe Connect, which begins with `acct_`.",
    ),
    Advice(
        400,
        None,
        "to must be a date after from, at most 366 days later.",
        None,
        "manageRangeInvalid",
        "Send a `to` that is after `from`, and at most 366 days later.",
    ),
    Advice(
        409,
        None,
        "A program must have an active owner.",
        None,
        "manageLastOwner",
        "Make another member an owner first.",
    ),
    Advice(
        409,
        None,
        "The account with this e-mail address is a member already.",
        None,
        "manageAlreadyMember",
        "Change the role of the member instead.",
    ),
    Advice(
        409,
        None,
        "There is a pending invitation for this e-mail address.",
        None,
        "manageAlreadyInvited",
        "Revoke that invitation to send another one.",
    ),
    Advice(
        409,
        None,
        "A program can send at most 200 invitations a day",
        None,
        "manageInvitationLimit",
        "Wait until 24 hours have passed.",
    ),
    Advice(
        409,
        None,
        "The invitation is no longer pending.",
        None,
        "manageMemberInvitationNotPending",
        "It was accepted, declined or revoked, or it has expired. Create another one if needed.",
    ),
    Advice(
        400,
        None,
        "code must be 3 to 32 of the characters a-z, 0-9 and -",
        None,
        "manageLinkCodeInvalid",
        "Send 3 to 32 characters, or no code for a random one.",
    ),
    Advice(
        400,
        None,
        "destination must be an http or https URL at the program's domain or one of its origins, without user name and aff parameter",
        None,
        "manageDestinationInvalid",
        "Send the address of a page, without the parameter `aff`, which the link adds.",
    ),
    Advice(
        409,
        None,
        "The partner is not in the program",
        None,
        "managePartnerNotJoined",
        "Approve or reinstate the partner first.",
    ),
    Advice(
        400,
        None,
        "alias must be 1 to 64 of the characters A-Z, a-z, 0-9 and . _ ~ -",
        None,
        "manageAliasInvalid",
        "Send 1 to 64 characters.",
    ),
    Advice(409, None, "A link can have at most 50 aliases", None, "manageTooManyAliases", "Create another link."),
    Advice(
        409,
        None,
        "An invitation can be sent again once a day, at most three times",
        None,
        "manageInvitationSent",
        "Wait a day after it was last sent. After three times, revoke it and create another one.",
    ),
    Advice(
        400,
        None,
        "amount_cents must not be 0.",
        None,
        "manageAdjustmentAmountInvalid",
        "Send a positive amount for a bonus, and a negative one for a correction.",
    ),
    Advice(
        400,
        None,
        "currency must be the program's currency or one that the partner already earns.",
        None,
        "manageAdjustmentCurrencyInvalid",
        "Use the currency of the program, or one of the partner's other commissions.",
    ),
    Advice(
        400,
        None,
        "Either program_ids or all_programs is required",
        None,
        "manageTokenProgramsInvalid",
        "Send either `program_ids` or `all_programs: true`.",
    ),
    Advice(
        400,
        None,
        "expires_at must be a time in the future, at most 366 days ahead",
        None,
        "manageTokenExpiryInvalid",
        "Send a date and time with offset in the future, at most a year ahead.",
    ),
    Advice(
        409,
        None,
        "An account can have at most 50 valid tokens",
        None,
        "manageTooManyTokens",
        "Revoke a token that is no longer needed.",
    ),
    Advice(
        404,
        None,
        "The invitation was sent to another e-mail address",
        None,
        "manageInvitationForOther",
        "Sign in with the address that received the invitation.",
    ),
    Advice(
        410, None, "The invitation has expired", None, "manageInvitationExpired", "Ask the program for another one."
    ),
    Advice(
        409,
        None,
        "Partners of this program cannot create links",
        None,
        "managePartnerLinksOff",
        "Ask the program for a link.",
    ),
    Advice(
        409, None, "A partner can have at most 50 links in a program", None, "manageTooManyLinks", "Use one of them."
    ),
    Advice(503, None, "Not ready", None, "notReady", "Send no requests to this instance until it returns 200."),
    Advice(
        404,
        None,
        "Path not found",
        None,
        "unknownPath",
        "Compare the path with the reference, including trailing slashes.",
    ),
    Advice(
        400,
        None,
        "Request could not be parsed",
        None,
        "requestMalformed",
        "Check the request line, the headers and the length of the body.",
    ),
    Advice(408, None, "Request took too long", None, "requestTimedOut", "Send the complete request within 30 seconds."),
    Advice(431, None, "Request headers are too large", None, "headersTooLarge", "Send less than 16 KiB of headers."),
    Advice(
        400,
        None,
        None,
        "^Customer status cannot be updated to lead\\. Current status: .*$",
        "customerStatusNotUpdatable",
        "You can ignore this error if you sent the lead twice.",
    ),
    Advice(
        409,
        None,
        None,
        "^Your status in the program is .*, which does not allow this$",
        "manageOwnTransition",
        "Read the program. `details.status` is the present status.",
    ),
    Advice(
        409,
        None,
        None,
        "^The status of the partner is .*, which does not allow this$",
        "managePartnerTransition",
        "Read the partner. `details.status` is the present status.",
    ),
    Advice(
        400,
        None,
        None,
        "^.* must be an e-mail address of at most 254 characters$",
        "manageEmailInvalid",
        "Correct the address in `details.field`.",
    ),
    Advice(
        500,
        None,
        None,
        "^Failed to run synthetic chain \\(request_id: .*\\)$",
        "chainFailed",
        "Send again with back-off; quote the identifier if the error persists.",
    ),
    Advice(
        500,
        None,
        None,
        "^Failed to start auth session \\(request_id: .*\\)$",
        "authStartFailed",
        "Send again with back-off; quote the identifier if the error persists.",
    ),
    Advice(
        500,
        None,
        None,
        "^Failed to process test event \\(request_id: .*\\)$",
        "testEventFailed",
        "Send again with back-off; quote the identifier if the error persists.",
    ),
    Advice(
        500,
        None,
        None,
        "^Failed to poll auth session \\(request_id: .*\\)$",
        "authPollFailed",
        "Send again with back-off; quote the identifier if the error persists.",
    ),
    Advice(
        500,
        None,
        None,
        "^Failed to create program \\(request_id: .*\\)$",
        "initFailed",
        "Send again with back-off; quote the identifier if the error persists.",
    ),
    Advice(
        403,
        None,
        None,
        "^The credential does not have the scope .*$",
        "manageScopeMissing",
        "Use a token that has the scope in `details.scope`.",
    ),
    Advice(
        500,
        None,
        None,
        "^Failed to list programs \\(request_id: .*\\)$",
        "programsFailed",
        "Send again with back-off; quote the identifier if the error persists.",
    ),
    Advice(
        409,
        None,
        None,
        "^Your status in the program is .* already$",
        "manageAlreadyPartner",
        "Read the program. `details.status` is the present status.",
    ),
    Advice(
        500,
        None,
        None,
        "^Auth callback failed \\(request_id: .*\\)$",
        "authCallbackFailed",
        "Send again with back-off; quote the identifier if the error persists.",
    ),
    Advice(
        500,
        None,
        None,
        "^Failed to get status \\(request_id: .*\\)$",
        "statusFailed",
        "Send again with back-off; quote the identifier if the error persists.",
    ),
    Advice(
        400,
        None,
        None,
        "^Invalid commission_type: .*\\. Valid: .*$",
        "commissionTypeInvalid",
        "Send one of the four types.",
    ),
    Advice(
        400,
        None,
        None,
        "^.* is not a field of this operation$",
        "manageFieldUnknown",
        "Check the spelling of the field in `details.field`, or remove it.",
    ),
    Advice(
        400,
        None,
        None,
        "^Invalid event_type: .*\\. Valid: .*$",
        "eventTypeInvalid",
        "Send `click`, `lead` or `sale`, or `type` equal to `chain`.",
    ),
    Advice(
        409,
        None,
        None,
        "^The code or alias .* is taken$",
        "manageLinkNameTaken",
        "Choose another one. Codes and aliases are unique together, in the whole service.",
    ),
    Advice(
        400,
        None,
        None,
        "^.* repeats an earlier address$",
        "manageEmailRepeated",
        "Remove the address in `details.field`.",
    ),
    Advice(
        422,
        None,
        None,
        "^currency .* is not supported$",
        "unsupportedCurrency",
        "Send a supported currency. No sale, commission or fee was created.",
    ),
    Advice(400, None, None, "^provider must be one of: .*$", "providerInvalid", "Use `custom` for any other provider."),
    Advice(
        403,
        None,
        None,
        "^This needs the role .*$",
        "manageRoleMissing",
        "Ask a member with the role in `details.role`, or a higher one.",
    ),
    Advice(
        409,
        None,
        None,
        "^The invitation is .*$",
        "manageInvitationNotPending",
        "Read `details.status`. Create another invitation if the person is to join.",
    ),
    Advice(400, None, None, "^.* is missing$", "manageFieldRequired", "Send the field in `details.field`."),
    Advice(400, None, None, "^.* must be .*$", "fieldInvalid", "Correct the field that the message names."),
    Advice(
        400,
        "invalid_request",
        None,
        "^.* must be .*$",
        "fieldInvalidCoded",
        "Correct the field that the message names.",
    ),
)
