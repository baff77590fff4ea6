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
	// How many events it usually delivers in a day; null while that is not known.
	EventsPerDay *int64 `json:"events_per_day"`
	// The connection.
	ID int64 `json:"id"`
	// When the processor last delivered an event; null if it has not yet.
	LastEventAt *time.Time `json:"last_event_at"`
	// The prefix, if it has one, and the last four characters of the secret.
	Masked string `json:"masked"`
	// Whether the processor has delivered nothing for unusually long: three times as long as the longest pause of the 28 days before its last event, and a day at least.
	Silent bool `json:"silent"`
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

type CatchUpKeyList struct {
	// The keys of the page.
	Data []CatchUpKey `json:"data"`
	// Where the list continues.
	Page Page `json:"page"`
	// Only if the request has an API key that is marked for rotation.
	Warnings *Warnings `json:"warnings,omitempty"`
}

// CatchUpKey: A key with which the service asks a processor each night for what it failed to deliver, without its text.
type CatchUpKey struct {
	// Until when everything was asked for; null before the first run.
	CaughtUpTo *time.Time `json:"caught_up_to"`
	// When it was stored.
	CreatedAt time.Time `json:"created_at"`
	// The key.
	ID int64 `json:"id"`
	// The prefix, if it has one, and the last four characters of the key.
	Masked string `json:"masked"`
	// Why the last run did not reach its end; null if it did.
	Problem *string `json:"problem"`
	// The payment processor: `stripe`, `paddle`, `woocommerce`, `shopify`, `polar` or `lemonsqueezy`.
	Processor string `json:"processor"`
	// When it was last tried; null before the first run.
	RanAt *time.Time `json:"ran_at"`
	// The address of the shop; null where the processor has one address.
	Site *string `json:"site"`
}

// CatchUpKeyRequestProcessor: The processor.
type CatchUpKeyRequestProcessor string

// The known values of CatchUpKeyRequestProcessor.
const (
	CatchUpKeyRequestProcessorStripe       CatchUpKeyRequestProcessor = "stripe"
	CatchUpKeyRequestProcessorPaddle       CatchUpKeyRequestProcessor = "paddle"
	CatchUpKeyRequestProcessorWoocommerce  CatchUpKeyRequestProcessor = "woocommerce"
	CatchUpKeyRequestProcessorShopify      CatchUpKeyRequestProcessor = "shopify"
	CatchUpKeyRequestProcessorPolar        CatchUpKeyRequestProcessor = "polar"
	CatchUpKeyRequestProcessorLemonsqueezy CatchUpKeyRequestProcessor = "lemonsqueezy"
)

// Valid reports whether the value is a known one.
func (e CatchUpKeyRequestProcessor) Valid() bool {
	return isOneOf(e, CatchUpKeyRequestProcessorStripe, CatchUpKeyRequestProcessorPaddle, CatchUpKeyRequestProcessorWoocommerce, CatchUpKeyRequestProcessorShopify, CatchUpKeyRequestProcessorPolar, CatchUpKeyRequestProcessorLemonsqueezy)
}

type CatchUpKeyRequest struct {
	// The other half of the key, at WooCommerce the consumer secret, `cs_…`, and at Shopify the client secret.
	ClientSecret *string `json:"client_secret,omitempty"`
	// The processor.
	Processor CatchUpKeyRequestProcessor `json:"processor"`
	// A key that may only read: at Stripe a restricted key, `rk_…`; at WooCommerce the consumer key, `ck_…`; at Shopify the client id of an app with `read_orders` alone.
	ReadKey string `json:"read_key"`
	// The https address of the shop, at WooCommerce and Shopify.
	Site *string `json:"site,omitempty"`
}

type CatchUpKeyAnswer struct {
	// A key with which the service asks a processor each night for what it failed to deliver, without its text.
	Data CatchUpKey `json:"data"`
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

type ListCatchUpKeysParamsOrder string

// The known values of ListCatchUpKeysParamsOrder.
const (
	ListCatchUpKeysParamsOrderNewest ListCatchUpKeysParamsOrder = "newest"
	ListCatchUpKeysParamsOrderOldest ListCatchUpKeysParamsOrder = "oldest"
)

// Valid reports whether the value is a known one.
func (e ListCatchUpKeysParamsOrder) Valid() bool {
	return isOneOf(e, ListCatchUpKeysParamsOrderNewest, ListCatchUpKeysParamsOrderOldest)
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

// ListCatchUpKeysParams are the parameters of ListCatchUpKeys.
type ListCatchUpKeysParams struct {
	Limit  *int64                      `form:"limit,omitempty" json:"limit,omitempty"`
	Cursor *string                     `form:"cursor,omitempty" json:"cursor,omitempty"`
	Order  *ListCatchUpKeysParamsOrder `form:"order,omitempty" json:"order,omitempty"`
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

// ListCatchUpKeys sends GET /api/v1/programs/{program_id}/catch-up-keys.
func (c *Client) ListCatchUpKeys(ctx context.Context, programID ID, params *ListCatchUpKeysParams, reqEditors ...RequestEditorFn) (*http.Response, error) {
	return c.send(ctx, "GET", fmt.Sprintf("/api/v1/programs/%d/catch-up-keys", programID), params, nil, reqEditors)
}

// SetCatchUpKey sends PUT /api/v1/programs/{program_id}/catch-up-keys.
func (c *Client) SetCatchUpKey(ctx context.Context, programID ID, body CatchUpKeyRequest, reqEditors ...RequestEditorFn) (*http.Response, error) {
	return c.send(ctx, "PUT", fmt.Sprintf("/api/v1/programs/%d/catch-up-keys", programID), nil, body, reqEditors)
}

// RemoveCatchUpKey sends DELETE /api/v1/programs/{program_id}/catch-up-keys/{catch_up_key_id}.
func (c *Client) RemoveCatchUpKey(ctx context.Context, programID, catchUpKeyID ID, reqEditors ...RequestEditorFn) (*http.Response, error) {
	return c.send(ctx, "DELETE", fmt.Sprintf("/api/v1/programs/%d/catch-up-keys/%d", programID, catchUpKeyID), nil, nil, reqEditors)
}
