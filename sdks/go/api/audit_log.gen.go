// Code generated from openapi/ by `npm run generate:sdks`. DO NOT EDIT.

package api

import (
	"context"
	"fmt"
	"net/http"
	"time"
)

type AuditEntryList struct {
	// The entries of the page.
	Data []AuditEntry `json:"data"`
	// Where the list continues.
	Page Page `json:"page"`
	// Only if the request has an API key that is marked for rotation.
	Warnings *Warnings `json:"warnings,omitempty"`
}

// AuditEntryActorKind: `operator` is a person with a shell on the server, and `system` the service itself.
type AuditEntryActorKind string

// The known values of AuditEntryActorKind.
const (
	AuditEntryActorKindAccount  AuditEntryActorKind = "account"
	AuditEntryActorKindPartner  AuditEntryActorKind = "partner"
	AuditEntryActorKindOperator AuditEntryActorKind = "operator"
	AuditEntryActorKindSystem   AuditEntryActorKind = "system"
)

// Valid reports whether the value is a known one.
func (e AuditEntryActorKind) Valid() bool {
	return isOneOf(e, AuditEntryActorKindAccount, AuditEntryActorKindPartner, AuditEntryActorKindOperator, AuditEntryActorKindSystem)
}

// AuditEntry: A change of a record.
type AuditEntry struct {
	// What was done, such as `program.update`.
	Action string `json:"action"`
	// Who made it.
	Actor struct {
		// The e-mail address of the account, or null.
		Email *string `json:"email"`
		// The account or partner; null for the operator and the system.
		ID *int64 `json:"id"`
		// `operator` is a person with a shell on the server, and `system` the service itself.
		Kind AuditEntryActorKind `json:"kind"`
	} `json:"actor"`
	// The same fields afterwards.
	After map[string]any `json:"after"`
	// The fields that changed, as they were before.
	Before map[string]any `json:"before"`
	// When the change was made.
	CreatedAt time.Time `json:"created_at"`
	// The kind and identifier of the credential, such as `token 7`, or null.
	Credential *string `json:"credential"`
	// The entry.
	ID int64 `json:"id"`
	// The `X-Request-ID` of the request, or null.
	RequestID *string `json:"request_id"`
	// The record that was changed.
	Target struct {
		// Its identifier.
		ID *int64 `json:"id"`
		// Its kind.
		Kind string `json:"kind"`
	} `json:"target"`
}

type ListAuditLogParamsOrder string

// The known values of ListAuditLogParamsOrder.
const (
	ListAuditLogParamsOrderNewest ListAuditLogParamsOrder = "newest"
	ListAuditLogParamsOrderOldest ListAuditLogParamsOrder = "oldest"
)

// Valid reports whether the value is a known one.
func (e ListAuditLogParamsOrder) Valid() bool {
	return isOneOf(e, ListAuditLogParamsOrderNewest, ListAuditLogParamsOrderOldest)
}

// ListAuditLogParams are the parameters of ListAuditLog.
type ListAuditLogParams struct {
	Limit         *int64                   `form:"limit,omitempty" json:"limit,omitempty"`
	Cursor        *string                  `form:"cursor,omitempty" json:"cursor,omitempty"`
	Order         *ListAuditLogParamsOrder `form:"order,omitempty" json:"order,omitempty"`
	ActorID       *ID                      `form:"actor_id,omitempty" json:"actor_id,omitempty"`
	Action        *string                  `form:"action,omitempty" json:"action,omitempty"`
	CreatedFrom   *time.Time               `form:"created_from,omitempty" json:"created_from,omitempty"`
	CreatedBefore *time.Time               `form:"created_before,omitempty" json:"created_before,omitempty"`
}

// ListAuditLog sends GET /api/v1/programs/{program_id}/audit-log.
func (c *Client) ListAuditLog(ctx context.Context, programID ID, params *ListAuditLogParams, reqEditors ...RequestEditorFn) (*http.Response, error) {
	return c.send(ctx, "GET", fmt.Sprintf("/api/v1/programs/%d/audit-log", programID), params, nil, reqEditors)
}
