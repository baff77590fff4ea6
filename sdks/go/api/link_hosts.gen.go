// Code generated from openapi/ by `npm run generate:sdks`. DO NOT EDIT.

package api

import (
	"context"
	"fmt"
	"net/http"
	"time"
)

type LinkHostList struct {
	// The hosts of the page.
	Data []LinkHost `json:"data"`
	// Where the list continues.
	Page Page `json:"page"`
	// Only if the request has an API key that is marked for rotation.
	Warnings *Warnings `json:"warnings,omitempty"`
}

// LinkHost: A host of a program, with the records that its DNS needs.
type LinkHost struct {
	// When the name servers last said whether the record is there.
	CheckedAt *time.Time `json:"checked_at"`
	// The name that a CNAME record of the host leads to: the service.
	CnameTarget *string `json:"cname_target"`
	// When it was added.
	CreatedAt time.Time `json:"created_at"`
	// When the record was last found, if it is missing since.
	FailingSince *time.Time `json:"failing_since"`
	// Its name, as browsers send it.
	Host string `json:"host"`
	// The host.
	ID int64 `json:"id"`
	// Whether it is the program's own domain, which is proved and at which nothing is served.
	IsDomain bool `json:"is_domain"`
	// `pending`: there is no proof yet, or no more.
	Status LinkHostStatus `json:"status"`
	// The name of the TXT record that proves the host.
	TxtName string `json:"txt_name"`
	// The value of this record.
	TxtValue string `json:"txt_value"`
	// Since when it is proved.
	VerifiedAt *time.Time `json:"verified_at"`
}

// LinkHostStatus: `pending`: there is no proof yet, or no more.
type LinkHostStatus string

// The known values of LinkHostStatus.
const (
	LinkHostStatusPending  LinkHostStatus = "pending"
	LinkHostStatusVerified LinkHostStatus = "verified"
	LinkHostStatusFailing  LinkHostStatus = "failing"
)

// Valid reports whether the value is a known one.
func (e LinkHostStatus) Valid() bool {
	return isOneOf(e, LinkHostStatusPending, LinkHostStatusVerified, LinkHostStatusFailing)
}

type AddLinkHostRequest struct {
	// The name, such as `go.brand.dev`, without scheme, port and path.
	Host string `json:"host"`
}

type LinkHostAnswer struct {
	// A host of a program, with the records that its DNS needs.
	Data LinkHost `json:"data"`
	// Only if the request has an API key that is marked for rotation.
	Warnings *Warnings `json:"warnings,omitempty"`
}

type ListLinkHostsParamsOrder string

// The known values of ListLinkHostsParamsOrder.
const (
	ListLinkHostsParamsOrderNewest ListLinkHostsParamsOrder = "newest"
	ListLinkHostsParamsOrderOldest ListLinkHostsParamsOrder = "oldest"
)

// Valid reports whether the value is a known one.
func (e ListLinkHostsParamsOrder) Valid() bool {
	return isOneOf(e, ListLinkHostsParamsOrderNewest, ListLinkHostsParamsOrderOldest)
}

// ListLinkHostsParams are the parameters of ListLinkHosts.
type ListLinkHostsParams struct {
	Limit  *int64                    `form:"limit,omitempty" json:"limit,omitempty"`
	Cursor *string                   `form:"cursor,omitempty" json:"cursor,omitempty"`
	Order  *ListLinkHostsParamsOrder `form:"order,omitempty" json:"order,omitempty"`
}

// AddLinkHostParams are the parameters of AddLinkHost.
type AddLinkHostParams struct {
	// IdempotencyKey makes the request safe to repeat.
	IdempotencyKey *string `json:"Idempotency-Key,omitempty"`
}

// ListLinkHosts sends GET /api/v1/programs/{program_id}/link-hosts.
func (c *Client) ListLinkHosts(ctx context.Context, programID ID, params *ListLinkHostsParams, reqEditors ...RequestEditorFn) (*http.Response, error) {
	return c.send(ctx, "GET", fmt.Sprintf("/api/v1/programs/%d/link-hosts", programID), params, nil, reqEditors)
}

// AddLinkHost sends POST /api/v1/programs/{program_id}/link-hosts.
func (c *Client) AddLinkHost(ctx context.Context, programID ID, params *AddLinkHostParams, body AddLinkHostRequest, reqEditors ...RequestEditorFn) (*http.Response, error) {
	return c.send(ctx, "POST", fmt.Sprintf("/api/v1/programs/%d/link-hosts", programID), params, body, reqEditors)
}

// RemoveLinkHost sends DELETE /api/v1/programs/{program_id}/link-hosts/{link_host_id}.
func (c *Client) RemoveLinkHost(ctx context.Context, programID, linkHostID ID, reqEditors ...RequestEditorFn) (*http.Response, error) {
	return c.send(ctx, "DELETE", fmt.Sprintf("/api/v1/programs/%d/link-hosts/%d", programID, linkHostID), nil, nil, reqEditors)
}

// VerifyLinkHost sends POST /api/v1/programs/{program_id}/link-hosts/{link_host_id}/verify.
func (c *Client) VerifyLinkHost(ctx context.Context, programID, linkHostID ID, reqEditors ...RequestEditorFn) (*http.Response, error) {
	return c.send(ctx, "POST", fmt.Sprintf("/api/v1/programs/%d/link-hosts/%d/verify", programID, linkHostID), nil, nil, reqEditors)
}
