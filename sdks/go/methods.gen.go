// Code generated from openapi/ by `npm run generate:sdks`. DO NOT EDIT.

package referral

import (
	"context"
	"net/http"

	"github.com/referral-tracking/referral-tracking/sdks/go/api"
)

// Readiness sends GET /api/v1/programs/me/readiness: Get the state of the program's integration.
func (c *Client) Readiness(ctx context.Context, options ...CallOption) (*api.Readiness, error) {
	do := func(ctx context.Context, edit api.RequestEditorFn) (*http.Response, error) {
		return c.api.GetReadiness(ctx, edit)
	}
	return call[api.Readiness](ctx, c, settingsOf(true, options), do)
}

// Status sends GET /api/v1/cli/status: Get the program of a key.
func (c *Client) Status(ctx context.Context, options ...CallOption) (*api.CliStatusAnswer, error) {
	do := func(ctx context.Context, edit api.RequestEditorFn) (*http.Response, error) {
		return c.api.CliStatus(ctx, edit)
	}
	return call[api.CliStatusAnswer](ctx, c, settingsOf(true, options), do)
}

// TestEvent sends POST /api/v1/cli/test-event: Send a synthetic event, or a whole chain.
func (c *Client) TestEvent(ctx context.Context, body api.CliTestEventRequest, options ...CallOption) (*api.CliTestEventAnswer, error) {
	do := func(ctx context.Context, edit api.RequestEditorFn) (*http.Response, error) {
		return c.api.CliTestEvent(ctx, body, edit)
	}
	return call[api.CliTestEventAnswer](ctx, c, settingsOf(false, options), do)
}
