// Code generated from openapi/ by `npm run generate:sdks`. DO NOT EDIT.

package api

import (
	"context"
	"fmt"
	"net/http"
	"time"
)

// PartnerInvitationStatus: Only a `pending` invitation can be accepted.
type PartnerInvitationStatus string

// The known values of PartnerInvitationStatus.
const (
	PartnerInvitationStatusPending  PartnerInvitationStatus = "pending"
	PartnerInvitationStatusAccepted PartnerInvitationStatus = "accepted"
	PartnerInvitationStatusDeclined PartnerInvitationStatus = "declined"
	PartnerInvitationStatusRevoked  PartnerInvitationStatus = "revoked"
	PartnerInvitationStatusExpired  PartnerInvitationStatus = "expired"
)

// Valid reports whether the value is a known one.
func (e PartnerInvitationStatus) Valid() bool {
	return isOneOf(e, PartnerInvitationStatusPending, PartnerInvitationStatusAccepted, PartnerInvitationStatusDeclined, PartnerInvitationStatusRevoked, PartnerInvitationStatusExpired)
}

type PartnerInvitationList struct {
	// The invitations of the page.
	Data []PartnerInvitation `json:"data"`
	// Where the list continues.
	Page Page `json:"page"`
	// Only if the request has an API key that is marked for rotation.
	Warnings *Warnings `json:"warnings,omitempty"`
}

// PartnerInvitation: An invitation to become a partner of a program, without its link.
type PartnerInvitation struct {
	// When it was accepted.
	AcceptedAt *time.Time `json:"accepted_at"`
	// When it was created.
	CreatedAt time.Time `json:"created_at"`
	// When it was declined.
	DeclinedAt *time.Time `json:"declined_at"`
	// Who is invited: the person must sign in with this address.
	Email string `json:"email"`
	// Until when it can be accepted.
	ExpiresAt time.Time `json:"expires_at"`
	// The invitation.
	ID int64 `json:"id"`
	// What became of the mail with the present link.
	MailStatus *MailStatus `json:"mail_status"`
	// The line of its own that it was sent with.
	Message *string `json:"message"`
	// The name that was given for the partner.
	Name *string `json:"name"`
	// How often it was sent again.
	Resends int64 `json:"resends"`
	// When it was revoked.
	RevokedAt *time.Time `json:"revoked_at"`
	// When its present link was made.
	SentAt time.Time `json:"sent_at"`
	// Only a `pending` invitation can be accepted.
	Status PartnerInvitationStatus `json:"status"`
}

type InvitePartnersRequest struct {
	// The people to invite, each e-mail address once.
	Invitations []Invitee `json:"invitations"`
	// A line of your own for each of them, in the mail and on the page of the invitation.
	Message *string `json:"message,omitempty"`
}

// Invitee: A person to invite.
type Invitee struct {
	// Their e-mail address alone, without a name or any of `,;:<>()[]\"`.
	Email Email `json:"email"`
	// The name of the partner, which they can change.
	Name *string `json:"name,omitempty"`
}

// InvitePartnersAnswerDataReason: Why it failed.
type InvitePartnersAnswerDataReason string

// The known values of InvitePartnersAnswerDataReason.
const (
	AlreadyPartner InvitePartnersAnswerDataReason = "already_partner"
	DailyLimit     InvitePartnersAnswerDataReason = "daily_limit"
)

// Valid reports whether the value is a known one.
func (e InvitePartnersAnswerDataReason) Valid() bool { return isOneOf(e, AlreadyPartner, DailyLimit) }

// InvitePartnersAnswerDataResult: `unchanged`: there is a pending invitation already.
type InvitePartnersAnswerDataResult string

// The known values of InvitePartnersAnswerDataResult.
const (
	InvitePartnersAnswerDataResultDone      InvitePartnersAnswerDataResult = "done"
	InvitePartnersAnswerDataResultUnchanged InvitePartnersAnswerDataResult = "unchanged"
	InvitePartnersAnswerDataResultFailed    InvitePartnersAnswerDataResult = "failed"
)

// Valid reports whether the value is a known one.
func (e InvitePartnersAnswerDataResult) Valid() bool {
	return isOneOf(e, InvitePartnersAnswerDataResultDone, InvitePartnersAnswerDataResultUnchanged, InvitePartnersAnswerDataResultFailed)
}

type InvitePartnersAnswer struct {
	// A result for each person, in the order of the request.
	Data []struct {
		// The e-mail address, in lower case.
		Email string `json:"email"`
		// The new or the pending invitation.
		Invitation *PartnerInvitation `json:"invitation,omitempty"`
		// The link for the person, if the result is `done`.
		InvitationURL *string `json:"invitation_url"`
		// Why it failed.
		Reason *InvitePartnersAnswerDataReason `json:"reason"`
		// `unchanged`: there is a pending invitation already.
		Result InvitePartnersAnswerDataResult `json:"result"`
	} `json:"data"`
	// Only if the request has an API key that is marked for rotation.
	Warnings *Warnings `json:"warnings,omitempty"`
}

type ResendInvitationAnswer struct {
	// The invitation and its new link.
	Data struct {
		// An invitation to become a partner of a program, without its link.
		Invitation PartnerInvitation `json:"invitation"`
		// The new link for the person.
		InvitationURL string `json:"invitation_url"`
	} `json:"data"`
	// Only if the request has an API key that is marked for rotation.
	Warnings *Warnings `json:"warnings,omitempty"`
}

type PartnerInvitationAnswer struct {
	// An invitation to become a partner of a program, without its link.
	Data PartnerInvitation `json:"data"`
	// Only if the request has an API key that is marked for rotation.
	Warnings *Warnings `json:"warnings,omitempty"`
}

type ListInvitationsParamsOrder string

// The known values of ListInvitationsParamsOrder.
const (
	ListInvitationsParamsOrderNewest ListInvitationsParamsOrder = "newest"
	ListInvitationsParamsOrderOldest ListInvitationsParamsOrder = "oldest"
)

// Valid reports whether the value is a known one.
func (e ListInvitationsParamsOrder) Valid() bool {
	return isOneOf(e, ListInvitationsParamsOrderNewest, ListInvitationsParamsOrderOldest)
}

// ListInvitationsParams are the parameters of ListInvitations.
type ListInvitationsParams struct {
	Limit         *int64                      `form:"limit,omitempty" json:"limit,omitempty"`
	Cursor        *string                     `form:"cursor,omitempty" json:"cursor,omitempty"`
	Order         *ListInvitationsParamsOrder `form:"order,omitempty" json:"order,omitempty"`
	Status        *PartnerInvitationStatus    `form:"status,omitempty" json:"status,omitempty"`
	CreatedFrom   *time.Time                  `form:"created_from,omitempty" json:"created_from,omitempty"`
	CreatedBefore *time.Time                  `form:"created_before,omitempty" json:"created_before,omitempty"`
}

// InvitePartnersParams are the parameters of InvitePartners.
type InvitePartnersParams struct {
	// IdempotencyKey makes the request safe to repeat.
	IdempotencyKey *string `json:"Idempotency-Key,omitempty"`
}

// ResendInvitationParams are the parameters of ResendInvitation.
type ResendInvitationParams struct {
	// IdempotencyKey makes the request safe to repeat.
	IdempotencyKey *string `json:"Idempotency-Key,omitempty"`
}

// ListInvitations sends GET /api/v1/programs/{program_id}/invitations.
func (c *Client) ListInvitations(ctx context.Context, programID ID, params *ListInvitationsParams, reqEditors ...RequestEditorFn) (*http.Response, error) {
	return c.send(ctx, "GET", fmt.Sprintf("/api/v1/programs/%d/invitations", programID), params, nil, reqEditors)
}

// InvitePartners sends POST /api/v1/programs/{program_id}/invitations.
func (c *Client) InvitePartners(ctx context.Context, programID ID, params *InvitePartnersParams, body InvitePartnersRequest, reqEditors ...RequestEditorFn) (*http.Response, error) {
	return c.send(ctx, "POST", fmt.Sprintf("/api/v1/programs/%d/invitations", programID), params, body, reqEditors)
}

// ResendInvitation sends POST /api/v1/programs/{program_id}/invitations/{invitation_id}/resend.
func (c *Client) ResendInvitation(ctx context.Context, programID, invitationID ID, params *ResendInvitationParams, reqEditors ...RequestEditorFn) (*http.Response, error) {
	return c.send(ctx, "POST", fmt.Sprintf("/api/v1/programs/%d/invitations/%d/resend", programID, invitationID), params, nil, reqEditors)
}

// RevokeInvitation sends POST /api/v1/programs/{program_id}/invitations/{invitation_id}/revoke.
func (c *Client) RevokeInvitation(ctx context.Context, programID, invitationID ID, reqEditors ...RequestEditorFn) (*http.Response, error) {
	return c.send(ctx, "POST", fmt.Sprintf("/api/v1/programs/%d/invitations/%d/revoke", programID, invitationID), nil, nil, reqEditors)
}
