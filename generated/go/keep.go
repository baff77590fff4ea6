// Copied by `npm run generate:sdks` from src/sdks/go/keep.go: change it there.

package referral

import (
	"context"
	"fmt"
	"sync"
	"time"
)

// How long the outbox waits for one call of the store before it continues in memory.
const storePatience = 5 * time.Second

// loading is the change that loads; no entry has this identifier.
const loading = ""

// keep is the store behind a separate goroutine: errors are reported, and nobody waits for a store that hangs.
type keep struct {
	store  Store
	report func(error)

	lock sync.Mutex
	// By entry: of a store that hangs, only the last change of each matters.
	changes map[string]func(Store) error
	order   []string
	working bool
	current string
	begunAt time.Time
	told    bool
	ended   bool
	// Closed, and replaced, whenever something has changed.
	changed chan struct{}
}

func newKeep(store Store, report func(error)) *keep {
	return &keep{store: store, report: report, changes: map[string]func(Store) error{}, changed: make(chan struct{})}
}

// load hands the entries over. It is the first that is asked, so that what comes back is an earlier run's alone.
func (k *keep) load(take func([]Entry)) {
	if k.store == nil {
		return
	}
	k.put(loading, func(store Store) error {
		entries, err := store.Load()
		take(entries)
		return err
	})
	go k.work()
}

func (k *keep) save(entry Entry) {
	k.put(entry.ID, func(store Store) error { return store.Save(entry) })
}

func (k *keep) remove(id string) { k.put(id, func(store Store) error { return store.Remove(id) }) }

func (k *keep) put(id string, change func(Store) error) {
	if k.store == nil {
		return
	}
	k.lock.Lock()
	defer k.lock.Unlock()
	if k.changes[id] == nil {
		k.order = append(k.order, id)
	}
	k.changes[id] = change
	k.tell()
}

// wait returns when the change is made, or when the store has been at one call for too long.
func (k *keep) wait(ctx context.Context, id string, patience time.Duration) {
	k.lock.Lock()
	begun := time.Now()
	if k.working {
		begun = k.begunAt
	}
	tooLate := time.NewTimer(time.Until(begun.Add(patience)))
	defer tooLate.Stop()
	for k.changes[id] != nil || k.working && k.current == id {
		changed := k.changed
		k.lock.Unlock()
		select {
		case <-changed:
			k.lock.Lock()
			continue
		case <-ctx.Done():
		case <-tooLate.C:
			k.complain(patience)
		}
		return
	}
	k.lock.Unlock()
}

// complain reports each call that hangs once, but not a call that is only slow.
func (k *keep) complain(patience time.Duration) {
	k.lock.Lock()
	silent := k.told || patience < storePatience
	k.told = k.told || !silent
	k.lock.Unlock()
	if !silent {
		k.report(fmt.Errorf("the store has not answered for %s: the outbox continues in memory", storePatience))
	}
}

// idle reports whether everything asked so far is done, or the store has been at one call for too long.
func (k *keep) idle() bool {
	k.lock.Lock()
	defer k.lock.Unlock()
	if k.working {
		return time.Since(k.begunAt) > storePatience
	}
	return len(k.order) == 0
}

// end: nothing more will be asked.
func (k *keep) end() {
	k.lock.Lock()
	defer k.lock.Unlock()
	k.ended = true
	k.tell()
}

func (k *keep) tell() {
	close(k.changed)
	k.changed = make(chan struct{})
}

func (k *keep) work() {
	for change := k.next(); change != nil; change = k.next() {
		k.report(k.use(change))
	}
}

func (k *keep) use(change func(Store) error) (err error) {
	defer func() {
		if failure := recover(); failure != nil {
			err = fmt.Errorf("the store panicked: %v", failure)
		}
	}()
	return change(k.store)
}

func (k *keep) next() func(Store) error {
	k.lock.Lock()
	defer k.lock.Unlock()
	k.working = false
	k.tell()
	for len(k.order) == 0 {
		if k.ended {
			return nil
		}
		changed := k.changed
		k.lock.Unlock()
		<-changed
		k.lock.Lock()
	}
	k.working, k.told, k.begunAt, k.current = true, false, time.Now(), k.order[0]
	k.order = k.order[1:]
	change := k.changes[k.current]
	delete(k.changes, k.current)
	return change
}
