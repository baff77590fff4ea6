// Code generated from openapi/ by `npm run generate:sdks`. DO NOT EDIT.

package api

import (
	"context"
	"fmt"
	"net/http"
	"time"
)

// EventType: The kind of an event.
type EventType string

// The known values of EventType.
const (
	EventTypeClick  EventType = "click"
	EventTypeLead   EventType = "lead"
	EventTypeSale   EventType = "sale"
	EventTypeRefund EventType = "refund"
)

// Valid reports whether the value is a known one.
func (e EventType) Valid() bool {
	return isOneOf(e, EventTypeClick, EventTypeLead, EventTypeSale, EventTypeRefund)
}

type EventList struct {
	// The events of the page.
	Data []Event `json:"data"`
	// Where the list continues.
	Page Page `json:"page"`
	// Only if the request has an API key that is marked for rotation.
	Warnings *Warnings `json:"warnings,omitempty"`
}

// Event: A click, lead, sale or refund.
type Event struct {
	// Of a sale or refund, in the smallest currency unit.
	AmountCents *int64 `json:"amount_cents"`
	// The customer's click, or null.
	ClickID *string `json:"click_id"`
	// When it was recorded.
	CreatedAt time.Time `json:"created_at"`
	// Of a sale or refund.
	Currency *string `json:"currency"`
	// The customer; null if it is not known yet.
	CustomerID *int64 `json:"customer_id"`
	// The program's own identifier of the customer, or null.
	CustomerKey *string `json:"customer_key"`
	// Of a lead, if it was sent.
	EventName *string `json:"event_name"`
	// What the customer paid for a sale, with the tax and the shipping in it; null if unknown.
	GrossAmountCents *int64 `json:"gross_amount_cents"`
	// The link of the click, or null.
	LinkID *int64 `json:"link_id"`
	// The partner; null if the account was erased, or if a test event names none.
	PartnerID *int64 `json:"partner_id"`
	// Of a lead.
	Provisional *bool `json:"provisional"`
	// The lead, sale, refund or test event; null for a click.
	RecordID *int64 `json:"record_id"`
	// The tax in it; null if unknown.
	TaxCents *int64 `json:"tax_cents"`
	// Whether it was sent in test mode.
	Test bool `json:"test"`
	// Of a sale or refund.
	TransactionID *string `json:"transaction_id"`
	// The kind of an event.
	Type EventType `json:"type"`
	// The fields of the request that its operation does not know, up to five: probably misspelled ones.
	UnknownFields *[]string `json:"unknown_fields"`
}

// PaymentEventState: `applied` events had their effect, `pending` ones wait, `test` ones are never applied, and `ignored` ones cannot be read.
type PaymentEventState string

// The known values of PaymentEventState.
const (
	PaymentEventStateApplied PaymentEventState = "applied"
	PaymentEventStatePending PaymentEventState = "pending"
	PaymentEventStateTest    PaymentEventState = "test"
	PaymentEventStateIgnored PaymentEventState = "ignored"
)

// Valid reports whether the value is a known one.
func (e PaymentEventState) Valid() bool {
	return isOneOf(e, PaymentEventStateApplied, PaymentEventStatePending, PaymentEventStateTest, PaymentEventStateIgnored)
}

type PaymentEventList struct {
	// The events of the page.
	Data []PaymentEvent `json:"data"`
	// Where the list continues.
	Page Page `json:"page"`
	// Only if the request has an API key that is marked for rotation.
	Warnings *Warnings `json:"warnings,omitempty"`
}

// PaymentEvent: An event of the payment processor.
type PaymentEvent struct {
	// When it was applied.
	AppliedAt *time.Time `json:"applied_at"`
	// The customer, or null.
	CustomerID *int64 `json:"customer_id"`
	// The processor's identifier of the event; where it has none, one made of what the delivery states.
	EventID string `json:"event_id"`
	// The processor's name of the kind of event.
	EventType string `json:"event_type"`
	// The result in words.
	Explanation string `json:"explanation"`
	// The record of the event.
	ID int64 `json:"id"`
	// False for the test mode of the processor; null if the event does not say.
	Livemode *bool `json:"livemode"`
	// When it happened, as the processor says.
	OccurredAt time.Time `json:"occurred_at"`
	// The payment processor: `stripe`, `paddle`, `woocommerce`, `shopify`, `polar` or `lemonsqueezy`.
	Processor string `json:"processor"`
	// Whether it was caught up with, and not delivered by the processor.
	Pulled bool `json:"pulled"`
	// When it first arrived.
	ReceivedAt time.Time `json:"received_at"`
	// The refund that it recorded, or null.
	RefundID *int64 `json:"refund_id"`
	// What the event did, or why it is pending.
	Result string `json:"result"`
	// The sale that it recorded or concerns, or null.
	SaleID *int64 `json:"sale_id"`
	// `applied` events had their effect, `pending` ones wait, `test` ones are never applied, and `ignored` ones cannot be read.
	State PaymentEventState `json:"state"`
	// The promotion codes in it that are no code of the program, each by its text or the processor's identifier.
	UnknownCodes []string `json:"unknown_codes"`
}

type PaymentEventAnswer struct {
	// An event of the payment processor.
	Data PaymentEvent `json:"data"`
	// Only if the request has an API key that is marked for rotation.
	Warnings *Warnings `json:"warnings,omitempty"`
}

type SaleList struct {
	// The sales of the page.
	Data []Sale `json:"data"`
	// Where the list continues.
	Page Page `json:"page"`
	// Only if the request has an API key that is marked for rotation.
	Warnings *Warnings `json:"warnings,omitempty"`
}

type SaleAnswer struct {
	// A sale with its refunds.
	Data Sale `json:"data"`
	// Only if the request has an API key that is marked for rotation.
	Warnings *Warnings `json:"warnings,omitempty"`
}

type LeadAnswer struct {
	// A lead.
	Data Lead `json:"data"`
	// Only if the request has an API key that is marked for rotation.
	Warnings *Warnings `json:"warnings,omitempty"`
}

// AddObjectsRequestProcessor: The processor whose objects they are.
type AddObjectsRequestProcessor string

// The known values of AddObjectsRequestProcessor.
const (
	AddObjectsRequestProcessorStripe       AddObjectsRequestProcessor = "stripe"
	AddObjectsRequestProcessorPaddle       AddObjectsRequestProcessor = "paddle"
	AddObjectsRequestProcessorWoocommerce  AddObjectsRequestProcessor = "woocommerce"
	AddObjectsRequestProcessorShopify      AddObjectsRequestProcessor = "shopify"
	AddObjectsRequestProcessorPolar        AddObjectsRequestProcessor = "polar"
	AddObjectsRequestProcessorLemonsqueezy AddObjectsRequestProcessor = "lemonsqueezy"
)

// Valid reports whether the value is a known one.
func (e AddObjectsRequestProcessor) Valid() bool {
	return isOneOf(e, AddObjectsRequestProcessorStripe, AddObjectsRequestProcessorPaddle, AddObjectsRequestProcessorWoocommerce, AddObjectsRequestProcessorShopify, AddObjectsRequestProcessorPolar, AddObjectsRequestProcessorLemonsqueezy)
}

type AddObjectsRequest struct {
	// The objects, as the API of the processor returns them.
	Objects []map[string]any `json:"objects"`
	// The processor whose objects they are.
	Processor AddObjectsRequestProcessor `json:"processor"`
}

type AddedObjectsAnswer struct {
	// What objects of a processor did.
	Data AddedObjects `json:"data"`
	// Only if the request has an API key that is marked for rotation.
	Warnings *Warnings `json:"warnings,omitempty"`
}

// AddedObjects: What objects of a processor did.
type AddedObjects struct {
	// The number of objects.
	Objects int64 `json:"objects"`
	// The payment processor: `stripe`, `paddle`, `woocommerce`, `shopify`, `polar` or `lemonsqueezy`.
	Processor string `json:"processor"`
	// What each object did, in the order of the request.
	Results []struct {
		// The result in words.
		Explanation string `json:"explanation"`
		// The processor's identifier of the object; null if it has none.
		ObjectID *string `json:"object_id"`
		// What the object did, as the `result` of an event; `repeated` if it was known.
		Result string `json:"result"`
	} `json:"results"`
}

type ListEventsParamsOrder string

// The known values of ListEventsParamsOrder.
const (
	ListEventsParamsOrderNewest ListEventsParamsOrder = "newest"
	ListEventsParamsOrderOldest ListEventsParamsOrder = "oldest"
)

// Valid reports whether the value is a known one.
func (e ListEventsParamsOrder) Valid() bool {
	return isOneOf(e, ListEventsParamsOrderNewest, ListEventsParamsOrderOldest)
}

type ExportEventsParamsOrder string

// The known values of ExportEventsParamsOrder.
const (
	ExportEventsParamsOrderNewest ExportEventsParamsOrder = "newest"
	ExportEventsParamsOrderOldest ExportEventsParamsOrder = "oldest"
)

// Valid reports whether the value is a known one.
func (e ExportEventsParamsOrder) Valid() bool {
	return isOneOf(e, ExportEventsParamsOrderNewest, ExportEventsParamsOrderOldest)
}

type ExportEventsParamsDecimal string

// The known values of ExportEventsParamsDecimal.
const (
	ExportEventsParamsDecimalPoint ExportEventsParamsDecimal = "point"
	ExportEventsParamsDecimalComma ExportEventsParamsDecimal = "comma"
)

// Valid reports whether the value is a known one.
func (e ExportEventsParamsDecimal) Valid() bool {
	return isOneOf(e, ExportEventsParamsDecimalPoint, ExportEventsParamsDecimalComma)
}

type ListPaymentEventsParamsOrder string

// The known values of ListPaymentEventsParamsOrder.
const (
	ListPaymentEventsParamsOrderNewest ListPaymentEventsParamsOrder = "newest"
	ListPaymentEventsParamsOrderOldest ListPaymentEventsParamsOrder = "oldest"
)

// Valid reports whether the value is a known one.
func (e ListPaymentEventsParamsOrder) Valid() bool {
	return isOneOf(e, ListPaymentEventsParamsOrderNewest, ListPaymentEventsParamsOrderOldest)
}

type ListSalesParamsOrder string

// The known values of ListSalesParamsOrder.
const (
	ListSalesParamsOrderNewest ListSalesParamsOrder = "newest"
	ListSalesParamsOrderOldest ListSalesParamsOrder = "oldest"
)

// Valid reports whether the value is a known one.
func (e ListSalesParamsOrder) Valid() bool {
	return isOneOf(e, ListSalesParamsOrderNewest, ListSalesParamsOrderOldest)
}

// ListEventsParams are the parameters of ListEvents.
type ListEventsParams struct {
	Limit         *int64                 `form:"limit,omitempty" json:"limit,omitempty"`
	Cursor        *string                `form:"cursor,omitempty" json:"cursor,omitempty"`
	Order         *ListEventsParamsOrder `form:"order,omitempty" json:"order,omitempty"`
	Type          *EventType             `form:"type,omitempty" json:"type,omitempty"`
	Test          *bool                  `form:"test,omitempty" json:"test,omitempty"`
	CreatedFrom   *time.Time             `form:"created_from,omitempty" json:"created_from,omitempty"`
	CreatedBefore *time.Time             `form:"created_before,omitempty" json:"created_before,omitempty"`
}

// ExportEventsParams are the parameters of ExportEvents.
type ExportEventsParams struct {
	Type          *EventType                 `form:"type,omitempty" json:"type,omitempty"`
	Test          *bool                      `form:"test,omitempty" json:"test,omitempty"`
	CreatedFrom   *time.Time                 `form:"created_from,omitempty" json:"created_from,omitempty"`
	CreatedBefore *time.Time                 `form:"created_before,omitempty" json:"created_before,omitempty"`
	Order         *ExportEventsParamsOrder   `form:"order,omitempty" json:"order,omitempty"`
	Bom           *bool                      `form:"bom,omitempty" json:"bom,omitempty"`
	Decimal       *ExportEventsParamsDecimal `form:"decimal,omitempty" json:"decimal,omitempty"`
}

// ListPaymentEventsParams are the parameters of ListPaymentEvents.
type ListPaymentEventsParams struct {
	Limit         *int64                        `form:"limit,omitempty" json:"limit,omitempty"`
	Cursor        *string                       `form:"cursor,omitempty" json:"cursor,omitempty"`
	Order         *ListPaymentEventsParamsOrder `form:"order,omitempty" json:"order,omitempty"`
	CreatedFrom   *time.Time                    `form:"created_from,omitempty" json:"created_from,omitempty"`
	CreatedBefore *time.Time                    `form:"created_before,omitempty" json:"created_before,omitempty"`
	State         *PaymentEventState            `form:"state,omitempty" json:"state,omitempty"`
}

// ListSalesParams are the parameters of ListSales.
type ListSalesParams struct {
	CreatedFrom   *time.Time            `form:"created_from,omitempty" json:"created_from,omitempty"`
	CreatedBefore *time.Time            `form:"created_before,omitempty" json:"created_before,omitempty"`
	Limit         *int64                `form:"limit,omitempty" json:"limit,omitempty"`
	Cursor        *string               `form:"cursor,omitempty" json:"cursor,omitempty"`
	Order         *ListSalesParamsOrder `form:"order,omitempty" json:"order,omitempty"`
}

// ListEvents sends GET /api/v1/programs/{program_id}/events.
func (c *Client) ListEvents(ctx context.Context, programID ID, params *ListEventsParams, reqEditors ...RequestEditorFn) (*http.Response, error) {
	return c.send(ctx, "GET", fmt.Sprintf("/api/v1/programs/%d/events", programID), params, nil, reqEditors)
}

// ExportEvents sends GET /api/v1/programs/{program_id}/events/export.
func (c *Client) ExportEvents(ctx context.Context, programID ID, params *ExportEventsParams, reqEditors ...RequestEditorFn) (*http.Response, error) {
	return c.send(ctx, "GET", fmt.Sprintf("/api/v1/programs/%d/events/export", programID), params, nil, reqEditors)
}

// ListPaymentEvents sends GET /api/v1/programs/{program_id}/payment-events.
func (c *Client) ListPaymentEvents(ctx context.Context, programID ID, params *ListPaymentEventsParams, reqEditors ...RequestEditorFn) (*http.Response, error) {
	return c.send(ctx, "GET", fmt.Sprintf("/api/v1/programs/%d/payment-events", programID), params, nil, reqEditors)
}

// ReplayPaymentEvent sends POST /api/v1/programs/{program_id}/payment-events/{payment_event_id}/replay.
func (c *Client) ReplayPaymentEvent(ctx context.Context, programID, paymentEventID ID, reqEditors ...RequestEditorFn) (*http.Response, error) {
	return c.send(ctx, "POST", fmt.Sprintf("/api/v1/programs/%d/payment-events/%d/replay", programID, paymentEventID), nil, nil, reqEditors)
}

// ListSales sends GET /api/v1/programs/{program_id}/sales.
func (c *Client) ListSales(ctx context.Context, programID ID, params *ListSalesParams, reqEditors ...RequestEditorFn) (*http.Response, error) {
	return c.send(ctx, "GET", fmt.Sprintf("/api/v1/programs/%d/sales", programID), params, nil, reqEditors)
}

// GetSale sends GET /api/v1/programs/{program_id}/sales/{sale_id}.
func (c *Client) GetSale(ctx context.Context, programID, saleID ID, reqEditors ...RequestEditorFn) (*http.Response, error) {
	return c.send(ctx, "GET", fmt.Sprintf("/api/v1/programs/%d/sales/%d", programID, saleID), nil, nil, reqEditors)
}

// GetLead sends GET /api/v1/programs/{program_id}/leads/{lead_id}.
func (c *Client) GetLead(ctx context.Context, programID, leadID ID, reqEditors ...RequestEditorFn) (*http.Response, error) {
	return c.send(ctx, "GET", fmt.Sprintf("/api/v1/programs/%d/leads/%d", programID, leadID), nil, nil, reqEditors)
}

// AddProcessorObjects sends POST /api/v1/programs/{program_id}/processor-objects.
func (c *Client) AddProcessorObjects(ctx context.Context, programID ID, body AddObjectsRequest, reqEditors ...RequestEditorFn) (*http.Response, error) {
	return c.send(ctx, "POST", fmt.Sprintf("/api/v1/programs/%d/processor-objects", programID), nil, body, reqEditors)
}
