package referral

import (
	"slices"
	"strings"
	"time"
)

// queue holds the pending entries and decides which is delivered next, and when. No I/O, no clock and no lock.
type queue struct {
	places []*place
	all    time.Time
	kinds  map[Kind]time.Time
}

type place struct {
	entry       Entry
	identifiers []string
	dueAt       time.Time
}

func placeOf(entry Entry) *place { return &place{entry: entry, identifiers: entry.identifiers()} }

func (q *queue) add(entry Entry) { q.places = append(q.places, placeOf(entry)) }

// restore adds the entries of an earlier run at the front.
func (q *queue) restore(entries []Entry) {
	sorted := slices.SortedFunc(slices.Values(entries), func(a, b Entry) int { return strings.Compare(a.ID, b.ID) })
	earlier := make([]*place, 0, len(sorted)+len(q.places))
	for _, entry := range sorted {
		earlier = append(earlier, placeOf(entry))
	}
	q.places = append(earlier, q.places...)
}

func (q *queue) remove(id string) {
	q.places = slices.DeleteFunc(q.places, func(p *place) bool { return p.entry.ID == id })
}

// pause delays the entries of a kind until this time.
func (q *queue) pause(kind Kind, until time.Time) {
	if q.kinds == nil {
		q.kinds = map[Kind]time.Time{}
	}
	q.kinds[kind] = until
}

// clearDelays removes the delays of entries and the pause of all.
func (q *queue) clearDelays() {
	q.all = time.Time{}
	for _, waiting := range q.places {
		waiting.dueAt = time.Time{}
	}
}

// next is the first entry that may be delivered now; without one, the time to check again (zero: when one is added).
func (q *queue) next(now time.Time) (*place, time.Time) {
	// An entry waits for every earlier entry that shares an identifier with it, even if that one is delayed.
	held := map[string]bool{}
	var wakeAt time.Time
	for _, waiting := range q.places {
		if !slices.ContainsFunc(waiting.identifiers, func(id string) bool { return held[id] }) {
			openAt := latest(waiting.dueAt, q.all, q.kinds[waiting.entry.Kind])
			if !openAt.After(now) {
				return waiting, time.Time{}
			}
			if wakeAt.IsZero() || openAt.Before(wakeAt) {
				wakeAt = openAt
			}
		}
		for _, id := range waiting.identifiers {
			held[id] = true
		}
	}
	return nil, wakeAt
}

func latest(times ...time.Time) time.Time {
	return slices.MaxFunc(times, func(a, b time.Time) int { return a.Compare(b) })
}
