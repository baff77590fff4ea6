// Code generated from openapi/ by `npm run generate:sdks`. DO NOT EDIT.

package api

import (
	"context"
	"fmt"
	"net/http"
	"time"
)

type ProcessorList struct {
	// The processors of the page.
	Data []Processor `json:"data"`
	// Where the list continues.
	Page Page `json:"page"`
	// Only if the request has an API key that is marked for rotation.
	Warnings *Warnings `json:"warnings,omitempty"`
}

// Processor: A connection to a payment processor, without its secret.
type Processor struct {
	// The accounts of Stripe Connect whose events the program accepts.
	Accounts []string `json:"accounts"`
	// When it was connected.
	CreatedAt time.Time `json:"created_at"`
	// The connection.
	ID int64 `json:"id"`
	// The prefix, if it has one, and the last four characters of the secret.
	Masked string `json:"masked"`
	// The payment processor: `stripe`, `paddle`, `woocommerce`, `shopify`, `polar` or `lemonsqueezy`.
	Type string `json:"type"`
	// The address to which the processor sends its events.
	WebhookURL string `json:"webhook_url"`
}

// ConnectProcessorRequestType: The processor.
type ConnectProcessorRequestType string

// The known values of ConnectProcessorRequestType.
const (
	ConnectProcessorRequestTypeStripe       ConnectProcessorRequestType = "stripe"
	ConnectProcessorRequestTypePaddle       ConnectProcessorRequestType = "paddle"
	ConnectProcessorRequestTypeWoocommerce  ConnectProcessorRequestType = "woocommerce"
	ConnectProcessorRequestTypeShopify      ConnectProcessorRequestType = "shopify"
	ConnectProcessorRequestTypePolar        ConnectProcessorRequestType = "polar"
	ConnectProcessorRequestTypeLemonsqueezy ConnectProcessorRequestType = "lemonsqueezy"
)

// Valid reports whether the value is a known one.
func (e ConnectProcessorRequestType) Valid() bool {
	return isOneOf(e, ConnectProcessorRequestTypeStripe, ConnectProcessorRequestTypePaddle, ConnectProcessorRequestTypeWoocommerce, ConnectProcessorRequestTypeShopify, ConnectProcessorRequestTypePolar, ConnectProcessorRequestTypeLemonsqueezy)
}

type ConnectProcessorRequest struct {
	// An account of Stripe Connect.
	Account *string `json:"account,omitempty"`
	// The processor.
	Type ConnectProcessorRequestType `json:"type"`
	// The signing secret of the webhook endpoint.
	WebhookSecret string `json:"webhook_secret"`
}

type ProcessorAnswer struct {
	// A connection to a payment processor, without its secret.
	Data Processor `json:"data"`
	// Only if the request has an API key that is marked for rotation.
	Warnings *Warnings `json:"warnings,omitempty"`
}

type ListProcessorsParamsOrder string

// The known values of ListProcessorsParamsOrder.
const (
	ListProcessorsParamsOrderNewest ListProcessorsParamsOrder = "newest"
	ListProcessorsParamsOrderOldest ListProcessorsParamsOrder = "oldest"
)

// Valid reports whether the value is a known one.
func (e ListProcessorsParamsOrder) Valid() bool {
	return isOneOf(e, ListProcessorsParamsOrderNewest, ListProcessorsParamsOrderOldest)
}

// ListProcessorsParams are the parameters of ListProcessors.
type ListProcessorsParams struct {
	Limit  *int64                     `form:"limit,omitempty" json:"limit,omitempty"`
	Cursor *string                    `form:"cursor,omitempty" json:"cursor,omitempty"`
	Order  *ListProcessorsParamsOrder `form:"order,omitempty" json:"order,omitempty"`
}

// ConnectProcessorParams are the parameters of ConnectProcessor.
type ConnectProcessorParams struct {
	// IdempotencyKey makes the request safe to repeat.
	IdempotencyKey *string `json:"Idempotency-Key,omitempty"`
}

// ListProcessors sends GET /api/v1/programs/{program_id}/processors.
func (c *Client) ListProcessors(ctx context.Context, programID ID, params *ListProcessorsParams, reqEditors ...RequestEditorFn) (*http.Response, error) {
	return c.send(ctx, "GET", fmt.Sprintf("/api/v1/programs/%d/processors", programID), params, nil, reqEditors)
}

// ConnectProcessor sends POST /api/v1/programs/{program_id}/processors.
func (c *Client) ConnectProcessor(ctx context.Context, programID ID, params *ConnectProcessorParams, body ConnectProcessorRequest, reqEditors ...RequestEditorFn) (*http.Response, error) {
	return c.send(ctx, "POST", fmt.Sprintf("/api/v1/programs/%d/processors", programID), params, body, reqEditors)
}

// DisconnectProcessor sends DELETE /api/v1/programs/{program_id}/processors/{processor_id}.
func (c *Client) DisconnectProcessor(ctx context.Context, programID, processorID ID, reqEditors ...RequestEditorFn) (*http.Response, error) {
	return c.send(ctx, "DELETE", fmt.Sprintf("/api/v1/programs/%d/processors/%d", programID, processorID), nil, nil, reqEditors)
}
