// Code generated from openapi/ by `npm run generate:sdks`. DO NOT EDIT.

package api

import (
	"context"
	"fmt"
	"net/http"
	"time"
)

type MemberList struct {
	// The members of the page.
	Data []Member `json:"data"`
	// Where the list continues.
	Page Page `json:"page"`
	// Only if the request has an API key that is marked for rotation.
	Warnings *Warnings `json:"warnings,omitempty"`
}

// Member: An account with a role in a program.
type Member struct {
	// The account.
	AccountID int64 `json:"account_id"`
	// When it became a member.
	CreatedAt time.Time `json:"created_at"`
	// Its e-mail address.
	Email string `json:"email"`
	// The rights of a member.
	Role Role `json:"role"`
}

// Role: The rights of a member.
type Role string

// The known values of Role.
const (
	RoleOwner  Role = "owner"
	RoleAdmin  Role = "admin"
	RoleViewer Role = "viewer"
)

// Valid reports whether the value is a known one.
func (e Role) Valid() bool { return isOneOf(e, RoleOwner, RoleAdmin, RoleViewer) }

type MemberAnswer struct {
	// An account with a role in a program.
	Data Member `json:"data"`
	// Only if the request has an API key that is marked for rotation.
	Warnings *Warnings `json:"warnings,omitempty"`
}

type UpdateMemberRequest struct {
	// The new role.
	Role Role `json:"role"`
}

// MemberInvitationStatus: A `pending` invitation can be accepted; the other states are final.
type MemberInvitationStatus string

// The known values of MemberInvitationStatus.
const (
	MemberInvitationStatusPending  MemberInvitationStatus = "pending"
	MemberInvitationStatusAccepted MemberInvitationStatus = "accepted"
	MemberInvitationStatusDeclined MemberInvitationStatus = "declined"
	MemberInvitationStatusRevoked  MemberInvitationStatus = "revoked"
	MemberInvitationStatusExpired  MemberInvitationStatus = "expired"
)

// Valid reports whether the value is a known one.
func (e MemberInvitationStatus) Valid() bool {
	return isOneOf(e, MemberInvitationStatusPending, MemberInvitationStatusAccepted, MemberInvitationStatusDeclined, MemberInvitationStatusRevoked, MemberInvitationStatusExpired)
}

type MemberInvitationList struct {
	// The invitations of the page.
	Data []MemberInvitation `json:"data"`
	// Where the list continues.
	Page Page `json:"page"`
	// Only if the request has an API key that is marked for rotation.
	Warnings *Warnings `json:"warnings,omitempty"`
}

// MemberInvitation: An invitation to become a member of a program, without its link.
type MemberInvitation struct {
	// When it was created.
	CreatedAt time.Time `json:"created_at"`
	// Who is invited: the person must sign in with this address.
	Email string `json:"email"`
	// Until when it can be accepted.
	ExpiresAt time.Time `json:"expires_at"`
	// The invitation.
	ID int64 `json:"id"`
	// What became of the mail with the present link.
	MailStatus *MailStatus `json:"mail_status"`
	// The role that the person gets.
	Role Role `json:"role"`
	// A `pending` invitation can be accepted; the other states are final.
	Status MemberInvitationStatus `json:"status"`
}

type CreateMemberInvitationRequest struct {
	// The e-mail address of the person alone, without a name or any of `,;:<>()[]\"`.
	Email Email `json:"email"`
	// The role that the person gets.
	Role Role `json:"role"`
}

type CreateMemberInvitationAnswer struct {
	// The invitation and its link.
	Data struct {
		// An invitation to become a member of a program, without its link.
		Invitation MemberInvitation `json:"invitation"`
		// The link for the person.
		InvitationURL string `json:"invitation_url"`
	} `json:"data"`
	// Only if the request has an API key that is marked for rotation.
	Warnings *Warnings `json:"warnings,omitempty"`
}

type MemberInvitationAnswer struct {
	// An invitation to become a member of a program, without its link.
	Data MemberInvitation `json:"data"`
	// Only if the request has an API key that is marked for rotation.
	Warnings *Warnings `json:"warnings,omitempty"`
}

type ListMembersParamsOrder string

// The known values of ListMembersParamsOrder.
const (
	ListMembersParamsOrderNewest ListMembersParamsOrder = "newest"
	ListMembersParamsOrderOldest ListMembersParamsOrder = "oldest"
)

// Valid reports whether the value is a known one.
func (e ListMembersParamsOrder) Valid() bool {
	return isOneOf(e, ListMembersParamsOrderNewest, ListMembersParamsOrderOldest)
}

type ListMemberInvitationsParamsOrder string

// The known values of ListMemberInvitationsParamsOrder.
const (
	ListMemberInvitationsParamsOrderNewest ListMemberInvitationsParamsOrder = "newest"
	ListMemberInvitationsParamsOrderOldest ListMemberInvitationsParamsOrder = "oldest"
)

// Valid reports whether the value is a known one.
func (e ListMemberInvitationsParamsOrder) Valid() bool {
	return isOneOf(e, ListMemberInvitationsParamsOrderNewest, ListMemberInvitationsParamsOrderOldest)
}

// ListMembersParams are the parameters of ListMembers.
type ListMembersParams struct {
	Limit  *int64                  `form:"limit,omitempty" json:"limit,omitempty"`
	Cursor *string                 `form:"cursor,omitempty" json:"cursor,omitempty"`
	Order  *ListMembersParamsOrder `form:"order,omitempty" json:"order,omitempty"`
}

// ListMemberInvitationsParams are the parameters of ListMemberInvitations.
type ListMemberInvitationsParams struct {
	Limit         *int64                            `form:"limit,omitempty" json:"limit,omitempty"`
	Cursor        *string                           `form:"cursor,omitempty" json:"cursor,omitempty"`
	Order         *ListMemberInvitationsParamsOrder `form:"order,omitempty" json:"order,omitempty"`
	CreatedFrom   *time.Time                        `form:"created_from,omitempty" json:"created_from,omitempty"`
	CreatedBefore *time.Time                        `form:"created_before,omitempty" json:"created_before,omitempty"`
	Status        *MemberInvitationStatus           `form:"status,omitempty" json:"status,omitempty"`
}

// CreateMemberInvitationParams are the parameters of CreateMemberInvitation.
type CreateMemberInvitationParams struct {
	// IdempotencyKey makes the request safe to repeat.
	IdempotencyKey *string `json:"Idempotency-Key,omitempty"`
}

// ListMembers sends GET /api/v1/programs/{program_id}/members.
func (c *Client) ListMembers(ctx context.Context, programID ID, params *ListMembersParams, reqEditors ...RequestEditorFn) (*http.Response, error) {
	return c.send(ctx, "GET", fmt.Sprintf("/api/v1/programs/%d/members", programID), params, nil, reqEditors)
}

// RemoveMember sends DELETE /api/v1/programs/{program_id}/members/{account_id}.
func (c *Client) RemoveMember(ctx context.Context, programID, accountID ID, reqEditors ...RequestEditorFn) (*http.Response, error) {
	return c.send(ctx, "DELETE", fmt.Sprintf("/api/v1/programs/%d/members/%d", programID, accountID), nil, nil, reqEditors)
}

// UpdateMember sends PATCH /api/v1/programs/{program_id}/members/{account_id}.
func (c *Client) UpdateMember(ctx context.Context, programID, accountID ID, body UpdateMemberRequest, reqEditors ...RequestEditorFn) (*http.Response, error) {
	return c.send(ctx, "PATCH", fmt.Sprintf("/api/v1/programs/%d/members/%d", programID, accountID), nil, body, reqEditors)
}

// ListMemberInvitations sends GET /api/v1/programs/{program_id}/member-invitations.
func (c *Client) ListMemberInvitations(ctx context.Context, programID ID, params *ListMemberInvitationsParams, reqEditors ...RequestEditorFn) (*http.Response, error) {
	return c.send(ctx, "GET", fmt.Sprintf("/api/v1/programs/%d/member-invitations", programID), params, nil, reqEditors)
}

// CreateMemberInvitation sends POST /api/v1/programs/{program_id}/member-invitations.
func (c *Client) CreateMemberInvitation(ctx context.Context, programID ID, params *CreateMemberInvitationParams, body CreateMemberInvitationRequest, reqEditors ...RequestEditorFn) (*http.Response, error) {
	return c.send(ctx, "POST", fmt.Sprintf("/api/v1/programs/%d/member-invitations", programID), params, body, reqEditors)
}

// RevokeMemberInvitation sends POST /api/v1/programs/{program_id}/member-invitations/{member_invitation_id}/revoke.
func (c *Client) RevokeMemberInvitation(ctx context.Context, programID, memberInvitationID ID, reqEditors ...RequestEditorFn) (*http.Response, error) {
	return c.send(ctx, "POST", fmt.Sprintf("/api/v1/programs/%d/member-invitations/%d/revoke", programID, memberInvitationID), nil, nil, reqEditors)
}
