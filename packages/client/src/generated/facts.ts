// Made by `npm run generate` from openapi/. Do not edit.
import type { Known } from '../advice.ts';

export const facts = {
  "version": "0.1.0",
  "headers": {
    "requestId": "X-Request-ID",
    "retryAfter": "Retry-After",
    "idempotencyKey": "Idempotency-Key"
  },
  "codes": [
    "already_exists",
    "api_key_rotation_required",
    "cross_site_request",
    "duplicate_transaction",
    "forbidden",
    "idempotency_in_flight",
    "idempotency_key_reused",
    "insufficient_role",
    "insufficient_scope",
    "internal_error",
    "invalid_key",
    "invalid_request",
    "invalid_transition",
    "invitation_expired",
    "link_disabled",
    "method_not_allowed",
    "no_attribution",
    "not_found",
    "payload_too_large",
    "rate_limited",
    "reauthentication_required",
    "unauthenticated",
    "unauthorized",
    "unsupported_currency",
    "unsupported_media_type"
  ],
  "marks": {
    "alreadyRecordedSale": {
      "status": 409,
      "code": "duplicate_transaction",
      "message": null
    },
    "alreadyRecordedLead": {
      "status": 400,
      "code": null,
      "message": "^Customer status cannot be updated to lead\\. Current status: .*$"
    },
    "commissionFailed": {
      "status": 500,
      "code": null,
      "message": "^Failed to create commission$"
    },
    "inFlight": {
      "status": 409,
      "code": "idempotency_in_flight",
      "message": null
    }
  },
  "failures": {
    "refused": "This version of the client does not know the error: do what the message says, and update the client.",
    "unreadable": "Check the base URL, and what responds there: a proxy, a redirect or another server.",
    "connection": "Check the base URL, and that the service runs and can be reached from this machine.",
    "timeout": "Check the service and the network. The request may have been processed.",
    "aborted": "The request may have been processed.",
    "unsent": "Correct the argument or the API key that the message names."
  },
  "errorsPath": "/docs/errors"
} as const;

export const advice: readonly Known[] = [
  {
    "status": 401,
    "code": "api_key_rotation_required",
    "message": "This API key has been retired.",
    "pattern": null,
    "field": false,
    "anchor": "apiKeyRetired",
    "hint": "Use the new key. The old key is permanently retired."
  },
  {
    "status": 400,
    "code": "invalid_request",
    "message": "Customer not found. Provide customer_key or click_id.",
    "pattern": null,
    "field": false,
    "anchor": "customerNotIdentified",
    "hint": "Send `customer_key` or `click_id`."
  },
  {
    "status": 400,
    "code": "no_attribution",
    "message": "Customer not found. Provide customer_key or click_id.",
    "pattern": null,
    "field": false,
    "anchor": "customerUnknown",
    "hint": "Treat the sale as not referred."
  },
  {
    "status": 400,
    "code": null,
    "message": "affiliate_url is required",
    "pattern": null,
    "field": false,
    "anchor": "affiliateUrlRequired",
    "hint": "Send the full address of the landing page."
  },
  {
    "status": 400,
    "code": null,
    "message": "Invalid affiliate_url",
    "pattern": null,
    "field": false,
    "anchor": "affiliateUrlInvalid",
    "hint": "Send the address with scheme and host."
  },
  {
    "status": 400,
    "code": null,
    "message": "No aff parameter found in affiliate_url",
    "pattern": null,
    "field": false,
    "anchor": "affMissing",
    "hint": "Call this endpoint only when the address has an `aff` parameter."
  },
  {
    "status": 400,
    "code": null,
    "message": "Referral link not found",
    "pattern": null,
    "field": false,
    "anchor": "referralLinkNotFound",
    "hint": "Show the page as usual."
  },
  {
    "status": 400,
    "code": null,
    "message": "Invalid referral link configuration",
    "pattern": null,
    "field": false,
    "anchor": "referralLinkMisconfigured",
    "hint": "Ask the program owner to complete the link."
  },
  {
    "status": 400,
    "code": null,
    "message": "additional_data.program_id does not match any program",
    "pattern": null,
    "field": false,
    "anchor": "testProgramUnknown",
    "hint": "Check the identifier."
  },
  {
    "status": 400,
    "code": null,
    "message": "Request body is required",
    "pattern": null,
    "field": false,
    "anchor": "bodyMissing",
    "hint": "Send a JSON object."
  },
  {
    "status": 400,
    "code": null,
    "message": "Request body must be valid UTF-8",
    "pattern": null,
    "field": false,
    "anchor": "bodyNotUtf8",
    "hint": "Encode the body as UTF-8."
  },
  {
    "status": 400,
    "code": null,
    "message": "Request body must be valid JSON",
    "pattern": null,
    "field": false,
    "anchor": "bodyNotJson",
    "hint": "Check the syntax of the JSON."
  },
  {
    "status": 400,
    "code": null,
    "message": "Request body must be a JSON object",
    "pattern": null,
    "field": false,
    "anchor": "bodyNotObject",
    "hint": "Send an object."
  },
  {
    "status": 400,
    "code": null,
    "message": "Request body must not be nested deeper than 32 levels",
    "pattern": null,
    "field": false,
    "anchor": "bodyTooDeep",
    "hint": "Flatten `additional_data`."
  },
  {
    "status": 400,
    "code": null,
    "message": "Text must not contain U+0000 or a lone surrogate",
    "pattern": null,
    "field": false,
    "anchor": "textNotStorable",
    "hint": "Remove the character."
  },
  {
    "status": 401,
    "code": null,
    "message": "Missing or malformed Authorization header. Expected: Bearer <token>",
    "pattern": null,
    "field": false,
    "anchor": "malformedAuthorization",
    "hint": "Send `Authorization: Bearer <API_KEY>`."
  },
  {
    "status": 401,
    "code": null,
    "message": "Invalid API token",
    "pattern": null,
    "field": false,
    "anchor": "invalidApiToken",
    "hint": "Check the key. A regenerated key replaces the old one immediately."
  },
  {
    "status": 403,
    "code": null,
    "message": "program_id does not match the API key",
    "pattern": null,
    "field": false,
    "anchor": "programMismatch",
    "hint": "Omit `additional_data.program_id`, or send the key of that program."
  },
  {
    "status": 403,
    "code": null,
    "message": "Origin is not allowed for this program",
    "pattern": null,
    "field": false,
    "anchor": "originNotAllowed",
    "hint": "Add the origin, including scheme and port, to the program's allowed origins. Nothing was recorded."
  },
  {
    "status": 405,
    "code": null,
    "message": "Method not allowed",
    "pattern": null,
    "field": false,
    "anchor": "methodNotAllowed",
    "hint": "Use a method from the `Allow` header."
  },
  {
    "status": 410,
    "code": null,
    "message": "Referral link is disabled",
    "pattern": null,
    "field": false,
    "anchor": "linkDisabled",
    "hint": "No click was recorded. Show the page as usual."
  },
  {
    "status": 413,
    "code": null,
    "message": "Request body must be at most 64 KiB",
    "pattern": null,
    "field": false,
    "anchor": "payloadTooLarge",
    "hint": "Send less `additional_data`."
  },
  {
    "status": 415,
    "code": null,
    "message": "Content-Type must be application/json",
    "pattern": null,
    "field": false,
    "anchor": "unsupportedMediaType",
    "hint": "Send `Content-Type: application/json`."
  },
  {
    "status": 415,
    "code": null,
    "message": "Request body must not be compressed",
    "pattern": null,
    "field": false,
    "anchor": "bodyCompressed",
    "hint": "Send it as it is, without `Content-Encoding`."
  },
  {
    "status": 429,
    "code": null,
    "message": "Too many requests.",
    "pattern": null,
    "field": false,
    "anchor": "rateLimited",
    "hint": "The request was rejected before the endpoint ran, and nothing was recorded. Send it again after the given number of seconds."
  },
  {
    "status": 500,
    "code": null,
    "message": "Click tracking failed",
    "pattern": null,
    "field": false,
    "anchor": "clickTrackingFailed",
    "hint": "Send again with back-off."
  },
  {
    "status": 400,
    "code": null,
    "message": "click_id or customer_key is required",
    "pattern": null,
    "field": false,
    "anchor": "clickIdOrCustomerKeyRequired",
    "hint": "Send `click_id`, `customer_key` or both."
  },
  {
    "status": 400,
    "code": null,
    "message": "Customer not found. Provide a valid click_id or customer_key.",
    "pattern": null,
    "field": false,
    "anchor": "customerNotFound",
    "hint": "Treat the sign-up as not referred. Without a key, only a `click_id` identifies a customer."
  },
  {
    "status": 400,
    "code": null,
    "message": "Customer does not belong to this program",
    "pattern": null,
    "field": false,
    "anchor": "customerNotInProgram",
    "hint": "Check which program's key the server uses."
  },
  {
    "status": 400,
    "code": null,
    "message": "additional_data.program_id is required when no API key is sent",
    "pattern": null,
    "field": false,
    "anchor": "testProgramRequired",
    "hint": "Send the key, or `additional_data.program_id`."
  },
  {
    "status": 500,
    "code": null,
    "message": "Lead tracking failed",
    "pattern": null,
    "field": false,
    "anchor": "leadTrackingFailed",
    "hint": "Send again with back-off. A 400 `Customer status cannot be updated to lead` means that the lead is recorded."
  },
  {
    "status": 400,
    "code": null,
    "message": "transaction_id is required and must be a string",
    "pattern": null,
    "field": false,
    "anchor": "transactionIdRequired",
    "hint": "Send your own unique identifier of the payment."
  },
  {
    "status": 400,
    "code": null,
    "message": "amount_cents is required and must be a positive integer",
    "pattern": null,
    "field": false,
    "anchor": "amountInvalid",
    "hint": "Send the amount in the smallest currency unit, as an integer."
  },
  {
    "status": 400,
    "code": null,
    "message": "occurred_at must be an ISO 8601 time within the last 30 days",
    "pattern": null,
    "field": false,
    "anchor": "occurredAtInvalid",
    "hint": "Send a real date and time with offset, not older than 30 days and not more than 5 minutes ahead."
  },
  {
    "status": 400,
    "code": null,
    "message": "provider_payment_id must be a string of 1 to 255 characters",
    "pattern": null,
    "field": false,
    "anchor": "providerPaymentIdInvalid",
    "hint": "Send it as a string, or omit it."
  },
  {
    "status": 400,
    "code": null,
    "message": "livemode must be a boolean",
    "pattern": null,
    "field": false,
    "anchor": "livemodeInvalid",
    "hint": "Send true or false, or omit it."
  },
  {
    "status": 400,
    "code": null,
    "message": "No affiliate attribution found for this customer in this program",
    "pattern": null,
    "field": false,
    "anchor": "attributionMissing",
    "hint": "Check which program's key the server uses."
  },
  {
    "status": 400,
    "code": null,
    "message": "No partner-program relationship found for this customer",
    "pattern": null,
    "field": false,
    "anchor": "relationshipMissing",
    "hint": "Treat the sale as not referred."
  },
  {
    "status": 400,
    "code": null,
    "message": "partnerId required to create commission",
    "pattern": null,
    "field": false,
    "anchor": "partnerMissing",
    "hint": "The sale is recorded without a commission. Do not send it again: the response would be 409."
  },
  {
    "status": 401,
    "code": null,
    "message": "Missing API token",
    "pattern": null,
    "field": false,
    "anchor": "missingApiTokenCoded",
    "hint": "Send the key after `Bearer `."
  },
  {
    "status": 409,
    "code": null,
    "message": "Duplicate transaction_id. This sale has already been recorded.",
    "pattern": null,
    "field": false,
    "anchor": "duplicateTransaction",
    "hint": "Treat this as success. `error.details.sale_id` is the recorded sale."
  },
  {
    "status": 500,
    "code": null,
    "message": "Sale tracking failed",
    "pattern": null,
    "field": false,
    "anchor": "saleTrackingFailed",
    "hint": "Send again with the same `transaction_id`. A 409 means that the sale is recorded."
  },
  {
    "status": 500,
    "code": null,
    "message": "Failed to create commission",
    "pattern": null,
    "field": false,
    "anchor": "commissionFailed",
    "hint": "Do not send again: the `transaction_id` is already used. The operator repairs the commission."
  },
  {
    "status": 400,
    "code": null,
    "message": "transaction_id is required",
    "pattern": null,
    "field": false,
    "anchor": "transactionIdMissing",
    "hint": "Send the `transaction_id` of the sale."
  },
  {
    "status": 400,
    "code": null,
    "message": "reason must be refund or chargeback",
    "pattern": null,
    "field": false,
    "anchor": "reasonInvalid",
    "hint": "Send `refund` or `chargeback`, or omit it."
  },
  {
    "status": 400,
    "code": null,
    "message": "refund_amount_cents exceeds what is left of the sale",
    "pattern": null,
    "field": false,
    "anchor": "refundTooLarge",
    "hint": "Send at most the amount that is not refunded yet."
  },
  {
    "status": 404,
    "code": null,
    "message": "Sale not found for transaction_id",
    "pattern": null,
    "field": false,
    "anchor": "saleNotFound",
    "hint": "Check the identifier. A sale that was not attributed is not recorded."
  },
  {
    "status": 500,
    "code": null,
    "message": "Refund tracking failed",
    "pattern": null,
    "field": false,
    "anchor": "refundTrackingFailed",
    "hint": "Send again with back-off and the same `refund_reference`."
  },
  {
    "status": 401,
    "code": null,
    "message": "Missing or malformed Authorization header. Expected: Bearer <api_token>.",
    "pattern": null,
    "field": false,
    "anchor": "readinessMalformedAuthorization",
    "hint": "Send `Authorization: Bearer <API_KEY>`."
  },
  {
    "status": 401,
    "code": null,
    "message": "Missing API token.",
    "pattern": null,
    "field": false,
    "anchor": "readinessMissingApiToken",
    "hint": "Send the key after `Bearer `."
  },
  {
    "status": 401,
    "code": null,
    "message": "Invalid API token.",
    "pattern": null,
    "field": false,
    "anchor": "readinessInvalidApiToken",
    "hint": "Check the key. A regenerated key replaces the old one immediately."
  },
  {
    "status": 500,
    "code": null,
    "message": "Failed to compute readiness. Retry shortly.",
    "pattern": null,
    "field": false,
    "anchor": "readinessFailed",
    "hint": "Send it again after the given number of seconds."
  },
  {
    "status": 400,
    "code": null,
    "message": "Missing required fields: state, id_token",
    "pattern": null,
    "field": false,
    "anchor": "authFieldsMissing",
    "hint": "Send both fields."
  },
  {
    "status": 400,
    "code": null,
    "message": "Session expired",
    "pattern": null,
    "field": false,
    "anchor": "authSessionExpired",
    "hint": "Start a new session."
  },
  {
    "status": 401,
    "code": null,
    "message": "Invalid id_token",
    "pattern": null,
    "field": false,
    "anchor": "idTokenInvalid",
    "hint": "The token is forged, expired or replayed, the session is not confirmed, or the token's e-mail address is not verified or belongs to another person's account. The session remains pending: sign in again."
  },
  {
    "status": 403,
    "code": null,
    "message": "Your account has been suspended.",
    "pattern": null,
    "field": false,
    "anchor": "accountSuspended",
    "hint": "Ask the operator."
  },
  {
    "status": 404,
    "code": null,
    "message": "Session not found or already used",
    "pattern": null,
    "field": false,
    "anchor": "authSessionNotFoundOrUsed",
    "hint": "Start a new session."
  },
  {
    "status": 400,
    "code": null,
    "message": "Missing state parameter",
    "pattern": null,
    "field": false,
    "anchor": "authStateMissing",
    "hint": "Send the `state` of the session."
  },
  {
    "status": 400,
    "code": null,
    "message": "Session already consumed",
    "pattern": null,
    "field": false,
    "anchor": "authSessionConsumed",
    "hint": "Use that token, or start a new session."
  },
  {
    "status": 404,
    "code": null,
    "message": "Session not found",
    "pattern": null,
    "field": false,
    "anchor": "authSessionNotFound",
    "hint": "Start a new session."
  },
  {
    "status": 401,
    "code": null,
    "message": "Authentication required — run npx referral login",
    "pattern": null,
    "field": false,
    "anchor": "authenticationRequired",
    "hint": "Sign in, and send `Authorization: Bearer <LOGIN_TOKEN>`."
  },
  {
    "status": 401,
    "code": null,
    "message": "Invalid or expired login token",
    "pattern": null,
    "field": false,
    "anchor": "loginTokenInvalid",
    "hint": "Sign in again. A token lasts 90 days and ends when its account is suspended."
  },
  {
    "status": 401,
    "code": null,
    "message": "User not found",
    "pattern": null,
    "field": false,
    "anchor": "userNotFound",
    "hint": "Ask the operator."
  },
  {
    "status": 400,
    "code": null,
    "message": "Missing required fields: name, domain, commission_type, commission_rate",
    "pattern": null,
    "field": false,
    "anchor": "initFieldsMissing",
    "hint": "Send all four fields."
  },
  {
    "status": 400,
    "code": null,
    "message": "commission_rate must be a positive number",
    "pattern": null,
    "field": false,
    "anchor": "commissionRateInvalid",
    "hint": "Send a number above 0, as a JSON number and not as a text."
  },
  {
    "status": 400,
    "code": null,
    "message": "commission_rate must be at most 100 for the percent kinds and 1000000 for the fixed kinds",
    "pattern": null,
    "field": false,
    "anchor": "commissionRateTooHigh",
    "hint": "Send at most 100 for a percentage, at most 1000000 for a fixed amount."
  },
  {
    "status": 400,
    "code": null,
    "message": "domain must be a host name such as brand.dev, without https://",
    "pattern": null,
    "field": false,
    "anchor": "domainInvalid",
    "hint": "Send the name alone, without a scheme, port or path."
  },
  {
    "status": 403,
    "code": null,
    "message": "No advertiser found for this account",
    "pattern": null,
    "field": false,
    "anchor": "advertiserMissing",
    "hint": "Ask the operator for an account with an advertiser."
  },
  {
    "status": 403,
    "code": null,
    "message": "advertiser_id does not match the authenticated account",
    "pattern": null,
    "field": false,
    "anchor": "advertiserMismatch",
    "hint": "Omit `advertiser_id`."
  },
  {
    "status": 401,
    "code": null,
    "message": "Missing or malformed Authorization header. Expected: Bearer <api_token>",
    "pattern": null,
    "field": false,
    "anchor": "cliMalformedAuthorization",
    "hint": "Send `Authorization: Bearer <API_KEY>`."
  },
  {
    "status": 401,
    "code": null,
    "message": "Invalid API key. Ask a workspace owner to regenerate the key.",
    "pattern": null,
    "field": false,
    "anchor": "cliInvalidApiKey",
    "hint": "Check the key. A regenerated key replaces the old one immediately."
  },
  {
    "status": 429,
    "code": null,
    "message": "Too many synthetic chains (max 10/program/hour).",
    "pattern": null,
    "field": false,
    "anchor": "tooManyChains",
    "hint": "Run the next chain after the given number of seconds. The fixture may have been refreshed."
  },
  {
    "status": 410,
    "code": null,
    "message": "This endpoint is retired. Connect the payment processor from the dashboard program settings.",
    "pattern": null,
    "field": false,
    "anchor": "stripeConnectRetired",
    "hint": "Connect the payment processor from the dashboard."
  },
  {
    "status": 400,
    "code": null,
    "message": "Missing Stripe-Signature header",
    "pattern": null,
    "field": false,
    "anchor": "signatureMissing",
    "hint": "Only Stripe may send events here, and it signs each event."
  },
  {
    "status": 400,
    "code": null,
    "message": "Malformed Stripe-Signature header. Expected: t=<timestamp>,v1=<signature>",
    "pattern": null,
    "field": false,
    "anchor": "signatureMalformed",
    "hint": "It has the form `t=<unix seconds>,v1=<hex>`."
  },
  {
    "status": 400,
    "code": null,
    "message": "Stripe-Signature does not match the request body",
    "pattern": null,
    "field": false,
    "anchor": "signatureInvalid",
    "hint": "Connect the endpoint's signing secret, and make sure that no proxy changes the body."
  },
  {
    "status": 400,
    "code": null,
    "message": "Stripe-Signature is more than 5 minutes old",
    "pattern": null,
    "field": false,
    "anchor": "signatureTooOld",
    "hint": "Another party may have repeated an event. Stripe creates a new signature for each of its attempts."
  },
  {
    "status": 400,
    "code": null,
    "message": "Stripe-Signature is more than 5 minutes in the future",
    "pattern": null,
    "field": false,
    "anchor": "signatureAhead",
    "hint": "Check this machine's clock."
  },
  {
    "status": 400,
    "code": null,
    "message": "Request body must be a Stripe event",
    "pattern": null,
    "field": false,
    "anchor": "eventMalformed",
    "hint": "An event has `id`, `type` and `data.object`."
  },
  {
    "status": 404,
    "code": null,
    "message": "Program is not connected to Stripe",
    "pattern": null,
    "field": false,
    "anchor": "programNotConnected",
    "hint": "Connect it: the operator command `stripe connect` prints the correct address."
  },
  {
    "status": 413,
    "code": null,
    "message": "Request body must be at most 1 MiB",
    "pattern": null,
    "field": false,
    "anchor": "webhookTooLarge",
    "hint": "Events of Stripe are never that large."
  },
  {
    "status": 500,
    "code": null,
    "message": "Payment event processing failed",
    "pattern": null,
    "field": false,
    "anchor": "webhookFailed",
    "hint": "Nothing was recorded. Stripe sends the event again."
  },
  {
    "status": 400,
    "code": null,
    "message": "A text contains U+0000 or a lone surrogate",
    "pattern": null,
    "field": false,
    "anchor": "manageTextNotStorable",
    "hint": "Remove the character."
  },
  {
    "status": 400,
    "code": null,
    "message": "cursor is not a cursor of this list",
    "pattern": null,
    "field": false,
    "anchor": "manageCursorInvalid",
    "hint": "Use `page.next_cursor` of the same list with the same filters, or start without a cursor."
  },
  {
    "status": 401,
    "code": null,
    "message": "A credential is required",
    "pattern": null,
    "field": false,
    "anchor": "manageCredentialMissing",
    "hint": "Send `Authorization: Bearer <API_TOKEN>`, or sign in."
  },
  {
    "status": 401,
    "code": null,
    "message": "The credential is unknown, expired or revoked",
    "pattern": null,
    "field": false,
    "anchor": "manageCredentialInvalid",
    "hint": "It is malformed, unknown, expired, revoked, or of a suspended account, or it is a program's API key. Use another one."
  },
  {
    "status": 405,
    "code": null,
    "message": "The path does not support this method",
    "pattern": null,
    "field": false,
    "anchor": "manageMethodNotAllowed",
    "hint": "Use a method from the `Allow` header."
  },
  {
    "status": 429,
    "code": null,
    "message": "Too many requests in this minute",
    "pattern": null,
    "field": false,
    "anchor": "manageRateLimited",
    "hint": "Send it again after the given number of seconds. Nothing was done."
  },
  {
    "status": 500,
    "code": null,
    "message": "The service failed",
    "pattern": null,
    "field": false,
    "anchor": "manageFailed",
    "hint": "Send it again with the same `Idempotency-Key`, with back-off."
  },
  {
    "status": 400,
    "code": null,
    "message": "A body is required",
    "pattern": null,
    "field": false,
    "anchor": "manageBodyMissing",
    "hint": "Send a JSON object."
  },
  {
    "status": 400,
    "code": null,
    "message": "The body must be valid UTF-8",
    "pattern": null,
    "field": false,
    "anchor": "manageBodyNotUtf8",
    "hint": "Encode the body as UTF-8."
  },
  {
    "status": 400,
    "code": null,
    "message": "The body must be valid JSON",
    "pattern": null,
    "field": false,
    "anchor": "manageBodyNotJson",
    "hint": "Check the syntax of the JSON."
  },
  {
    "status": 400,
    "code": null,
    "message": "The body must be a JSON object",
    "pattern": null,
    "field": false,
    "anchor": "manageBodyNotObject",
    "hint": "Send an object."
  },
  {
    "status": 400,
    "code": null,
    "message": "The body must not be nested deeper than 32 levels",
    "pattern": null,
    "field": false,
    "anchor": "manageBodyTooDeep",
    "hint": "Send only the fields that the operation has."
  },
  {
    "status": 400,
    "code": null,
    "message": "commission_rate must be at most 100 percent or 1000000 major units",
    "pattern": null,
    "field": false,
    "anchor": "manageCommissionRateTooHigh",
    "hint": "Send at most 100 for `percent` and `recurring_percent`, and at most 1000000 otherwise."
  },
  {
    "status": 403,
    "code": null,
    "message": "The request does not come from a page of this service",
    "pattern": null,
    "field": false,
    "anchor": "manageCrossSite",
    "hint": "A request that changes something with the cookie of a session must come from a page of the service."
  },
  {
    "status": 409,
    "code": null,
    "message": "The first request with this Idempotency-Key is still running",
    "pattern": null,
    "field": false,
    "anchor": "manageInFlight",
    "hint": "Wait, then send it again with the same key."
  },
  {
    "status": 413,
    "code": null,
    "message": "The body must be at most 64 KiB",
    "pattern": null,
    "field": false,
    "anchor": "managePayloadTooLarge",
    "hint": "Send fewer or shorter values."
  },
  {
    "status": 415,
    "code": null,
    "message": "The Content-Type must be application/json",
    "pattern": null,
    "field": false,
    "anchor": "manageUnsupportedMediaType",
    "hint": "Send `Content-Type: application/json`."
  },
  {
    "status": 415,
    "code": null,
    "message": "The body must not be compressed",
    "pattern": null,
    "field": false,
    "anchor": "manageBodyCompressed",
    "hint": "Send it as it is, without `Content-Encoding`."
  },
  {
    "status": 422,
    "code": null,
    "message": "The Idempotency-Key was sent with another request",
    "pattern": null,
    "field": false,
    "anchor": "manageKeyReused",
    "hint": "Send a new key with a new request, and the same request with the same key."
  },
  {
    "status": 404,
    "code": null,
    "message": "There is no such record",
    "pattern": null,
    "field": false,
    "anchor": "manageNotFound",
    "hint": "The identifier is malformed or unknown, or the record belongs to a program that the credential cannot see."
  },
  {
    "status": 400,
    "code": null,
    "message": "A field is required",
    "pattern": null,
    "field": false,
    "anchor": "manageFieldsMissing",
    "hint": "Send the fields that change."
  },
  {
    "status": 409,
    "code": null,
    "message": "The program is archived",
    "pattern": null,
    "field": false,
    "anchor": "manageProgramArchived",
    "hint": "An archived program cannot be changed. Create another one."
  },
  {
    "status": 409,
    "code": null,
    "message": "The currency cannot change once a sale exists",
    "pattern": null,
    "field": false,
    "anchor": "manageCurrencyFixed",
    "hint": "Create another program for another currency."
  },
  {
    "status": 400,
    "code": null,
    "message": "rotate_by must be a time in the future, at most 90 days ahead",
    "pattern": null,
    "field": false,
    "anchor": "manageRotateByInvalid",
    "hint": "Send a date and time with offset in the future, at most 90 days ahead."
  },
  {
    "status": 403,
    "code": null,
    "message": "Sign in again to do this",
    "pattern": null,
    "field": false,
    "anchor": "manageSignInTooOld",
    "hint": "Sign in again, then repeat the request. If that does not help, the issuer does not say when people signed in, and the operator sets `OIDC_AUTH_TIME`."
  },
  {
    "status": 409,
    "code": null,
    "message": "Two keys of the program are usable already",
    "pattern": null,
    "field": false,
    "anchor": "manageTwoKeysUsable",
    "hint": "Revoke one of them, or wait for the deadline of the marked one."
  },
  {
    "status": 409,
    "code": null,
    "message": "The key is retired or revoked",
    "pattern": null,
    "field": false,
    "anchor": "manageKeyNotUsable",
    "hint": "List the keys to see which are usable."
  },
  {
    "status": 409,
    "code": null,
    "message": "The last usable key of a program cannot be revoked",
    "pattern": null,
    "field": false,
    "anchor": "manageLastKey",
    "hint": "Rotate it first, so that the program keeps a usable key."
  },
  {
    "status": 409,
    "code": null,
    "message": "The event is not pending.",
    "pattern": null,
    "field": false,
    "anchor": "manageEventNotPending",
    "hint": "It was applied, or it is of the processor's test mode. Nothing is left to do."
  },
  {
    "status": 403,
    "code": null,
    "message": "This kind of credential cannot be used here",
    "pattern": null,
    "field": false,
    "anchor": "manageKindRefused",
    "hint": "Use a kind of credential that the reference lists for the operation."
  },
  {
    "status": 400,
    "code": null,
    "message": "webhook_secret must be the signing secret of a webhook endpoint, whsec_….",
    "pattern": null,
    "field": false,
    "anchor": "manageWebhookSecretInvalid",
    "hint": "Send the signing secret of a webhook endpoint, which begins with `whsec_`."
  },
  {
    "status": 400,
    "code": null,
    "message": "account must be the identifier of a Stripe account, acct_….",
    "pattern": null,
    "field": false,
    "anchor": "manageStripeAccountInvalid",
    "hint": "Send the identifier of an account of Stripe Connect, which begins with `acct_`."
  },
  {
    "status": 400,
    "code": null,
    "message": "to must be a date after from, at most 366 days later.",
    "pattern": null,
    "field": false,
    "anchor": "manageRangeInvalid",
    "hint": "Send a `to` that is after `from`, and at most 366 days later."
  },
  {
    "status": 409,
    "code": null,
    "message": "A program must have an active owner.",
    "pattern": null,
    "field": false,
    "anchor": "manageLastOwner",
    "hint": "Make another member an owner first."
  },
  {
    "status": 409,
    "code": null,
    "message": "The account with this e-mail address is a member already.",
    "pattern": null,
    "field": false,
    "anchor": "manageAlreadyMember",
    "hint": "Change the role of the member instead."
  },
  {
    "status": 409,
    "code": null,
    "message": "There is a pending invitation for this e-mail address.",
    "pattern": null,
    "field": false,
    "anchor": "manageAlreadyInvited",
    "hint": "Revoke that invitation to send another one."
  },
  {
    "status": 409,
    "code": null,
    "message": "A program can send at most 200 invitations a day",
    "pattern": null,
    "field": false,
    "anchor": "manageInvitationLimit",
    "hint": "Wait until 24 hours have passed."
  },
  {
    "status": 409,
    "code": null,
    "message": "The invitation is no longer pending.",
    "pattern": null,
    "field": false,
    "anchor": "manageMemberInvitationNotPending",
    "hint": "It was accepted, declined or revoked, or it has expired. Create another one if needed."
  },
  {
    "status": 400,
    "code": null,
    "message": "code must be 3 to 32 of the characters a-z, 0-9 and -",
    "pattern": null,
    "field": false,
    "anchor": "manageLinkCodeInvalid",
    "hint": "Send 3 to 32 characters, or no code for a random one."
  },
  {
    "status": 400,
    "code": null,
    "message": "destination must be an http or https URL at the program's domain or one of its origins, without user name and aff parameter",
    "pattern": null,
    "field": false,
    "anchor": "manageDestinationInvalid",
    "hint": "Send the address of a page, without the parameter `aff`, which the link adds."
  },
  {
    "status": 409,
    "code": null,
    "message": "The partner is not in the program",
    "pattern": null,
    "field": false,
    "anchor": "managePartnerNotJoined",
    "hint": "Approve or reinstate the partner first."
  },
  {
    "status": 400,
    "code": null,
    "message": "alias must be 1 to 64 of the characters A-Z, a-z, 0-9 and . _ ~ -",
    "pattern": null,
    "field": false,
    "anchor": "manageAliasInvalid",
    "hint": "Send 1 to 64 characters."
  },
  {
    "status": 409,
    "code": null,
    "message": "A link can have at most 50 aliases",
    "pattern": null,
    "field": false,
    "anchor": "manageTooManyAliases",
    "hint": "Create another link."
  },
  {
    "status": 409,
    "code": null,
    "message": "An invitation can be sent again once a day, at most three times",
    "pattern": null,
    "field": false,
    "anchor": "manageInvitationSent",
    "hint": "Wait a day after it was last sent. After three times, revoke it and create another one."
  },
  {
    "status": 400,
    "code": null,
    "message": "amount_cents must not be 0.",
    "pattern": null,
    "field": false,
    "anchor": "manageAdjustmentAmountInvalid",
    "hint": "Send a positive amount for a bonus, and a negative one for a correction."
  },
  {
    "status": 400,
    "code": null,
    "message": "currency must be the program's currency or one that the partner already earns.",
    "pattern": null,
    "field": false,
    "anchor": "manageAdjustmentCurrencyInvalid",
    "hint": "Use the currency of the program, or one of the partner's other commissions."
  },
  {
    "status": 400,
    "code": null,
    "message": "Either program_ids or all_programs is required",
    "pattern": null,
    "field": false,
    "anchor": "manageTokenProgramsInvalid",
    "hint": "Send either `program_ids` or `all_programs: true`."
  },
  {
    "status": 400,
    "code": null,
    "message": "expires_at must be a time in the future, at most 366 days ahead",
    "pattern": null,
    "field": false,
    "anchor": "manageTokenExpiryInvalid",
    "hint": "Send a date and time with offset in the future, at most 366 days ahead."
  },
  {
    "status": 409,
    "code": null,
    "message": "An account can have at most 50 valid tokens",
    "pattern": null,
    "field": false,
    "anchor": "manageTooManyTokens",
    "hint": "Revoke a token that is no longer needed."
  },
  {
    "status": 403,
    "code": null,
    "message": "Sign in as a member to accept this invitation",
    "pattern": null,
    "field": false,
    "anchor": "manageMemberSignInMissing",
    "hint": "Sign in as a member with the same e-mail address, then accept the invitation."
  },
  {
    "status": 404,
    "code": null,
    "message": "The invitation was sent to another e-mail address",
    "pattern": null,
    "field": false,
    "anchor": "manageInvitationForOther",
    "hint": "Sign in with the address that received the invitation."
  },
  {
    "status": 410,
    "code": null,
    "message": "The invitation has expired",
    "pattern": null,
    "field": false,
    "anchor": "manageInvitationExpired",
    "hint": "Ask the program for another one."
  },
  {
    "status": 409,
    "code": null,
    "message": "Partners of this program cannot create links",
    "pattern": null,
    "field": false,
    "anchor": "managePartnerLinksOff",
    "hint": "Ask the program for a link."
  },
  {
    "status": 409,
    "code": null,
    "message": "A partner can have at most 50 links in a program",
    "pattern": null,
    "field": false,
    "anchor": "manageTooManyLinks",
    "hint": "Use one of them."
  },
  {
    "status": 503,
    "code": null,
    "message": "Not ready",
    "pattern": null,
    "field": false,
    "anchor": "notReady",
    "hint": "Send no requests to this instance until it returns 200."
  },
  {
    "status": 404,
    "code": null,
    "message": "Path not found",
    "pattern": null,
    "field": false,
    "anchor": "unknownPath",
    "hint": "Check the base URL: it is the address of the service, without a path such as /api/v1."
  },
  {
    "status": 400,
    "code": null,
    "message": "Request could not be parsed",
    "pattern": null,
    "field": false,
    "anchor": "requestMalformed",
    "hint": "Check the request line, the headers and the length of the body."
  },
  {
    "status": 408,
    "code": null,
    "message": "Request took too long",
    "pattern": null,
    "field": false,
    "anchor": "requestTimedOut",
    "hint": "Send the complete request within 30 seconds."
  },
  {
    "status": 431,
    "code": null,
    "message": "Request headers are too large",
    "pattern": null,
    "field": false,
    "anchor": "headersTooLarge",
    "hint": "Send less than 16 KiB of headers."
  },
  {
    "status": 400,
    "code": null,
    "message": null,
    "pattern": "^Customer status cannot be updated to lead\\. Current status: .*$",
    "field": false,
    "anchor": "customerStatusNotUpdatable",
    "hint": "You can ignore this error if you sent the lead twice."
  },
  {
    "status": 409,
    "code": null,
    "message": null,
    "pattern": "^Your status in the program is .*, which does not allow this$",
    "field": false,
    "anchor": "manageOwnTransition",
    "hint": "Read the program. `details.status` is the present status."
  },
  {
    "status": 409,
    "code": null,
    "message": null,
    "pattern": "^The status of the partner is .*, which does not allow this$",
    "field": false,
    "anchor": "managePartnerTransition",
    "hint": "Read the partner. `details.status` is the present status."
  },
  {
    "status": 400,
    "code": null,
    "message": null,
    "pattern": "^.* must be an e-mail address of at most 254 characters$",
    "field": false,
    "anchor": "manageEmailInvalid",
    "hint": "Correct the address in `details.field`."
  },
  {
    "status": 500,
    "code": null,
    "message": null,
    "pattern": "^Failed to run synthetic chain \\(request_id: .*\\)$",
    "field": false,
    "anchor": "chainFailed",
    "hint": "Send again with back-off; quote the identifier if the error persists."
  },
  {
    "status": 500,
    "code": null,
    "message": null,
    "pattern": "^Failed to start auth session \\(request_id: .*\\)$",
    "field": false,
    "anchor": "authStartFailed",
    "hint": "Send again with back-off; quote the identifier if the error persists."
  },
  {
    "status": 500,
    "code": null,
    "message": null,
    "pattern": "^Failed to process test event \\(request_id: .*\\)$",
    "field": false,
    "anchor": "testEventFailed",
    "hint": "Send again with back-off; quote the identifier if the error persists."
  },
  {
    "status": 500,
    "code": null,
    "message": null,
    "pattern": "^Failed to poll auth session \\(request_id: .*\\)$",
    "field": false,
    "anchor": "authPollFailed",
    "hint": "Send again with back-off; quote the identifier if the error persists."
  },
  {
    "status": 500,
    "code": null,
    "message": null,
    "pattern": "^Failed to create program \\(request_id: .*\\)$",
    "field": false,
    "anchor": "initFailed",
    "hint": "Send again with back-off; quote the identifier if the error persists."
  },
  {
    "status": 403,
    "code": null,
    "message": null,
    "pattern": "^The credential does not have the scope .*$",
    "field": false,
    "anchor": "manageScopeMissing",
    "hint": "Use a token that has the scope in `details.scope`."
  },
  {
    "status": 500,
    "code": null,
    "message": null,
    "pattern": "^Failed to list programs \\(request_id: .*\\)$",
    "field": false,
    "anchor": "programsFailed",
    "hint": "Send again with back-off; quote the identifier if the error persists."
  },
  {
    "status": 409,
    "code": null,
    "message": null,
    "pattern": "^Your status in the program is .* already$",
    "field": false,
    "anchor": "manageAlreadyPartner",
    "hint": "Read the program. `details.status` is the present status."
  },
  {
    "status": 500,
    "code": null,
    "message": null,
    "pattern": "^Auth callback failed \\(request_id: .*\\)$",
    "field": false,
    "anchor": "authCallbackFailed",
    "hint": "Send again with back-off; quote the identifier if the error persists."
  },
  {
    "status": 500,
    "code": null,
    "message": null,
    "pattern": "^Failed to get status \\(request_id: .*\\)$",
    "field": false,
    "anchor": "statusFailed",
    "hint": "Send again with back-off; quote the identifier if the error persists."
  },
  {
    "status": 400,
    "code": null,
    "message": null,
    "pattern": "^Invalid commission_type: .*\\. Valid: .*$",
    "field": false,
    "anchor": "commissionTypeInvalid",
    "hint": "Send one of the four types."
  },
  {
    "status": 500,
    "code": null,
    "message": null,
    "pattern": "^Failed to sign out \\(request_id: .*\\)$",
    "field": false,
    "anchor": "cliAuthLogoutFailed",
    "hint": "Send again with back-off; quote the identifier if the error persists."
  },
  {
    "status": 400,
    "code": null,
    "message": null,
    "pattern": "^.* is not a field of this operation$",
    "field": false,
    "anchor": "manageFieldUnknown",
    "hint": "Check the spelling of the field in `details.field`, or remove it."
  },
  {
    "status": 400,
    "code": null,
    "message": null,
    "pattern": "^Invalid event_type: .*\\. Valid: .*$",
    "field": false,
    "anchor": "eventTypeInvalid",
    "hint": "Send `click`, `lead` or `sale`, or `type` equal to `chain`."
  },
  {
    "status": 409,
    "code": null,
    "message": null,
    "pattern": "^The code or alias .* is taken$",
    "field": false,
    "anchor": "manageLinkNameTaken",
    "hint": "Choose another one. Codes and aliases are unique together, in the whole service."
  },
  {
    "status": 400,
    "code": null,
    "message": null,
    "pattern": "^.* repeats an earlier address$",
    "field": false,
    "anchor": "manageEmailRepeated",
    "hint": "Remove the address in `details.field`."
  },
  {
    "status": 422,
    "code": null,
    "message": null,
    "pattern": "^currency .* is not supported$",
    "field": false,
    "anchor": "unsupportedCurrency",
    "hint": "Send a supported currency. No sale, commission or fee was created."
  },
  {
    "status": 400,
    "code": null,
    "message": null,
    "pattern": "^provider must be one of: .*$",
    "field": false,
    "anchor": "providerInvalid",
    "hint": "Use `custom` for any other provider."
  },
  {
    "status": 403,
    "code": null,
    "message": null,
    "pattern": "^This needs the role .*$",
    "field": false,
    "anchor": "manageRoleMissing",
    "hint": "Ask a member with the role in `details.role`, or a higher one."
  },
  {
    "status": 409,
    "code": null,
    "message": null,
    "pattern": "^The invitation is .*$",
    "field": false,
    "anchor": "manageInvitationNotPending",
    "hint": "Read `details.status`. Create another invitation if the person is to join."
  },
  {
    "status": 400,
    "code": null,
    "message": null,
    "pattern": "^.* is missing$",
    "field": false,
    "anchor": "manageFieldRequired",
    "hint": "Send the field in `details.field`."
  },
  {
    "status": 400,
    "code": "invalid_request",
    "message": null,
    "pattern": "^.* must be .*$",
    "field": true,
    "anchor": "manageFieldInvalid",
    "hint": "Correct the field in `details.field`."
  },
  {
    "status": 400,
    "code": null,
    "message": null,
    "pattern": "^.* must be .*$",
    "field": false,
    "anchor": "fieldInvalid",
    "hint": "Correct the field that the message names."
  }
];
