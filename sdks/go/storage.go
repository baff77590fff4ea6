package referral

import (
	"context"
	"fmt"
	"sync"
	"time"
)

// How long the outbox waits for one call of the store before it continues in memory.
const storePatience = 5 * time.Second

// loading identifies the call that loads the entries; no entry has this identifier.
const loading = ""

// storage calls the store in a separate goroutine. It reports errors, and stops waiting for a store that hangs.
type storage struct {
	store  Store
	report func(error)

	lock sync.Mutex
	// By entry: if the store hangs, only the last change of each entry is saved.
	changes  map[string]func(Store) error
	order    []string
	working  bool
	current  string
	begunAt  time.Time
	reported bool
	ended    bool
	// Closed and replaced whenever something has changed.
	changed chan struct{}
}

func newStorage(store Store, report func(error)) *storage {
	return &storage{store: store, report: report, changes: map[string]func(Store) error{}, changed: make(chan struct{})}
}

// load passes the stored entries to take. It is the first call of the store, so all entries are from an earlier run.
func (s *storage) load(take func([]Entry)) {
	if s.store == nil {
		return
	}
	s.put(loading, func(store Store) error {
		entries, err := store.Load()
		take(entries)
		return err
	})
	go s.work()
}

func (s *storage) save(entry Entry) {
	s.put(entry.ID, func(store Store) error { return store.Save(entry) })
}

func (s *storage) remove(id string) { s.put(id, func(store Store) error { return store.Remove(id) }) }

func (s *storage) put(id string, change func(Store) error) {
	if s.store == nil {
		return
	}
	s.lock.Lock()
	defer s.lock.Unlock()
	if s.changes[id] == nil {
		s.order = append(s.order, id)
	}
	s.changes[id] = change
	s.notify()
}

// wait returns when the change is saved, or when the store takes too long for a call.
func (s *storage) wait(ctx context.Context, id string, patience time.Duration) {
	s.lock.Lock()
	begun := time.Now()
	if s.working {
		begun = s.begunAt
	}
	tooLate := time.NewTimer(time.Until(begun.Add(patience)))
	defer tooLate.Stop()
	for s.changes[id] != nil || s.working && s.current == id {
		changed := s.changed
		s.lock.Unlock()
		select {
		case <-changed:
			s.lock.Lock()
			continue
		case <-ctx.Done():
		case <-tooLate.C:
			s.complain(patience)
		}
		return
	}
	s.lock.Unlock()
}

// complain reports a call that hangs, once; a call that is only slow is not reported.
func (s *storage) complain(patience time.Duration) {
	s.lock.Lock()
	silent := s.reported || patience < storePatience
	s.reported = s.reported || !silent
	s.lock.Unlock()
	if !silent {
		s.report(fmt.Errorf("the store has not answered for %s: the outbox goes on from memory", storePatience))
	}
}

// idle returns whether all calls so far are done, or the store takes too long for a call.
func (s *storage) idle() bool {
	s.lock.Lock()
	defer s.lock.Unlock()
	if s.working {
		return time.Since(s.begunAt) > storePatience
	}
	return len(s.order) == 0
}

// end means that there will be no more changes.
func (s *storage) end() {
	s.lock.Lock()
	defer s.lock.Unlock()
	s.ended = true
	s.notify()
}

func (s *storage) notify() {
	close(s.changed)
	s.changed = make(chan struct{})
}

func (s *storage) work() {
	for change := s.next(); change != nil; change = s.next() {
		s.report(s.use(change))
	}
}

func (s *storage) use(change func(Store) error) (err error) {
	defer func() {
		if failure := recover(); failure != nil {
			err = fmt.Errorf("the store panicked: %v", failure)
		}
	}()
	return change(s.store)
}

func (s *storage) next() func(Store) error {
	s.lock.Lock()
	defer s.lock.Unlock()
	s.working = false
	s.notify()
	for len(s.order) == 0 {
		if s.ended {
			return nil
		}
		changed := s.changed
		s.lock.Unlock()
		<-changed
		s.lock.Lock()
	}
	s.working, s.reported, s.begunAt, s.current = true, false, time.Now(), s.order[0]
	s.order = s.order[1:]
	change := s.changes[s.current]
	delete(s.changes, s.current)
	return change
}
