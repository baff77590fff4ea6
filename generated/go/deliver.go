// Copied by `npm run generate:sdks` from src/sdks/go/deliver.go: change it there.

package referral

import (
	"context"
	"encoding/json"
	"net/http"
	"time"

	"example.com/referral/api"
)

// From this age on a sale tells when it happened; before it, the clocks need not agree.
const saleAge = time.Minute

// deliver sends the entry once. Delivered twice, it is recorded once.
func (e Entry) deliver(ctx context.Context, client *Client, now time.Time) error {
	switch e.Kind {
	case KindLead:
		var body api.LeadRequest
		if err := json.Unmarshal(e.Body, &body); err != nil {
			return err
		}
		options := []CallOption{Attempts(1)}
		// A begun attempt may have arrived although nobody heard of it.
		if e.Attempts > 1 {
			options = append(options, Repeated())
		}
		_, err := client.Lead(ctx, body, options...)
		return err
	case KindSale:
		var body api.SaleRequest
		if err := json.Unmarshal(e.Body, &body); err != nil {
			return err
		}
		if body.OccurredAt == nil && now.Sub(e.EnqueuedAt) > saleAge {
			body.OccurredAt = &e.EnqueuedAt
		}
		_, err := client.Sale(ctx, body, Attempts(1))
		return err
	default:
		var body api.RefundRequest
		if err := json.Unmarshal(e.Body, &body); err != nil {
			return err
		}
		if body.RefundReference == nil {
			body.RefundReference = Ptr("outbox-" + e.ID)
		}
		_, err := client.Refund(ctx, body, Attempts(1))
		return err
	}
}

type reach int

const (
	// It alone will not do.
	reachEntry reach = iota
	// Its kind is over the rate limit.
	reachKind
	// Nothing can be delivered now: the service fails, or does not know the key.
	reachAll
)

// reach tells whom a failure concerns.
func (e *Error) reach() reach {
	switch {
	case e.isRefusedForNow():
		return reachKind
	case e.isTransient() || e.Status == http.StatusUnauthorized:
		return reachAll
	default:
		return reachEntry
	}
}
