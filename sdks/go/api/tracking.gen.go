// Code generated from openapi/ by `npm run generate:sdks`. DO NOT EDIT.

package api

import (
	"context"
	"net/http"
	"time"
)

type ClickRequest struct {
	// Your own metadata, stored unchanged (at most 10,000 characters of JSON), and the switch for test mode.
	AdditionalData *AdditionalData `json:"additional_data,omitempty"`
	// The landing page's full address, with its `aff` parameters.
	AffiliateURL string `json:"affiliate_url"`
	// The `click_id` that the visitor already has.
	ExistingClickID *string `json:"existing_click_id,omitempty"`
	// The page that was opened.
	PageURL *string `json:"page_url,omitempty"`
	// The `click_id` in the address of the landing page, to which a short address (`/r/{name}`) has sent the visitor.
	RedirectClickID *string `json:"redirect_click_id,omitempty"`
	// The address of the referring page.
	ReferrerURL *string `json:"referrer_url,omitempty"`
	// The partner's own note on the click, such as a campaign: 1 to 100 letters, digits and `._~-`.
	Sub *string `json:"sub,omitempty"`
	// The partner's own note on the click, such as a campaign: 1 to 100 letters, digits and `._~-`.
	Sub2 *string `json:"sub2,omitempty"`
	// The partner's own note on the click, such as a campaign: 1 to 100 letters, digits and `._~-`.
	Sub3 *string `json:"sub3,omitempty"`
}

// AdditionalData: Your own metadata, stored unchanged (at most 10,000 characters of JSON), and the switch for test mode.
type AdditionalData struct {
	// A name for the event.
	EventName *string `json:"event_name,omitempty"`
	// Only in test mode: the program of a lead that is sent without a key.
	ProgramID *float64 `json:"program_id,omitempty"`
	// If true, the call creates a test event.
	TestMode *bool `json:"test_mode,omitempty"`
	// AdditionalProperties are its other fields.
	AdditionalProperties map[string]any `json:"-"`
}

// Get returns another field.
func (a AdditionalData) Get(name string) (value any, found bool) {
	value, found = a.AdditionalProperties[name]
	return value, found
}

// Set sets another field.
func (a *AdditionalData) Set(name string, value any) { set(&a.AdditionalProperties, name, value) }

// UnmarshalJSON reads the object with its other fields.
func (a *AdditionalData) UnmarshalJSON(text []byte) error {
	type known AdditionalData
	return readOpen(text, (*known)(a), &a.AdditionalProperties)
}

// MarshalJSON writes the object with its other fields.
func (a AdditionalData) MarshalJSON() ([]byte, error) {
	type known AdditionalData
	return writeOpen(known(a), a.AdditionalProperties)
}

type ClickResponse struct {
	// Opaque, with at least 128 random bits.
	ClickID string `json:"click_id"`
	// How many days the click cookie must last.
	CookieWindowDays int64 `json:"cookie_window_days"`
	// Only in test mode: the test event that was stored.
	Data *TestEvent `json:"data,omitempty"`
	// Hints about a request that was accepted: something in it is probably a mistake.
	Notices *Notices `json:"notices,omitempty"`
	// Always true.
	Success bool `json:"success"`
	// Only if the request has an API key that is marked for rotation.
	Warnings *Warnings `json:"warnings,omitempty"`
}

// TestEvent: Only in test mode: the test event that was stored.
type TestEvent struct {
	// Identifier of the stored event.
	EventID int64 `json:"eventId"`
	// The program that the event belongs to.
	ProgramID int64 `json:"programId"`
	// Always true.
	TestMode bool `json:"test_mode"`
}

type LeadRequest struct {
	// Your own metadata, stored unchanged (at most 10,000 characters of JSON), and the switch for test mode.
	AdditionalData *AdditionalData `json:"additional_data,omitempty"`
	// Value of the click cookie `service_click_id`.
	ClickID *string `json:"click_id,omitempty"`
	// Your own identifier of the customer.
	CustomerKey *string `json:"customer_key,omitempty"`
	// The discount code that the customer used.
	DiscountCode *string `json:"discount_code,omitempty"`
	// The customer's e-mail address.
	Email *string `json:"email,omitempty"`
}

type LeadResponse struct {
	// Only in test mode: the test event that was stored.
	Data *TestEvent `json:"data,omitempty"`
	// What was recorded.
	Message string `json:"message"`
	// Hints about a request that was accepted: something in it is probably a mistake.
	Notices *Notices `json:"notices,omitempty"`
	// Only when the lead is recorded as provisional.
	Provisional *bool `json:"provisional,omitempty"`
	// Always true.
	Success bool `json:"success"`
	// Only if the request has an API key that is marked for rotation.
	Warnings *Warnings `json:"warnings,omitempty"`
}

// SaleRequestCurrency: The default is the program's currency.
type SaleRequestCurrency string

// The known values of SaleRequestCurrency.
const (
	SaleRequestCurrencyUSD SaleRequestCurrency = "USD"
	SaleRequestCurrencyEUR SaleRequestCurrency = "EUR"
	SaleRequestCurrencyVND SaleRequestCurrency = "VND"
)

// Valid reports whether the value is a known one.
func (e SaleRequestCurrency) Valid() bool {
	return isOneOf(e, SaleRequestCurrencyUSD, SaleRequestCurrencyEUR, SaleRequestCurrencyVND)
}

// SaleRequestProvider: The payment provider.
type SaleRequestProvider string

// The known values of SaleRequestProvider.
const (
	SaleRequestProviderStripe       SaleRequestProvider = "stripe"
	SaleRequestProviderPolar        SaleRequestProvider = "polar"
	SaleRequestProviderLemonsqueezy SaleRequestProvider = "lemonsqueezy"
	SaleRequestProviderPaddle       SaleRequestProvider = "paddle"
	SaleRequestProviderCustom       SaleRequestProvider = "custom"
)

// Valid reports whether the value is a known one.
func (e SaleRequestProvider) Valid() bool {
	return isOneOf(e, SaleRequestProviderStripe, SaleRequestProviderPolar, SaleRequestProviderLemonsqueezy, SaleRequestProviderPaddle, SaleRequestProviderCustom)
}

type SaleRequest struct {
	// Your own metadata, stored unchanged (at most 10,000 characters of JSON), and the switch for test mode.
	AdditionalData *AdditionalData `json:"additional_data,omitempty"`
	// The amount in the currency's smallest unit (VND has no smaller unit than the dong).
	AmountCents int64 `json:"amount_cents"`
	// Value of the click cookie.
	ClickID *string `json:"click_id,omitempty"`
	// The default is the program's currency.
	Currency *SaleRequestCurrency `json:"currency,omitempty"`
	// Your own identifier of the customer.
	CustomerKey *string `json:"customer_key,omitempty"`
	// The discount code that the customer used.
	DiscountCode *string `json:"discount_code,omitempty"`
	// What the customer paid, with tax and shipping, if that is more than `amount_cents`, which the commission is computed on.
	GrossAmountCents *int64 `json:"gross_amount_cents,omitempty"`
	// The provider's live flag.
	Livemode *bool `json:"livemode,omitempty"`
	// When the payment happened, ISO 8601 with offset; not older than 30 days, not more than 5 minutes in the future.
	OccurredAt *time.Time `json:"occurred_at,omitempty"`
	// The payment provider.
	Provider *SaleRequestProvider `json:"provider,omitempty"`
	// The provider's identifier of the payment.
	ProviderPaymentID *string `json:"provider_payment_id,omitempty"`
	// The subscription that the payment belongs to.
	SubscriptionID *string `json:"subscription_id,omitempty"`
	// Your own identifier of the payment.
	TransactionID *string `json:"transaction_id,omitempty"`
}

// SaleResponseReason: Only if the click is too old.
type SaleResponseReason string

// The known values of SaleResponseReason.
const (
	AttributionWindowExpired SaleResponseReason = "attribution_window_expired"
)

// Valid reports whether the value is a known one.
func (e SaleResponseReason) Valid() bool { return isOneOf(e, AttributionWindowExpired) }

type SaleResponse struct {
	// Whether the sale is recorded for a partner.
	Attributed bool `json:"attributed"`
	// Only if the click is too old: its age, rounded down.
	ClickAgeDays *int64 `json:"click_age_days,omitempty"`
	// The commission, or null if none was earned.
	CommissionID *int64 `json:"commission_id"`
	// The limit because of which the sale earned nothing: `months_reached` or `commissions_reached`.
	CommissionReason *CommissionReason `json:"commission_reason,omitempty"`
	// Only in test mode: the test event that was stored.
	Data *TestEvent `json:"data,omitempty"`
	// What was recorded.
	Message string `json:"message"`
	// Hints about a request that was accepted: something in it is probably a mistake.
	Notices *Notices `json:"notices,omitempty"`
	// Only if the click is too old.
	Reason *SaleResponseReason `json:"reason,omitempty"`
	// The recorded sale, or null.
	SaleID *int64 `json:"sale_id"`
	// Always true.
	Success bool `json:"success"`
	// Only in test mode: the generated identifier.
	TransactionID *string `json:"transaction_id,omitempty"`
	// Only if the request has an API key that is marked for rotation.
	Warnings *Warnings `json:"warnings,omitempty"`
	// Only if the click is too old: the program's window.
	WindowDays *int64 `json:"window_days,omitempty"`
}

// RefundRequestReason: The reason.
type RefundRequestReason string

// The known values of RefundRequestReason.
const (
	RefundRequestReasonRefund     RefundRequestReason = "refund"
	RefundRequestReasonChargeback RefundRequestReason = "chargeback"
)

// Valid reports whether the value is a known one.
func (e RefundRequestReason) Valid() bool {
	return isOneOf(e, RefundRequestReasonRefund, RefundRequestReasonChargeback)
}

type RefundRequest struct {
	// Your own metadata, stored unchanged (at most 10,000 characters of JSON), and the switch for test mode.
	AdditionalData *AdditionalData `json:"additional_data,omitempty"`
	// The reason.
	Reason *RefundRequestReason `json:"reason,omitempty"`
	// The part to refund, in the sale's smallest currency unit.
	RefundAmountCents *int64 `json:"refund_amount_cents,omitempty"`
	// Free text.
	RefundReason *string `json:"refund_reason,omitempty"`
	// Your own identifier of the refund.
	RefundReference *string `json:"refund_reference,omitempty"`
	// The `transaction_id` of the sale.
	TransactionID string `json:"transaction_id"`
}

// RefundResponseStatus: `reversed`: the commission was not paid yet, and all or a part of it is taken back.
type RefundResponseStatus string

// The known values of RefundResponseStatus.
const (
	RefundResponseStatusReversed     RefundResponseStatus = "reversed"
	RefundResponseStatusClawedBack   RefundResponseStatus = "clawed_back"
	RefundResponseStatusSkipped      RefundResponseStatus = "skipped"
	RefundResponseStatusNoCommission RefundResponseStatus = "no_commission"
)

// Valid reports whether the value is a known one.
func (e RefundResponseStatus) Valid() bool {
	return isOneOf(e, RefundResponseStatusReversed, RefundResponseStatusClawedBack, RefundResponseStatusSkipped, RefundResponseStatusNoCommission)
}

type RefundResponse struct {
	// What is left of the commission of the sale, with its clawbacks and restorations.
	CommissionAmountCents *int64 `json:"commission_amount_cents,omitempty"`
	// The commission of the sale, or null.
	CommissionID *int64 `json:"commission_id"`
	// Only in test mode: the test event that was stored.
	Data *TestEvent `json:"data,omitempty"`
	// The amount that this refund deducts from the commission.
	DeductionCents int64 `json:"deduction_cents"`
	// What was recorded.
	Message string `json:"message"`
	// Hints about a request that was accepted: something in it is probably a mistake.
	Notices *Notices `json:"notices,omitempty"`
	// The recorded refund, or the earlier one if the `refund_reference` is repeated; null if there is none.
	RefundID *int64 `json:"refund_id"`
	// `reversed`: the commission was not paid yet, and all or a part of it is taken back.
	Status RefundResponseStatus `json:"status"`
	// Always true.
	Success bool `json:"success"`
	// Only if the request has an API key that is marked for rotation.
	Warnings *Warnings `json:"warnings,omitempty"`
}

// TrackClick sends POST /api/v1/track/click.
func (c *Client) TrackClick(ctx context.Context, body ClickRequest, reqEditors ...RequestEditorFn) (*http.Response, error) {
	return c.send(ctx, "POST", "/api/v1/track/click", nil, body, reqEditors)
}

// TrackLead sends POST /api/v1/track/lead.
func (c *Client) TrackLead(ctx context.Context, body LeadRequest, reqEditors ...RequestEditorFn) (*http.Response, error) {
	return c.send(ctx, "POST", "/api/v1/track/lead", nil, body, reqEditors)
}

// TrackSale sends POST /api/v1/track/sale.
func (c *Client) TrackSale(ctx context.Context, body SaleRequest, reqEditors ...RequestEditorFn) (*http.Response, error) {
	return c.send(ctx, "POST", "/api/v1/track/sale", nil, body, reqEditors)
}

// TrackRefund sends POST /api/v1/track/refund.
func (c *Client) TrackRefund(ctx context.Context, body RefundRequest, reqEditors ...RequestEditorFn) (*http.Response, error) {
	return c.send(ctx, "POST", "/api/v1/track/refund", nil, body, reqEditors)
}
