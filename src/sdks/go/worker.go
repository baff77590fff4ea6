package referral

import (
	"context"
	"errors"
	"time"
)

// work delivers one entry after the other: the rate limits allow a few calls a second, so nothing would be gained by
// more at once.
func (o *Outbox) work(ctx context.Context) {
	defer close(o.ended)
	for ctx.Err() == nil {
		o.lock.Lock()
		next, wakeAt := o.line.next(time.Now())
		o.lock.Unlock()
		if next != nil {
			o.attempt(ctx, next)
			continue
		}
		o.rest(ctx, wakeAt)
	}
}

// rest waits until a time (zero: for ever), or until it is roused.
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
	// Before the request, so that another run knows that it may have arrived.
	o.lock.Lock()
	p.entry.Attempts++
	entry := p.entry
	err := o.withStore(func(store Store) error { return store.Save(entry) })
	o.lock.Unlock()
	o.report(err)

	err = entry.deliver(ctx, o.client, now)
	if err == nil {
		o.failuresInRow = 0
		o.leave(p)
		return
	}
	// Ended by us: nothing is known of it, so it stays.
	if ctx.Err() == nil {
		o.afterFailure(p, err)
	}
}

func (o *Outbox) afterFailure(p *place, err error) {
	var refusal *Error
	if !errors.As(err, &refusal) {
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
	o.report(err)
	openAt := time.Now().Add(refusal.RetryAfter)
	o.lock.Lock()
	defer o.lock.Unlock()
	if reach == reachKind {
		o.line.pause(p.entry.Kind, openAt.Add(o.backOff(1)))
		return
	}
	o.line.all = openAt.Add(o.backOff(o.failuresInRow))
	// The others have their turn first: perhaps it is this entry that makes the service fail.
	p.dueAt = o.line.all.Add(o.backOff(p.entry.Attempts))
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
	o.line.remove(p.entry.ID)
	err := o.withStore(func(store Store) error { return store.Remove(p.entry.ID) })
	o.lock.Unlock()
	o.report(err)
}
