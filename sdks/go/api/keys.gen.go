// Code generated from openapi/ by `npm run generate:sdks`. DO NOT EDIT.

package api

import (
	"context"
	"fmt"
	"net/http"
	"time"
)

type ProgramKeyList struct {
	// The keys of the page.
	Data []ProgramKey `json:"data"`
	// Where the list continues.
	Page Page `json:"page"`
	// Only if the request has an API key that is marked for rotation.
	Warnings *Warnings `json:"warnings,omitempty"`
}

type RotateByRequest struct {
	// The deadline after which the old key is refused.
	RotateBy time.Time `json:"rotate_by"`
}

type RotateKeyAnswer struct {
	// The new key.
	Data struct {
		// The new key, in plain text only here.
		APIKey string `json:"api_key"`
		// An API key of a program, without its text.
		Key ProgramKey `json:"key"`
	} `json:"data"`
	// Only if the request has an API key that is marked for rotation.
	Warnings *Warnings `json:"warnings,omitempty"`
}

type ProgramKeyAnswer struct {
	// An API key of a program, without its text.
	Data ProgramKey `json:"data"`
	// Only if the request has an API key that is marked for rotation.
	Warnings *Warnings `json:"warnings,omitempty"`
}

type ListKeysParamsOrder string

// The known values of ListKeysParamsOrder.
const (
	ListKeysParamsOrderNewest ListKeysParamsOrder = "newest"
	ListKeysParamsOrderOldest ListKeysParamsOrder = "oldest"
)

// Valid reports whether the value is a known one.
func (e ListKeysParamsOrder) Valid() bool {
	return isOneOf(e, ListKeysParamsOrderNewest, ListKeysParamsOrderOldest)
}

// ListKeysParams are the parameters of ListKeys.
type ListKeysParams struct {
	Limit  *int64               `form:"limit,omitempty" json:"limit,omitempty"`
	Cursor *string              `form:"cursor,omitempty" json:"cursor,omitempty"`
	Order  *ListKeysParamsOrder `form:"order,omitempty" json:"order,omitempty"`
}

// RotateKeyParams are the parameters of RotateKey.
type RotateKeyParams struct {
	// IdempotencyKey makes the request safe to repeat.
	IdempotencyKey *string `json:"Idempotency-Key,omitempty"`
}

// ListKeys sends GET /api/v1/programs/{program_id}/keys.
func (c *Client) ListKeys(ctx context.Context, programID ID, params *ListKeysParams, reqEditors ...RequestEditorFn) (*http.Response, error) {
	return c.send(ctx, "GET", fmt.Sprintf("/api/v1/programs/%d/keys", programID), params, nil, reqEditors)
}

// RotateKey sends POST /api/v1/programs/{program_id}/keys/rotate.
func (c *Client) RotateKey(ctx context.Context, programID ID, params *RotateKeyParams, body RotateByRequest, reqEditors ...RequestEditorFn) (*http.Response, error) {
	return c.send(ctx, "POST", fmt.Sprintf("/api/v1/programs/%d/keys/rotate", programID), params, body, reqEditors)
}

// MarkKey sends POST /api/v1/programs/{program_id}/keys/{key_id}/mark.
func (c *Client) MarkKey(ctx context.Context, programID, keyID ID, body RotateByRequest, reqEditors ...RequestEditorFn) (*http.Response, error) {
	return c.send(ctx, "POST", fmt.Sprintf("/api/v1/programs/%d/keys/%d/mark", programID, keyID), nil, body, reqEditors)
}

// RevokeKey sends POST /api/v1/programs/{program_id}/keys/{key_id}/revoke.
func (c *Client) RevokeKey(ctx context.Context, programID, keyID ID, reqEditors ...RequestEditorFn) (*http.Response, error) {
	return c.send(ctx, "POST", fmt.Sprintf("/api/v1/programs/%d/keys/%d/revoke", programID, keyID), nil, nil, reqEditors)
}
