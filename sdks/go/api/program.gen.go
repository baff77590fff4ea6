// Code generated from openapi/ by `npm run generate:sdks`. DO NOT EDIT.

package api

import (
	"context"
	"encoding/json"
	"net/http"
	"time"
)

// CliStatusAnswerDataLeadAuth: Whether a browser-mode lead settles.
type CliStatusAnswerDataLeadAuth string

// The known values of CliStatusAnswerDataLeadAuth.
const (
	CliStatusAnswerDataLeadAuthServerRequired CliStatusAnswerDataLeadAuth = "server_required"
	CliStatusAnswerDataLeadAuthBrowserAllowed CliStatusAnswerDataLeadAuth = "browser_allowed"
)

// Valid reports whether the value is a known one.
func (e CliStatusAnswerDataLeadAuth) Valid() bool {
	return isOneOf(e, CliStatusAnswerDataLeadAuthServerRequired, CliStatusAnswerDataLeadAuthBrowserAllowed)
}

type CliStatusAnswer struct {
	// The program and its key.
	Data struct {
		// Partners who have joined.
		ActivePartners int64 `json:"active_partners"`
		// Its domain.
		Domain string `json:"domain"`
		// Whether a whole chain arrived in test mode with the key.
		IntegrationVerified bool `json:"integration_verified"`
		// The key that was sent.
		Key struct {
			// When it was created.
			CreatedAt time.Time `json:"created_at"`
			// Only its prefix and last four characters.
			Masked string `json:"masked"`
			// Its rotation deadline, or null.
			RotateBy *time.Time `json:"rotate_by"`
		} `json:"key"`
		// Whether a browser-mode lead settles.
		LeadAuth CliStatusAnswerDataLeadAuth `json:"lead_auth"`
		// Its name.
		Name string `json:"name"`
		// Commissions that are pending approval.
		PendingCommissions int64 `json:"pending_commissions"`
		// The program.
		ProgramID int64 `json:"program_id"`
		// Production events of the last 24 hours.
		RecentEvents struct {
			// Clicks.
			Clicks24H int64 `json:"clicks_24h"`
			// Settled leads.
			Leads24H int64 `json:"leads_24h"`
			// Sales.
			Sales24H int64 `json:"sales_24h"`
		} `json:"recent_events"`
		// Whether the payment processor is connected.
		StripeConnected bool `json:"stripe_connected"`
	} `json:"data"`
	// Only if the request has an API key that is marked for rotation.
	Warnings *Warnings `json:"warnings,omitempty"`
}

// CliTestEventRequestEventType: The kind of a single event.
type CliTestEventRequestEventType string

// The known values of CliTestEventRequestEventType.
const (
	CliTestEventRequestEventTypeClick CliTestEventRequestEventType = "click"
	CliTestEventRequestEventTypeLead  CliTestEventRequestEventType = "lead"
	CliTestEventRequestEventTypeSale  CliTestEventRequestEventType = "sale"
)

// Valid reports whether the value is a known one.
func (e CliTestEventRequestEventType) Valid() bool {
	return isOneOf(e, CliTestEventRequestEventTypeClick, CliTestEventRequestEventTypeLead, CliTestEventRequestEventTypeSale)
}

type CliTestEventRequest struct {
	// The kind of a single event.
	EventType *CliTestEventRequestEventType `json:"event_type,omitempty"`
	// `chain` for the whole synthetic chain; `event_type` is then ignored.
	Type *string `json:"type,omitempty"`
}

// CliTestEventAnswerData0EventType: Its kind.
type CliTestEventAnswerData0EventType string

// The known values of CliTestEventAnswerData0EventType.
const (
	CliTestEventAnswerData0EventTypeClick CliTestEventAnswerData0EventType = "click"
	CliTestEventAnswerData0EventTypeLead  CliTestEventAnswerData0EventType = "lead"
	CliTestEventAnswerData0EventTypeSale  CliTestEventAnswerData0EventType = "sale"
)

// Valid reports whether the value is a known one.
func (e CliTestEventAnswerData0EventType) Valid() bool {
	return isOneOf(e, CliTestEventAnswerData0EventTypeClick, CliTestEventAnswerData0EventTypeLead, CliTestEventAnswerData0EventTypeSale)
}

// CliTestEventAnswerData0: One event.
type CliTestEventAnswerData0 struct {
	// Always false: a single event has no customer.
	Attributed bool `json:"attributed"`
	// Identifier of the stored test event.
	EventID int64 `json:"event_id"`
	// Its kind.
	EventType CliTestEventAnswerData0EventType `json:"event_type"`
	// What was recorded.
	Message string `json:"message"`
	// Always true.
	Received bool `json:"received"`
}

// CliTestEventAnswerData1Type: Always `chain`.
type CliTestEventAnswerData1Type string

// The known values of CliTestEventAnswerData1Type.
const (
	Chain CliTestEventAnswerData1Type = "chain"
)

// Valid reports whether the value is a known one.
func (e CliTestEventAnswerData1Type) Valid() bool { return isOneOf(e, Chain) }

// CliTestEventAnswerData1: The whole chain.
type CliTestEventAnswerData1 struct {
	// Whether the sale of the chain is attributed.
	Attributed bool `json:"attributed"`
	// The synthetic customer.
	CustomerKey string `json:"customer_key"`
	// The synthetic link's referral code.
	ShortCode string `json:"short_code"`
	// Always `chain`.
	Type CliTestEventAnswerData1Type `json:"type"`
	// The verdict for each event.
	Verdict struct {
		// `pending`: the event is recorded, and the next event decides the result.
		Click Verdict `json:"click"`
		// `pending`: the event is recorded, and the next event decides the result.
		Lead Verdict `json:"lead"`
		// `pending`: the event is recorded, and the next event decides the result.
		Sale Verdict `json:"sale"`
	} `json:"verdict"`
}

// CliTestEventAnswer_Data: The event or the chain.
type CliTestEventAnswer_Data struct {
	union json.RawMessage
}

// AsCliTestEventAnswerData0 returns it as a CliTestEventAnswerData0.
func (t CliTestEventAnswer_Data) AsCliTestEventAnswerData0() (CliTestEventAnswerData0, error) {
	return unionAs[CliTestEventAnswerData0](t.union)
}

// FromCliTestEventAnswerData0 makes it a CliTestEventAnswerData0.
func (t *CliTestEventAnswer_Data) FromCliTestEventAnswerData0(v CliTestEventAnswerData0) error {
	return setUnion(&t.union, v)
}

// AsCliTestEventAnswerData1 returns it as a CliTestEventAnswerData1.
func (t CliTestEventAnswer_Data) AsCliTestEventAnswerData1() (CliTestEventAnswerData1, error) {
	return unionAs[CliTestEventAnswerData1](t.union)
}

// FromCliTestEventAnswerData1 makes it a CliTestEventAnswerData1.
func (t *CliTestEventAnswer_Data) FromCliTestEventAnswerData1(v CliTestEventAnswerData1) error {
	return setUnion(&t.union, v)
}

// MarshalJSON writes what it was read from.
func (t CliTestEventAnswer_Data) MarshalJSON() ([]byte, error) { return t.union.MarshalJSON() }

// UnmarshalJSON keeps the text.
func (t *CliTestEventAnswer_Data) UnmarshalJSON(b []byte) error { return t.union.UnmarshalJSON(b) }

type CliTestEventAnswer struct {
	// The event or the chain.
	Data CliTestEventAnswer_Data `json:"data"`
	// Hints about a request that was accepted: something in it is probably a mistake.
	Notices *Notices `json:"notices,omitempty"`
	// Only if the request has an API key that is marked for rotation.
	Warnings *Warnings `json:"warnings,omitempty"`
}

// Verdict: `pending`: the event is recorded, and the next event decides the result.
type Verdict string

// The known values of Verdict.
const (
	VerdictAttributed   Verdict = "attributed"
	VerdictUnattributed Verdict = "unattributed"
	VerdictPending      Verdict = "pending"
)

// Valid reports whether the value is a known one.
func (e Verdict) Valid() bool {
	return isOneOf(e, VerdictAttributed, VerdictUnattributed, VerdictPending)
}

// GetReadiness sends GET /api/v1/programs/me/readiness.
func (c *Client) GetReadiness(ctx context.Context, reqEditors ...RequestEditorFn) (*http.Response, error) {
	return c.send(ctx, "GET", "/api/v1/programs/me/readiness", nil, nil, reqEditors)
}

// CliStatus sends GET /api/v1/cli/status.
func (c *Client) CliStatus(ctx context.Context, reqEditors ...RequestEditorFn) (*http.Response, error) {
	return c.send(ctx, "GET", "/api/v1/cli/status", nil, nil, reqEditors)
}

// CliTestEvent sends POST /api/v1/cli/test-event.
func (c *Client) CliTestEvent(ctx context.Context, body CliTestEventRequest, reqEditors ...RequestEditorFn) (*http.Response, error) {
	return c.send(ctx, "POST", "/api/v1/cli/test-event", nil, body, reqEditors)
}
