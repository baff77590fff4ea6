package referral

import (
	"errors"
	"fmt"
	"log"
	"net/http"
	"strings"
	"sync"
)

// A single failure is usual; this many without a delivery in between are logged.
const repeatedFailures = 3

const mostProblems = 100

// problemLog is the listener of an outbox that has none: a wrong key would otherwise go unnoticed until the entries
// expire. It logs each new problem once, and nothing while it stays the same.
type problemLog struct {
	lock     sync.Mutex
	statuses map[int]bool
	others   map[string]bool
	failures int
}

func newProblemLog() *problemLog {
	return &problemLog{statuses: map[int]bool{}, others: map[string]bool{}}
}

func isAboutKey(status int) bool {
	return status == http.StatusUnauthorized || status == http.StatusForbidden
}

func (l *problemLog) error(err error) {
	l.lock.Lock()
	defer l.lock.Unlock()
	var refusal *Error
	if !errors.As(err, &refusal) {
		l.other(err.Error(), err.Error())
		return
	}
	l.failures++
	if l.statuses[refusal.Status] || !isAboutKey(refusal.Status) && l.failures < repeatedFailures {
		return
	}
	l.statuses[refusal.Status] = true
	key := ""
	if isAboutKey(refusal.Status) {
		key = " Is REFERRAL_API_KEY correct?"
	}
	log.Printf("referral: %s The outbox keeps its entries and sends them again.%s %s", refusal.sentence(), key, refusal.Hint)
}

func (l *problemLog) dropped(dropped Dropped) {
	l.lock.Lock()
	defer l.lock.Unlock()
	problem, why := string(dropped.Reason), ""
	if dropped.Err != nil {
		problem = fmt.Sprint(problem, dropped.Err.Status)
		why = fmt.Sprintf(": %s %s", dropped.Err.sentence(), dropped.Err.Hint)
	}
	l.other(problem, fmt.Sprintf("a %s was dropped (%s)%s", dropped.Kind, dropped.Reason, why))
}

func (l *problemLog) other(problem, line string) {
	if !l.others[problem] {
		// The messages of a store may all be different.
		if len(l.others) >= mostProblems {
			clear(l.others)
		}
		l.others[problem] = true
		log.Print("referral: ", strings.TrimPrefix(line, "referral: "))
	}
}

// delivered makes a problem that comes back be logged again.
func (l *problemLog) delivered() {
	l.lock.Lock()
	defer l.lock.Unlock()
	l.failures = 0
	clear(l.statuses)
}

// sentence returns the status and the message.
func (e *Error) sentence() string {
	text := strings.TrimSuffix(e.Message, ".") + "."
	if e.Status == 0 {
		return text
	}
	return fmt.Sprintf("%d %s", e.Status, text)
}
