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

// Error is what every call of a [Client] returns when it fails: for both envelopes, for answers that are no envelope
// at all (a proxy's page), and for no answer. Find it with [errors.As].
type Error struct {
	// Status is the HTTP status; 0 if there was no valid response; Unwrap then returns the reason.
	Status int
	// Code is stable, match on it (api.CodeNotFound and so on); empty where the service gives none.
	Code string
	// Message is an explanation for people.
	Message string
	// Details is empty unless the document says otherwise.
	Details map[string]any
	// Hint says what to do about it.
	Hint string
	// DocsURL is where the error is explained.
	DocsURL string
	// RequestID names the request in the service's log; quote it when you report a problem.
	RequestID string
	// RetryAfter is how long to wait before the same request can succeed; 0 when the service does not say.
	RetryAfter time.Duration
	// SaleID is, of a sale that is recorded already, its identifier.
	SaleID *int64
	// FromService reports whether the error came from the service: false for a proxy error or a missing response.
	FromService bool

	cause error
	// An attempt before the one that failed with this may have been carried out.
	uncertain bool
}

func (e *Error) Error() string {
	return fmt.Sprintf("referral: %s (status %d, request %s)", e.Message, e.Status, e.RequestID)
}

// Unwrap returns why no answer came, the context's error included.
func (e *Error) Unwrap() error { return e.cause }

// The longest wait that the other SDKs can represent, too.
const longestWait = math.MaxInt32

// envelope is what both envelopes have in common.
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

// retryAfter reads a Retry-After, which a proxy may also send as a date.
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

// errorOfAnswer is the error that an answer stands for. Not every answer repeats the request identifier that was sent.
func errorOfAnswer(answer *http.Response, body []byte, requestID string) *Error {
	var read envelope
	// What is no envelope leaves it empty.
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
	result.FromService = result.Message != ""
	if result.Message == "" {
		result.Message = fmt.Sprintf("The service answered %d", answer.StatusCode)
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
	return result
}

// errorOfSilence is the error of a request that got no readable answer: the network failed, or the time ran out.
func errorOfSilence(cause error, requestID string) *Error {
	return &Error{
		Message:   "No readable answer from the service: " + cause.Error(),
		Details:   map[string]any{},
		RequestID: requestID,
		cause:     cause,
	}
}

// isMarked reports whether the error is the one that the document describes by this mark.
func (e *Error) isMarked(mark api.Mark) bool {
	if e.Status != mark.Status {
		return false
	}
	if mark.Message == nil {
		return e.Code == mark.Code
	}
	return mark.Message.MatchString(e.Message)
}
