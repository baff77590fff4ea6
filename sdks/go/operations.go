package referral

import (
	"context"
	"errors"
	"net/http"

	"github.com/referral-tracking/referral-tracking/sdks/go/api"
)

// LeadResult is the response to a recorded lead.
type LeadResult struct {
	// Message is the service's message.
	Message string
	// AlreadyRecorded: an earlier attempt, whose response was lost, recorded the lead.
	AlreadyRecorded bool
	// Provisional: the lead is not settled yet; see the program's policy lead_auth.
	Provisional bool
	// Response is the complete response; nil if AlreadyRecorded.
	Response *api.LeadResponse
}

// SaleResult says that a sale is recorded, or that it is outside the attribution window.
type SaleResult struct {
	// Message is the service's message.
	Message string
	// SaleID is the recorded sale; nil in test mode and outside the window.
	SaleID *int64
	// AlreadyRecorded: the sale was recorded before under this transaction_id. Only its SaleID is known.
	AlreadyRecorded bool
	// Attributed: the sale is recorded for a partner. It is false if AlreadyRecorded, because it is unknown then.
	Attributed bool
	// Response is the complete response; nil if AlreadyRecorded.
	Response *api.SaleResponse
}

// Click records a click. Each call creates a new click, so a failed call is retried only with ExistingClickID.
func (c *Client) Click(ctx context.Context, body api.ClickRequest, options ...CallOption) (*api.ClickResponse, error) {
	repeatable := body.ExistingClickID != nil && *body.ExistingClickID != ""
	do := func(ctx context.Context, edit api.RequestEditorFn) (*http.Response, error) {
		return c.api.TrackClick(ctx, body, edit)
	}
	return call[api.ClickResponse](ctx, c, trackingSettings(repeatable, options), do)
}

// Lead records a sign-up. If a retry finds the lead recorded, it is a success with AlreadyRecorded.
func (c *Client) Lead(ctx context.Context, body api.LeadRequest, options ...CallOption) (*LeadResult, error) {
	// Each attempt of a test event would store another one.
	data := body.AdditionalData
	inTestMode := data != nil && data.TestMode != nil && *data.TestMode
	answer, err := call[api.LeadResponse](ctx, c, trackingSettings(!inTestMode, options),
		func(ctx context.Context, edit api.RequestEditorFn) (*http.Response, error) {
			return c.api.TrackLead(ctx, body, edit)
		})
	if refusal := (*Error)(nil); errors.As(err, &refusal) {
		if refusal.uncertain && refusal.isMarked(api.AlreadyRecordedLead) {
			return &LeadResult{Message: refusal.Message, AlreadyRecorded: true}, nil
		}
		return nil, err
	}
	provisional := answer.Provisional != nil && *answer.Provisional
	return &LeadResult{Message: answer.Message, Provisional: provisional, Response: answer}, nil
}

// isAnotherSale: the recorded sale with this transaction_id is not the one that was sent.
func (e *Error) isAnotherSale() bool {
	matches, known := e.Details["matches"].(bool)
	return known && !matches
}

// Sale records a sale. If the sale is already recorded, it is a success with AlreadyRecorded and its SaleID; if another
// sale has the TransactionID, an error. All programs of a deployment share the identifiers: start TransactionID with a
// prefix such as "brand-".
func (c *Client) Sale(ctx context.Context, body api.SaleRequest, options ...CallOption) (*SaleResult, error) {
	repeatable := body.TransactionID != nil && *body.TransactionID != ""
	answer, err := call[api.SaleResponse](ctx, c, trackingSettings(repeatable, options),
		func(ctx context.Context, edit api.RequestEditorFn) (*http.Response, error) {
			return c.api.TrackSale(ctx, body, edit)
		})
	if refusal := (*Error)(nil); errors.As(err, &refusal) {
		if refusal.isMarked(api.AlreadyRecordedSale) && !refusal.isAnotherSale() {
			return &SaleResult{Message: refusal.Message, SaleID: refusal.SaleID, AlreadyRecorded: true}, nil
		}
		return nil, err
	}
	return &SaleResult{
		Message: answer.Message, SaleID: answer.SaleID, Attributed: answer.Attributed, Response: answer,
	}, nil
}

// Refund records a refund. A partial refund is retried only with RefundReference.
func (c *Client) Refund(ctx context.Context, body api.RefundRequest, options ...CallOption) (*api.RefundResponse, error) {
	// A full refund can only be recorded once. Two partial refunds of the same amount may be different refunds.
	repeatable := body.RefundReference != nil || body.RefundAmountCents == nil
	do := func(ctx context.Context, edit api.RequestEditorFn) (*http.Response, error) {
		return c.api.TrackRefund(ctx, body, edit)
	}
	return call[api.RefundResponse](ctx, c, trackingSettings(repeatable, options), do)
}
