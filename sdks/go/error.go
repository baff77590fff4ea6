package referral

import (
	"encoding/json"
	"errors"
	"fmt"
	"math"
	"net/http"
	"strconv"
	"time"

	"github.com/referral-tracking/referral-tracking/sdks/go/api"
)

// Error is the error of every failed call of a [Client]: for both envelopes, for responses of proxies, and for missing
// responses. Find it with [errors.As].
type Error struct {
	// Kind is how the call failed: api.ErrorKindRefused by the service; ErrorKindUnreadable if the response is not one of
	// the service; ErrorKindConnection; ErrorKindTimeout; ErrorKindAborted by your context; ErrorKindUnsent because of an
	// argument.
	Kind api.ErrorKind
	// Status is the HTTP status. It is 0 if there was no valid response; Unwrap then returns the reason.
	Status int
	// Code is stable; use it in conditions (api.CodeNotFound and so on). It is empty if the service gives none.
	Code string
	// Message is an explanation for people.
	Message string
	// Details is empty unless the document defines details for the error.
	Details map[string]any
	// Hint says what to do about it.
	Hint string
	// DocsURL links to an explanation. It is set for every error of the service.
	DocsURL string
	// RequestID is the request's identifier in the service's log; quote it when you report a problem.
	RequestID string
	// RetryAfter is how long to wait before a retry can succeed; 0 if the service does not say.
	RetryAfter time.Duration
	// SaleID is the identifier of a sale that is already recorded.
	SaleID *int64
	// FromService reports whether the service sent the error; it is false for a proxy's response and for no response.
	FromService bool

	cause error
	// Whether an earlier attempt of the call may have been processed.
	uncertain bool
}

// Error returns the message, the hint and the link.
func (e *Error) Error() string {
	text := fmt.Sprintf("referral: %s (status %d, request %s)", e.Message, e.Status, e.RequestID)
	if e.Hint != "" {
		text += ". " + e.Hint
	}
	if e.DocsURL != "" {
		text += " See " + e.DocsURL
	}
	return text
}

// Unwrap returns why there was no response, such as the context's error.
func (e *Error) Unwrap() error { return e.cause }

// The longest wait that the other SDKs can represent too.
const longestWait = math.MaxInt32

// envelope has the fields that both envelopes share.
type envelope struct {
	Error struct {
		Code              string          `json:"code"`
		Message           string          `json:"message"`
		Details           json.RawMessage `json:"details"`
		Hint              string          `json:"hint"`
		DocsURL           string          `json:"docs_url"`
		RetryAfterSeconds float64         `json:"retry_after_seconds"`
	} `json:"error"`
}

// retryAfter reads Retry-After, which a proxy may also send as a date.
func retryAfter(header string) (time.Duration, bool) {
	seconds, err := strconv.ParseUint(header, 10, 31)
	if errors.Is(err, strconv.ErrRange) {
		return longestWait * time.Second, true
	}
	if err == nil {
		return time.Duration(seconds) * time.Second, true
	}
	if date, err := http.ParseTime(header); err == nil {
		return clamped(time.Until(date).Seconds()), true
	}
	return 0, false
}

func clamped(seconds float64) time.Duration {
	return time.Duration(math.Ceil(min(max(0, seconds), longestWait))) * time.Second
}

// errorOfAnswer creates the error for a response. Not every response repeats the request identifier that was sent.
func errorOfAnswer(answer *http.Response, body []byte, baseURL, requestID string) *Error {
	var read envelope
	// The fields stay empty if the body has no envelope.
	_ = json.Unmarshal(body, &read)
	result := &Error{
		Status:     answer.StatusCode,
		Code:       read.Error.Code,
		Message:    read.Error.Message,
		Details:    map[string]any{},
		Hint:       read.Error.Hint,
		DocsURL:    read.Error.DocsURL,
		RequestID:  requestID,
		RetryAfter: clamped(read.Error.RetryAfterSeconds),
	}
	if id := answer.Header.Get(api.RequestIDHeader); id != "" {
		result.RequestID = id
	}
	if wait, ok := retryAfter(answer.Header.Get(api.RetryAfterHeader)); ok {
		result.RetryAfter = wait
	}
	var sale struct {
		SaleID *int64 `json:"sale_id"`
	}
	if json.Unmarshal(read.Error.Details, &result.Details) == nil && json.Unmarshal(read.Error.Details, &sale) == nil {
		result.SaleID = sale.SaleID
	}
	result.advise(baseURL)
	return result
}

// advise sets the kind of an answer, and what the service does not say: a response without an envelope is not from it.
func (e *Error) advise(baseURL string) {
	if e.Message == "" {
		e.Kind, e.Hint = api.ErrorKindUnreadable, api.FailureHints[api.ErrorKindUnreadable]
		e.Message = fmt.Sprintf("The service answered %d", e.Status)
		return
	}
	hint, docsURL := adviseOn(baseURL, e)
	e.Kind, e.FromService = api.ErrorKindRefused, true
	e.Hint, e.DocsURL = orDefault(e.Hint, hint), orDefault(e.DocsURL, docsURL)
}

// errorOfSilence creates the error for a request without a readable response.
func errorOfSilence(kind api.ErrorKind, cause error, requestID string) *Error {
	what := "No readable answer from the service: "
	if kind == api.ErrorKindUnsent {
		what = "Nothing was sent: "
	}
	return &Error{
		Kind:      kind,
		Message:   what + cause.Error(),
		Hint:      api.FailureHints[kind],
		Details:   map[string]any{},
		RequestID: requestID,
		cause:     cause,
	}
}

// errorOfMisuse creates the error for invalid arguments.
func errorOfMisuse(why string) *Error {
	return errorOfSilence(api.ErrorKindUnsent, errors.New(why), newRequestID())
}

// isMarked reports whether the error has this mark in the document.
func (e *Error) isMarked(mark api.Mark) bool {
	if e.Status != mark.Status {
		return false
	}
	if mark.Message == nil {
		return e.Code == mark.Code
	}
	return mark.Message.MatchString(e.Message)
}
