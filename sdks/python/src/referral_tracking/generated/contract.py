# Made from openapi/ by `npm run generate:sdks`. Do not edit.

"""What a client must know of the contract beside its types."""

from dataclasses import dataclass
from enum import StrEnum
from typing import Final

VERSION: Final = "1.1.0"
REQUEST_ID_HEADER: Final = "X-Request-ID"
RETRY_AFTER_HEADER: Final = "Retry-After"
IDEMPOTENCY_KEY_HEADER: Final = "Idempotency-Key"


class ErrorCode(StrEnum):
    """The stable codes that the document knows. A newer service may send others."""

    ALREADY_EXISTS = "already_exists"
    API_KEY_ROTATION_REQUIRED = "api_key_rotation_required"
    CROSS_SITE_REQUEST = "cross_site_request"
    DUPLICATE_TRANSACTION = "duplicate_transaction"
    EMAIL_CHANGED = "email_changed"
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
    NOTHING_DUE = "nothing_due"
    NOTHING_TO_EXPORT = "nothing_to_export"
    PAYLOAD_TOO_LARGE = "payload_too_large"
    PREVIEW_OUTDATED = "preview_outdated"
    RATE_LIMITED = "rate_limited"
    REAUTHENTICATION_REQUIRED = "reauthentication_required"
    TOO_MANY_SALES = "too_many_sales"
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
IN_FLIGHT: Final = Mark(status=409, code="idempotency_in_flight", message=None)


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
    """What to do about an error, and how to recognise it.

    ``code`` is None unless another error has its message. With ``field``, the error has ``details.field``.
    """

    status: int
    code: str | None
    message: str | None
    pattern: str | None
    field: bool
    anchor: str
    hint: str


# A line for each.
# fmt: off
ADVICE: Final = (
    Advice(401, "api_key_rotation_required", "This API key has been retired.", None, False, "apiKeyRetired", "Use the new key. The old key is permanently retired."),
    Advice(400, "invalid_request", "Customer not found. Provide customer_key or click_id.", None, False, "customerNotIdentified", "Send `customer_key` or `click_id`."),
    Advice(400, "no_attribution", "Customer not found. Provide customer_key or click_id.", None, False, "customerUnknown", "Treat the sale as not referred."),
    Advice(403, "insufficient_role", "No advertiser found for this account", None, False, "manageAdvertiserMissing", "Ask the person who runs the service to let your address create programs, or a member of a program to invite you."),
    Advice(400, None, "affiliate_url is required", None, False, "affiliateUrlRequired", "Send the full address of the landing page."),
    Advice(400, None, "Invalid affiliate_url", None, False, "affiliateUrlInvalid", "Send the address with scheme and host."),
    Advice(400, None, "No aff parameter found in affiliate_url", None, False, "affMissing", "Call this endpoint only when the address has an `aff` parameter."),
    Advice(400, None, "Referral link not found", None, False, "referralLinkNotFound", "Show the page as usual, and keep the `click_id` that the visitor has."),
    Advice(400, None, "Invalid referral link configuration", None, False, "referralLinkMisconfigured", "Ask the program owner to complete the link."),
    Advice(400, None, "additional_data.program_id does not match any program", None, False, "testProgramUnknown", "Check the identifier."),
    Advice(400, None, "Request body is required", None, False, "bodyMissing", "Send a JSON object."),
    Advice(400, None, "Request body must be valid UTF-8", None, False, "bodyNotUtf8", "Encode the body as UTF-8."),
    Advice(400, None, "Request body must be valid JSON", None, False, "bodyNotJson", "Check the syntax of the JSON."),
    Advice(400, None, "Request body must be a JSON object", None, False, "bodyNotObject", "Send an object."),
    Advice(400, None, "Request body must not be nested deeper than 32 levels", None, False, "bodyTooDeep", "Flatten `additional_data`."),
    Advice(400, None, "Text must not contain U+0000 or a lone surrogate", None, False, "textNotStorable", "Remove the character."),
    Advice(401, None, "Missing or malformed Authorization header. Expected: Bearer <token>", None, False, "malformedAuthorization", "Send `Authorization: Bearer <API_KEY>`."),
    Advice(401, None, "Invalid API token", None, False, "invalidApiToken", "Check the key. A regenerated key replaces the old one immediately."),
    Advice(403, None, "program_id does not match the API key", None, False, "programMismatch", "Omit `additional_data.program_id`, or send the key of that program."),
    Advice(403, None, "Origin is not allowed for this program", None, False, "originNotAllowed", "Add the origin, including scheme and port, to the program's allowed origins. Nothing was recorded."),
    Advice(405, None, "Method not allowed", None, False, "methodNotAllowed", "Use a method from the `Allow` header."),
    Advice(410, None, "Referral link is disabled", None, False, "linkDisabled", "The link is turned off, or its partner has left the program, was removed or declined. No click was recorded. Show the\npage as usual, and keep the `click_id` that the visitor has.\n"),
    Advice(413, None, "Request body must be at most 64 KiB", None, False, "payloadTooLarge", "Send less `additional_data`."),
    Advice(415, None, "Content-Type must be application/json", None, False, "unsupportedMediaType", "Send `Content-Type: application/json`."),
    Advice(415, None, "Request body must not be compressed", None, False, "bodyCompressed", "Send it as it is, without `Content-Encoding`."),
    Advice(429, None, "Too many requests.", None, False, "rateLimited", "The request was rejected before the endpoint ran, and nothing was recorded. Send it again after the given number of seconds."),
    Advice(500, None, "Click tracking failed", None, False, "clickTrackingFailed", "Send again with back-off."),
    Advice(400, None, "click_id or customer_key is required", None, False, "clickIdOrCustomerKeyRequired", "Send `click_id`, `customer_key` or both."),
    Advice(400, None, "Customer not found. Provide a valid click_id or customer_key.", None, False, "customerNotFound", "Treat the sign-up as not referred. Without a key, only a `click_id` identifies a customer."),
    Advice(400, None, "Customer does not belong to this program", None, False, "customerNotInProgram", "Check which program's key the server uses."),
    Advice(400, None, "additional_data.program_id is required when no API key is sent", None, False, "testProgramRequired", "Send the key, or `additional_data.program_id`."),
    Advice(500, None, "Lead tracking failed", None, False, "leadTrackingFailed", "Send again with back-off. A 400 `Customer status cannot be updated to lead` means that the lead is recorded."),
    Advice(400, None, "transaction_id is required and must be a string", None, False, "transactionIdRequired", "Send your own unique identifier of the payment."),
    Advice(400, None, "amount_cents is required and must be a positive integer", None, False, "amountInvalid", "Send the amount in the smallest currency unit, as an integer."),
    Advice(400, None, "gross_amount_cents must be at least amount_cents", None, False, "grossTooSmall", "Send what the customer paid as `gross_amount_cents`, and the part that the commission is computed on as `amount_cents`."),
    Advice(400, None, "occurred_at must be an ISO 8601 time within the last 30 days", None, False, "occurredAtInvalid", "Send a real date and time with offset, not older than 30 days and not more than 5 minutes ahead."),
    Advice(400, None, "provider_payment_id must be a string of 1 to 255 characters", None, False, "providerPaymentIdInvalid", "Send it as a string, or omit it."),
    Advice(400, None, "livemode must be a boolean", None, False, "livemodeInvalid", "Send true or false, or omit it."),
    Advice(400, None, "No affiliate attribution found for this customer in this program", None, False, "attributionMissing", "Check which program's key the server uses."),
    Advice(400, None, "No partner-program relationship found for this customer", None, False, "relationshipMissing", "Treat the sale as not referred."),
    Advice(400, None, "partnerId required to create commission", None, False, "partnerMissing", "The sale is recorded without a commission. Do not send it again: the response would be 409."),
    Advice(401, None, "Missing API token", None, False, "missingApiTokenCoded", "Send the key after `Bearer `."),
    Advice(409, None, "Duplicate transaction_id. This sale has already been recorded.", None, False, "duplicateTransaction", "Another sale has this transaction_id, of another program, customer, currency or amount: see details. Nothing is recorded; send the sale with a transaction_id of its own."),
    Advice(500, None, "Sale tracking failed", None, False, "saleTrackingFailed", "Send again with the same `transaction_id`. A 409 means that the sale is recorded."),
    Advice(500, None, "Failed to create commission", None, False, "commissionFailed", "Do not send again: the `transaction_id` is already used. The operator repairs the commission."),
    Advice(400, None, "transaction_id is required", None, False, "transactionIdMissing", "Send the `transaction_id` of the sale."),
    Advice(400, None, "reason must be refund or chargeback", None, False, "reasonInvalid", "Send `refund` or `chargeback`, or omit it."),
    Advice(400, None, "refund_amount_cents exceeds what is left of the sale", None, False, "refundTooLarge", "Send at most the amount that is not refunded yet."),
    Advice(404, None, "Sale not found for transaction_id", None, False, "saleNotFound", "Check the identifier. A sale that was not attributed is not recorded."),
    Advice(500, None, "Refund tracking failed", None, False, "refundTrackingFailed", "Send again with back-off and the same `refund_reference`."),
    Advice(401, None, "Missing or malformed Authorization header. Expected: Bearer <api_token>.", None, False, "readinessMalformedAuthorization", "Send `Authorization: Bearer <API_KEY>`."),
    Advice(401, None, "Missing API token.", None, False, "readinessMissingApiToken", "Send the key after `Bearer `."),
    Advice(401, None, "Invalid API token.", None, False, "readinessInvalidApiToken", "Check the key. A regenerated key replaces the old one immediately."),
    Advice(500, None, "Failed to compute readiness. Retry shortly.", None, False, "readinessFailed", "Send it again after the given number of seconds."),
    Advice(400, None, "Missing required fields: state, id_token", None, False, "authFieldsMissing", "Send both fields."),
    Advice(400, None, "Session expired", None, False, "authSessionExpired", "Start a new session."),
    Advice(401, None, "Invalid id_token", None, False, "idTokenInvalid", "The token is forged, expired or replayed, the session is not confirmed, or the token's e-mail address is not verified or belongs to another person's account. The session remains pending: sign in again."),
    Advice(403, None, "Your account has been suspended.", None, False, "accountSuspended", "Ask the operator."),
    Advice(404, None, "Session not found or already used", None, False, "authSessionNotFoundOrUsed", "Start a new session."),
    Advice(400, None, "Missing state parameter", None, False, "authStateMissing", "Send the `state` of the session."),
    Advice(400, None, "Session already consumed", None, False, "authSessionConsumed", "Use that token, or start a new session."),
    Advice(404, None, "Session not found", None, False, "authSessionNotFound", "Start a new session."),
    Advice(401, None, "Authentication required — run npx referral login", None, False, "authenticationRequired", "Sign in, and send `Authorization: Bearer <LOGIN_TOKEN>`."),
    Advice(401, None, "Invalid or expired login token", None, False, "loginTokenInvalid", "Sign in again. A token lasts 90 days and ends when its account is suspended."),
    Advice(401, None, "User not found", None, False, "userNotFound", "Ask the operator."),
    Advice(400, None, "Missing required fields: name, domain, commission_type, commission_rate", None, False, "initFieldsMissing", "Send all four fields."),
    Advice(400, None, "commission_rate must be a positive number", None, False, "commissionRateInvalid", "Send a number above 0, as a JSON number and not as a text."),
    Advice(400, None, "commission_rate must be at most 100 for the percent kinds and 1000000 for the fixed kinds", None, False, "commissionRateTooHigh", "Send at most 100 for a percentage, at most 1000000 for a fixed amount."),
    Advice(400, None, "domain must be a host name such as brand.dev, without https://", None, False, "domainInvalid", "Send the name alone, without a scheme, port or path."),
    Advice(403, None, "No advertiser found for this account", None, False, "advertiserMissing", "Ask the person who runs the service to let your address create programs."),
    Advice(403, None, "advertiser_id does not match the authenticated account", None, False, "advertiserMismatch", "Omit `advertiser_id`."),
    Advice(401, None, "Missing or malformed Authorization header. Expected: Bearer <api_token>", None, False, "cliMalformedAuthorization", "Send `Authorization: Bearer <API_KEY>`."),
    Advice(401, None, "Invalid API key. Ask a workspace owner to regenerate the key.", None, False, "cliInvalidApiKey", "Check the key. A regenerated key replaces the old one immediately."),
    Advice(429, None, "Too many synthetic chains (max 10/program/hour).", None, False, "tooManyChains", "Run the next chain after the given number of seconds. The fixture may have been refreshed."),
    Advice(410, None, "This endpoint is retired. Connect the payment processor from the dashboard program settings.", None, False, "stripeConnectRetired", "Connect the payment processor from the dashboard."),
    Advice(400, None, "Missing Stripe-Signature header", None, False, "signatureMissing", "Only Stripe may send events here, and it signs each event."),
    Advice(400, None, "Malformed Stripe-Signature header. Expected: t=<timestamp>,v1=<signature>", None, False, "signatureMalformed", "It has the form `t=<unix seconds>,v1=<hex>`."),
    Advice(400, None, "Stripe-Signature does not match the request body", None, False, "signatureInvalid", "Connect the endpoint's signing secret, and make sure that no proxy changes the body."),
    Advice(400, None, "Stripe-Signature is more than 5 minutes old", None, False, "signatureTooOld", "Another party may have repeated an event. Stripe creates a new signature for each of its attempts."),
    Advice(400, None, "Stripe-Signature is more than 5 minutes in the future", None, False, "signatureAhead", "Check this machine's clock."),
    Advice(400, None, "Request body must be a Stripe event", None, False, "eventMalformed", "An event has `id`, `type` and `data.object`."),
    Advice(404, None, "Program is not connected to Stripe", None, False, "programNotConnected", "Connect it: the operator command `stripe connect` prints the correct address."),
    Advice(413, None, "Request body must be at most 1 MiB", None, False, "webhookTooLarge", "Events of Stripe are never that large."),
    Advice(500, None, "Payment event processing failed", None, False, "webhookFailed", "Nothing was recorded. Stripe sends the event again."),
    Advice(400, None, "Request body must be a delivery of the processor", None, False, "deliveryMalformed", "Choose JSON as the format of the webhook, and this address for no other processor."),
    Advice(401, None, "The delivery has no readable signature", None, False, "deliverySignatureMissing", "Only the payment processor may send deliveries here, and it signs each of them."),
    Advice(401, None, "The signature of the delivery does not match the request body", None, False, "deliverySignatureInvalid", "Connect the secret that the processor shows for this address, and make sure that no proxy changes the body."),
    Advice(401, None, "The signature of the delivery is more than 5 minutes old", None, False, "deliverySignatureTooOld", "Another party may have repeated a delivery. The processor creates a new signature for each of its attempts."),
    Advice(401, None, "The signature of the delivery is more than 5 minutes in the future", None, False, "deliverySignatureAhead", "Check this machine's clock."),
    Advice(404, None, "Program is not connected to this payment processor", None, False, "deliveryNotConnected", "An owner connects it on the page Payment processor, or by `processor add`."),
    Advice(500, None, "Delivery processing failed", None, False, "deliveryFailed", "Nothing was recorded. Most processors send the delivery again; `catch-up` brings what they do not."),
    Advice(400, None, "A text contains U+0000 or a lone surrogate", None, False, "manageTextNotStorable", "Remove the character."),
    Advice(400, None, "cursor is not a cursor of this list", None, False, "manageCursorInvalid", "Use `page.next_cursor` of the same list with the same filters, or start without a cursor."),
    Advice(401, None, "A credential is required", None, False, "manageCredentialMissing", "Send `Authorization: Bearer <API_TOKEN>`, or sign in."),
    Advice(401, None, "The credential is unknown, expired or revoked", None, False, "manageCredentialInvalid", "It is malformed, unknown, expired, revoked, or of a suspended account, or it is a program's API key, which only records\nevents and reads the readiness of its program. Send an API token, or sign in.\n"),
    Advice(405, None, "The path does not support this method", None, False, "manageMethodNotAllowed", "Use a method from the `Allow` header."),
    Advice(429, None, "Too many requests in this minute", None, False, "manageRateLimited", "Send it again after the given number of seconds. Nothing was done."),
    Advice(500, None, "The service failed", None, False, "manageFailed", "Send it again with the same `Idempotency-Key`, with back-off."),
    Advice(400, None, "A body is required", None, False, "manageBodyMissing", "Send a JSON object."),
    Advice(400, None, "The body must be valid UTF-8", None, False, "manageBodyNotUtf8", "Encode the body as UTF-8."),
    Advice(400, None, "The body must be valid JSON", None, False, "manageBodyNotJson", "Check the syntax of the JSON."),
    Advice(400, None, "The body must be a JSON object", None, False, "manageBodyNotObject", "Send an object."),
    Advice(400, None, "The body must not be nested deeper than 32 levels", None, False, "manageBodyTooDeep", "Send only the fields that the operation has."),
    Advice(400, None, "commission_rate must be at most 100 percent or 1000000 major units", None, False, "manageCommissionRateTooHigh", "Send at most 100 for `percent` and `recurring_percent`, and at most 1000000 otherwise."),
    Advice(403, None, "The request does not come from a page of this service", None, False, "manageCrossSite", "A request that changes something with the cookie of a session must come from a page of the service."),
    Advice(409, None, "The first request with this Idempotency-Key is still running", None, False, "manageInFlight", "Wait, then send it again with the same key."),
    Advice(413, None, "The body must be at most 64 KiB", None, False, "managePayloadTooLarge", "Send fewer or shorter values."),
    Advice(415, None, "The Content-Type must be application/json", None, False, "manageUnsupportedMediaType", "Send `Content-Type: application/json`."),
    Advice(415, None, "The body must not be compressed", None, False, "manageBodyCompressed", "Send it as it is, without `Content-Encoding`."),
    Advice(422, None, "The Idempotency-Key was sent with another request", None, False, "manageKeyReused", "Send a new key with a new request, and the same request with the same key."),
    Advice(404, None, "There is no such record", None, False, "manageNotFound", "The identifier is malformed or unknown, or the record belongs to a program that the credential cannot see."),
    Advice(400, None, "A field is required", None, False, "manageFieldsMissing", "Send the fields that change."),
    Advice(409, None, "The program is archived", None, False, "manageProgramArchived", "An archived program cannot be changed. Create another one."),
    Advice(409, None, "The currency cannot change once a sale exists", None, False, "manageCurrencyFixed", "Create another program for another currency."),
    Advice(400, None, "The body must be a picture", None, False, "manageLogoMissing", "Send the file as the body."),
    Advice(400, None, "The picture cannot be read: it is broken, neither PNG, JPEG, WebP nor SVG, has more than 16 megapixels, or costs too much to draw", None, False, "manageLogoUnreadable", "Open the file elsewhere, and save it as a smaller PNG."),
    Advice(413, None, "The picture must be at most 200 kB", None, False, "manageLogoTooLarge", "Send a smaller file."),
    Advice(415, None, "The Content-Type must be image/png, image/jpeg, image/webp or image/svg+xml", None, False, "manageLogoTypeUnsupported", "Send the media type of the file as the `Content-Type`."),
    Advice(429, None, "Too many pictures wait to be drawn", None, False, "manageLogoBusy", "Send it again after the given number of seconds. Nothing was done."),
    Advice(400, None, "rotate_by must be a time in the future, at most 90 days ahead", None, False, "manageRotateByInvalid", "Send a date and time with offset in the future, at most 90 days ahead."),
    Advice(403, None, "Sign in again to do this", None, False, "manageSignInTooOld", "Sign in again, then repeat the request. If that does not help, the issuer does not say when people signed in, and the operator sets `OIDC_AUTH_TIME`."),
    Advice(409, None, "Two keys of the program are usable already", None, False, "manageTwoKeysUsable", "Revoke one of them, or wait for the deadline of the marked one."),
    Advice(409, None, "The key is retired or revoked", None, False, "manageKeyNotUsable", "List the keys to see which are usable."),
    Advice(409, None, "The last usable key of a program cannot be revoked", None, False, "manageLastKey", "Rotate it first, so that the program keeps a usable key."),
    Advice(409, None, "The event is not pending.", None, False, "manageEventNotPending", "It was applied, or it is of the processor's test mode. Nothing is left to do."),
    Advice(400, None, "level needs its identifier: group_id for group, partner_id for partnership, none for program", None, False, "manageTermsLevelInvalid", "Send `group_id` with the level `group`, `partner_id` with the level `partnership`, and neither with `program`, which cannot inherit."),
    Advice(400, None, "to must be a date after from, at most 366 days later.", None, False, "manageRangeInvalid", "Send a `to` that is after `from`, and at most 366 days later."),
    Advice(422, None, "More than 100,000 sales were recorded in this period", None, False, "manageTooManySales", "Ask for a shorter period."),
    Advice(409, None, "Another group of the program has this name", None, False, "manageGroupNameTaken", "Use another name."),
    Advice(409, None, "A program can have at most 100 groups", None, False, "manageTooManyGroups", "Use one of the groups that exist."),
    Advice(409, None, "A program always has one default group. Make another group the default instead", None, False, "manageDefaultGroupNeeded", "Make another group the default one instead."),
    Advice(400, None, "url must be an https address that the service may call, without user name and password", None, False, "manageWebhookUrlRefused", "Send an https address of the public Internet without user name and password. The operator can allow networks of your own."),
    Advice(400, None, "header.name must not be host, cookie, or a header of the connection, the content or the signature", None, False, "manageWebhookHeaderRefused", "Choose another header, such as `X-Gateway-Key` or `Authorization`."),
    Advice(403, None, "This kind of credential cannot be used here", None, False, "manageKindRefused", "Use a kind of credential that the reference lists for the operation."),
    Advice(409, None, "A program can have at most 10 webhooks", None, False, "manageTooManyWebhooks", "Delete one that is no longer needed."),
    Advice(409, None, "The webhook is disabled or deleted, so nothing can be sent to it", None, False, "manageWebhookDisabled", "Enable it first."),
    Advice(400, None, "webhook_secret must be the signing secret of a webhook endpoint, whsec_….", None, False, "manageWebhookSecretInvalid", "Send the signing secret of a webhook endpoint, which begins with `whsec_`."),
    Advice(400, None, "account must be the identifier of a Stripe account, acct_….", None, False, "manageStripeAccountInvalid", "Send the identifier of an account of Stripe Connect, which begins with `acct_`."),
    Advice(400, None, "With group_by=sub, to must be a date after from, at most 90 days later.", None, False, "manageSubRangeInvalid", "Send a `to` that is after `from`, and at most 90 days later."),
    Advice(409, None, "A program must have an active owner.", None, False, "manageLastOwner", "Make another member an owner first."),
    Advice(409, None, "The account with this e-mail address is a member already.", None, False, "manageAlreadyMember", "Change the role of the member instead."),
    Advice(409, None, "There is a pending invitation for this e-mail address.", None, False, "manageAlreadyInvited", "Revoke that invitation to send another one."),
    Advice(409, None, "A program can send at most 200 invitations a day", None, False, "manageInvitationLimit", "Wait until 24 hours have passed."),
    Advice(409, None, "The invitation is no longer pending.", None, False, "manageMemberInvitationNotPending", "It was accepted, declined or revoked, or it has expired. Create another one if needed."),
    Advice(400, None, "code must be 3 to 32 of the characters a-z, 0-9 and -", None, False, "manageLinkCodeInvalid", "Send 3 to 32 characters, or no code for a random one."),
    Advice(400, None, "destination must be an http or https URL at the program's domain or one of its origins, without user name and aff parameter", None, False, "manageDestinationInvalid", "Send the address of a page, without the parameter `aff`, which the link adds."),
    Advice(409, None, "The partner is not in the program", None, False, "managePartnerNotJoined", "Approve or reinstate the partner first."),
    Advice(400, None, "alias must be 1 to 64 of the characters A-Z, a-z, 0-9 and . _ ~ -", None, False, "manageAliasInvalid", "Send 1 to 64 characters."),
    Advice(409, None, "A link can have at most 50 aliases", None, False, "manageTooManyAliases", "Create another link."),
    Advice(413, None, "The objects of a request must be at most 1 MiB together", None, False, "manageObjectsTooLarge", "Send fewer objects at once."),
    Advice(400, None, "read_key must be a restricted key that only reads, rk_…", None, False, "manageCatchUpKeyUnusable", "At Stripe, make a restricted key, `rk_…`, that may only read. A secret key, `sk_…`, could move money, so that it is refused."),
    Advice(400, None, "site must be the https address of the shop", None, False, "manageCatchUpSiteInvalid", "Send the https address of the shop; at Shopify that which ends with `.myshopify.com`. Other processors have none."),
    Advice(400, None, "host must be a full name such as go.brand.dev, and not that of the service", None, False, "manageLinkHostInvalid", "Send the name alone, without scheme, port and path. It has a dot, is no IP address, and is not the host of the service."),
    Advice(400, None, "code must be 1 to 64 of the characters A-Z, a-z, 0-9 and . _ ~ -", None, False, "manageCodeInvalid", "Send 1 to 64 letters, digits, `.`, `_`, `~` or `-`. Umlauts, blanks, `&` and `%` are not allowed."),
    Advice(409, None, "An invitation can be sent again once a day, at most three times", None, False, "manageInvitationSent", "Wait a day after it was last sent. After three times, revoke it and create another one."),
    Advice(400, None, "Send either partner_id or partnership_id", None, False, "manageAdjustmentPartnerAmbiguous", "Send `partner_id`, or the `partnership_id` of a partner who was erased."),
    Advice(400, None, "amount_cents must not be 0.", None, False, "manageAdjustmentAmountInvalid", "Send a positive amount for a bonus, and a negative one for a correction."),
    Advice(400, None, "currency must be the program's currency or one that the partner already earns.", None, False, "manageAdjustmentCurrencyInvalid", "Use the currency of the program, or one of the partner's other commissions."),
    Advice(400, None, "cutoff must not be ahead", None, False, "manageCutoffAhead", "Send a time that has passed, or none."),
    Advice(409, None, "No partner is to be paid. The preview says why.", None, False, "manageNothingDue", "Read the preview, which says what is held back and why."),
    Advice(409, None, "What is due has changed since the preview", None, False, "managePreviewOutdated", "Nothing was created. Read the preview again."),
    Advice(400, None, "Send item_ids, or all_open with expected_total_cents", None, False, "manageItemsAmbiguous", "Send either `item_ids`, or `all_open` with `expected_total_cents`."),
    Advice(400, None, "paid_at must not be ahead", None, False, "managePaidAtAhead", "Send when the items were paid, or nothing for now."),
    Advice(400, None, "template_header must have the column amount, and no formula", None, False, "manageTemplateInvalid", "Send the first line of the template as it is, with its commas."),
    Advice(400, None, "template_header must have each column once", None, False, "manageTemplateRepeated", "Send the first line of the template as it is, with its commas."),
    Advice(400, None, "execution_date must be today or later", None, False, "manageExecutionDatePast", "Send today (UTC), a later day, or none."),
    Advice(400, None, "payer_iban must be a valid IBAN, with payer_name", None, False, "managePayerInvalid", "Set the name and the IBAN of the account that pays in the payout settings, or send both."),
    Advice(409, None, "No open item is paid in this way", None, False, "manageNothingToExport", "Read the items. Those that are paid, failed or cancelled are in no file."),
    Advice(409, None, "An amount is too large for this format", None, False, "manageAmountTooLarge", "Pay this item in another way."),
    Advice(409, None, "The destination of an item cannot be decrypted", None, False, "manageDestinationUnreadable", "The `SECRET_KEY` was replaced. Cancel the item; once the partner has said again where to be paid, create another payout."),
    Advice(400, None, "payer_iban must be a valid IBAN", None, False, "managePayerIbanInvalid", "Check the country, the length and the digits of the IBAN."),
    Advice(400, None, "at must not be ahead", None, False, "manageAtAhead", "Send a time that has passed, or none."),
    Advice(400, None, "Either program_ids or all_programs is required", None, False, "manageTokenProgramsInvalid", "Send either `program_ids` or `all_programs: true`."),
    Advice(400, None, "expires_at must be a time in the future, at most 366 days ahead", None, False, "manageTokenExpiryInvalid", "Send a date and time with offset in the future, at most 366 days ahead."),
    Advice(409, None, "An account can have at most 50 valid tokens", None, False, "manageTooManyTokens", "Revoke a token that is no longer needed."),
    Advice(409, None, "The account has this e-mail address already", None, False, "manageEmailUnchanged", "Send another address."),
    Advice(409, None, "The account signs in with an identity provider, which decides its e-mail address", None, False, "manageAccountBound", "Change the address at the identity provider, then sign in again. An account that manages programs signs in there, too."),
    Advice(409, None, "The last change of the e-mail address can still be taken back", None, False, "manageEmailChangeRunning", "Send the request again after `details.until`, or take the change back with the link in the mail to the old address."),
    Advice(409, None, "An account can request at most 5 changes of its e-mail address in 24 hours", None, False, "manageTooManyEmailChanges", "Wait until 24 hours have passed."),
    Advice(403, None, "Sign in as a member to accept this invitation", None, False, "manageMemberSignInMissing", "Sign in as a member with the same e-mail address, then accept the invitation."),
    Advice(404, None, "The invitation was sent to another e-mail address", None, False, "manageInvitationForOther", "Sign in with the address that received the invitation."),
    Advice(410, None, "The invitation has expired", None, False, "manageInvitationExpired", "Ask the program for another one."),
    Advice(403, None, "The e-mail address of the account changed in the last 72 hours", None, False, "manageEmailChanged", "Send the request again after `details.until`, 72 hours after the change. This gives the owner of the account time to notice."),
    Advice(400, None, "A method of the kind sepa is paid in EUR only", None, False, "managePayoutCurrencyInvalid", "Send `EUR` as the currency."),
    Advice(400, None, "iban must be a valid IBAN", None, False, "manageIbanInvalid", "Check the country, the length and the digits of the IBAN."),
    Advice(409, None, "A partner can add at most 10 payout methods in 24 hours", None, False, "manageTooManyPayoutMethods", "Use one of them, or wait until 24 hours have passed."),
    Advice(400, None, "The program needs an answer to each of its required questions", None, False, "manageAnswerMissing", "Answer every required question on the page /join of the program."),
    Advice(400, None, "The program needs your consent to its documents", None, False, "manageConsentMissing", "Read the documents of the program, and send the address of each that you agree to."),
    Advice(409, None, "Partners of this program cannot create links", None, False, "managePartnerLinksOff", "Ask the program for a link."),
    Advice(409, None, "A partner can have at most 50 links in a program", None, False, "manageTooManyLinks", "Use one of them."),
    Advice(409, None, "Partners of this program cannot change links", None, False, "managePartnerLinksFixed", "Ask the program to change the link."),
    Advice(409, None, "The program disabled the link, and only the program can enable it", None, False, "manageLinkDisabledByProgram", "Ask the program to enable the link, or use another one."),
    Advice(400, None, "url must be an https address that the service may call, with known placeholders in its path and query only", None, False, "managePostbackUrlRefused", "Send an https address of the public Internet without user name and password. Only its path and query may have placeholders, and only those that the operation names."),
    Advice(409, None, "Partners of this program cannot have postbacks", None, False, "managePostbacksOff", "Ask the program to allow them."),
    Advice(409, None, "A partner can have at most 5 postbacks in a program", None, False, "manageTooManyPostbacks", "Delete one that is no longer needed."),
    Advice(409, None, "This postback is not signed, so it has no secret", None, False, "managePostbackUnsigned", "Only a postback with the method `post` has a secret."),
    Advice(503, None, "Not ready", None, False, "notReady", "Send no requests to this instance until it returns 200."),
    Advice(404, None, "Path not found", None, False, "unknownPath", "Check the base URL: it is the address of the service, without a path such as /api/v1."),
    Advice(400, None, "Request could not be parsed", None, False, "requestMalformed", "Check the request line, the headers and the length of the body."),
    Advice(408, None, "Request took too long", None, False, "requestTimedOut", "Send the complete request within 30 seconds."),
    Advice(431, None, "Request headers are too large", None, False, "headersTooLarge", "Send less than 16 KiB of headers."),
    Advice(400, None, None, "^.* does not say what is refunded: send refund_amount_cents, or no amount for all that is left$", False, "refundMisnamed", "Send it as `refund_amount_cents`, in the smallest currency unit. Without an amount, all that is left of the sale is refunded."),
    Advice(400, None, None, "^minimums must not have .*, the currency of the program: change its minimum_payout_cents$", False, "manageMinimumOfProgram", "Change `minimum_payout_cents` of the program, and leave its currency out of `minimums`."),
    Advice(400, None, None, "^Customer status cannot be updated to lead\\. Current status: .*$", False, "customerStatusNotUpdatable", "You can ignore this error if you sent the lead twice."),
    Advice(400, None, None, "^Of email, iban and details, this kind of method takes .* only$", False, "managePayoutDestinationInvalid", "Send the field in `details.field`, and of `email`, `iban` and `details` only this one."),
    Advice(409, None, None, "^The TXT record .* does not have the expected value\\. It has .*$", False, "manageLinkHostUnproved", "Set the TXT record `details.name` to `details.expected`. `details.found` has what is there. A change can take some minutes."),
    Advice(409, None, None, "^Your status in the program is .*, which does not allow this$", False, "manageOwnTransition", "Read the program. `details.status` is the present status."),
    Advice(429, None, None, "^.* got as many invitations as a person can get in 24 hours$", False, "manageInvitationsToPerson", "Send the request again after the given number of seconds. Nobody was invited. Invitations of all programs count."),
    Advice(409, None, None, "^The status of the partner is .*, which does not allow this$", False, "managePartnerTransition", "Read the partner. `details.status` is the present status."),
    Advice(409, None, None, "^The payout would be .*, which is more than max_total_cents$", False, "manageTotalTooLarge", "Nothing was created. Read the preview again."),
    Advice(400, None, None, "^template_header has the column .*, which cannot be filled$", False, "manageTemplateUnfillable", "Take the template for payments to e-mail addresses. A bank account is in no file of Wise."),
    Advice(409, None, None, "^The name servers did not say whether .* has a TXT record$", False, "manageLinkHostUnanswered", "Send the request again later. If it stays so, check the name servers of the domain."),
    Advice(429, None, None, "^A program can look for proofs of hosts .* times a minute$", False, "manageLinkHostChecksLimited", "Send the request again after the given number of seconds."),
    Advice(400, None, None, "^.* must be an e-mail address of at most 254 characters$", False, "manageEmailInvalid", "Correct the address in `details.field`."),
    Advice(409, None, None, "^The open items sum to .*, not to expected_total_cents$", False, "manageOpenTotalChanged", "Nothing was changed. Read the items again."),
    Advice(429, None, None, "^You can send at most .* invitations in 24 hours$", False, "manageInvitationsByAccount", "Send the request again after the given number of seconds. Nobody was invited. Invitations to all programs of the account count."),
    Advice(500, None, None, "^Failed to run synthetic chain \\(request_id: .*\\)$", False, "chainFailed", "Send again with back-off; quote the identifier if the error persists."),
    Advice(500, None, None, "^Failed to start auth session \\(request_id: .*\\)$", False, "authStartFailed", "Send again with back-off; quote the identifier if the error persists."),
    Advice(500, None, None, "^Failed to process test event \\(request_id: .*\\)$", False, "testEventFailed", "Send again with back-off; quote the identifier if the error persists."),
    Advice(500, None, None, "^Failed to poll auth session \\(request_id: .*\\)$", False, "authPollFailed", "Send again with back-off; quote the identifier if the error persists."),
    Advice(500, None, None, "^Failed to create program \\(request_id: .*\\)$", False, "initFailed", "Send again with back-off; quote the identifier if the error persists."),
    Advice(403, None, None, "^The credential does not have the scope .*$", False, "manageScopeMissing", "Use a token that has the scope in `details.scope`. To create or join a program, the token must also be for all programs (`all_programs`)."),
    Advice(500, None, None, "^Failed to list programs \\(request_id: .*\\)$", False, "programsFailed", "Send again with back-off; quote the identifier if the error persists."),
    Advice(409, None, None, "^A program can have at most .* link hosts$", False, "manageTooManyLinkHosts", "Remove one that is no longer needed."),
    Advice(409, None, None, "^The account of .* takes no SEPA transfer$", False, "manageDestinationOutside", "The account is in a country outside SEPA, or a QR-IBAN. Cancel the item; once the partner has said again where to be paid, create another payout."),
    Advice(409, None, None, "^Your status in the program is .* already$", False, "manageAlreadyPartner", "Read the program. `details.status` is the present status."),
    Advice(409, None, None, "^Another program has proved the host .*$", False, "manageLinkHostTaken", "A host belongs to one program. Remove it from the other one first."),
    Advice(500, None, None, "^Auth callback failed \\(request_id: .*\\)$", False, "authCallbackFailed", "Send again with back-off; quote the identifier if the error persists."),
    Advice(500, None, None, "^Failed to get status \\(request_id: .*\\)$", False, "statusFailed", "Send again with back-off; quote the identifier if the error persists."),
    Advice(400, None, None, "^Invalid commission_type: .*\\. Valid: .*$", False, "commissionTypeInvalid", "Send one of the four types."),
    Advice(500, None, None, "^Failed to sign out \\(request_id: .*\\)$", False, "cliAuthLogoutFailed", "Send again with back-off; quote the identifier if the error persists."),
    Advice(400, None, None, "^.* is not a field of this operation$", False, "manageFieldUnknown", "Check the spelling of the field in `details.field`, or remove it."),
    Advice(409, None, None, "^The code or identifier .* is taken$", False, "manageCodeTaken", "Choose another one. A code of a program stays with its partner for good, also when it is disabled."),
    Advice(400, None, None, "^Invalid event_type: .*\\. Valid: .*$", False, "eventTypeInvalid", "Send `click`, `lead` or `sale`, or `type` equal to `chain`."),
    Advice(409, None, None, "^The code or alias .* is taken$", False, "manageLinkNameTaken", "Choose another one. Codes and aliases are unique together, in the whole service."),
    Advice(400, None, None, "^.* repeats an earlier address$", False, "manageEmailRepeated", "Remove the address in `details.field`."),
    Advice(422, None, None, "^currency .* is not supported$", False, "unsupportedCurrency", "Send a supported currency. No sale, commission or fee was created."),
    Advice(422, None, None, "^This format does not take .*$", False, "manageCurrencyRefused", "Ask for another format. A SEPA file is in EUR, and PayPal takes no VND."),
    Advice(400, None, None, "^provider must be one of: .*$", False, "providerInvalid", "Use `custom` for any other provider."),
    Advice(409, None, None, "^The program has the host .*$", False, "manageLinkHostKnown", "Verify the host that the program has. To get another value for the TXT record, remove it first."),
    Advice(403, None, None, "^This needs the role .*$", False, "manageRoleMissing", "Ask a member with the role in `details.role`, or a higher one."),
    Advice(409, None, None, "^The invitation is .*$", False, "manageInvitationNotPending", "Read `details.status`. Create another invitation if the person is to join."),
    Advice(400, None, None, "^.* is missing$", False, "manageFieldRequired", "Send the field in `details.field`."),
    Advice(400, "invalid_request", None, "^.* must be .*$", True, "manageFieldInvalid", "Correct the field in `details.field`."),
    Advice(400, None, None, "^.* must be .*$", False, "fieldInvalid", "Correct the field that the message names."),
)
# fmt: on
