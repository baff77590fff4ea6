// Package api has the types of the service's OpenAPI document, and a plain client with a method for each operation.
package api

import (
	"bytes"
	"context"
	"encoding/json"
	"fmt"
	"io"
	"net/http"
	"net/url"
	"reflect"
	"strings"
	"time"
)

// RequestEditorFn changes a request before it is sent.
type RequestEditorFn func(ctx context.Context, req *http.Request) error

// HttpRequestDoer sends requests. An http.Client is one.
type HttpRequestDoer interface {
	Do(req *http.Request) (*http.Response, error)
}

// Client sends requests as they are: it adds no key and does not retry.
type Client struct {
	// Server is the address of the service, with a slash at its end.
	Server string
	// Client sends the requests.
	Client HttpRequestDoer
	// RequestEditors change each request before those of a call.
	RequestEditors []RequestEditorFn
}

// ClientOption configures a [Client].
type ClientOption func(*Client) error

// NewClient creates a client of the service at this address.
func NewClient(server string, opts ...ClientOption) (*Client, error) {
	client := Client{Server: server, Client: &http.Client{}}
	for _, option := range opts {
		if err := option(&client); err != nil {
			return nil, err
		}
	}
	if !strings.HasSuffix(client.Server, "/") {
		client.Server += "/"
	}
	return &client, nil
}

// WithHTTPClient replaces the default client.
func WithHTTPClient(doer HttpRequestDoer) ClientOption {
	return func(c *Client) error {
		c.Client = doer
		return nil
	}
}

// WithBaseURL replaces the address.
func WithBaseURL(baseURL string) ClientOption {
	return func(c *Client) error {
		address, err := url.Parse(baseURL)
		if err == nil {
			c.Server = address.String()
		}
		return err
	}
}

// WithRequestEditorFn adds an editor of every request.
func WithRequestEditorFn(fn RequestEditorFn) ClientOption {
	return func(c *Client) error {
		c.RequestEditors = append(c.RequestEditors, fn)
		return nil
	}
}

// send sends a request; params is nil or a pointer to a struct, and body nil or what is sent as JSON.
func (c *Client) send(ctx context.Context, method, path string, params, body any, editors []RequestEditorFn) (*http.Response, error) {
	address, err := url.Parse(c.Server)
	if err != nil {
		return nil, err
	}
	address, err = address.Parse("." + path)
	if err != nil {
		return nil, err
	}
	var content io.Reader
	if body != nil {
		text, err := json.Marshal(body)
		if err != nil {
			return nil, err
		}
		content = bytes.NewReader(text)
	}
	query, header := parametersOf(params)
	if len(query) > 0 {
		address.RawQuery = query.Encode()
	}
	request, err := http.NewRequestWithContext(ctx, method, address.String(), content)
	if err != nil {
		return nil, err
	}
	request.Header = header
	if body != nil {
		request.Header.Set("Content-Type", "application/json")
	}
	for _, edit := range append(append([]RequestEditorFn{}, c.RequestEditors...), editors...) {
		if err := edit(ctx, request); err != nil {
			return nil, err
		}
	}
	return c.Client.Do(request)
}

// parametersOf returns the fields that are set: those with the tag form are of the query, the others are headers.
func parametersOf(params any) (url.Values, http.Header) {
	query, header := url.Values{}, http.Header{}
	value := reflect.ValueOf(params)
	if params == nil || value.IsNil() {
		return query, header
	}
	value = value.Elem()
	for at := range value.NumField() {
		field, tag := value.Field(at), value.Type().Field(at).Tag
		if field.Kind() == reflect.Pointer {
			if field.IsNil() {
				continue
			}
			field = field.Elem()
		}
		if name, _, _ := strings.Cut(tag.Get("form"), ","); name != "" {
			query.Set(name, textOf(field.Interface()))
			continue
		}
		name, _, _ := strings.Cut(tag.Get("json"), ",")
		header.Set(name, textOf(field.Interface()))
	}
	return query, header
}

func textOf(value any) string {
	if at, ok := value.(time.Time); ok {
		return at.Format(time.RFC3339Nano)
	}
	return fmt.Sprint(value)
}
