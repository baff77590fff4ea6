package referral

import (
	"context"
	"errors"
	"fmt"
	"time"
)

// The longest accepted Retry-After; a longer one may come from a misconfigured proxy.
const longestRetryAfter = time.Hour

var errProvisional = errors.New("referral: leads are recorded as provisional, which earn nothing: " +
	"they were sent without an API key. Is REFERRAL_API_KEY set?")

// work delivers one entry after another. Parallel deliveries would not be faster, since the rate limits allow only a
// few calls per second.
func (o *Outbox) work(ctx context.Context) {
	defer close(o.ended)
	defer o.storage.end()
	// Entries that are loaded after this are added later.
	o.storage.wait(ctx, loading, storePatience)
	o.lock.Lock()
	o.restored = true
	o.lock.Unlock()
	for ctx.Err() == nil {
		o.lock.Lock()
		next, wakeAt := o.queue.next(time.Now())
		o.lock.Unlock()
		if next != nil {
			o.attempt(ctx, next)
			continue
		}
		o.rest(ctx, wakeAt)
	}
}

// restore adds the entries of an earlier run; broken ones are reported and removed. The store may return them late.
func (o *Outbox) restore(entries []Entry) {
	var usable []Entry
	for _, entry := range entries {
		reason := ReasonUnusable
		if entry.isUsable() {
			// An attempt of the earlier run may have reached the service.
			if entry.Attempts == 0 || !entry.isSentOnce() {
				usable = append(usable, entry)
				continue
			}
			reason = ReasonUncertain
		} else {
			o.report(fmt.Errorf("the store has an invalid entry: %q", entry.ID))
		}
		o.storage.remove(entry.ID)
		o.drop(Dropped{Kind: entry.Kind, Body: entry.Body, Reason: reason})
	}
	o.lock.Lock()
	o.queue.restore(usable)
	o.lock.Unlock()
	o.rouse()
}

// rest waits until a time (zero: forever), or until it is woken up.
func (o *Outbox) rest(ctx context.Context, until time.Time) {
	var due <-chan time.Time
	if !until.IsZero() {
		timer := time.NewTimer(time.Until(until))
		defer timer.Stop()
		due = timer.C
	}
	select {
	case <-due:
	case <-o.wake:
	case <-ctx.Done():
	}
}

func (o *Outbox) attempt(ctx context.Context, p *place) {
	now := time.Now()
	if now.Sub(p.entry.EnqueuedAt) > o.options.MaxAge {
		o.giveUp(p, ReasonExpired, nil)
		return
	}
	// Save before the request, so that a later run knows that the entry may have been delivered.
	o.lock.Lock()
	p.entry.Attempts++
	entry := p.entry
	o.storage.save(entry)
	o.lock.Unlock()
	o.storage.wait(ctx, entry.ID, storePatience)
	if ctx.Err() != nil {
		return
	}

	provisional, err := entry.deliver(ctx, o.client, now)
	if err == nil {
		o.failuresInRow = 0
		o.log.delivered()
		if provisional && !o.provisionalReported {
			o.provisionalReported = true
			o.report(errProvisional)
		}
		o.leave(p)
		return
	}
	// The attempt was aborted and its result is unknown, so the entry stays.
	if ctx.Err() == nil {
		o.afterFailure(p, err)
	}
}

func (o *Outbox) afterFailure(p *place, err error) {
	var refusal *Error
	if !errors.As(err, &refusal) {
		o.report(err)
		o.giveUp(p, ReasonUnusable, nil)
		return
	}
	reach := refusal.reach()
	if reach == reachAll {
		o.failuresInRow++
	} else {
		o.failuresInRow = 0
	}
	if reach == reachEntry {
		o.giveUp(p, ReasonRefused, refusal)
		return
	}
	if refusal.isTransient() && p.entry.isSentOnce() {
		o.giveUp(p, ReasonUncertain, refusal)
		return
	}
	o.report(err)
	openAt := time.Now().Add(min(refusal.RetryAfter, longestRetryAfter))
	o.lock.Lock()
	defer o.lock.Unlock()
	if reach == reachKind {
		o.queue.pause(p.entry.Kind, openAt.Add(o.backOff(1)))
		return
	}
	o.queue.all = openAt.Add(o.backOff(o.failuresInRow))
	// Deliver other entries first: this entry may be the reason why the service fails.
	p.dueAt = o.queue.all.Add(o.backOff(p.entry.Attempts))
}

func (o *Outbox) backOff(failures int) time.Duration {
	return backOff(failures, o.options.BaseDelay, o.options.MaxDelay)
}

func (o *Outbox) giveUp(p *place, reason Reason, err *Error) {
	o.leave(p)
	o.drop(Dropped{Kind: p.entry.Kind, Body: p.entry.Body, Reason: reason, Err: err})
}

func (o *Outbox) leave(p *place) {
	o.lock.Lock()
	o.queue.remove(p.entry.ID)
	o.storage.remove(p.entry.ID)
	o.lock.Unlock()
	o.storage.wait(context.Background(), p.entry.ID, storePatience)
}
