package referral

import (
	"context"
	"encoding/json"
	"errors"
	"net/http"
	"net/url"
	"strings"
	"sync"
	"time"

	"github.com/referral-tracking/referral-tracking/sdks/go/api"
)

// Client calls the service. It may be used by several goroutines. Every method's error is an [*Error].
type Client struct {
	api     *api.Client
	apiKey  func(context.Context) (string, error)
	timeout time.Duration
	policy  RetryPolicy
	warn    func(api.RotationWarning)

	lock     sync.Mutex
	reported map[time.Time]bool
}

// Options say how a [Client] works. All are optional.
type Options struct {
	// APIKey is the program's API key; without one, leads are in browser mode.
	APIKey string
	// APIKeySource is asked before each request, instead of APIKey.
	APIKeySource func(context.Context) (string, error)
	// Timeout is how long one request may take. Default 10 s.
	Timeout time.Duration
	Retry   RetryPolicy
	// OnRotationWarning is called once for each deadline by which the key must be rotated. A panic in it is recovered.
	OnRotationWarning func(api.RotationWarning)
	// HTTPClient sends the requests, instead of one of its own. Redirects are not followed.
	HTTPClient *http.Client
}

// New makes a client of the service at an address such as https://referrals.brand.dev.
func New(baseURL string, options Options) (*Client, error) {
	if address, err := url.Parse(baseURL); err == nil && address.User != nil {
		return nil, errors.New("referral: the address must not hold a user name or a password")
	}
	doer := http.Client{}
	if options.HTTPClient != nil {
		doer = *options.HTTPClient
	}
	// After 301 and 302 it would send a GET without a body, and take whatever that answers for a success.
	doer.CheckRedirect = func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse }
	generated, err := api.NewClient(baseURL, api.WithHTTPClient(&doer))
	if err != nil {
		return nil, err
	}
	key := options.APIKeySource
	if key == nil {
		key = func(context.Context) (string, error) { return options.APIKey, nil }
	}
	return &Client{
		api:      generated,
		apiKey:   key,
		timeout:  orDefault(options.Timeout, 10*time.Second),
		policy:   options.Retry.withDefaults(),
		warn:     options.OnRotationWarning,
		reported: map[time.Time]bool{},
	}, nil
}

// key asks for the API key. A source that hangs is left alone with it when the context ends.
func (c *Client) key(ctx context.Context) (string, error) {
	type answer struct {
		key string
		err error
	}
	asked := make(chan answer, 1)
	go func() {
		got := answer{err: errors.New("the source of the API key panicked")}
		defer func() {
			_ = recover()
			asked <- got
		}()
		key, err := c.apiKey(ctx)
		got = answer{strings.TrimSpace(key), err}
	}()
	select {
	case <-ctx.Done():
		return "", ctx.Err()
	case got := <-asked:
		if strings.ContainsFunc(got.key, func(r rune) bool { return r <= ' ' || r > '~' }) {
			return "", errors.New("the API key has characters that a header cannot contain")
		}
		return got.key, got.err
	}
}

// API is the generated client, for operations without a method here. It adds no key, and repeats nothing.
func (c *Client) API() *api.Client { return c.api }

// report passes on each deadline once: a marked key adds its warning to every answer, which would flood a log. It
// returns false when there are warnings that cannot be read.
func (c *Client) report(text json.RawMessage) bool {
	if text == nil {
		return true
	}
	var each []json.RawMessage
	readable := json.Unmarshal(text, &each) == nil
	for _, one := range each {
		var warning api.RotationWarning
		if json.Unmarshal(one, &warning) != nil || warning.RotateBy.IsZero() {
			readable = false
			continue
		}
		c.lock.Lock()
		known := c.reported[warning.RotateBy]
		c.reported[warning.RotateBy] = true
		c.lock.Unlock()
		if !known && c.warn != nil {
			quietly(func() { c.warn(warning) })
		}
	}
	return readable
}

// quietly keeps a panic in a callback from failing the call.
func quietly(callback func()) {
	defer func() { _ = recover() }()
	callback()
}

// CallOption changes one call.
type CallOption func(*callSettings)

// Attempts is how often the request is sent at most, instead of the policy's own number.
func Attempts(count int) CallOption {
	return func(settings *callSettings) { settings.attempts = count }
}

// Repeated says that the same lead was sent before and may have been recorded: a lead that is recorded already is then a
// success.
func Repeated() CallOption { return func(settings *callSettings) { settings.uncertain = true } }

// trackingSettings are those of the four calls below /api/v1/track.
func trackingSettings(repeatable bool, options []CallOption) callSettings {
	settings := settingsOf(repeatable, options)
	settings.tracks = true
	return settings
}

func settingsOf(repeatable bool, options []CallOption) callSettings {
	settings := callSettings{repeatable: repeatable}
	for _, option := range options {
		option(&settings)
	}
	return settings
}
