// Code generated from openapi/ by `npm run generate:sdks`. DO NOT EDIT.

package api

import (
	"context"
	"fmt"
	"net/http"
	"time"
)

type CreateLinkRequest struct {
	// The value of `aff` in its address.
	Code *string `json:"code,omitempty"`
	// The page that the link leads to, at the program's domain or one of its origins.
	Destination *string `json:"destination,omitempty"`
	// Whether clicks are accepted.
	Enabled *bool `json:"enabled,omitempty"`
	// The partner, whose status in the program is `linked` or `joined`.
	PartnerID int64 `json:"partner_id"`
}

type UpdateLinkRequest struct {
	// The page that the link leads to, at the program's domain or one of its origins.
	Destination **string `json:"destination,omitempty"`
	// Whether clicks are accepted.
	Enabled *bool `json:"enabled,omitempty"`
}

type ListLinksParamsOrder string

// The known values of ListLinksParamsOrder.
const (
	ListLinksParamsOrderNewest ListLinksParamsOrder = "newest"
	ListLinksParamsOrderOldest ListLinksParamsOrder = "oldest"
)

// Valid reports whether the value is a known one.
func (e ListLinksParamsOrder) Valid() bool {
	return isOneOf(e, ListLinksParamsOrderNewest, ListLinksParamsOrderOldest)
}

// ListLinksParams are the parameters of ListLinks.
type ListLinksParams struct {
	Limit         *int64                `form:"limit,omitempty" json:"limit,omitempty"`
	Cursor        *string               `form:"cursor,omitempty" json:"cursor,omitempty"`
	Order         *ListLinksParamsOrder `form:"order,omitempty" json:"order,omitempty"`
	PartnerID     *ID                   `form:"partner_id,omitempty" json:"partner_id,omitempty"`
	Enabled       *bool                 `form:"enabled,omitempty" json:"enabled,omitempty"`
	Search        *string               `form:"search,omitempty" json:"search,omitempty"`
	CreatedFrom   *time.Time            `form:"created_from,omitempty" json:"created_from,omitempty"`
	CreatedBefore *time.Time            `form:"created_before,omitempty" json:"created_before,omitempty"`
}

// CreateLinkParams are the parameters of CreateLink.
type CreateLinkParams struct {
	// IdempotencyKey makes the request safe to repeat.
	IdempotencyKey *string `json:"Idempotency-Key,omitempty"`
}

// CreateAliasParams are the parameters of CreateAlias.
type CreateAliasParams struct {
	// IdempotencyKey makes the request safe to repeat.
	IdempotencyKey *string `json:"Idempotency-Key,omitempty"`
}

// ListLinks sends GET /api/v1/programs/{program_id}/links.
func (c *Client) ListLinks(ctx context.Context, programID ID, params *ListLinksParams, reqEditors ...RequestEditorFn) (*http.Response, error) {
	return c.send(ctx, "GET", fmt.Sprintf("/api/v1/programs/%d/links", programID), params, nil, reqEditors)
}

// CreateLink sends POST /api/v1/programs/{program_id}/links.
func (c *Client) CreateLink(ctx context.Context, programID ID, params *CreateLinkParams, body CreateLinkRequest, reqEditors ...RequestEditorFn) (*http.Response, error) {
	return c.send(ctx, "POST", fmt.Sprintf("/api/v1/programs/%d/links", programID), params, body, reqEditors)
}

// GetLink sends GET /api/v1/programs/{program_id}/links/{link_id}.
func (c *Client) GetLink(ctx context.Context, programID, linkID ID, reqEditors ...RequestEditorFn) (*http.Response, error) {
	return c.send(ctx, "GET", fmt.Sprintf("/api/v1/programs/%d/links/%d", programID, linkID), nil, nil, reqEditors)
}

// UpdateLink sends PATCH /api/v1/programs/{program_id}/links/{link_id}.
func (c *Client) UpdateLink(ctx context.Context, programID, linkID ID, body UpdateLinkRequest, reqEditors ...RequestEditorFn) (*http.Response, error) {
	return c.send(ctx, "PATCH", fmt.Sprintf("/api/v1/programs/%d/links/%d", programID, linkID), nil, body, reqEditors)
}

// CreateAlias sends POST /api/v1/programs/{program_id}/links/{link_id}/aliases.
func (c *Client) CreateAlias(ctx context.Context, programID, linkID ID, params *CreateAliasParams, body CreateAliasRequest, reqEditors ...RequestEditorFn) (*http.Response, error) {
	return c.send(ctx, "POST", fmt.Sprintf("/api/v1/programs/%d/links/%d/aliases", programID, linkID), params, body, reqEditors)
}
