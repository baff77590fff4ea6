// Package referral is a client of a referral-tracking service: click, lead, sale, refund, and an outbox.
//
// [New] creates a [Client] for calls, [NewOutbox] an [Outbox] that tracks in the background, and [NewManagement] a
// [ManagementClient] for the management API. Requests and responses are
// types of the package api, which is generated from the service's OpenAPI document. Use [Client.API] for operations
// without a method of Client.
package referral

// Ptr returns a pointer to a value: optional fields of requests are pointers.
func Ptr[T any](value T) *T { return &value }
