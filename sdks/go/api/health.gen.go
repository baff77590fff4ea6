// Code generated from openapi/ by `npm run generate:sdks`. DO NOT EDIT.

package api

import (
	"context"
	"net/http"
)

// HealthStatus: Always `ok`.
type HealthStatus string

// The known values of HealthStatus.
const (
	Ok HealthStatus = "ok"
)

// Valid reports whether the value is a known one.
func (e HealthStatus) Valid() bool { return isOneOf(e, Ok) }

type Health struct {
	// Always `ok`.
	Status HealthStatus `json:"status"`
}

// GetHealth sends GET /healthz.
func (c *Client) GetHealth(ctx context.Context, reqEditors ...RequestEditorFn) (*http.Response, error) {
	return c.send(ctx, "GET", "/healthz", nil, nil, reqEditors)
}

// GetReady sends GET /readyz.
func (c *Client) GetReady(ctx context.Context, reqEditors ...RequestEditorFn) (*http.Response, error) {
	return c.send(ctx, "GET", "/readyz", nil, nil, reqEditors)
}
