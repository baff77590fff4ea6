package referral

import (
	"context"
	"errors"
	"net/http"

	"github.com/referral-tracking/referral-tracking/sdks/go/api"
)

// LeadResult is the response to a recorded lead.
type LeadResult struct {
	// Message is what the service said.
	Message string
	// AlreadyRecorded: by an earlier attempt, whose answer was lost.
	AlreadyRecorded bool
	// Provisional: it does not settle yet; see the program's policy lead_auth.
	Provisional bool
	// Response is the whole answer; nil when AlreadyRecorded.
	Response *api.LeadResponse
}

// SaleResult says that a sale is recorded, or that it is outside the attribution window.
type SaleResult struct {
	// Message is what the service said.
	Message string
	// SaleID is the recorded sale; nil in test mode and outside the window.
	SaleID *int64
	// AlreadyRecorded: before, under this transaction_id. More than SaleID is not known then.
	AlreadyRecorded bool
	// Attributed: recorded for a partner. False when AlreadyRecorded, since that is not known.
	Attributed bool
	// Response is the whole answer; nil when AlreadyRecorded.
	Response *api.SaleResponse
}

// Click records a click. After a failure it is sent again only with ExistingClickID, since each call makes a new one.
func (c *Client) Click(ctx context.Context, body api.ClickRequest, options ...CallOption) (*api.ClickResponse, error) {
	repeatable := body.ExistingClickID != nil && *body.ExistingClickID != ""
	do := func(ctx context.Context, edit api.RequestEditorFn) (*http.Response, error) {
		return c.api.TrackClick(ctx, body, edit)
	}
	return call[api.ClickResponse](ctx, c, trackingSettings(repeatable, options), do)
}

// Lead records a sign-up. A repeat that finds the lead recorded is a success (AlreadyRecorded).
func (c *Client) Lead(ctx context.Context, body api.LeadRequest, options ...CallOption) (*LeadResult, error) {
	// Repeated, a test event would be stored twice.
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

// Sale records a sale. One that is recorded already is a success (AlreadyRecorded), with its SaleID. Identifiers are
// unique among all programs of a deployment: begin TransactionID with a prefix of your own, such as "brand-", or another
// program's sale under the same identifier is taken for yours.
func (c *Client) Sale(ctx context.Context, body api.SaleRequest, options ...CallOption) (*SaleResult, error) {
	repeatable := body.TransactionID != nil && *body.TransactionID != ""
	answer, err := call[api.SaleResponse](ctx, c, trackingSettings(repeatable, options),
		func(ctx context.Context, edit api.RequestEditorFn) (*http.Response, error) {
			return c.api.TrackSale(ctx, body, edit)
		})
	if refusal := (*Error)(nil); errors.As(err, &refusal) {
		if refusal.isMarked(api.AlreadyRecordedSale) {
			return &SaleResult{Message: refusal.Message, SaleID: refusal.SaleID, AlreadyRecorded: true}, nil
		}
		return nil, err
	}
	return &SaleResult{
		Message: answer.Message, SaleID: answer.SaleID, Attributed: answer.Attributed, Response: answer,
	}, nil
}

// Refund records a refund. After a failure a partial one is sent again only with RefundReference.
func (c *Client) Refund(ctx context.Context, body api.RefundRequest, options ...CallOption) (*api.RefundResponse, error) {
	// All that is left can be refunded once only; of two parts nobody knows whether they are one.
	repeatable := body.RefundReference != nil || body.RefundAmountCents == nil
	do := func(ctx context.Context, edit api.RequestEditorFn) (*http.Response, error) {
		return c.api.TrackRefund(ctx, body, edit)
	}
	return call[api.RefundResponse](ctx, c, trackingSettings(repeatable, options), do)
}
