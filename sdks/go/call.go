package referral

import (
	"context"
	"crypto/rand"
	"encoding/json"
	"errors"
	"fmt"
	"io"
	"net/http"
	"strings"

	"github.com/referral-tracking/referral-tracking/sdks/go/api"
)

// send sends a request once, with a method of the generated client.
type send func(ctx context.Context, edit api.RequestEditorFn) (*http.Response, error)

// callSettings are the options of one call.
type callSettings struct {
	// repeatable: the request may be sent again even though it may have been processed.
	repeatable bool
	// attempts is the maximum number of attempts; 0 means the policy's number.
	attempts int
	// uncertain: the same request was sent before this call and may have been processed.
	uncertain bool
	// tracks: every success has "success": true.
	tracks bool
	// hasData: every success has "data".
	hasData bool
	// idempotencyKey is sent with each attempt unless it is nil.
	idempotencyKey *string
}

// call sends the request until there is a final answer, within the retry policy. Its error is an *Error.
func call[T any](ctx context.Context, c *Client, settings callSettings, do send) (*T, error) {
	policy := c.policy
	policy.Attempts = orDefault(settings.attempts, policy.Attempts)
	// All attempts have the same identifier, so that they can be recognised in the service's log.
	requestID := newRequestID()
	for failures := 1; ; failures++ {
		answer, err := attempt[T](ctx, c, requestID, settings, do)
		if err == nil {
			return answer, nil
		}
		err.uncertain = settings.uncertain
		settings.uncertain = settings.uncertain || err.isTransient() && err.Kind != api.ErrorKindUnsent
		delay, again := policy.delayAfter(err, failures, settings.repeatable)
		if !again || ctx.Err() != nil {
			return nil, err
		}
		if !sleep(ctx, delay) {
			return nil, errorOfSilence(kindOf(ctx, ctx.Err(), true), ctx.Err(), requestID)
		}
	}
}

func attempt[T any](caller context.Context, c *Client, requestID string, settings callSettings, do send) (*T, *Error) {
	ctx, cancel := context.WithTimeout(caller, c.timeout)
	defer cancel()
	answer, body, sent, err := transmit(ctx, c, requestID, settings, do)
	if err != nil {
		return nil, errorOfSilence(kindOf(caller, err, sent || settings.uncertain), err, requestID)
	}
	var fields map[string]json.RawMessage
	// The fields stay empty if the body is not an object.
	_ = json.Unmarshal(body, &fields)
	readable := c.report(fields["warnings"])
	if answer.StatusCode < 200 || answer.StatusCode > 299 {
		return nil, errorOfAnswer(answer, body, c.baseURL, requestID)
	}
	var result T
	if text, isFile := any(&result).(*string); isFile && strings.HasPrefix(answer.Header.Get("Content-Type"), "text/csv") {
		*text = string(body)
		return &result, nil
	}
	// A proxy's response can have any status, and the body can be missing.
	if fields == nil || settings.tracks && string(fields["success"]) != "true" || settings.hasData && fields["data"] == nil {
		cause := errors.New("the answer is not one of the service")
		return nil, errorOfSilence(api.ErrorKindUnreadable, cause, requestID)
	}
	noticesReadable := c.reportNotices(fields["notices"])
	if !readable || !noticesReadable {
		if !readable {
			delete(fields, "warnings")
		}
		if !noticesReadable {
			delete(fields, "notices")
		}
		body, _ = json.Marshal(fields) // it was JSON before
	}
	if err := json.Unmarshal(body, &result); err != nil {
		return nil, errorOfSilence(api.ErrorKindUnreadable, err, requestID)
	}
	return &result, nil
}

// transmit sends the request once. Sent is false if it failed before that.
func transmit(ctx context.Context, c *Client, requestID string, settings callSettings, do send) (answer *http.Response, body []byte, sent bool, err error) {
	key, err := c.key(ctx)
	if err != nil {
		return nil, nil, false, err
	}
	answer, err = do(ctx, func(_ context.Context, request *http.Request) error {
		sent = true
		request.Header.Set(api.RequestIDHeader, requestID)
		request.Header.Set("User-Agent", "referral-tracking-go/"+api.Version)
		if settings.idempotencyKey != nil {
			request.Header.Set(api.IdempotencyKeyHeader, *settings.idempotencyKey)
		}
		if key != "" {
			request.Header.Set("Authorization", "Bearer "+key)
		}
		return nil
	})
	if err != nil {
		return nil, nil, sent, err
	}
	defer func() { _ = answer.Body.Close() }()
	body, err = io.ReadAll(answer.Body)
	return answer, body, sent, err
}

// newRequestID returns a random UUID.
func newRequestID() string {
	var b [16]byte
	_, _ = rand.Read(b[:]) // never fails
	b[6] = b[6]&0x0f | 0x40
	b[8] = b[8]&0x3f | 0x80
	return fmt.Sprintf("%x-%x-%x-%x-%x", b[:4], b[4:6], b[6:8], b[8:10], b[10:])
}
