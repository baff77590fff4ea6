package referral

import (
	"crypto/hmac"
	"crypto/sha256"
	"encoding/base64"
	"encoding/json"
	"errors"
	"fmt"
	"math"
	"net/http"
	"strconv"
	"strings"
	"time"

	"github.com/referral-tracking/referral-tracking/sdks/go/api"
)

// ErrWebhook is a request that the service did not send, or not now. Answer it with 400.
var ErrWebhook = errors.New("the webhook is not verified")

// WebhookTolerance is how far the time of an attempt may be from now.
const WebhookTolerance = 5 * time.Minute

// VerifyWebhook verifies a request to an endpoint of yours, as Standard Webhooks 1.0 says, and returns its event. The
// body is as it was received. While a secret is rotated, pass the former one too. The error is ErrWebhook unless the
// service signed this body a short time ago.
func VerifyWebhook(body []byte, header http.Header, secrets ...string) (*api.WebhookEvent, error) {
	return verifyWebhookAt(time.Now(), body, header, secrets)
}

func verifyWebhookAt(now time.Time, body []byte, header http.Header, secrets []string) (*api.WebhookEvent, error) {
	id, timestamp := header.Get("webhook-id"), header.Get("webhook-timestamp")
	signatures := strings.Split(header.Get("webhook-signature"), " ")
	if id == "" {
		return nil, fmt.Errorf("%w: it has no identifier", ErrWebhook)
	}
	seconds, err := strconv.ParseInt(timestamp, 10, 64)
	if err != nil || math.Abs(now.Sub(time.Unix(seconds, 0)).Seconds()) > WebhookTolerance.Seconds() {
		return nil, fmt.Errorf("%w: its time is too far from now", ErrWebhook)
	}
	for _, secret := range secrets {
		signed, err := isSigned(secret, id+"."+timestamp+".", body, signatures)
		if err != nil {
			return nil, err
		}
		if signed {
			var event api.WebhookEvent
			return &event, json.Unmarshal(body, &event)
		}
	}
	return nil, fmt.Errorf("%w: no signature is one of this body with this secret", ErrWebhook)
}

func isSigned(secret, head string, body []byte, signatures []string) (bool, error) {
	key, err := base64.StdEncoding.DecodeString(strings.TrimPrefix(secret, "whsec_"))
	if err != nil || len(key) == 0 {
		return false, errors.New("a webhook secret is whsec_ and base64 text")
	}
	mac := hmac.New(sha256.New, key)
	mac.Write([]byte(head))
	mac.Write(body)
	own := []byte("v1," + base64.StdEncoding.EncodeToString(mac.Sum(nil)))
	for _, signature := range signatures {
		if hmac.Equal(own, []byte(signature)) {
			return true, nil
		}
	}
	return false, nil
}
