package referral

import (
	"encoding/json"
	"log"
	"sync"

	"github.com/referral-tracking/referral-tracking/sdks/go/api"
)

const mostNotices = 100

// noticeLog is the listener of a client that has none. It logs each new notice once.
type noticeLog struct {
	lock   sync.Mutex
	logged map[string]bool
}

func newNoticeLog() *noticeLog { return &noticeLog{logged: map[string]bool{}} }

func (l *noticeLog) notice(notice api.Notice) {
	l.lock.Lock()
	defer l.lock.Unlock()
	if l.logged[notice.Message] {
		return
	}
	if len(l.logged) >= mostNotices {
		clear(l.logged)
	}
	l.logged[notice.Message] = true
	log.Print("referral: ", notice.Message)
}

// reportNotices passes each notice of a success to the listener. It returns false if one is not readable.
func (c *Client) reportNotices(text json.RawMessage) bool {
	if text == nil {
		return true
	}
	var each []json.RawMessage
	readable := json.Unmarshal(text, &each) == nil
	for _, one := range each {
		var notice api.Notice
		if json.Unmarshal(one, &notice) != nil || notice.Message == "" {
			readable = false
			continue
		}
		quietly(func() { c.notice(notice) })
	}
	return readable
}
