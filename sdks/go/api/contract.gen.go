// Code generated from openapi/ by `npm run generate:sdks`. DO NOT EDIT.

package api

import "regexp"

// Version is the version of the document that this package was made from.
const Version = "1.1.0"

// Names of headers.
const (
	RequestIDHeader      = "X-Request-ID"
	RetryAfterHeader     = "Retry-After"
	IdempotencyKeyHeader = "Idempotency-Key"
)

// The stable error codes that the document knows. A newer service may send others.
const (
	CodeAlreadyExists            = "already_exists"
	CodeAPIKeyRotationRequired   = "api_key_rotation_required"
	CodeCrossSiteRequest         = "cross_site_request"
	CodeDuplicateTransaction     = "duplicate_transaction"
	CodeEmailChanged             = "email_changed"
	CodeForbidden                = "forbidden"
	CodeIdempotencyInFlight      = "idempotency_in_flight"
	CodeIdempotencyKeyReused     = "idempotency_key_reused"
	CodeInsufficientRole         = "insufficient_role"
	CodeInsufficientScope        = "insufficient_scope"
	CodeInternalError            = "internal_error"
	CodeInvalidKey               = "invalid_key"
	CodeInvalidRequest           = "invalid_request"
	CodeInvalidTransition        = "invalid_transition"
	CodeInvitationExpired        = "invitation_expired"
	CodeLinkDisabled             = "link_disabled"
	CodeMethodNotAllowed         = "method_not_allowed"
	CodeNoAttribution            = "no_attribution"
	CodeNotFound                 = "not_found"
	CodeNothingDue               = "nothing_due"
	CodeNothingToExport          = "nothing_to_export"
	CodePayloadTooLarge          = "payload_too_large"
	CodePreviewOutdated          = "preview_outdated"
	CodeRateLimited              = "rate_limited"
	CodeReauthenticationRequired = "reauthentication_required"
	CodeTooManySales             = "too_many_sales"
	CodeUnauthenticated          = "unauthenticated"
	CodeUnauthorized             = "unauthorized"
	CodeUnsupportedCurrency      = "unsupported_currency"
	CodeUnsupportedMediaType     = "unsupported_media_type"
)

// Codes are all of them.
var Codes = []string{CodeAlreadyExists, CodeAPIKeyRotationRequired, CodeCrossSiteRequest, CodeDuplicateTransaction, CodeEmailChanged, CodeForbidden, CodeIdempotencyInFlight, CodeIdempotencyKeyReused, CodeInsufficientRole, CodeInsufficientScope, CodeInternalError, CodeInvalidKey, CodeInvalidRequest, CodeInvalidTransition, CodeInvitationExpired, CodeLinkDisabled, CodeMethodNotAllowed, CodeNoAttribution, CodeNotFound, CodeNothingDue, CodeNothingToExport, CodePayloadTooLarge, CodePreviewOutdated, CodeRateLimited, CodeReauthenticationRequired, CodeTooManySales, CodeUnauthenticated, CodeUnauthorized, CodeUnsupportedCurrency, CodeUnsupportedMediaType}

// Mark is how an error is recognised: by its code where that is the only one of its status, else by its message.
type Mark struct {
	Status  int
	Code    string
	Message *regexp.Regexp
}

// Errors that mean something to a client.
var (
	AlreadyRecordedSale = Mark{Status: 409, Code: "duplicate_transaction", Message: nil}
	AlreadyRecordedLead = Mark{Status: 400, Code: "", Message: regexp.MustCompile("^Customer status cannot be updated to lead\\. Current status: .*$")}
	CommissionFailed    = Mark{Status: 500, Code: "", Message: regexp.MustCompile("^Failed to create commission$")}
	InFlight            = Mark{Status: 409, Code: "idempotency_in_flight", Message: nil}
)

// ErrorKind is how a call failed, with the same names in each SDK.
type ErrorKind string

const (
	ErrorKindRefused    ErrorKind = "refused"
	ErrorKindUnreadable ErrorKind = "unreadable"
	ErrorKindConnection ErrorKind = "connection"
	ErrorKindTimeout    ErrorKind = "timeout"
	ErrorKindAborted    ErrorKind = "aborted"
	ErrorKindUnsent     ErrorKind = "unsent"
)

// FailureHints says what to do about each kind of failure if the response does not say.
var FailureHints = map[ErrorKind]string{
	ErrorKindRefused:    "This version of the client does not know the error: do what the message says, and update the client.",
	ErrorKindUnreadable: "Check the base URL, and what responds there: a proxy, a redirect or another server.",
	ErrorKindConnection: "Check the base URL, and that the service runs and can be reached from this machine.",
	ErrorKindTimeout:    "Check the service and the network. The request may have been processed.",
	ErrorKindAborted:    "The request may have been processed.",
	ErrorKindUnsent:     "Correct the argument or the API key that the message names.",
}

// ErrorsPath is where a deployment serves the list of errors, below its address.
const ErrorsPath = "/docs/errors"

// Advice is what to do about an error, and how to recognise it. Code is empty unless another error has its message;
// Message is empty if a part of it varies, and Pattern then fits it. With Field, the error has details.field.
type Advice struct {
	Status  int
	Code    string
	Message string
	Pattern string
	Field   bool
	Anchor  string
	Hint    string
}

// ErrorAdvice is what to do about each error of the service; the first entry that fits counts.
var ErrorAdvice = []Advice{
	{401, "api_key_rotation_required", "This API key has been retired.", "", false, "apiKeyRetired", "Use the new key. The old key is permanently retired."},
	{400, "invalid_request", "Customer not found. Provide customer_key or click_id.", "", false, "customerNotIdentified", "Send `customer_key` or `click_id`."},
	{400, "no_attribution", "Customer not found. Provide customer_key or click_id.", "", false, "customerUnknown", "Treat the sale as not referred."},
	{403, "insufficient_role", "No advertiser found for this account", "", false, "manageAdvertiserMissing", "Ask the person who runs the service to let your address create programs, or a member of a program to invite you."},
	{400, "", "affiliate_url is required", "", false, "affiliateUrlRequired", "Send the full address of the landing page."},
	{400, "", "Invalid affiliate_url", "", false, "affiliateUrlInvalid", "Send the address with scheme and host."},
	{400, "", "No aff parameter found in affiliate_url", "", false, "affMissing", "Call this endpoint only when the address has an `aff` parameter."},
	{400, "", "Referral link not found", "", false, "referralLinkNotFound", "Show the page as usual, and keep the `click_id` that the visitor has."},
	{400, "", "Invalid referral link configuration", "", false, "referralLinkMisconfigured", "Ask the program owner to complete the link."},
	{400, "", "additional_data.program_id does not match any program", "", false, "testProgramUnknown", "Check the identifier."},
	{400, "", "Request body is required", "", false, "bodyMissing", "Send a JSON object."},
	{400, "", "Request body must be valid UTF-8", "", false, "bodyNotUtf8", "Encode the body as UTF-8."},
	{400, "", "Request body must be valid JSON", "", false, "bodyNotJson", "Check the syntax of the JSON."},
	{400, "", "Request body must be a JSON object", "", false, "bodyNotObject", "Send an object."},
	{400, "", "Request body must not be nested deeper than 32 levels", "", false, "bodyTooDeep", "Flatten `additional_data`."},
	{400, "", "Text must not contain U+0000 or a lone surrogate", "", false, "textNotStorable", "Remove the character."},
	{401, "", "Missing or malformed Authorization header. Expected: Bearer <token>", "", false, "malformedAuthorization", "Send `Authorization: Bearer <API_KEY>`."},
	{401, "", "Invalid API token", "", false, "invalidApiToken", "Check the key. A regenerated key replaces the old one immediately."},
	{403, "", "program_id does not match the API key", "", false, "programMismatch", "Omit `additional_data.program_id`, or send the key of that program."},
	{403, "", "Origin is not allowed for this program", "", false, "originNotAllowed", "Add the origin, including scheme and port, to the program's allowed origins. Nothing was recorded."},
	{405, "", "Method not allowed", "", false, "methodNotAllowed", "Use a method from the `Allow` header."},
	{410, "", "Referral link is disabled", "", false, "linkDisabled", "The link is turned off, or its partner has left the program, was removed or declined. No click was recorded. Show the\npage as usual, and keep the `click_id` that the visitor has.\n"},
	{413, "", "Request body must be at most 64 KiB", "", false, "payloadTooLarge", "Send less `additional_data`."},
	{415, "", "Content-Type must be application/json", "", false, "unsupportedMediaType", "Send `Content-Type: application/json`."},
	{415, "", "Request body must not be compressed", "", false, "bodyCompressed", "Send it as it is, without `Content-Encoding`."},
	{429, "", "Too many requests.", "", false, "rateLimited", "The request was rejected before the endpoint ran, and nothing was recorded. Send it again after the given number of seconds."},
	{500, "", "Click tracking failed", "", false, "clickTrackingFailed", "Send again with back-off."},
	{400, "", "click_id or customer_key is required", "", false, "clickIdOrCustomerKeyRequired", "Send `click_id`, `customer_key` or both."},
	{400, "", "Customer not found. Provide a valid click_id or customer_key.", "", false, "customerNotFound", "Treat the sign-up as not referred. Without a key, only a `click_id` identifies a customer."},
	{400, "", "Customer does not belong to this program", "", false, "customerNotInProgram", "Check which program's key the server uses."},
	{400, "", "additional_data.program_id is required when no API key is sent", "", false, "testProgramRequired", "Send the key, or `additional_data.program_id`."},
	{500, "", "Lead tracking failed", "", false, "leadTrackingFailed", "Send again with back-off. A 400 `Customer status cannot be updated to lead` means that the lead is recorded."},
	{400, "", "transaction_id is required and must be a string", "", false, "transactionIdRequired", "Send your own unique identifier of the payment."},
	{400, "", "amount_cents is required and must be a positive integer", "", false, "amountInvalid", "Send the amount in the smallest currency unit, as an integer."},
	{400, "", "gross_amount_cents must be at least amount_cents", "", false, "grossTooSmall", "Send what the customer paid as `gross_amount_cents`, and the part that the commission is computed on as `amount_cents`."},
	{400, "", "occurred_at must be an ISO 8601 time within the last 30 days", "", false, "occurredAtInvalid", "Send a real date and time with offset, not older than 30 days and not more than 5 minutes ahead."},
	{400, "", "provider_payment_id must be a string of 1 to 255 characters", "", false, "providerPaymentIdInvalid", "Send it as a string, or omit it."},
	{400, "", "livemode must be a boolean", "", false, "livemodeInvalid", "Send true or false, or omit it."},
	{400, "", "No affiliate attribution found for this customer in this program", "", false, "attributionMissing", "Check which program's key the server uses."},
	{400, "", "No partner-program relationship found for this customer", "", false, "relationshipMissing", "Treat the sale as not referred."},
	{400, "", "partnerId required to create commission", "", false, "partnerMissing", "The sale is recorded without a commission. Do not send it again: the response would be 409."},
	{401, "", "Missing API token", "", false, "missingApiTokenCoded", "Send the key after `Bearer `."},
	{409, "", "Duplicate transaction_id. This sale has already been recorded.", "", false, "duplicateTransaction", "Another sale has this transaction_id, of another program, customer, currency or amount: see details. Nothing is recorded; send the sale with a transaction_id of its own."},
	{500, "", "Sale tracking failed", "", false, "saleTrackingFailed", "Send again with the same `transaction_id`. A 409 means that the sale is recorded."},
	{500, "", "Failed to create commission", "", false, "commissionFailed", "Do not send again: the `transaction_id` is already used. The operator repairs the commission."},
	{400, "", "transaction_id is required", "", false, "transactionIdMissing", "Send the `transaction_id` of the sale."},
	{400, "", "reason must be refund or chargeback", "", false, "reasonInvalid", "Send `refund` or `chargeback`, or omit it."},
	{400, "", "refund_amount_cents exceeds what is left of the sale", "", false, "refundTooLarge", "Send at most the amount that is not refunded yet."},
	{404, "", "Sale not found for transaction_id", "", false, "saleNotFound", "Check the identifier. A sale that was not attributed is not recorded."},
	{500, "", "Refund tracking failed", "", false, "refundTrackingFailed", "Send again with back-off and the same `refund_reference`."},
	{401, "", "Missing or malformed Authorization header. Expected: Bearer <api_token>.", "", false, "readinessMalformedAuthorization", "Send `Authorization: Bearer <API_KEY>`."},
	{401, "", "Missing API token.", "", false, "readinessMissingApiToken", "Send the key after `Bearer `."},
	{401, "", "Invalid API token.", "", false, "readinessInvalidApiToken", "Check the key. A regenerated key replaces the old one immediately."},
	{500, "", "Failed to compute readiness. Retry shortly.", "", false, "readinessFailed", "Send it again after the given number of seconds."},
	{400, "", "Missing required fields: state, id_token", "", false, "authFieldsMissing", "Send both fields."},
	{400, "", "Session expired", "", false, "authSessionExpired", "Start a new session."},
	{401, "", "Invalid id_token", "", false, "idTokenInvalid", "The token is forged, expired or replayed, the session is not confirmed, or the token's e-mail address is not verified or belongs to another person's account. The session remains pending: sign in again."},
	{403, "", "Your account has been suspended.", "", false, "accountSuspended", "Ask the operator."},
	{404, "", "Session not found or already used", "", false, "authSessionNotFoundOrUsed", "Start a new session."},
	{400, "", "Missing state parameter", "", false, "authStateMissing", "Send the `state` of the session."},
	{400, "", "Session already consumed", "", false, "authSessionConsumed", "Use that token, or start a new session."},
	{404, "", "Session not found", "", false, "authSessionNotFound", "Start a new session."},
	{401, "", "Authentication required — run npx referral login", "", false, "authenticationRequired", "Sign in, and send `Authorization: Bearer <LOGIN_TOKEN>`."},
	{401, "", "Invalid or expired login token", "", false, "loginTokenInvalid", "Sign in again. A token lasts 90 days and ends when its account is suspended."},
	{401, "", "User not found", "", false, "userNotFound", "Ask the operator."},
	{400, "", "Missing required fields: name, domain, commission_type, commission_rate", "", false, "initFieldsMissing", "Send all four fields."},
	{400, "", "commission_rate must be a positive number", "", false, "commissionRateInvalid", "Send a number above 0, as a JSON number and not as a text."},
	{400, "", "commission_rate must be at most 100 for the percent kinds and 1000000 for the fixed kinds", "", false, "commissionRateTooHigh", "Send at most 100 for a percentage, at most 1000000 for a fixed amount."},
	{400, "", "domain must be a host name such as brand.dev, without https://", "", false, "domainInvalid", "Send the name alone, without a scheme, port or path."},
	{403, "", "No advertiser found for this account", "", false, "advertiserMissing", "Ask the person who runs the service to let your address create programs."},
	{403, "", "advertiser_id does not match the authenticated account", "", false, "advertiserMismatch", "Omit `advertiser_id`."},
	{401, "", "Missing or malformed Authorization header. Expected: Bearer <api_token>", "", false, "cliMalformedAuthorization", "Send `Authorization: Bearer <API_KEY>`."},
	{401, "", "Invalid API key. Ask a workspace owner to regenerate the key.", "", false, "cliInvalidApiKey", "Check the key. A regenerated key replaces the old one immediately."},
	{429, "", "Too many synthetic chains (max 10/program/hour).", "", false, "tooManyChains", "Run the next chain after the given number of seconds. The fixture may have been refreshed."},
	{410, "", "This endpoint is retired. Connect the payment processor from the dashboard program settings.", "", false, "stripeConnectRetired", "Connect the payment processor from the dashboard."},
	{400, "", "Missing Stripe-Signature header", "", false, "signatureMissing", "Only Stripe may send events here, and it signs each event."},
	{400, "", "Malformed Stripe-Signature header. Expected: t=<timestamp>,v1=<signature>", "", false, "signatureMalformed", "It has the form `t=<unix seconds>,v1=<hex>`."},
	{400, "", "Stripe-Signature does not match the request body", "", false, "signatureInvalid", "Connect the endpoint's signing secret, and make sure that no proxy changes the body."},
	{400, "", "Stripe-Signature is more than 5 minutes old", "", false, "signatureTooOld", "Another party may have repeated an event. Stripe creates a new signature for each of its attempts."},
	{400, "", "Stripe-Signature is more than 5 minutes in the future", "", false, "signatureAhead", "Check this machine's clock."},
	{400, "", "Request body must be a Stripe event", "", false, "eventMalformed", "An event has `id`, `type` and `data.object`."},
	{404, "", "Program is not connected to Stripe", "", false, "programNotConnected", "Connect it: the operator command `stripe connect` prints the correct address."},
	{413, "", "Request body must be at most 1 MiB", "", false, "webhookTooLarge", "Events of Stripe are never that large."},
	{500, "", "Payment event processing failed", "", false, "webhookFailed", "Nothing was recorded. Stripe sends the event again."},
	{400, "", "Request body must be a delivery of the processor", "", false, "deliveryMalformed", "Choose JSON as the format of the webhook, and this address for no other processor."},
	{401, "", "The delivery has no readable signature", "", false, "deliverySignatureMissing", "Only the payment processor may send deliveries here, and it signs each of them."},
	{401, "", "The signature of the delivery does not match the request body", "", false, "deliverySignatureInvalid", "Connect the secret that the processor shows for this address, and make sure that no proxy changes the body."},
	{401, "", "The signature of the delivery is more than 5 minutes old", "", false, "deliverySignatureTooOld", "Another party may have repeated a delivery. The processor creates a new signature for each of its attempts."},
	{401, "", "The signature of the delivery is more than 5 minutes in the future", "", false, "deliverySignatureAhead", "Check this machine's clock."},
	{404, "", "Program is not connected to this payment processor", "", false, "deliveryNotConnected", "An owner connects it on the page Payment processor, or by `processor add`."},
	{500, "", "Delivery processing failed", "", false, "deliveryFailed", "Nothing was recorded. Most processors send the delivery again; `catch-up` brings what they do not."},
	{400, "", "A text contains U+0000 or a lone surrogate", "", false, "manageTextNotStorable", "Remove the character."},
	{400, "", "cursor is not a cursor of this list", "", false, "manageCursorInvalid", "Use `page.next_cursor` of the same list with the same filters, or start without a cursor."},
	{401, "", "A credential is required", "", false, "manageCredentialMissing", "Send `Authorization: Bearer <API_TOKEN>`, or sign in."},
	{401, "", "The credential is unknown, expired or revoked", "", false, "manageCredentialInvalid", "It is malformed, unknown, expired, revoked, or of a suspended account, or it is a program's API key, which only records\nevents and reads the readiness of its program. Send an API token, or sign in.\n"},
	{405, "", "The path does not support this method", "", false, "manageMethodNotAllowed", "Use a method from the `Allow` header."},
	{429, "", "Too many requests in this minute", "", false, "manageRateLimited", "Send it again after the given number of seconds. Nothing was done."},
	{500, "", "The service failed", "", false, "manageFailed", "Send it again with the same `Idempotency-Key`, with back-off."},
	{400, "", "A body is required", "", false, "manageBodyMissing", "Send a JSON object."},
	{400, "", "The body must be valid UTF-8", "", false, "manageBodyNotUtf8", "Encode the body as UTF-8."},
	{400, "", "The body must be valid JSON", "", false, "manageBodyNotJson", "Check the syntax of the JSON."},
	{400, "", "The body must be a JSON object", "", false, "manageBodyNotObject", "Send an object."},
	{400, "", "The body must not be nested deeper than 32 levels", "", false, "manageBodyTooDeep", "Send only the fields that the operation has."},
	{400, "", "commission_rate must be at most 100 percent or 1000000 major units", "", false, "manageCommissionRateTooHigh", "Send at most 100 for `percent` and `recurring_percent`, and at most 1000000 otherwise."},
	{403, "", "The request does not come from a page of this service", "", false, "manageCrossSite", "A request that changes something with the cookie of a session must come from a page of the service."},
	{409, "", "The first request with this Idempotency-Key is still running", "", false, "manageInFlight", "Wait, then send it again with the same key."},
	{413, "", "The body must be at most 64 KiB", "", false, "managePayloadTooLarge", "Send fewer or shorter values."},
	{415, "", "The Content-Type must be application/json", "", false, "manageUnsupportedMediaType", "Send `Content-Type: application/json`."},
	{415, "", "The body must not be compressed", "", false, "manageBodyCompressed", "Send it as it is, without `Content-Encoding`."},
	{422, "", "The Idempotency-Key was sent with another request", "", false, "manageKeyReused", "Send a new key with a new request, and the same request with the same key."},
	{404, "", "There is no such record", "", false, "manageNotFound", "The identifier is malformed or unknown, or the record belongs to a program that the credential cannot see."},
	{400, "", "A field is required", "", false, "manageFieldsMissing", "Send the fields that change."},
	{409, "", "The program is archived", "", false, "manageProgramArchived", "An archived program cannot be changed. Create another one."},
	{409, "", "The currency cannot change once a sale exists", "", false, "manageCurrencyFixed", "Create another program for another currency."},
	{400, "", "The body must be a picture", "", false, "manageLogoMissing", "Send the file as the body."},
	{400, "", "The picture cannot be read: it is broken, neither PNG, JPEG, WebP nor SVG, has more than 16 megapixels, or costs too much to draw", "", false, "manageLogoUnreadable", "Open the file elsewhere, and save it as a smaller PNG."},
	{413, "", "The picture must be at most 200 kB", "", false, "manageLogoTooLarge", "Send a smaller file."},
	{415, "", "The Content-Type must be image/png, image/jpeg, image/webp or image/svg+xml", "", false, "manageLogoTypeUnsupported", "Send the media type of the file as the `Content-Type`."},
	{429, "", "Too many pictures wait to be drawn", "", false, "manageLogoBusy", "Send it again after the given number of seconds. Nothing was done."},
	{400, "", "rotate_by must be a time in the future, at most 90 days ahead", "", false, "manageRotateByInvalid", "Send a date and time with offset in the future, at most 90 days ahead."},
	{403, "", "Sign in again to do this", "", false, "manageSignInTooOld", "Sign in again, then repeat the request. If that does not help, the issuer does not say when people signed in, and the operator sets `OIDC_AUTH_TIME`."},
	{409, "", "Two keys of the program are usable already", "", false, "manageTwoKeysUsable", "Revoke one of them, or wait for the deadline of the marked one."},
	{409, "", "The key is retired or revoked", "", false, "manageKeyNotUsable", "List the keys to see which are usable."},
	{409, "", "The last usable key of a program cannot be revoked", "", false, "manageLastKey", "Rotate it first, so that the program keeps a usable key."},
	{409, "", "The event is not pending.", "", false, "manageEventNotPending", "It was applied, or it is of the processor's test mode. Nothing is left to do."},
	{400, "", "level needs its identifier: group_id for group, partner_id for partnership, none for program", "", false, "manageTermsLevelInvalid", "Send `group_id` with the level `group`, `partner_id` with the level `partnership`, and neither with `program`, which cannot inherit."},
	{400, "", "to must be a date after from, at most 366 days later.", "", false, "manageRangeInvalid", "Send a `to` that is after `from`, and at most 366 days later."},
	{422, "", "More than 100,000 sales were recorded in this period", "", false, "manageTooManySales", "Ask for a shorter period."},
	{409, "", "Another group of the program has this name", "", false, "manageGroupNameTaken", "Use another name."},
	{409, "", "A program can have at most 100 groups", "", false, "manageTooManyGroups", "Use one of the groups that exist."},
	{409, "", "A program always has one default group. Make another group the default instead", "", false, "manageDefaultGroupNeeded", "Make another group the default one instead."},
	{400, "", "url must be an https address that the service may call, without user name and password", "", false, "manageWebhookUrlRefused", "Send an https address of the public Internet without user name and password. The operator can allow networks of your own."},
	{400, "", "header.name must not be host, cookie, or a header of the connection, the content or the signature", "", false, "manageWebhookHeaderRefused", "Choose another header, such as `X-Gateway-Key` or `Authorization`."},
	{403, "", "This kind of credential cannot be used here", "", false, "manageKindRefused", "Use a kind of credential that the reference lists for the operation."},
	{409, "", "A program can have at most 10 webhooks", "", false, "manageTooManyWebhooks", "Delete one that is no longer needed."},
	{409, "", "The webhook is disabled or deleted, so nothing can be sent to it", "", false, "manageWebhookDisabled", "Enable it first."},
	{400, "", "webhook_secret must be the signing secret of a webhook endpoint, whsec_….", "", false, "manageWebhookSecretInvalid", "Send the signing secret of a webhook endpoint, which begins with `whsec_`."},
	{400, "", "account must be the identifier of a Stripe account, acct_….", "", false, "manageStripeAccountInvalid", "Send the identifier of an account of Stripe Connect, which begins with `acct_`."},
	{400, "", "With group_by=sub, to must be a date after from, at most 90 days later.", "", false, "manageSubRangeInvalid", "Send a `to` that is after `from`, and at most 90 days later."},
	{409, "", "A program must have an active owner.", "", false, "manageLastOwner", "Make another member an owner first."},
	{409, "", "The account with this e-mail address is a member already.", "", false, "manageAlreadyMember", "Change the role of the member instead."},
	{409, "", "There is a pending invitation for this e-mail address.", "", false, "manageAlreadyInvited", "Revoke that invitation to send another one."},
	{409, "", "A program can send at most 200 invitations a day", "", false, "manageInvitationLimit", "Wait until 24 hours have passed."},
	{409, "", "The invitation is no longer pending.", "", false, "manageMemberInvitationNotPending", "It was accepted, declined or revoked, or it has expired. Create another one if needed."},
	{400, "", "code must be 3 to 32 of the characters a-z, 0-9 and -", "", false, "manageLinkCodeInvalid", "Send 3 to 32 characters, or no code for a random one."},
	{400, "", "destination must be an http or https URL at the program's domain or one of its origins, without user name and aff parameter", "", false, "manageDestinationInvalid", "Send the address of a page, without the parameter `aff`, which the link adds."},
	{409, "", "The partner is not in the program", "", false, "managePartnerNotJoined", "Approve or reinstate the partner first."},
	{400, "", "alias must be 1 to 64 of the characters A-Z, a-z, 0-9 and . _ ~ -", "", false, "manageAliasInvalid", "Send 1 to 64 characters."},
	{409, "", "A link can have at most 50 aliases", "", false, "manageTooManyAliases", "Create another link."},
	{413, "", "The objects of a request must be at most 1 MiB together", "", false, "manageObjectsTooLarge", "Send fewer objects at once."},
	{400, "", "read_key must be a restricted key that only reads, rk_…", "", false, "manageCatchUpKeyUnusable", "At Stripe, make a restricted key, `rk_…`, that may only read. A secret key, `sk_…`, could move money, so that it is refused."},
	{400, "", "site must be the https address of the shop", "", false, "manageCatchUpSiteInvalid", "Send the https address of the shop; at Shopify that which ends with `.myshopify.com`. Other processors have none."},
	{400, "", "host must be a full name such as go.brand.dev, and not that of the service", "", false, "manageLinkHostInvalid", "Send the name alone, without scheme, port and path. It has a dot, is no IP address, and is not the host of the service."},
	{400, "", "code must be 1 to 64 of the characters A-Z, a-z, 0-9 and . _ ~ -", "", false, "manageCodeInvalid", "Send 1 to 64 letters, digits, `.`, `_`, `~` or `-`. Umlauts, blanks, `&` and `%` are not allowed."},
	{409, "", "An invitation can be sent again once a day, at most three times", "", false, "manageInvitationSent", "Wait a day after it was last sent. After three times, revoke it and create another one."},
	{400, "", "Send either partner_id or partnership_id", "", false, "manageAdjustmentPartnerAmbiguous", "Send `partner_id`, or the `partnership_id` of a partner who was erased."},
	{400, "", "amount_cents must not be 0.", "", false, "manageAdjustmentAmountInvalid", "Send a positive amount for a bonus, and a negative one for a correction."},
	{400, "", "currency must be the program's currency or one that the partner already earns.", "", false, "manageAdjustmentCurrencyInvalid", "Use the currency of the program, or one of the partner's other commissions."},
	{400, "", "cutoff must not be ahead", "", false, "manageCutoffAhead", "Send a time that has passed, or none."},
	{409, "", "No partner is to be paid. The preview says why.", "", false, "manageNothingDue", "Read the preview, which says what is held back and why."},
	{409, "", "What is due has changed since the preview", "", false, "managePreviewOutdated", "Nothing was created. Read the preview again."},
	{400, "", "Send item_ids, or all_open with expected_total_cents", "", false, "manageItemsAmbiguous", "Send either `item_ids`, or `all_open` with `expected_total_cents`."},
	{400, "", "paid_at must not be ahead", "", false, "managePaidAtAhead", "Send when the items were paid, or nothing for now."},
	{400, "", "template_header must have the column amount, and no formula", "", false, "manageTemplateInvalid", "Send the first line of the template as it is, with its commas."},
	{400, "", "template_header must have each column once", "", false, "manageTemplateRepeated", "Send the first line of the template as it is, with its commas."},
	{400, "", "execution_date must be today or later", "", false, "manageExecutionDatePast", "Send today (UTC), a later day, or none."},
	{400, "", "payer_iban must be a valid IBAN, with payer_name", "", false, "managePayerInvalid", "Set the name and the IBAN of the account that pays in the payout settings, or send both."},
	{409, "", "No open item is paid in this way", "", false, "manageNothingToExport", "Read the items. Those that are paid, failed or cancelled are in no file."},
	{409, "", "An amount is too large for this format", "", false, "manageAmountTooLarge", "Pay this item in another way."},
	{409, "", "The destination of an item cannot be decrypted", "", false, "manageDestinationUnreadable", "The `SECRET_KEY` was replaced. Cancel the item; once the partner has said again where to be paid, create another payout."},
	{400, "", "payer_iban must be a valid IBAN", "", false, "managePayerIbanInvalid", "Check the country, the length and the digits of the IBAN."},
	{400, "", "at must not be ahead", "", false, "manageAtAhead", "Send a time that has passed, or none."},
	{400, "", "Either program_ids or all_programs is required", "", false, "manageTokenProgramsInvalid", "Send either `program_ids` or `all_programs: true`."},
	{400, "", "expires_at must be a time in the future, at most 366 days ahead", "", false, "manageTokenExpiryInvalid", "Send a date and time with offset in the future, at most 366 days ahead."},
	{409, "", "An account can have at most 50 valid tokens", "", false, "manageTooManyTokens", "Revoke a token that is no longer needed."},
	{409, "", "The account has this e-mail address already", "", false, "manageEmailUnchanged", "Send another address."},
	{409, "", "The account signs in with an identity provider, which decides its e-mail address", "", false, "manageAccountBound", "Change the address at the identity provider, then sign in again. An account that manages programs signs in there, too."},
	{409, "", "The last change of the e-mail address can still be taken back", "", false, "manageEmailChangeRunning", "Send the request again after `details.until`, or take the change back with the link in the mail to the old address."},
	{409, "", "An account can request at most 5 changes of its e-mail address in 24 hours", "", false, "manageTooManyEmailChanges", "Wait until 24 hours have passed."},
	{403, "", "Sign in as a member to accept this invitation", "", false, "manageMemberSignInMissing", "Sign in as a member with the same e-mail address, then accept the invitation."},
	{404, "", "The invitation was sent to another e-mail address", "", false, "manageInvitationForOther", "Sign in with the address that received the invitation."},
	{410, "", "The invitation has expired", "", false, "manageInvitationExpired", "Ask the program for another one."},
	{403, "", "The e-mail address of the account changed in the last 72 hours", "", false, "manageEmailChanged", "Send the request again after `details.until`, 72 hours after the change. This gives the owner of the account time to notice."},
	{400, "", "A method of the kind sepa is paid in EUR only", "", false, "managePayoutCurrencyInvalid", "Send `EUR` as the currency."},
	{400, "", "iban must be a valid IBAN", "", false, "manageIbanInvalid", "Check the country, the length and the digits of the IBAN."},
	{409, "", "A partner can add at most 10 payout methods in 24 hours", "", false, "manageTooManyPayoutMethods", "Use one of them, or wait until 24 hours have passed."},
	{400, "", "The program needs an answer to each of its required questions", "", false, "manageAnswerMissing", "Answer every required question on the page /join of the program."},
	{400, "", "The program needs your consent to its documents", "", false, "manageConsentMissing", "Read the documents of the program, and send the address of each that you agree to."},
	{409, "", "Partners of this program cannot create links", "", false, "managePartnerLinksOff", "Ask the program for a link."},
	{409, "", "A partner can have at most 50 links in a program", "", false, "manageTooManyLinks", "Use one of them."},
	{409, "", "Partners of this program cannot change links", "", false, "managePartnerLinksFixed", "Ask the program to change the link."},
	{409, "", "The program disabled the link, and only the program can enable it", "", false, "manageLinkDisabledByProgram", "Ask the program to enable the link, or use another one."},
	{400, "", "url must be an https address that the service may call, with known placeholders in its path and query only", "", false, "managePostbackUrlRefused", "Send an https address of the public Internet without user name and password. Only its path and query may have placeholders, and only those that the operation names."},
	{409, "", "Partners of this program cannot have postbacks", "", false, "managePostbacksOff", "Ask the program to allow them."},
	{409, "", "A partner can have at most 5 postbacks in a program", "", false, "manageTooManyPostbacks", "Delete one that is no longer needed."},
	{409, "", "This postback is not signed, so it has no secret", "", false, "managePostbackUnsigned", "Only a postback with the method `post` has a secret."},
	{503, "", "Not ready", "", false, "notReady", "Send no requests to this instance until it returns 200."},
	{404, "", "Path not found", "", false, "unknownPath", "Check the base URL: it is the address of the service, without a path such as /api/v1."},
	{400, "", "Request could not be parsed", "", false, "requestMalformed", "Check the request line, the headers and the length of the body."},
	{408, "", "Request took too long", "", false, "requestTimedOut", "Send the complete request within 30 seconds."},
	{431, "", "Request headers are too large", "", false, "headersTooLarge", "Send less than 16 KiB of headers."},
	{400, "", "", "^.* does not say what is refunded: send refund_amount_cents, or no amount for all that is left$", false, "refundMisnamed", "Send it as `refund_amount_cents`, in the smallest currency unit. Without an amount, all that is left of the sale is refunded."},
	{400, "", "", "^minimums must not have .*, the currency of the program: change its minimum_payout_cents$", false, "manageMinimumOfProgram", "Change `minimum_payout_cents` of the program, and leave its currency out of `minimums`."},
	{400, "", "", "^Customer status cannot be updated to lead\\. Current status: .*$", false, "customerStatusNotUpdatable", "You can ignore this error if you sent the lead twice."},
	{400, "", "", "^Of email, iban and details, this kind of method takes .* only$", false, "managePayoutDestinationInvalid", "Send the field in `details.field`, and of `email`, `iban` and `details` only this one."},
	{409, "", "", "^The TXT record .* does not have the expected value\\. It has .*$", false, "manageLinkHostUnproved", "Set the TXT record `details.name` to `details.expected`. `details.found` has what is there. A change can take some minutes."},
	{409, "", "", "^Your status in the program is .*, which does not allow this$", false, "manageOwnTransition", "Read the program. `details.status` is the present status."},
	{429, "", "", "^.* got as many invitations as a person can get in 24 hours$", false, "manageInvitationsToPerson", "Send the request again after the given number of seconds. Nobody was invited. Invitations of all programs count."},
	{409, "", "", "^The status of the partner is .*, which does not allow this$", false, "managePartnerTransition", "Read the partner. `details.status` is the present status."},
	{409, "", "", "^The payout would be .*, which is more than max_total_cents$", false, "manageTotalTooLarge", "Nothing was created. Read the preview again."},
	{400, "", "", "^template_header has the column .*, which cannot be filled$", false, "manageTemplateUnfillable", "Take the template for payments to e-mail addresses. A bank account is in no file of Wise."},
	{409, "", "", "^The name servers did not say whether .* has a TXT record$", false, "manageLinkHostUnanswered", "Send the request again later. If it stays so, check the name servers of the domain."},
	{429, "", "", "^A program can look for proofs of hosts .* times a minute$", false, "manageLinkHostChecksLimited", "Send the request again after the given number of seconds."},
	{400, "", "", "^.* must be an e-mail address of at most 254 characters$", false, "manageEmailInvalid", "Correct the address in `details.field`."},
	{409, "", "", "^The open items sum to .*, not to expected_total_cents$", false, "manageOpenTotalChanged", "Nothing was changed. Read the items again."},
	{429, "", "", "^You can send at most .* invitations in 24 hours$", false, "manageInvitationsByAccount", "Send the request again after the given number of seconds. Nobody was invited. Invitations to all programs of the account count."},
	{500, "", "", "^Failed to run synthetic chain \\(request_id: .*\\)$", false, "chainFailed", "Send again with back-off; quote the identifier if the error persists."},
	{500, "", "", "^Failed to start auth session \\(request_id: .*\\)$", false, "authStartFailed", "Send again with back-off; quote the identifier if the error persists."},
	{500, "", "", "^Failed to process test event \\(request_id: .*\\)$", false, "testEventFailed", "Send again with back-off; quote the identifier if the error persists."},
	{500, "", "", "^Failed to poll auth session \\(request_id: .*\\)$", false, "authPollFailed", "Send again with back-off; quote the identifier if the error persists."},
	{500, "", "", "^Failed to create program \\(request_id: .*\\)$", false, "initFailed", "Send again with back-off; quote the identifier if the error persists."},
	{403, "", "", "^The credential does not have the scope .*$", false, "manageScopeMissing", "Use a token that has the scope in `details.scope`. To create or join a program, the token must also be for all programs (`all_programs`)."},
	{500, "", "", "^Failed to list programs \\(request_id: .*\\)$", false, "programsFailed", "Send again with back-off; quote the identifier if the error persists."},
	{409, "", "", "^A program can have at most .* link hosts$", false, "manageTooManyLinkHosts", "Remove one that is no longer needed."},
	{409, "", "", "^The account of .* takes no SEPA transfer$", false, "manageDestinationOutside", "The account is in a country outside SEPA, or a QR-IBAN. Cancel the item; once the partner has said again where to be paid, create another payout."},
	{409, "", "", "^Your status in the program is .* already$", false, "manageAlreadyPartner", "Read the program. `details.status` is the present status."},
	{409, "", "", "^Another program has proved the host .*$", false, "manageLinkHostTaken", "A host belongs to one program. Remove it from the other one first."},
	{500, "", "", "^Auth callback failed \\(request_id: .*\\)$", false, "authCallbackFailed", "Send again with back-off; quote the identifier if the error persists."},
	{500, "", "", "^Failed to get status \\(request_id: .*\\)$", false, "statusFailed", "Send again with back-off; quote the identifier if the error persists."},
	{400, "", "", "^Invalid commission_type: .*\\. Valid: .*$", false, "commissionTypeInvalid", "Send one of the four types."},
	{500, "", "", "^Failed to sign out \\(request_id: .*\\)$", false, "cliAuthLogoutFailed", "Send again with back-off; quote the identifier if the error persists."},
	{400, "", "", "^.* is not a field of this operation$", false, "manageFieldUnknown", "Check the spelling of the field in `details.field`, or remove it."},
	{409, "", "", "^The code or identifier .* is taken$", false, "manageCodeTaken", "Choose another one. A code of a program stays with its partner for good, also when it is disabled."},
	{400, "", "", "^Invalid event_type: .*\\. Valid: .*$", false, "eventTypeInvalid", "Send `click`, `lead` or `sale`, or `type` equal to `chain`."},
	{409, "", "", "^The code or alias .* is taken$", false, "manageLinkNameTaken", "Choose another one. Codes and aliases are unique together, in the whole service."},
	{400, "", "", "^.* repeats an earlier address$", false, "manageEmailRepeated", "Remove the address in `details.field`."},
	{422, "", "", "^currency .* is not supported$", false, "unsupportedCurrency", "Send a supported currency. No sale, commission or fee was created."},
	{422, "", "", "^This format does not take .*$", false, "manageCurrencyRefused", "Ask for another format. A SEPA file is in EUR, and PayPal takes no VND."},
	{400, "", "", "^provider must be one of: .*$", false, "providerInvalid", "Use `custom` for any other provider."},
	{409, "", "", "^The program has the host .*$", false, "manageLinkHostKnown", "Verify the host that the program has. To get another value for the TXT record, remove it first."},
	{403, "", "", "^This needs the role .*$", false, "manageRoleMissing", "Ask a member with the role in `details.role`, or a higher one."},
	{409, "", "", "^The invitation is .*$", false, "manageInvitationNotPending", "Read `details.status`. Create another invitation if the person is to join."},
	{400, "", "", "^.* is missing$", false, "manageFieldRequired", "Send the field in `details.field`."},
	{400, "invalid_request", "", "^.* must be .*$", true, "manageFieldInvalid", "Correct the field in `details.field`."},
	{400, "", "", "^.* must be .*$", false, "fieldInvalid", "Correct the field that the message names."},
}
