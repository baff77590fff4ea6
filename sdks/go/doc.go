// Package referral is the client of a referral-tracking service: click, lead, sale, refund, and an outbox.
//
// [New] makes a [Client] for calls, [NewOutbox] an [Outbox] that tracks in the background. Requests and answers are
// types of the package api, which is made from the service's OpenAPI document; operations that Client does not cover
// are reached through [Client.API].
package referral

// Ptr returns a pointer to a value: optional fields of requests are pointers.
func Ptr[T any](value T) *T { return &value }
