package referral

import (
	"context"
	"net/http"
	"sync"
	"time"

	"example.com/referral/api"
)

// Client calls the service. It may be used by several goroutines. Every method's error is an [*Error].
type Client struct {
	api     *api.Client
	apiKey  func(context.Context) (string, error)
	timeout time.Duration
	policy  RetryPolicy
	warn    func(api.RotationWarning)

	lock sync.Mutex
	told map[time.Time]bool
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
	// OnRotationWarning is told once for each deadline that the key must be rotated, and by when.
	OnRotationWarning func(api.RotationWarning)
	// HTTPClient sends the requests, instead of one of its own.
	HTTPClient *http.Client
}

// New makes a client of the service at an address such as https://referrals.brand.dev.
func New(baseURL string, options Options) (*Client, error) {
	doer := orDefault(options.HTTPClient, &http.Client{})
	generated, err := api.NewClient(baseURL, api.WithHTTPClient(doer))
	if err != nil {
		return nil, err
	}
	key := options.APIKeySource
	if key == nil {
		key = func(context.Context) (string, error) { return options.APIKey, nil }
	}
	return &Client{
		api:     generated,
		apiKey:  key,
		timeout: orDefault(options.Timeout, 10*time.Second),
		policy:  options.Retry.withDefaults(),
		warn:    options.OnRotationWarning,
		told:    map[time.Time]bool{},
	}, nil
}

// API is the generated client, for operations without a method here. It adds no key, and repeats nothing.
func (c *Client) API() *api.Client { return c.api }

// report tells each deadline once: a marked key adds its warning to every answer, which would fill a log with it.
func (c *Client) report(warnings []api.RotationWarning) {
	for _, warning := range warnings {
		c.lock.Lock()
		told := c.told[warning.RotateBy]
		c.told[warning.RotateBy] = true
		c.lock.Unlock()
		if !told && c.warn != nil {
			c.warn(warning)
		}
	}
}

// CallOption changes one call.
type CallOption func(*manner)

// Attempts is how often the request is sent at most, instead of the policy's own number.
func Attempts(count int) CallOption { return func(how *manner) { how.attempts = count } }

// Repeated tells that the same lead was sent before and may have been recorded; that it is, is a success then.
func Repeated() CallOption { return func(how *manner) { how.uncertain = true } }

func mannerOf(repeatable bool, options []CallOption) manner {
	how := manner{repeatable: repeatable}
	for _, option := range options {
		option(&how)
	}
	return how
}
