// Code generated from openapi/ by `npm run generate:sdks`. DO NOT EDIT.

package api

import (
	"context"
	"fmt"
	"net/http"
	"time"
)

type CreateCodeRequest struct {
	// The code that customers enter.
	Code string `json:"code"`
	// The partner, whose status in the program is `linked` or `joined`.
	PartnerID int64 `json:"partner_id"`
	// The payment processor's identifier of the code, such as `promo_1TeaTen` at Stripe.
	ProcessorID *string `json:"processor_id,omitempty"`
}

type CodeAnswer struct {
	// A discount code that belongs to a partner.
	Data ManagedCode `json:"data"`
	// Only if the request has an API key that is marked for rotation.
	Warnings *Warnings `json:"warnings,omitempty"`
}

type UpdateCodeRequest struct {
	// The payment processor's identifier of the code.
	ProcessorID **string `json:"processor_id,omitempty"`
	// Whether the code decides whom a customer belongs to.
	Status *CodeStatus `json:"status,omitempty"`
}

type ListCodesParamsOrder string

// The known values of ListCodesParamsOrder.
const (
	ListCodesParamsOrderNewest ListCodesParamsOrder = "newest"
	ListCodesParamsOrderOldest ListCodesParamsOrder = "oldest"
)

// Valid reports whether the value is a known one.
func (e ListCodesParamsOrder) Valid() bool {
	return isOneOf(e, ListCodesParamsOrderNewest, ListCodesParamsOrderOldest)
}

// ListCodesParams are the parameters of ListCodes.
type ListCodesParams struct {
	Limit         *int64                `form:"limit,omitempty" json:"limit,omitempty"`
	Cursor        *string               `form:"cursor,omitempty" json:"cursor,omitempty"`
	Order         *ListCodesParamsOrder `form:"order,omitempty" json:"order,omitempty"`
	PartnerID     *ID                   `form:"partner_id,omitempty" json:"partner_id,omitempty"`
	Status        *CodeStatus           `form:"status,omitempty" json:"status,omitempty"`
	Code          *string               `form:"code,omitempty" json:"code,omitempty"`
	CreatedFrom   *time.Time            `form:"created_from,omitempty" json:"created_from,omitempty"`
	CreatedBefore *time.Time            `form:"created_before,omitempty" json:"created_before,omitempty"`
}

// CreateCodeParams are the parameters of CreateCode.
type CreateCodeParams struct {
	// IdempotencyKey makes the request safe to repeat.
	IdempotencyKey *string `json:"Idempotency-Key,omitempty"`
}

// ListCodes sends GET /api/v1/programs/{program_id}/codes.
func (c *Client) ListCodes(ctx context.Context, programID ID, params *ListCodesParams, reqEditors ...RequestEditorFn) (*http.Response, error) {
	return c.send(ctx, "GET", fmt.Sprintf("/api/v1/programs/%d/codes", programID), params, nil, reqEditors)
}

// CreateCode sends POST /api/v1/programs/{program_id}/codes.
func (c *Client) CreateCode(ctx context.Context, programID ID, params *CreateCodeParams, body CreateCodeRequest, reqEditors ...RequestEditorFn) (*http.Response, error) {
	return c.send(ctx, "POST", fmt.Sprintf("/api/v1/programs/%d/codes", programID), params, body, reqEditors)
}

// UpdateCode sends PATCH /api/v1/programs/{program_id}/codes/{code_id}.
func (c *Client) UpdateCode(ctx context.Context, programID, codeID ID, body UpdateCodeRequest, reqEditors ...RequestEditorFn) (*http.Response, error) {
	return c.send(ctx, "PATCH", fmt.Sprintf("/api/v1/programs/%d/codes/%d", programID, codeID), nil, body, reqEditors)
}
