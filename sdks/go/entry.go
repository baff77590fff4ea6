package referral

import (
	"crypto/rand"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"sync/atomic"
	"time"
)

// Kind is what an entry records.
type Kind string

// The kinds of entries.
const (
	KindLead   Kind = "lead"
	KindSale   Kind = "sale"
	KindRefund Kind = "refund"
)

// Entry is what an [Outbox] keeps. It is plain data: a store may keep it in whatever form it likes, JSON included.
type Entry struct {
	// ID is unique; the order of the identifiers is the order of the entries.
	ID   string `json:"id"`
	Kind Kind   `json:"kind"`
	// Body is the request.
	Body       json.RawMessage `json:"body"`
	EnqueuedAt time.Time       `json:"enqueued_at"`
	// Attempts is how often a delivery was begun.
	Attempts int `json:"attempts"`
}

// Store keeps entries over a restart. One outbox at a time may use it. It is called in a goroutine of its own, and no two
// calls overlap. The caller waits at most a quarter of a second for Save. What fails, or takes more than
// five seconds, is reported to OnError; the outbox continues in memory.
type Store interface {
	// Load returns all entries, in any order.
	Load() ([]Entry, error)
	// Save adds the entry, or replaces the one with its ID.
	Save(Entry) error
	Remove(id string) error
}

// Reason is why an entry will not be delivered.
type Reason string

// The reasons.
const (
	// ReasonRefused: by the service, and Err says why.
	ReasonRefused Reason = "refused"
	// ReasonExpired: older than MaxAge.
	ReasonExpired Reason = "expired"
	// ReasonFull: MaxEntries wait already.
	ReasonFull Reason = "full"
	// ReasonClosed: the outbox is closed.
	ReasonClosed Reason = "closed"
	// ReasonUnusable: the body is no JSON object, or the store gave the entry back broken.
	ReasonUnusable Reason = "unusable"
	// ReasonUncertain: it may have arrived, and is a test event, of which the service would store a second one.
	ReasonUncertain Reason = "uncertain"
)

// Dropped is an entry that will not be delivered.
type Dropped struct {
	Kind   Kind
	Body   any
	Reason Reason
	// Err is the service's last answer, if there was one.
	Err *Error
}

var serial atomic.Uint64

// newEntry makes an entry with a copy of the body.
func newEntry(kind Kind, body any, now time.Time) (Entry, error) {
	text, err := json.Marshal(body)
	if err != nil {
		return Entry{}, err
	}
	var random [8]byte
	_, _ = rand.Read(random[:]) // never fails
	id := fmt.Sprintf("%015d-%09d-%s", now.UnixMilli(), serial.Add(1), hex.EncodeToString(random[:]))
	return Entry{ID: id, Kind: kind, Body: text, EnqueuedAt: now}, nil
}

// isUsable is false of what a store gave back broken.
func (e Entry) isUsable() bool {
	var body map[string]json.RawMessage
	known := e.Kind == KindLead || e.Kind == KindSale || e.Kind == KindRefund
	return e.ID != "" && known && e.Attempts >= 0 && json.Unmarshal(e.Body, &body) == nil && body != nil
}

// isSentOnce: the service would record it once more for each time it is sent. That is so for some test events.
func (e Entry) isSentOnce() bool {
	var body struct {
		TransactionID  string `json:"transaction_id"`
		AdditionalData struct {
			TestMode bool `json:"test_mode"`
		} `json:"additional_data"`
	}
	// Whatever is not there stays empty.
	_ = json.Unmarshal(e.Body, &body)
	return body.AdditionalData.TestMode && (e.Kind == KindLead || e.Kind == KindSale && body.TransactionID == "")
}

// identifiers returns the customer's identifiers of an entry: entries that share one of these keep their order.
func (e Entry) identifiers() []string {
	var body struct {
		ClickID       string `json:"click_id"`
		CustomerKey   string `json:"customer_key"`
		TransactionID string `json:"transaction_id"`
	}
	// Whatever is not there stays empty.
	_ = json.Unmarshal(e.Body, &body)
	var found []string
	for name, value := range map[string]string{
		"click_id": body.ClickID, "customer_key": body.CustomerKey, "transaction_id": body.TransactionID,
	} {
		if value != "" {
			found = append(found, name+":"+value)
		}
	}
	return found
}
