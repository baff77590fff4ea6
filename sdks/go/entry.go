package referral

import (
	"crypto/rand"
	"encoding/hex"
	"encoding/json"
	"fmt"
	"sync/atomic"
	"time"
)

// Kind is the kind of record that an entry creates.
type Kind string

// The kinds of entries.
const (
	KindLead   Kind = "lead"
	KindSale   Kind = "sale"
	KindRefund Kind = "refund"
)

// Entry is an entry of an [Outbox]. It is plain data, which a store may save in any form, such as JSON.
type Entry struct {
	// ID is unique; sorting by ID gives the order of the entries.
	ID   string `json:"id"`
	Kind Kind   `json:"kind"`
	// Body is the request.
	Body       json.RawMessage `json:"body"`
	EnqueuedAt time.Time       `json:"enqueued_at"`
	// Attempts is the number of deliveries that were started.
	Attempts int `json:"attempts"`
}

// Store saves entries across restarts. Use a store in one outbox at a time. It is called in a separate goroutine, and
// calls do not overlap. The caller of the outbox waits at most a quarter of a second for Save. If a method fails or
// takes more than five seconds, OnError is called, and the outbox continues in memory.
type Store interface {
	// Load returns all entries, in any order.
	Load() ([]Entry, error)
	// Save adds the entry, or replaces the entry with the same ID.
	Save(Entry) error
	Remove(id string) error
}

// Reason is why an entry will not be delivered.
type Reason string

// The reasons.
const (
	// ReasonRefused: the service rejected it, and Err says why.
	ReasonRefused Reason = "refused"
	// ReasonExpired: it is older than MaxAge.
	ReasonExpired Reason = "expired"
	// ReasonFull: the outbox already has MaxEntries pending entries.
	ReasonFull Reason = "full"
	// ReasonClosed: the outbox is closed.
	ReasonClosed Reason = "closed"
	// ReasonUnusable: the body is not a JSON object, or the store returned a broken entry.
	ReasonUnusable Reason = "unusable"
	// ReasonUncertain: it is a test event that may have been delivered; a second delivery would store it twice.
	ReasonUncertain Reason = "uncertain"
)

// Dropped is an entry that will not be delivered.
type Dropped struct {
	Kind   Kind
	Body   any
	Reason Reason
	// Err is the last error response of the service, if there was one.
	Err *Error
}

var serial atomic.Uint64

// newEntry creates an entry with a copy of the body.
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

// isUsable returns false for a broken entry from a store.
func (e Entry) isUsable() bool {
	var body map[string]json.RawMessage
	known := e.Kind == KindLead || e.Kind == KindSale || e.Kind == KindRefund
	return e.ID != "" && known && e.Attempts >= 0 && json.Unmarshal(e.Body, &body) == nil && body != nil
}

// isSentOnce returns whether each delivery would be recorded separately, as for some test events.
func (e Entry) isSentOnce() bool {
	var body struct {
		TransactionID  string `json:"transaction_id"`
		AdditionalData struct {
			TestMode bool `json:"test_mode"`
		} `json:"additional_data"`
	}
	// Missing fields stay empty.
	_ = json.Unmarshal(e.Body, &body)
	return body.AdditionalData.TestMode && (e.Kind == KindLead || e.Kind == KindSale && body.TransactionID == "")
}

// identifiers returns the customer's identifiers in an entry. Entries that share one keep their order.
func (e Entry) identifiers() []string {
	var body struct {
		ClickID       string `json:"click_id"`
		CustomerKey   string `json:"customer_key"`
		TransactionID string `json:"transaction_id"`
	}
	// Missing fields stay empty.
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
