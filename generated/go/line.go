// Copied by `npm run generate:sdks` from src/sdks/go/line.go: change it there.

package referral

import (
	"slices"
	"strings"
	"time"
)

// line is where entries wait: who may go next, and when. No I/O, no clock and no lock of its own.
type line struct {
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

func (l *line) add(entry Entry) { l.places = append(l.places, placeOf(entry)) }

// restore puts entries of an earlier run in front.
func (l *line) restore(entries []Entry) {
	sorted := slices.SortedFunc(slices.Values(entries), func(a, b Entry) int { return strings.Compare(a.ID, b.ID) })
	earlier := make([]*place, 0, len(sorted)+len(l.places))
	for _, entry := range sorted {
		earlier = append(earlier, placeOf(entry))
	}
	l.places = append(earlier, l.places...)
}

func (l *line) remove(id string) {
	l.places = slices.DeleteFunc(l.places, func(p *place) bool { return p.entry.ID == id })
}

// pause keeps the entries of a kind from going before a time.
func (l *line) pause(kind Kind, until time.Time) {
	if l.kinds == nil {
		l.kinds = map[Kind]time.Time{}
	}
	l.kinds[kind] = until
}

// hurry forgets the delays, and the pause of all.
func (l *line) hurry() {
	l.all = time.Time{}
	for _, waiting := range l.places {
		waiting.dueAt = time.Time{}
	}
}

// next is the first entry that may go now; without one, the time to look again (zero: when one is added).
func (l *line) next(now time.Time) (*place, time.Time) {
	// An entry waits behind every earlier one with which it shares an identifier.
	held := map[string]bool{}
	var wakeAt time.Time
	for _, waiting := range l.places {
		if !slices.ContainsFunc(waiting.identifiers, func(id string) bool { return held[id] }) {
			openAt := latest(waiting.dueAt, l.all, l.kinds[waiting.entry.Kind])
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
