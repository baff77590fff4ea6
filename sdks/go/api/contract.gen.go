// Code generated from openapi/ by `npm run generate:sdks`. DO NOT EDIT.

package api

import "regexp"

// Version is the version of the document that this package was made from.
const Version = "0.1.0"

// Names of headers.
const (
	RequestIDHeader  = "X-Request-ID"
	RetryAfterHeader = "Retry-After"
)

// The stable error codes that the document knows. A newer service may send others.
const (
	CodeAPIKeyRotationRequired = "api_key_rotation_required"
	CodeDuplicateTransaction   = "duplicate_transaction"
	CodeForbidden              = "forbidden"
	CodeInternalError          = "internal_error"
	CodeInvalidKey             = "invalid_key"
	CodeInvalidRequest         = "invalid_request"
	CodeLinkDisabled           = "link_disabled"
	CodeMethodNotAllowed       = "method_not_allowed"
	CodeNoAttribution          = "no_attribution"
	CodeNotFound               = "not_found"
	CodeRateLimited            = "rate_limited"
	CodeUnauthorized           = "unauthorized"
	CodeUnsupportedCurrency    = "unsupported_currency"
)

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
)
