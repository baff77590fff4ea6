package referral

import (
	"context"
	"sync"
	"time"

	"github.com/referral-tracking/referral-tracking/sdks/go/api"
)

// How long the caller of the outbox waits for the store.
const callerPatience = 250 * time.Millisecond

// OutboxOptions configure an [Outbox]. All are optional.
type OutboxOptions struct {
	// Store saves entries across restarts; without a store they are only in memory.
	Store Store
	// MaxEntries is the maximum number of pending entries; further entries are dropped. Default 10,000.
	MaxEntries int
	// MaxAge is the maximum age of an entry. Default three days; the service rejects sales that are too old.
	MaxAge time.Duration
	// BaseDelay is the longest first delay after a failure. Default 1 s.
	BaseDelay time.Duration
	// MaxDelay is the longest delay after a failure. Default 5 min.
	MaxDelay time.Duration
	// OnDropped is called for each entry that will not be delivered. Panics in it and in OnError are recovered. Default:
	// logs each new reason with package log.
	OnDropped func(Dropped)
	// OnError is called for each failed attempt that will be retried (an *Error), for errors of the store, and once if
	// leads are recorded as provisional. Default: logs with package log, once for each status until a delivery succeeds;
	// 401 and 403 at once, other failures after the third in a row.
	OnError func(error)
}

// Outbox accepts leads, sales and refunds immediately and delivers them in the background, so that tracking never
// delays or fails a sign-up. Entries that share a click_id, customer_key or transaction_id are delivered in order. Each
// entry is delivered at least once, and the service records it once. An Outbox is safe for concurrent use.
type Outbox struct {
	client  *Client
	options OutboxOptions

	storage *storage

	// protects queue, restored and closed
	lock     sync.Mutex
	queue    queue
	restored bool
	closed   bool

	wake  chan struct{}
	stop  context.CancelFunc
	ended chan struct{}
	// used only by the worker
	failuresInRow       int
	provisionalReported bool

	// used where options have no listener
	log *problemLog
}

// NewOutbox creates an outbox, and starts to send what its store has saved.
func NewOutbox(client *Client, options OutboxOptions) *Outbox {
	options.MaxEntries = orDefault(options.MaxEntries, 10_000)
	options.MaxAge = orDefault(options.MaxAge, 72*time.Hour)
	options.BaseDelay = orDefault(options.BaseDelay, time.Second)
	options.MaxDelay = orDefault(options.MaxDelay, 5*time.Minute)
	ctx, stop := context.WithCancel(context.Background())
	o := &Outbox{client: client, options: options, stop: stop, wake: make(chan struct{}, 1), ended: make(chan struct{})}
	o.log = newProblemLog()
	if o.options.OnDropped == nil {
		o.options.OnDropped = o.log.dropped
	}
	if o.options.OnError == nil {
		o.options.OnError = o.log.error
	}
	o.storage = newStorage(options.Store, o.report)
	o.storage.load(o.restore)
	go o.work(ctx)
	return o
}

// Lead adds a lead. It reports whether the entry was accepted; if there is a store, it waits briefly until the entry is
// saved.
func (o *Outbox) Lead(body api.LeadRequest) bool { return o.take(KindLead, body) }

// Sale adds a sale. Its TransactionID makes a repeated delivery safe.
func (o *Outbox) Sale(body api.SaleRequest) bool { return o.take(KindSale, body) }

// Refund adds a refund.
func (o *Outbox) Refund(body api.RefundRequest) bool { return o.take(KindRefund, body) }

// Len is the number of pending entries.
func (o *Outbox) Len() int {
	o.lock.Lock()
	defer o.lock.Unlock()
	return len(o.queue.places)
}

// Flush skips the current delays. It returns the number of pending entries when none is left or the context ends.
func (o *Outbox) Flush(ctx context.Context) int {
	o.lock.Lock()
	o.queue.clearDelays()
	o.lock.Unlock()
	o.rouse()
	const look = 10 * time.Millisecond
	for !o.idle() && ctx.Err() == nil {
		select {
		case <-o.ended:
			return o.Len()
		default:
			sleep(ctx, look)
		}
	}
	return o.Len()
}

// idle returns whether no entry is pending and the store is not busy.
func (o *Outbox) idle() bool {
	o.lock.Lock()
	defer o.lock.Unlock()
	return o.restored && len(o.queue.places) == 0 && o.storage.idle()
}

// Close stops accepting entries, flushes, and stops. The remaining entries stay in the store. Do not call it directly
// in OnDropped or OnError: it would wait for its own goroutine until the context ends. Start another goroutine there.
func (o *Outbox) Close(ctx context.Context) int {
	o.lock.Lock()
	o.closed = true
	o.lock.Unlock()
	o.Flush(ctx)
	o.stop()
	select {
	case <-o.ended:
	case <-ctx.Done():
	}
	return o.Len()
}

func (o *Outbox) take(kind Kind, body any) bool {
	entry, err := newEntry(kind, body, time.Now())
	if err != nil {
		o.drop(Dropped{Kind: kind, Body: body, Reason: ReasonUnusable})
		return false
	}
	if reason := o.enter(entry); reason != "" {
		o.drop(Dropped{Kind: kind, Body: body, Reason: reason})
		return false
	}
	o.rouse()
	o.storage.wait(context.Background(), entry.ID, callerPatience)
	return true
}

// enter adds the entry to the queue, or returns why it was not accepted.
func (o *Outbox) enter(entry Entry) Reason {
	o.lock.Lock()
	defer o.lock.Unlock()
	switch {
	case o.closed:
		return ReasonClosed
	case len(o.queue.places) >= o.options.MaxEntries:
		return ReasonFull
	}
	o.storage.save(entry)
	o.queue.add(entry)
	return ""
}

func (o *Outbox) rouse() {
	select {
	case o.wake <- struct{}{}:
	default: // already awake
	}
}

func (o *Outbox) drop(dropped Dropped) {
	quietly(func() { o.options.OnDropped(dropped) })
}

func (o *Outbox) report(err error) {
	if err != nil {
		quietly(func() { o.options.OnError(err) })
	}
}
