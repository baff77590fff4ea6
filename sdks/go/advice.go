package referral

import (
	"context"
	"errors"
	"net"
	"regexp"
	"slices"
	"strings"

	"github.com/referral-tracking/referral-tracking/sdks/go/api"
)

func fits(advice api.Advice, e *Error) bool {
	if advice.Status != e.Status || advice.Code != "" && advice.Code != e.Code {
		return false
	}
	if _, named := e.Details["field"].(string); advice.Field && !named {
		return false
	}
	if advice.Pattern == "" {
		return e.Message == advice.Message
	}
	found, err := regexp.MatchString("(?s)"+advice.Pattern, e.Message)
	return err == nil && found
}

// adviseOn returns the hint for an error of the service, and a link to its explanation. A newer service may send errors
// that the document does not know.
func adviseOn(baseURL string, e *Error) (hint, docsURL string) {
	page := strings.TrimRight(baseURL, "/") + api.ErrorsPath
	for _, advice := range api.ErrorAdvice {
		if fits(advice, e) {
			return advice.Hint, page + "#" + advice.Anchor
		}
	}
	if slices.Contains(api.Codes, e.Code) {
		page += "#" + e.Code
	}
	return api.FailureHints[api.ErrorKindRefused], page
}

// kindOf returns how a request failed; sent is true if this attempt or an earlier one of the call was sent. The caller's
// context distinguishes an aborted call from a slow service.
func kindOf(ctx context.Context, cause error, sent bool) api.ErrorKind {
	var failure net.Error
	switch {
	case errors.Is(ctx.Err(), context.Canceled):
		return api.ErrorKindAborted
	case errors.Is(cause, context.DeadlineExceeded), errors.As(cause, &failure) && failure.Timeout():
		return api.ErrorKindTimeout
	case !sent:
		return api.ErrorKindUnsent
	default:
		return api.ErrorKindConnection
	}
}
