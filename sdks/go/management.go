package referral

import (
	"context"
	"errors"
	"fmt"
	"iter"
	"net/http"
	"strings"
	"time"
)

// ManagementClient is the client for owners and their tools: programs, keys, links, partners, commissions and the rest
// of the management API. It is safe for concurrent use. Every method's error is an [*Error].
//
// A method that creates something sends an Idempotency-Key, the same for all attempts of the call, so that a retry after
// a lost answer creates nothing twice. [IdempotencyKey] replaces it, for repeats by your own code. ListAll and its like
// go through all pages.
type ManagementClient struct {
	ManagementGroups
}

// ManagementOptions configure a [ManagementClient].
type ManagementOptions struct {
	// Token is an API token or a login token.
	Token string
	// TokenSource returns the token; it is called before each request and replaces Token.
	TokenSource func(context.Context) (string, error)
	// Timeout is the time limit of one request. Default 10 s.
	Timeout time.Duration
	Retry   RetryPolicy
	// HTTPClient sends the requests instead of the default client. Redirects are not followed.
	HTTPClient *http.Client
}

// NewManagement creates a client of the management API of the service at a URL such as https://referrals.brand.dev.
func NewManagement(baseURL string, options ManagementOptions) (*ManagementClient, error) {
	if options.TokenSource == nil && strings.TrimSpace(options.Token) == "" {
		return nil, errors.New("referral: Token is empty (REFERRAL_API_TOKEN?)")
	}
	client, err := New(baseURL, Options{
		APIKey: options.Token, APIKeySource: options.TokenSource,
		Timeout: options.Timeout, Retry: options.Retry, HTTPClient: options.HTTPClient,
	})
	if err != nil {
		return nil, err
	}
	client.credential = "token"
	return &ManagementClient{managementGroups(client)}, nil
}

// IdempotencyKey sets the Idempotency-Key of a call that creates something: a repeat with the same key and body within
// 24 hours gets the first answer again.
func IdempotencyKey(key string) CallOption {
	return func(settings *callSettings) { settings.idempotencyKey = &key }
}

// Set returns the new value of a field that a change can also clear.
func Set[T any](value T) **T {
	set := &value
	return &set
}

// Clear clears a field in a change; nil keeps its value.
func Clear[T any]() **T { return new(*T) }

// managing are the settings of a call of the management API.
func managing(repeatable bool, options []CallOption) callSettings {
	settings := settingsOf(repeatable, options)
	settings.hasData = true
	return settings
}

// creating are the settings of a call that creates something.
func creating(options []CallOption) callSettings {
	settings := managing(true, options)
	if settings.idempotencyKey == nil {
		settings.idempotencyKey = Ptr(newRequestID())
	}
	return settings
}

// identifier is a parameter of a path.
type identifier struct {
	name  string
	value int64
}

func manage[T any](ctx context.Context, c *Client, settings callSettings, do send, ids ...identifier) (*T, error) {
	for _, id := range ids {
		if id.value < 1 {
			return nil, errorOfMisuse(fmt.Sprintf("%s must be a positive integer", id.name))
		}
	}
	return call[T](ctx, c, settings, do)
}

// manageFile returns the text of a file.
func manageFile(ctx context.Context, c *Client, settings callSettings, do send, ids ...identifier) (string, error) {
	settings.hasData = false
	text, err := manage[string](ctx, c, settings, do, ids...)
	if err != nil {
		return "", err
	}
	return *text, nil
}

// copyOf returns a copy of optional parameters.
func copyOf[T any](params *T) T {
	if params == nil {
		var none T
		return none
	}
	return *params
}

// allPages goes through the records of all pages; each page is read when its first record is needed. After an error
// there are no further records.
func allPages[T any](read func(cursor *string) ([]T, *string, error)) iter.Seq2[T, error] {
	return func(yield func(T, error) bool) {
		var cursor *string
		for {
			records, next, err := read(cursor)
			if err != nil {
				var none T
				yield(none, err)
				return
			}
			for _, record := range records {
				if !yield(record, nil) {
					return
				}
			}
			if next == nil {
				return
			}
			cursor = next
		}
	}
}
