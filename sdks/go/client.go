package referral

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"net/url"
	"regexp"
	"strings"
	"sync"
	"time"

	"github.com/referral-tracking/referral-tracking/sdks/go/api"
)

// Client calls the service. It is safe for concurrent use. Every method's error is an [*Error].
type Client struct {
	api     *api.Client
	baseURL string
	apiKey  func(context.Context) (string, error)
	// credential is what the key is called in messages.
	credential string
	timeout    time.Duration
	policy     RetryPolicy
	warn       func(api.RotationWarning)
	notice     func(api.Notice)

	lock     sync.Mutex
	reported map[time.Time]bool
}

// Options configure a [Client]. A key or BrowserMode is required; all others are optional.
type Options struct {
	// APIKey is the program's API key. An empty key is refused, unless BrowserMode is set.
	APIKey string
	// APIKeySource returns the API key; it is called before each request and replaces APIKey.
	APIKeySource func(context.Context) (string, error)
	// BrowserMode allows a client without a key: its leads are sent in browser mode.
	BrowserMode bool
	// Timeout is the time limit of one request. Default 10 s.
	Timeout time.Duration
	Retry   RetryPolicy
	// OnRotationWarning is called once for each deadline by which the key must be rotated. Panics in it are recovered.
	OnRotationWarning func(api.RotationWarning)
	// OnNotice is called for each hint of the service about a request that it has accepted; by default, each new hint is
	// logged once. Panics in it are recovered.
	OnNotice func(api.Notice)
	// HTTPClient sends the requests instead of the default client. Redirects are not followed.
	HTTPClient *http.Client
}

// New creates a client of the service at a URL such as https://referrals.brand.dev.
func New(baseURL string, options Options) (*Client, error) {
	address, err := url.Parse(baseURL)
	if err == nil && address.User != nil {
		return nil, errors.New("referral: the address must not hold a user name or a password")
	}
	if err != nil || address.Host == "" || address.Scheme != "http" && address.Scheme != "https" {
		return nil, errorOfAddress(baseURL)
	}
	// With this path, the service would answer every call with 404, because each operation's path begins with it.
	if strings.HasSuffix(strings.TrimRight(address.Path, "/"), "/api/v1") {
		return nil, errors.New(
			"referral: the address must not end in /api/v1: it is the address of the service (REFERRAL_BASE_URL?)")
	}
	doer := http.Client{}
	if options.HTTPClient != nil {
		doer = *options.HTTPClient
	}
	// Following a 301 or 302 would send a GET without a body, and its response would count as a success.
	doer.CheckRedirect = func(*http.Request, []*http.Request) error { return http.ErrUseLastResponse }
	generated, err := api.NewClient(baseURL, api.WithHTTPClient(&doer))
	if err != nil {
		return nil, err
	}
	key := options.APIKeySource
	if key == nil && strings.TrimSpace(options.APIKey) == "" && !options.BrowserMode {
		return nil, errors.New("referral: APIKey is empty (REFERRAL_API_KEY?); set BrowserMode to send leads in browser mode")
	}
	if key == nil {
		key = func(context.Context) (string, error) { return options.APIKey, nil }
	}
	notice := options.OnNotice
	if notice == nil {
		notice = newNoticeLog().notice
	}
	return &Client{
		api:        generated,
		baseURL:    baseURL,
		apiKey:     key,
		credential: "API key",
		timeout:    orDefault(options.Timeout, 10*time.Second),
		policy:     options.Retry.withDefaults(),
		warn:       options.OnRotationWarning,
		notice:     notice,
		reported:   map[time.Time]bool{},
	}, nil
}

// Values that may hold a password or a key are not repeated.
var mayHoldSecret = regexp.MustCompile(`@|[\w-]{24}`)

func errorOfAddress(baseURL string) error {
	value := ""
	if !mayHoldSecret.MatchString(baseURL) {
		value = fmt.Sprintf(" is %q; it", baseURL)
	}
	const must = "must begin with http:// or https://, followed by a host (REFERRAL_BASE_URL?)"
	return fmt.Errorf("referral: the address%s %s", value, must)
}

// key returns the API key. If the source hangs, key returns when the context ends.
func (c *Client) key(ctx context.Context) (string, error) {
	type answer struct {
		key string
		err error
	}
	asked := make(chan answer, 1)
	go func() {
		got := answer{err: errors.New("the source of the " + c.credential + " panicked")}
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
			return "", errors.New("the " + c.credential + " has characters that a header cannot contain")
		}
		return got.key, got.err
	}
}

// API is the generated client, for operations without a method here. It adds no key and does not retry.
func (c *Client) API() *api.Client { return c.api }

// report calls the listener once for each deadline, because a marked key adds its warning to every response. It returns
// false if a warning is not readable.
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

// quietly runs a callback and recovers its panics, so that they do not fail the call.
func quietly(callback func()) {
	defer func() { _ = recover() }()
	callback()
}

// CallOption changes one call.
type CallOption func(*callSettings)

// Attempts sets the maximum number of attempts, instead of the policy's number.
func Attempts(count int) CallOption {
	return func(settings *callSettings) { settings.attempts = count }
}

// Repeated means that the same lead was sent before and may have been recorded. An "already recorded" error then counts
// as a success.
func Repeated() CallOption { return func(settings *callSettings) { settings.uncertain = true } }

// trackingSettings are the settings of the four calls below /api/v1/track.
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
