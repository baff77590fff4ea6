// Code generated from openapi/ by `npm run generate:sdks`. DO NOT EDIT.

package api

import (
	"context"
	"encoding/json"
	"errors"
	"fmt"
	"net/http"
	"time"
)

type WebhookList struct {
	// The endpoints of the page.
	Data []Webhook `json:"data"`
	// Where the list continues.
	Page Page `json:"page"`
	// Only if the request has an API key that is marked for rotation.
	Warnings *Warnings `json:"warnings,omitempty"`
}

// WebhookDisabledBecause: A member disabled it, the receiver answered 410, or it failed for five days.
type WebhookDisabledBecause string

// The known values of WebhookDisabledBecause.
const (
	WebhookDisabledBecauseMember  WebhookDisabledBecause = "member"
	WebhookDisabledBecauseGone    WebhookDisabledBecause = "gone"
	WebhookDisabledBecauseFailing WebhookDisabledBecause = "failing"
)

// Valid reports whether the value is a known one.
func (e WebhookDisabledBecause) Valid() bool {
	return isOneOf(e, WebhookDisabledBecauseMember, WebhookDisabledBecauseGone, WebhookDisabledBecauseFailing)
}

// Webhook: An endpoint that events are sent to.
type Webhook struct {
	// When it was last changed.
	ChangedAt time.Time `json:"changed_at"`
	// When it was created.
	CreatedAt time.Time `json:"created_at"`
	// What it is for.
	Description *string `json:"description"`
	// When it was disabled.
	DisabledAt *time.Time `json:"disabled_at"`
	// A member disabled it, the receiver answered 410, or it failed for five days.
	DisabledBecause *WebhookDisabledBecause `json:"disabled_because"`
	// The first failure since the last success.
	FailingSince *time.Time `json:"failing_since"`
	// The name of the header that it is sent besides.
	HeaderName *string `json:"header_name"`
	// What became of its newest deliveries, up to a thousand.
	Health struct {
		// How many the receiver took.
		Delivered int64 `json:"delivered"`
		// How many were given up.
		Failed int64 `json:"failed"`
		// The median time of an answer in milliseconds, or null.
		MedianMs *int64 `json:"median_ms"`
		// How many wait, also older ones, up to 100,000.
		Waiting int64 `json:"waiting"`
	} `json:"health"`
	// The endpoint.
	ID int64 `json:"id"`
	// Until when the former secret signs too.
	PreviousSecretUntil *time.Time `json:"previous_secret_until"`
	// Only in the response to a change of `url`: the new secret, in plain text only here.
	Secret *string `json:"secret,omitempty"`
	// Whether events are sent.
	Status WebhookStatus `json:"status"`
	// The types of events that it gets.
	Types *[]WebhookEventType `json:"types"`
	// The address that events are posted to.
	URL string `json:"url"`
}

// WebhookEventType: What an event says.
type WebhookEventType string

// The known values of WebhookEventType.
const (
	WebhookEventTypeLeadRecorded        WebhookEventType = "lead.recorded"
	WebhookEventTypeLeadSettled         WebhookEventType = "lead.settled"
	WebhookEventTypeSaleRecorded        WebhookEventType = "sale.recorded"
	WebhookEventTypeRefundRecorded      WebhookEventType = "refund.recorded"
	WebhookEventTypeCommissionCreated   WebhookEventType = "commission.created"
	WebhookEventTypeCommissionApproved  WebhookEventType = "commission.approved"
	WebhookEventTypeCommissionHeld      WebhookEventType = "commission.held"
	WebhookEventTypeCommissionReleased  WebhookEventType = "commission.released"
	WebhookEventTypeCommissionReversed  WebhookEventType = "commission.reversed"
	WebhookEventTypeCommissionRestored  WebhookEventType = "commission.restored"
	WebhookEventTypeCommissionPaid      WebhookEventType = "commission.paid"
	WebhookEventTypeCommissionUnpaid    WebhookEventType = "commission.unpaid"
	WebhookEventTypePartnerApplied      WebhookEventType = "partner.applied"
	WebhookEventTypePartnerJoined       WebhookEventType = "partner.joined"
	WebhookEventTypePartnerDeclined     WebhookEventType = "partner.declined"
	WebhookEventTypePartnerLeft         WebhookEventType = "partner.left"
	WebhookEventTypePartnerRemoved      WebhookEventType = "partner.removed"
	WebhookEventTypePartnerMoved        WebhookEventType = "partner.moved"
	WebhookEventTypeTermsChanged        WebhookEventType = "terms.changed"
	WebhookEventTypeCodeCreated         WebhookEventType = "code.created"
	WebhookEventTypeCodeDisabled        WebhookEventType = "code.disabled"
	WebhookEventTypePayoutCreated       WebhookEventType = "payout.created"
	WebhookEventTypePayoutItemPaid      WebhookEventType = "payout_item.paid"
	WebhookEventTypePayoutItemFailed    WebhookEventType = "payout_item.failed"
	WebhookEventTypePayoutItemCancelled WebhookEventType = "payout_item.cancelled"
	WebhookEventTypePayoutItemReopened  WebhookEventType = "payout_item.reopened"
	WebhookEventTypeKeyRotationDue      WebhookEventType = "key.rotation_due"
	WebhookEventTypeWebhookTest         WebhookEventType = "webhook.test"
)

// Valid reports whether the value is a known one.
func (e WebhookEventType) Valid() bool {
	return isOneOf(e, WebhookEventTypeLeadRecorded, WebhookEventTypeLeadSettled, WebhookEventTypeSaleRecorded, WebhookEventTypeRefundRecorded, WebhookEventTypeCommissionCreated, WebhookEventTypeCommissionApproved, WebhookEventTypeCommissionHeld, WebhookEventTypeCommissionReleased, WebhookEventTypeCommissionReversed, WebhookEventTypeCommissionRestored, WebhookEventTypeCommissionPaid, WebhookEventTypeCommissionUnpaid, WebhookEventTypePartnerApplied, WebhookEventTypePartnerJoined, WebhookEventTypePartnerDeclined, WebhookEventTypePartnerLeft, WebhookEventTypePartnerRemoved, WebhookEventTypePartnerMoved, WebhookEventTypeTermsChanged, WebhookEventTypeCodeCreated, WebhookEventTypeCodeDisabled, WebhookEventTypePayoutCreated, WebhookEventTypePayoutItemPaid, WebhookEventTypePayoutItemFailed, WebhookEventTypePayoutItemCancelled, WebhookEventTypePayoutItemReopened, WebhookEventTypeKeyRotationDue, WebhookEventTypeWebhookTest)
}

// WebhookStatus: Whether events are sent.
type WebhookStatus string

// The known values of WebhookStatus.
const (
	WebhookStatusActive   WebhookStatus = "active"
	WebhookStatusDisabled WebhookStatus = "disabled"
)

// Valid reports whether the value is a known one.
func (e WebhookStatus) Valid() bool { return isOneOf(e, WebhookStatusActive, WebhookStatusDisabled) }

// CreateWebhookRequestHeader: A header that each request to the endpoint has besides, such as the key of a gateway.
type CreateWebhookRequestHeader struct {
	// Its name.
	Name string `json:"name"`
	// Its value: printable ASCII without blanks at its ends.
	Value string `json:"value"`
}

// CreateWebhookRequestStatus: `active` unless set.
type CreateWebhookRequestStatus string

// The known values of CreateWebhookRequestStatus.
const (
	CreateWebhookRequestStatusActive   CreateWebhookRequestStatus = "active"
	CreateWebhookRequestStatusDisabled CreateWebhookRequestStatus = "disabled"
)

// Valid reports whether the value is a known one.
func (e CreateWebhookRequestStatus) Valid() bool {
	return isOneOf(e, CreateWebhookRequestStatusActive, CreateWebhookRequestStatusDisabled)
}

type CreateWebhookRequest struct {
	// What it is for.
	Description *string `json:"description,omitempty"`
	// A header that each request to the endpoint has besides, such as the key of a gateway.
	Header *CreateWebhookRequestHeader `json:"header,omitempty"`
	// `active` unless set.
	Status *CreateWebhookRequestStatus `json:"status,omitempty"`
	// The types of events that it gets.
	Types *[]WebhookEventType `json:"types,omitempty"`
	// The address that events are posted to: https, without user name and password.
	URL string `json:"url"`
}

type WebhookSecretAnswer struct {
	// The endpoint with its secret.
	Data struct {
		// The secret, in plain text only here: `whsec_` and the base64 text of 32 bytes.
		Secret string `json:"secret"`
		// An endpoint that events are sent to.
		Webhook Webhook `json:"webhook"`
	} `json:"data"`
	// Only if the request has an API key that is marked for rotation.
	Warnings *Warnings `json:"warnings,omitempty"`
}

type WebhookAnswer struct {
	// An endpoint that events are sent to.
	Data Webhook `json:"data"`
	// Only if the request has an API key that is marked for rotation.
	Warnings *Warnings `json:"warnings,omitempty"`
}

// UpdateWebhookRequestHeader: A header that each request to the endpoint has besides, such as the key of a gateway.
type UpdateWebhookRequestHeader struct {
	// Its name.
	Name string `json:"name"`
	// Its value: printable ASCII without blanks at its ends.
	Value string `json:"value"`
}

// UpdateWebhookRequestStatus: Whether events are sent.
type UpdateWebhookRequestStatus string

// The known values of UpdateWebhookRequestStatus.
const (
	UpdateWebhookRequestStatusActive   UpdateWebhookRequestStatus = "active"
	UpdateWebhookRequestStatusDisabled UpdateWebhookRequestStatus = "disabled"
)

// Valid reports whether the value is a known one.
func (e UpdateWebhookRequestStatus) Valid() bool {
	return isOneOf(e, UpdateWebhookRequestStatusActive, UpdateWebhookRequestStatusDisabled)
}

type UpdateWebhookRequest struct {
	// What it is for.
	Description **string `json:"description,omitempty"`
	// A header that each request to the endpoint has besides, such as the key of a gateway.
	Header **UpdateWebhookRequestHeader `json:"header,omitempty"`
	// Whether events are sent.
	Status *UpdateWebhookRequestStatus `json:"status,omitempty"`
	// The types of events that it gets.
	Types *[]WebhookEventType `json:"types,omitempty"`
	// The address that events are posted to: https, without user name and password.
	URL *string `json:"url,omitempty"`
}

type WebhookDeliveryAnswer struct {
	// An event on its way to an endpoint, with each attempt.
	Data WebhookDeliveryDetail `json:"data"`
	// Only if the request has an API key that is marked for rotation.
	Warnings *Warnings `json:"warnings,omitempty"`
}

// WebhookDeliveryDetail: An event on its way to an endpoint, with each attempt.
type WebhookDeliveryDetail struct {
	// The beginning of the last answer.
	Answer *string `json:"answer"`
	// The attempts since it was created or sent again.
	Attempts int64 `json:"attempts"`
	// When it was stored.
	CreatedAt time.Time `json:"created_at"`
	// When it was taken, given up or skipped.
	EndedAt *time.Time `json:"ended_at"`
	// What is posted to an endpoint of a program.
	Event WebhookEvent `json:"event"`
	// The event, as `webhook-id` names it.
	EventID string `json:"event_id"`
	// The delivery.
	ID int64 `json:"id"`
	// The status of the last answer, or null without one.
	LastCode *int64 `json:"last_code"`
	// How many milliseconds the last attempt took.
	LastMs *int64 `json:"last_ms"`
	// Why there was no answer.
	LastProblem *string `json:"last_problem"`
	// When it is sent next.
	NextAttemptAt *time.Time `json:"next_attempt_at"`
	// Whether it will be sent, was taken, was given up, or was not sent because the endpoint was disabled.
	Status DeliveryStatus `json:"status"`
	// Each attempt, the oldest first.
	Tries []struct {
		// When it was made.
		At time.Time `json:"at"`
		// The status of the answer, or null without one.
		Code *int64 `json:"code"`
		// How many milliseconds it took.
		Ms *int64 `json:"ms"`
		// Why there was no answer.
		Problem *string `json:"problem"`
	} `json:"tries"`
	// What an event says.
	Type WebhookEventType `json:"type"`
	// The endpoint.
	WebhookID int64 `json:"webhook_id"`
}

// WebhookEvent: What is posted to an endpoint of a program.
type WebhookEvent struct {
	union json.RawMessage
}

// AsLeadEvent returns it as a LeadEvent.
func (t WebhookEvent) AsLeadEvent() (LeadEvent, error) { return unionAs[LeadEvent](t.union) }

// FromLeadEvent makes it a LeadEvent.
func (t *WebhookEvent) FromLeadEvent(v LeadEvent) error { return setUnion(&t.union, v) }

// AsSaleEvent returns it as a SaleEvent.
func (t WebhookEvent) AsSaleEvent() (SaleEvent, error) { return unionAs[SaleEvent](t.union) }

// FromSaleEvent makes it a SaleEvent.
func (t *WebhookEvent) FromSaleEvent(v SaleEvent) error { return setUnion(&t.union, v) }

// AsCommissionEvent returns it as a CommissionEvent.
func (t WebhookEvent) AsCommissionEvent() (CommissionEvent, error) {
	return unionAs[CommissionEvent](t.union)
}

// FromCommissionEvent makes it a CommissionEvent.
func (t *WebhookEvent) FromCommissionEvent(v CommissionEvent) error { return setUnion(&t.union, v) }

// AsPartnerEvent returns it as a PartnerEvent.
func (t WebhookEvent) AsPartnerEvent() (PartnerEvent, error) { return unionAs[PartnerEvent](t.union) }

// FromPartnerEvent makes it a PartnerEvent.
func (t *WebhookEvent) FromPartnerEvent(v PartnerEvent) error { return setUnion(&t.union, v) }

// AsTermsEvent returns it as a TermsEvent.
func (t WebhookEvent) AsTermsEvent() (TermsEvent, error) { return unionAs[TermsEvent](t.union) }

// FromTermsEvent makes it a TermsEvent.
func (t *WebhookEvent) FromTermsEvent(v TermsEvent) error { return setUnion(&t.union, v) }

// AsCodeEvent returns it as a CodeEvent.
func (t WebhookEvent) AsCodeEvent() (CodeEvent, error) { return unionAs[CodeEvent](t.union) }

// FromCodeEvent makes it a CodeEvent.
func (t *WebhookEvent) FromCodeEvent(v CodeEvent) error { return setUnion(&t.union, v) }

// AsPayoutEvent returns it as a PayoutEvent.
func (t WebhookEvent) AsPayoutEvent() (PayoutEvent, error) { return unionAs[PayoutEvent](t.union) }

// FromPayoutEvent makes it a PayoutEvent.
func (t *WebhookEvent) FromPayoutEvent(v PayoutEvent) error { return setUnion(&t.union, v) }

// AsPayoutItemEvent returns it as a PayoutItemEvent.
func (t WebhookEvent) AsPayoutItemEvent() (PayoutItemEvent, error) {
	return unionAs[PayoutItemEvent](t.union)
}

// FromPayoutItemEvent makes it a PayoutItemEvent.
func (t *WebhookEvent) FromPayoutItemEvent(v PayoutItemEvent) error { return setUnion(&t.union, v) }

// AsKeyEvent returns it as a KeyEvent.
func (t WebhookEvent) AsKeyEvent() (KeyEvent, error) { return unionAs[KeyEvent](t.union) }

// FromKeyEvent makes it a KeyEvent.
func (t *WebhookEvent) FromKeyEvent(v KeyEvent) error { return setUnion(&t.union, v) }

// AsWebhookTestEvent returns it as a WebhookTestEvent.
func (t WebhookEvent) AsWebhookTestEvent() (WebhookTestEvent, error) {
	return unionAs[WebhookTestEvent](t.union)
}

// FromWebhookTestEvent makes it a WebhookTestEvent.
func (t *WebhookEvent) FromWebhookTestEvent(v WebhookTestEvent) error { return setUnion(&t.union, v) }

// MarshalJSON writes what it was read from.
func (t WebhookEvent) MarshalJSON() ([]byte, error) { return t.union.MarshalJSON() }

// UnmarshalJSON keeps the text.
func (t *WebhookEvent) UnmarshalJSON(b []byte) error { return t.union.UnmarshalJSON(b) }

// Discriminator returns the field that says which form it has.
func (t WebhookEvent) Discriminator() (string, error) {
	var found struct {
		Value string `json:"type"`
	}
	err := json.Unmarshal(t.union, &found)
	return found.Value, err
}

// ValueByDiscriminator returns it in the form that it has.
func (t WebhookEvent) ValueByDiscriminator() (any, error) {
	kind, err := t.Discriminator()
	if err != nil {
		return nil, err
	}
	switch kind {
	case "lead.recorded", "lead.settled":
		return t.AsLeadEvent()
	case "sale.recorded", "refund.recorded":
		return t.AsSaleEvent()
	case "commission.created", "commission.approved", "commission.held", "commission.released", "commission.reversed", "commission.restored", "commission.paid", "commission.unpaid":
		return t.AsCommissionEvent()
	case "partner.applied", "partner.joined", "partner.declined", "partner.left", "partner.removed", "partner.moved":
		return t.AsPartnerEvent()
	case "terms.changed":
		return t.AsTermsEvent()
	case "code.created", "code.disabled":
		return t.AsCodeEvent()
	case "payout.created":
		return t.AsPayoutEvent()
	case "payout_item.paid", "payout_item.failed", "payout_item.cancelled", "payout_item.reopened":
		return t.AsPayoutItemEvent()
	case "key.rotation_due":
		return t.AsKeyEvent()
	case "webhook.test":
		return t.AsWebhookTestEvent()
	default:
		return nil, errors.New("unknown discriminator value: " + kind)
	}
}

// LeadEventType: What happened.
type LeadEventType string

// The known values of LeadEventType.
const (
	LeadEventTypeLeadRecorded LeadEventType = "lead.recorded"
	LeadEventTypeLeadSettled  LeadEventType = "lead.settled"
)

// Valid reports whether the value is a known one.
func (e LeadEventType) Valid() bool {
	return isOneOf(e, LeadEventTypeLeadRecorded, LeadEventTypeLeadSettled)
}

// LeadEvent: An event of a lead.
type LeadEvent struct {
	// What it is about.
	Data struct {
		// The record, as it was in the transaction of the event.
		Object Lead `json:"object"`
		// What was different before: fields of `object` with their earlier values.
		Previous *map[string]any `json:"previous,omitempty"`
		// Where the service answers with the record, or with the list that has it.
		URL string `json:"url"`
	} `json:"data"`
	// The program.
	ProgramID int64 `json:"program_id"`
	// Counts the events of this record from 1.
	Sequence int64 `json:"sequence"`
	// Whether somebody tested the webhook.
	Test bool `json:"test"`
	// When it happened.
	Timestamp time.Time `json:"timestamp"`
	// What happened.
	Type LeadEventType `json:"type"`
}

// SaleEventType: What happened.
type SaleEventType string

// The known values of SaleEventType.
const (
	SaleEventTypeSaleRecorded   SaleEventType = "sale.recorded"
	SaleEventTypeRefundRecorded SaleEventType = "refund.recorded"
)

// Valid reports whether the value is a known one.
func (e SaleEventType) Valid() bool {
	return isOneOf(e, SaleEventTypeSaleRecorded, SaleEventTypeRefundRecorded)
}

// SaleEvent: An event of a sale.
type SaleEvent struct {
	// What it is about.
	Data struct {
		// The record, as it was in the transaction of the event.
		Object Sale `json:"object"`
		// What was different before: fields of `object` with their earlier values.
		Previous *map[string]any `json:"previous,omitempty"`
		// Where the service answers with the record, or with the list that has it.
		URL string `json:"url"`
	} `json:"data"`
	// The program.
	ProgramID int64 `json:"program_id"`
	// Counts the events of this record from 1.
	Sequence int64 `json:"sequence"`
	// Whether somebody tested the webhook.
	Test bool `json:"test"`
	// When it happened.
	Timestamp time.Time `json:"timestamp"`
	// What happened.
	Type SaleEventType `json:"type"`
}

// CommissionEventType: What happened.
type CommissionEventType string

// The known values of CommissionEventType.
const (
	CommissionEventTypeCommissionCreated  CommissionEventType = "commission.created"
	CommissionEventTypeCommissionApproved CommissionEventType = "commission.approved"
	CommissionEventTypeCommissionHeld     CommissionEventType = "commission.held"
	CommissionEventTypeCommissionReleased CommissionEventType = "commission.released"
	CommissionEventTypeCommissionReversed CommissionEventType = "commission.reversed"
	CommissionEventTypeCommissionRestored CommissionEventType = "commission.restored"
	CommissionEventTypeCommissionPaid     CommissionEventType = "commission.paid"
	CommissionEventTypeCommissionUnpaid   CommissionEventType = "commission.unpaid"
)

// Valid reports whether the value is a known one.
func (e CommissionEventType) Valid() bool {
	return isOneOf(e, CommissionEventTypeCommissionCreated, CommissionEventTypeCommissionApproved, CommissionEventTypeCommissionHeld, CommissionEventTypeCommissionReleased, CommissionEventTypeCommissionReversed, CommissionEventTypeCommissionRestored, CommissionEventTypeCommissionPaid, CommissionEventTypeCommissionUnpaid)
}

// CommissionEvent: An event of a commission.
type CommissionEvent struct {
	// What it is about.
	Data struct {
		// The record, as it was in the transaction of the event.
		Object Commission `json:"object"`
		// What was different before: fields of `object` with their earlier values.
		Previous *map[string]any `json:"previous,omitempty"`
		// Where the service answers with the record, or with the list that has it.
		URL string `json:"url"`
	} `json:"data"`
	// The program.
	ProgramID int64 `json:"program_id"`
	// Counts the events of this record from 1.
	Sequence int64 `json:"sequence"`
	// Whether somebody tested the webhook.
	Test bool `json:"test"`
	// When it happened.
	Timestamp time.Time `json:"timestamp"`
	// What happened.
	Type CommissionEventType `json:"type"`
}

// PartnerEventType: What happened.
type PartnerEventType string

// The known values of PartnerEventType.
const (
	PartnerEventTypePartnerApplied  PartnerEventType = "partner.applied"
	PartnerEventTypePartnerJoined   PartnerEventType = "partner.joined"
	PartnerEventTypePartnerDeclined PartnerEventType = "partner.declined"
	PartnerEventTypePartnerLeft     PartnerEventType = "partner.left"
	PartnerEventTypePartnerRemoved  PartnerEventType = "partner.removed"
	PartnerEventTypePartnerMoved    PartnerEventType = "partner.moved"
)

// Valid reports whether the value is a known one.
func (e PartnerEventType) Valid() bool {
	return isOneOf(e, PartnerEventTypePartnerApplied, PartnerEventTypePartnerJoined, PartnerEventTypePartnerDeclined, PartnerEventTypePartnerLeft, PartnerEventTypePartnerRemoved, PartnerEventTypePartnerMoved)
}

// PartnerEvent: An event of a partner.
type PartnerEvent struct {
	// What it is about.
	Data struct {
		// The record, as it was in the transaction of the event.
		Object ManagedPartner `json:"object"`
		// What was different before: fields of `object` with their earlier values.
		Previous *map[string]any `json:"previous,omitempty"`
		// Where the service answers with the record, or with the list that has it.
		URL string `json:"url"`
	} `json:"data"`
	// The program.
	ProgramID int64 `json:"program_id"`
	// Counts the events of this record from 1.
	Sequence int64 `json:"sequence"`
	// Whether somebody tested the webhook.
	Test bool `json:"test"`
	// When it happened.
	Timestamp time.Time `json:"timestamp"`
	// What happened.
	Type PartnerEventType `json:"type"`
}

// TermsEventType: What happened.
type TermsEventType string

// The known values of TermsEventType.
const (
	TermsEventTypeTermsChanged TermsEventType = "terms.changed"
)

// Valid reports whether the value is a known one.
func (e TermsEventType) Valid() bool { return isOneOf(e, TermsEventTypeTermsChanged) }

// TermsEvent: An event of terms.
type TermsEvent struct {
	// What it is about.
	Data struct {
		// The terms that hold now.
		Object ManagedTerms `json:"object"`
		// What was different before: fields of `object` with their earlier values.
		Previous *map[string]any `json:"previous,omitempty"`
		// Where the service answers with the record, or with the list that has it.
		URL string `json:"url"`
	} `json:"data"`
	// The program.
	ProgramID int64 `json:"program_id"`
	// Counts the events of this record from 1.
	Sequence int64 `json:"sequence"`
	// Whether somebody tested the webhook.
	Test bool `json:"test"`
	// When it happened.
	Timestamp time.Time `json:"timestamp"`
	// What happened.
	Type TermsEventType `json:"type"`
}

// CodeEventType: What happened.
type CodeEventType string

// The known values of CodeEventType.
const (
	CodeEventTypeCodeCreated  CodeEventType = "code.created"
	CodeEventTypeCodeDisabled CodeEventType = "code.disabled"
)

// Valid reports whether the value is a known one.
func (e CodeEventType) Valid() bool {
	return isOneOf(e, CodeEventTypeCodeCreated, CodeEventTypeCodeDisabled)
}

// CodeEvent: An event of a discount code.
type CodeEvent struct {
	// What it is about.
	Data struct {
		// The record, as it was in the transaction of the event.
		Object ManagedCode `json:"object"`
		// What was different before: fields of `object` with their earlier values.
		Previous *map[string]any `json:"previous,omitempty"`
		// Where the service answers with the record, or with the list that has it.
		URL string `json:"url"`
	} `json:"data"`
	// The program.
	ProgramID int64 `json:"program_id"`
	// Counts the events of this record from 1.
	Sequence int64 `json:"sequence"`
	// Whether somebody tested the webhook.
	Test bool `json:"test"`
	// When it happened.
	Timestamp time.Time `json:"timestamp"`
	// What happened.
	Type CodeEventType `json:"type"`
}

// PayoutEventType: What happened.
type PayoutEventType string

// The known values of PayoutEventType.
const (
	PayoutEventTypePayoutCreated PayoutEventType = "payout.created"
)

// Valid reports whether the value is a known one.
func (e PayoutEventType) Valid() bool { return isOneOf(e, PayoutEventTypePayoutCreated) }

// PayoutEvent: An event of a payout.
type PayoutEvent struct {
	// What it is about.
	Data struct {
		// The record, as it was in the transaction of the event.
		Object Payout `json:"object"`
		// What was different before: fields of `object` with their earlier values.
		Previous *map[string]any `json:"previous,omitempty"`
		// Where the service answers with the record, or with the list that has it.
		URL string `json:"url"`
	} `json:"data"`
	// The program.
	ProgramID int64 `json:"program_id"`
	// Counts the events of this record from 1.
	Sequence int64 `json:"sequence"`
	// Whether somebody tested the webhook.
	Test bool `json:"test"`
	// When it happened.
	Timestamp time.Time `json:"timestamp"`
	// What happened.
	Type PayoutEventType `json:"type"`
}

// PayoutItemEventType: What happened.
type PayoutItemEventType string

// The known values of PayoutItemEventType.
const (
	PayoutItemEventTypePayoutItemPaid      PayoutItemEventType = "payout_item.paid"
	PayoutItemEventTypePayoutItemFailed    PayoutItemEventType = "payout_item.failed"
	PayoutItemEventTypePayoutItemCancelled PayoutItemEventType = "payout_item.cancelled"
	PayoutItemEventTypePayoutItemReopened  PayoutItemEventType = "payout_item.reopened"
)

// Valid reports whether the value is a known one.
func (e PayoutItemEventType) Valid() bool {
	return isOneOf(e, PayoutItemEventTypePayoutItemPaid, PayoutItemEventTypePayoutItemFailed, PayoutItemEventTypePayoutItemCancelled, PayoutItemEventTypePayoutItemReopened)
}

// PayoutItemEvent: An event of an item of a payout.
type PayoutItemEvent struct {
	// What it is about.
	Data struct {
		// The record, as it was in the transaction of the event.
		Object PayoutItem `json:"object"`
		// What was different before: fields of `object` with their earlier values.
		Previous *map[string]any `json:"previous,omitempty"`
		// Where the service answers with the record, or with the list that has it.
		URL string `json:"url"`
	} `json:"data"`
	// The program.
	ProgramID int64 `json:"program_id"`
	// Counts the events of this record from 1.
	Sequence int64 `json:"sequence"`
	// Whether somebody tested the webhook.
	Test bool `json:"test"`
	// When it happened.
	Timestamp time.Time `json:"timestamp"`
	// What happened.
	Type PayoutItemEventType `json:"type"`
}

// KeyEventType: What happened.
type KeyEventType string

// The known values of KeyEventType.
const (
	KeyEventTypeKeyRotationDue KeyEventType = "key.rotation_due"
)

// Valid reports whether the value is a known one.
func (e KeyEventType) Valid() bool { return isOneOf(e, KeyEventTypeKeyRotationDue) }

// KeyEvent: An event of a key.
type KeyEvent struct {
	// What it is about.
	Data struct {
		// The record, as it was in the transaction of the event.
		Object ProgramKey `json:"object"`
		// What was different before: fields of `object` with their earlier values.
		Previous *map[string]any `json:"previous,omitempty"`
		// Where the service answers with the record, or with the list that has it.
		URL string `json:"url"`
	} `json:"data"`
	// The program.
	ProgramID int64 `json:"program_id"`
	// Counts the events of this record from 1.
	Sequence int64 `json:"sequence"`
	// Whether somebody tested the webhook.
	Test bool `json:"test"`
	// When it happened.
	Timestamp time.Time `json:"timestamp"`
	// What happened.
	Type KeyEventType `json:"type"`
}

// WebhookTestEventType: What happened.
type WebhookTestEventType string

// The known values of WebhookTestEventType.
const (
	WebhookTestEventTypeWebhookTest WebhookTestEventType = "webhook.test"
)

// Valid reports whether the value is a known one.
func (e WebhookTestEventType) Valid() bool { return isOneOf(e, WebhookTestEventTypeWebhookTest) }

// WebhookTestEvent: An event of a webhook.
type WebhookTestEvent struct {
	// What it is about.
	Data struct {
		// The record, as it was in the transaction of the event.
		Object TestObject `json:"object"`
		// What was different before: fields of `object` with their earlier values.
		Previous *map[string]any `json:"previous,omitempty"`
		// Where the service answers with the record, or with the list that has it.
		URL string `json:"url"`
	} `json:"data"`
	// The program.
	ProgramID int64 `json:"program_id"`
	// Counts the events of this record from 1.
	Sequence int64 `json:"sequence"`
	// Whether somebody tested the webhook.
	Test bool `json:"test"`
	// When it happened.
	Timestamp time.Time `json:"timestamp"`
	// What happened.
	Type WebhookTestEventType `json:"type"`
}

// TestObject: The webhook that is tested.
type TestObject struct {
	// The endpoint.
	ID int64 `json:"id"`
	// Its address.
	URL string `json:"url"`
}

// ReplayWebhookRequestStatus: Replay only what has this status.
type ReplayWebhookRequestStatus string

// The known values of ReplayWebhookRequestStatus.
const (
	ReplayWebhookRequestStatusFailed    ReplayWebhookRequestStatus = "failed"
	ReplayWebhookRequestStatusSkipped   ReplayWebhookRequestStatus = "skipped"
	ReplayWebhookRequestStatusDelivered ReplayWebhookRequestStatus = "delivered"
)

// Valid reports whether the value is a known one.
func (e ReplayWebhookRequestStatus) Valid() bool {
	return isOneOf(e, ReplayWebhookRequestStatusFailed, ReplayWebhookRequestStatusSkipped, ReplayWebhookRequestStatusDelivered)
}

type ReplayWebhookRequest struct {
	// Replay what was stored at this time or later.
	From time.Time `json:"from"`
	// Replay only what has this status.
	Status *ReplayWebhookRequestStatus `json:"status,omitempty"`
	// Replay what was stored before this time.
	To *time.Time `json:"to,omitempty"`
}

type WebhookReplayAnswer struct {
	// What is sent again.
	Data struct {
		// Whether another request would replay more.
		HasMore bool `json:"has_more"`
		// How many events are sent again.
		Replayed int64 `json:"replayed"`
	} `json:"data"`
	// Only if the request has an API key that is marked for rotation.
	Warnings *Warnings `json:"warnings,omitempty"`
}

type WebhookDeliveryList struct {
	// The deliveries of the page.
	Data []WebhookDelivery `json:"data"`
	// Where the list continues.
	Page Page `json:"page"`
	// Only if the request has an API key that is marked for rotation.
	Warnings *Warnings `json:"warnings,omitempty"`
}

// WebhookDelivery: An event on its way to an endpoint.
type WebhookDelivery struct {
	// The attempts since it was created or sent again.
	Attempts int64 `json:"attempts"`
	// When it was stored.
	CreatedAt time.Time `json:"created_at"`
	// When it was taken, given up or skipped.
	EndedAt *time.Time `json:"ended_at"`
	// What is posted to an endpoint of a program.
	Event *WebhookEvent `json:"event,omitempty"`
	// The event, as `webhook-id` names it.
	EventID string `json:"event_id"`
	// The delivery.
	ID int64 `json:"id"`
	// The status of the last answer, or null without one.
	LastCode *int64 `json:"last_code"`
	// How many milliseconds the last attempt took.
	LastMs *int64 `json:"last_ms"`
	// Why there was no answer.
	LastProblem *string `json:"last_problem"`
	// When it is sent next.
	NextAttemptAt *time.Time `json:"next_attempt_at"`
	// Whether it will be sent, was taken, was given up, or was not sent because the endpoint was disabled.
	Status DeliveryStatus `json:"status"`
	// What an event says.
	Type WebhookEventType `json:"type"`
	// The endpoint.
	WebhookID int64 `json:"webhook_id"`
}

type WebhookEventTypeList struct {
	// The types.
	Data []struct {
		// When it is sent.
		Description string `json:"description"`
		// What an event says.
		Type WebhookEventType `json:"type"`
	} `json:"data"`
	// Only if the request has an API key that is marked for rotation.
	Warnings *Warnings `json:"warnings,omitempty"`
}

type ListWebhooksParamsOrder string

// The known values of ListWebhooksParamsOrder.
const (
	ListWebhooksParamsOrderNewest ListWebhooksParamsOrder = "newest"
	ListWebhooksParamsOrderOldest ListWebhooksParamsOrder = "oldest"
)

// Valid reports whether the value is a known one.
func (e ListWebhooksParamsOrder) Valid() bool {
	return isOneOf(e, ListWebhooksParamsOrderNewest, ListWebhooksParamsOrderOldest)
}

type ListWebhookDeliveriesParamsExpand string

// The known values of ListWebhookDeliveriesParamsExpand.
const (
	ListWebhookDeliveriesParamsExpandEvent ListWebhookDeliveriesParamsExpand = "event"
)

// Valid reports whether the value is a known one.
func (e ListWebhookDeliveriesParamsExpand) Valid() bool {
	return isOneOf(e, ListWebhookDeliveriesParamsExpandEvent)
}

type ListWebhookDeliveriesParamsOrder string

// The known values of ListWebhookDeliveriesParamsOrder.
const (
	ListWebhookDeliveriesParamsOrderNewest ListWebhookDeliveriesParamsOrder = "newest"
	ListWebhookDeliveriesParamsOrderOldest ListWebhookDeliveriesParamsOrder = "oldest"
)

// Valid reports whether the value is a known one.
func (e ListWebhookDeliveriesParamsOrder) Valid() bool {
	return isOneOf(e, ListWebhookDeliveriesParamsOrderNewest, ListWebhookDeliveriesParamsOrderOldest)
}

// ListWebhooksParams are the parameters of ListWebhooks.
type ListWebhooksParams struct {
	Limit  *int64                   `form:"limit,omitempty" json:"limit,omitempty"`
	Cursor *string                  `form:"cursor,omitempty" json:"cursor,omitempty"`
	Order  *ListWebhooksParamsOrder `form:"order,omitempty" json:"order,omitempty"`
}

// CreateWebhookParams are the parameters of CreateWebhook.
type CreateWebhookParams struct {
	// IdempotencyKey makes the request safe to repeat.
	IdempotencyKey *string `json:"Idempotency-Key,omitempty"`
}

// RotateWebhookSecretParams are the parameters of RotateWebhookSecret.
type RotateWebhookSecretParams struct {
	// IdempotencyKey makes the request safe to repeat.
	IdempotencyKey *string `json:"Idempotency-Key,omitempty"`
}

// ListWebhookDeliveriesParams are the parameters of ListWebhookDeliveries.
type ListWebhookDeliveriesParams struct {
	WebhookID     *ID                                `form:"webhook_id,omitempty" json:"webhook_id,omitempty"`
	Status        *DeliveryStatus                    `form:"status,omitempty" json:"status,omitempty"`
	AfterID       *ID                                `form:"after_id,omitempty" json:"after_id,omitempty"`
	Wait          *int64                             `form:"wait,omitempty" json:"wait,omitempty"`
	Expand        *ListWebhookDeliveriesParamsExpand `form:"expand,omitempty" json:"expand,omitempty"`
	CreatedFrom   *time.Time                         `form:"created_from,omitempty" json:"created_from,omitempty"`
	CreatedBefore *time.Time                         `form:"created_before,omitempty" json:"created_before,omitempty"`
	Limit         *int64                             `form:"limit,omitempty" json:"limit,omitempty"`
	Cursor        *string                            `form:"cursor,omitempty" json:"cursor,omitempty"`
	Order         *ListWebhookDeliveriesParamsOrder  `form:"order,omitempty" json:"order,omitempty"`
}

// ListWebhooks sends GET /api/v1/programs/{program_id}/webhooks.
func (c *Client) ListWebhooks(ctx context.Context, programID ID, params *ListWebhooksParams, reqEditors ...RequestEditorFn) (*http.Response, error) {
	return c.send(ctx, "GET", fmt.Sprintf("/api/v1/programs/%d/webhooks", programID), params, nil, reqEditors)
}

// CreateWebhook sends POST /api/v1/programs/{program_id}/webhooks.
func (c *Client) CreateWebhook(ctx context.Context, programID ID, params *CreateWebhookParams, body CreateWebhookRequest, reqEditors ...RequestEditorFn) (*http.Response, error) {
	return c.send(ctx, "POST", fmt.Sprintf("/api/v1/programs/%d/webhooks", programID), params, body, reqEditors)
}

// GetWebhook sends GET /api/v1/programs/{program_id}/webhooks/{webhook_id}.
func (c *Client) GetWebhook(ctx context.Context, programID, webhookID ID, reqEditors ...RequestEditorFn) (*http.Response, error) {
	return c.send(ctx, "GET", fmt.Sprintf("/api/v1/programs/%d/webhooks/%d", programID, webhookID), nil, nil, reqEditors)
}

// DeleteWebhook sends DELETE /api/v1/programs/{program_id}/webhooks/{webhook_id}.
func (c *Client) DeleteWebhook(ctx context.Context, programID, webhookID ID, reqEditors ...RequestEditorFn) (*http.Response, error) {
	return c.send(ctx, "DELETE", fmt.Sprintf("/api/v1/programs/%d/webhooks/%d", programID, webhookID), nil, nil, reqEditors)
}

// UpdateWebhook sends PATCH /api/v1/programs/{program_id}/webhooks/{webhook_id}.
func (c *Client) UpdateWebhook(ctx context.Context, programID, webhookID ID, body UpdateWebhookRequest, reqEditors ...RequestEditorFn) (*http.Response, error) {
	return c.send(ctx, "PATCH", fmt.Sprintf("/api/v1/programs/%d/webhooks/%d", programID, webhookID), nil, body, reqEditors)
}

// RotateWebhookSecret sends POST /api/v1/programs/{program_id}/webhooks/{webhook_id}/rotate-secret.
func (c *Client) RotateWebhookSecret(ctx context.Context, programID, webhookID ID, params *RotateWebhookSecretParams, body RotateWebhookSecretRequest, reqEditors ...RequestEditorFn) (*http.Response, error) {
	return c.send(ctx, "POST", fmt.Sprintf("/api/v1/programs/%d/webhooks/%d/rotate-secret", programID, webhookID), params, body, reqEditors)
}

// TestWebhook sends POST /api/v1/programs/{program_id}/webhooks/{webhook_id}/test.
func (c *Client) TestWebhook(ctx context.Context, programID, webhookID ID, reqEditors ...RequestEditorFn) (*http.Response, error) {
	return c.send(ctx, "POST", fmt.Sprintf("/api/v1/programs/%d/webhooks/%d/test", programID, webhookID), nil, nil, reqEditors)
}

// ReplayWebhook sends POST /api/v1/programs/{program_id}/webhooks/{webhook_id}/replay.
func (c *Client) ReplayWebhook(ctx context.Context, programID, webhookID ID, body ReplayWebhookRequest, reqEditors ...RequestEditorFn) (*http.Response, error) {
	return c.send(ctx, "POST", fmt.Sprintf("/api/v1/programs/%d/webhooks/%d/replay", programID, webhookID), nil, body, reqEditors)
}

// ListWebhookDeliveries sends GET /api/v1/programs/{program_id}/webhook-deliveries.
func (c *Client) ListWebhookDeliveries(ctx context.Context, programID ID, params *ListWebhookDeliveriesParams, reqEditors ...RequestEditorFn) (*http.Response, error) {
	return c.send(ctx, "GET", fmt.Sprintf("/api/v1/programs/%d/webhook-deliveries", programID), params, nil, reqEditors)
}

// GetWebhookDelivery sends GET /api/v1/programs/{program_id}/webhook-deliveries/{webhook_delivery_id}.
func (c *Client) GetWebhookDelivery(ctx context.Context, programID, webhookDeliveryID ID, reqEditors ...RequestEditorFn) (*http.Response, error) {
	return c.send(ctx, "GET", fmt.Sprintf("/api/v1/programs/%d/webhook-deliveries/%d", programID, webhookDeliveryID), nil, nil, reqEditors)
}

// RetryWebhookDelivery sends POST /api/v1/programs/{program_id}/webhook-deliveries/{webhook_delivery_id}/retry.
func (c *Client) RetryWebhookDelivery(ctx context.Context, programID, webhookDeliveryID ID, reqEditors ...RequestEditorFn) (*http.Response, error) {
	return c.send(ctx, "POST", fmt.Sprintf("/api/v1/programs/%d/webhook-deliveries/%d/retry", programID, webhookDeliveryID), nil, nil, reqEditors)
}

// ListWebhookEventTypes sends GET /api/v1/programs/{program_id}/webhook-event-types.
func (c *Client) ListWebhookEventTypes(ctx context.Context, programID ID, reqEditors ...RequestEditorFn) (*http.Response, error) {
	return c.send(ctx, "GET", fmt.Sprintf("/api/v1/programs/%d/webhook-event-types", programID), nil, nil, reqEditors)
}
