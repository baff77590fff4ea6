package referral

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"strings"
	"time"

	"github.com/referral-tracking/referral-tracking/sdks/go/api"
)

// From this age on, a sale is sent with `occurred_at`. Younger sales omit it, so that small clock differences do not
// matter.
const saleAge = time.Minute

// deliver sends the entry once. An entry that is delivered twice is recorded once. It reports whether the entry is a
// lead that was recorded as provisional.
func (e Entry) deliver(ctx context.Context, client *Client, now time.Time) (provisional bool, err error) {
	switch e.Kind {
	case KindLead:
		var body api.LeadRequest
		if err := json.Unmarshal(e.Body, &body); err != nil {
			return false, err
		}
		options := []CallOption{Attempts(1)}
		// An earlier attempt may have reached the service even if no response came back.
		if e.Attempts > 1 {
			options = append(options, Repeated())
		}
		result, err := client.Lead(ctx, body, options...)
		return err == nil && result.Provisional, err
	case KindSale:
		return false, e.deliverSale(ctx, client, now)
	case KindRefund:
		var body api.RefundRequest
		if err := json.Unmarshal(e.Body, &body); err != nil {
			return false, err
		}
		if body.RefundReference == nil {
			body.RefundReference = Ptr("outbox-" + e.ID)
		}
		_, err := client.Refund(ctx, body, Attempts(1))
		return false, err
	default:
		return false, fmt.Errorf("there is no kind %q", e.Kind)
	}
}

func (e Entry) deliverSale(ctx context.Context, client *Client, now time.Time) error {
	var body api.SaleRequest
	if err := json.Unmarshal(e.Body, &body); err != nil {
		return err
	}
	waited := body.OccurredAt == nil && now.Sub(e.EnqueuedAt) > saleAge
	if waited {
		body.OccurredAt = &e.EnqueuedAt
	}
	_, err := client.Sale(ctx, body, Attempts(1))
	refusal := (*Error)(nil)
	if waited && errors.As(err, &refusal) && refusal.isAboutTime() {
		// This machine's clock is wrong; a sale without its exact time is better than no sale.
		body.OccurredAt = nil
		_, err = client.Sale(ctx, body, Attempts(1))
	}
	return err
}

func (e *Error) isAboutTime() bool {
	return e.Status == http.StatusBadRequest && strings.Contains(e.Message, "occurred_at")
}

type reach int

const (
	// The failure affects only this entry.
	reachEntry reach = iota
	// The rate limit of the entry's kind is used up.
	reachKind
	// No entry can be delivered now: the service fails or rejects the key.
	reachAll
)

// reach returns the entries that a failure affects.
func (e *Error) reach() reach {
	switch {
	case e.isRefusedForNow():
		return reachKind
	// A response without an envelope is not from the service, but from a proxy, a wrong address or a redirect.
	case e.isTransient() || e.Status == http.StatusUnauthorized || !e.FromService:
		return reachAll
	default:
		return reachEntry
	}
}
