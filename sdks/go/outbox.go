package referral

import (
	"context"
	"sync"
	"time"

	"github.com/referral-tracking/referral-tracking/sdks/go/api"
)

// How long the caller waits for the store.
const callerPatience = 250 * time.Millisecond

// OutboxOptions say how an [Outbox] works. All are optional.
type OutboxOptions struct {
	// Store keeps entries over a restart; without one they are in memory only.
	Store Store
	// MaxEntries is how many entries may wait; a further one is dropped. Default 10,000.
	MaxEntries int
	// MaxAge is how old an entry may get. Default three days; the service refuses sales that are too old.
	MaxAge time.Duration
	// BaseDelay is the longest first delay after a failure. Default 1 s.
	BaseDelay time.Duration
	// MaxDelay is the longest delay after a failure. Default 5 min.
	MaxDelay time.Duration
	// OnDropped is called for each entry that will not be delivered. A panic in it is recovered, as in OnError.
	OnDropped func(Dropped)
	// OnError is called for errors that will be retried, and for errors of the store.
	OnError func(error)
}

// Outbox takes leads, sales and refunds at once and delivers them in the background, so that a sign-up neither waits for
// tracking nor fails with it. It delivers what shares a click_id, customer_key or transaction_id in the order in which
// it came, and each entry at least once; the service records it once. It may be used by several goroutines.
type Outbox struct {
	client  *Client
	options OutboxOptions

	storage *storage

	// of queue, restored and closed
	lock     sync.Mutex
	queue    queue
	restored bool
	closed   bool

	wake  chan struct{}
	stop  context.CancelFunc
	ended chan struct{}
	// only the worker's
	failuresInRow int
}

// NewOutbox creates an outbox, and starts to send what its store has saved.
func NewOutbox(client *Client, options OutboxOptions) *Outbox {
	options.MaxEntries = orDefault(options.MaxEntries, 10_000)
	options.MaxAge = orDefault(options.MaxAge, 72*time.Hour)
	options.BaseDelay = orDefault(options.BaseDelay, time.Second)
	options.MaxDelay = orDefault(options.MaxDelay, 5*time.Minute)
	ctx, stop := context.WithCancel(context.Background())
	o := &Outbox{client: client, options: options, stop: stop, wake: make(chan struct{}, 1), ended: make(chan struct{})}
	o.storage = newStorage(options.Store, o.report)
	o.storage.load(o.restore)
	go o.work(ctx)
	return o
}

// Lead reports whether the lead is accepted, and with the store if there is one and it answers quickly.
func (o *Outbox) Lead(body api.LeadRequest) bool { return o.take(KindLead, body) }

// Sale is the same for a sale. Its TransactionID makes it safe to deliver twice.
func (o *Outbox) Sale(body api.SaleRequest) bool { return o.take(KindSale, body) }

// Refund is the same for a refund.
func (o *Outbox) Refund(body api.RefundRequest) bool { return o.take(KindRefund, body) }

// Len is how many entries wait.
func (o *Outbox) Len() int {
	o.lock.Lock()
	defer o.lock.Unlock()
	return len(o.queue.places)
}

// Flush hurries, and returns when nothing waits or the context ends: with what is left.
func (o *Outbox) Flush(ctx context.Context) int {
	o.lock.Lock()
	o.queue.hurry()
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

// idle: nothing waits, neither for the service nor for the store.
func (o *Outbox) idle() bool {
	o.lock.Lock()
	defer o.lock.Unlock()
	return o.restored && len(o.queue.places) == 0 && o.storage.idle()
}

// Close takes nothing more, flushes, and stops. What is left stays with the store. In OnDropped or OnError it would wait
// for the very goroutine that it runs in, until the context ends: call it in another one there.
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

// enter puts the entry into the queue, or says why not.
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
	default: // it is roused already
	}
}

func (o *Outbox) drop(dropped Dropped) {
	if o.options.OnDropped != nil {
		quietly(func() { o.options.OnDropped(dropped) })
	}
}

func (o *Outbox) report(err error) {
	if err != nil && o.options.OnError != nil {
		quietly(func() { o.options.OnError(err) })
	}
}
