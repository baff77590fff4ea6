package referral

import (
	"context"
	"math/rand/v2"
	"net/http"
	"time"

	"github.com/referral-tracking/referral-tracking/sdks/go/api"
)

// RetryPolicy configures the retries of failed requests that are safe to repeat. A field that is 0 has its default.
type RetryPolicy struct {
	// Attempts is the maximum number of attempts; 1 disables retries. Default 3.
	Attempts int
	// BaseDelay is the longest first delay; each further one is twice as long. Default 300 ms.
	BaseDelay time.Duration
	// MaxDelay is the longest delay after a failure. Default 10 s.
	MaxDelay time.Duration
	// MaxRetryAfter is the longest accepted Retry-After; a longer one fails immediately. Default 60 s.
	MaxRetryAfter time.Duration
}

func (p RetryPolicy) withDefaults() RetryPolicy {
	return RetryPolicy{
		Attempts:      orDefault(p.Attempts, 3),
		BaseDelay:     orDefault(p.BaseDelay, 300*time.Millisecond),
		MaxDelay:      orDefault(p.MaxDelay, 10*time.Second),
		MaxRetryAfter: orDefault(p.MaxRetryAfter, time.Minute),
	}
}

func orDefault[T comparable](value, otherwise T) T {
	var none T
	if value == none {
		return otherwise
	}
	return value
}

// isRefusedForNow: the request was rejected before it was processed, so a retry is always safe.
func (e *Error) isRefusedForNow() bool {
	return e.Status == http.StatusTooManyRequests || e.isMarked(api.InFlight)
}

// isTransient reports whether a retry may succeed. The failed request may have been processed nevertheless.
func (e *Error) isTransient() bool {
	// All statuses from 500: proxies use more of them than the service, such as 520 to 530.
	failed := e.Status == 0 || e.Status == http.StatusRequestTimeout || e.Status >= http.StatusInternalServerError
	return failed && !e.isMarked(api.CommissionFailed)
}

// backOff grows exponentially. Half of the delay is random, so that clients do not retry at the same time.
func backOff(failures int, base, longest time.Duration) time.Duration {
	delay := base
	for i := 1; i < failures && delay < longest; i++ {
		delay *= 2
	}
	return time.Duration(float64(min(delay, longest)) * (0.5 + rand.Float64()/2))
}

// delayAfter returns how long to wait before the next attempt; false if there must be none.
func (p RetryPolicy) delayAfter(err *Error, failures int, repeatable bool) (time.Duration, bool) {
	again := err.isRefusedForNow() || repeatable && err.isTransient()
	if !again || failures >= p.Attempts || err.RetryAfter > p.MaxRetryAfter {
		return 0, false
	}
	return err.RetryAfter + backOff(failures, p.BaseDelay, p.MaxDelay), true
}

// sleep waits; it returns false if the context ended first.
func sleep(ctx context.Context, delay time.Duration) bool {
	timer := time.NewTimer(delay)
	defer timer.Stop()
	select {
	case <-timer.C:
		return true
	case <-ctx.Done():
		return false
	}
}
