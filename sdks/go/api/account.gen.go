// Code generated from openapi/ by `npm run generate:sdks`. DO NOT EDIT.

package api

import (
	"context"
	"fmt"
	"net/http"
	"time"
)

// SessionAnswerDataReach: What the session may do: everything that the account may, or only what partners do.
type SessionAnswerDataReach string

// The known values of SessionAnswerDataReach.
const (
	SessionAnswerDataReachAccount SessionAnswerDataReach = "account"
	SessionAnswerDataReachPartner SessionAnswerDataReach = "partner"
)

// Valid reports whether the value is a known one.
func (e SessionAnswerDataReach) Valid() bool {
	return isOneOf(e, SessionAnswerDataReachAccount, SessionAnswerDataReachPartner)
}

type SessionAnswer struct {
	// The session.
	Data struct {
		// Who signed in.
		Account struct {
			// Its e-mail address.
			Email string `json:"email"`
			// The account.
			ID int64 `json:"id"`
			// Whether it may create programs.
			MayCreatePrograms bool `json:"may_create_programs"`
		} `json:"account"`
		// The currencies that this deployment records and pays, by their codes (ISO 4217).
		Currencies []string `json:"currencies"`
		// When the person signed out.
		EndedAt *time.Time `json:"ended_at"`
		// When the session ends at the latest.
		ExpiresAt time.Time `json:"expires_at"`
		// What the session may do: everything that the account may, or only what partners do.
		Reach SessionAnswerDataReach `json:"reach"`
		// Where the browser goes next, so that the issuer signs the person out, too.
		SignOutURL *string `json:"sign_out_url,omitempty"`
		// When the person signed in.
		SignedInAt time.Time `json:"signed_in_at"`
	} `json:"data"`
	// Only if the request has an API key that is marked for rotation.
	Warnings *Warnings `json:"warnings,omitempty"`
}

type APITokenList struct {
	// The tokens of the page.
	Data []APIToken `json:"data"`
	// Where the list continues.
	Page Page `json:"page"`
	// Only if the request has an API key that is marked for rotation.
	Warnings *Warnings `json:"warnings,omitempty"`
}

// APIToken: An API token, without its text.
type APIToken struct {
	// Whether it is for all programs of the account, also future ones.
	AllPrograms bool `json:"all_programs"`
	// When it was created.
	CreatedAt time.Time `json:"created_at"`
	// When it expires.
	ExpiresAt time.Time `json:"expires_at"`
	// The token.
	ID int64 `json:"id"`
	// When it was last used, to five minutes.
	LastUsedAt *time.Time `json:"last_used_at"`
	// Its prefix and its last four characters.
	Masked string `json:"masked"`
	// What it is for.
	Name string `json:"name"`
	// Its programs; empty for a token for all programs.
	ProgramIds []int64 `json:"program_ids"`
	// When it was revoked.
	RevokedAt *time.Time `json:"revoked_at"`
	// Its rights.
	Scopes []Scope `json:"scopes"`
}

// Scope: A right of a token.
type Scope string

// The known values of Scope.
const (
	ProgramsRead     Scope = "programs.read"
	ProgramsWrite    Scope = "programs.write"
	KeysRead         Scope = "keys.read"
	KeysWrite        Scope = "keys.write"
	EventsRead       Scope = "events.read"
	EventsWrite      Scope = "events.write"
	ProcessorsRead   Scope = "processors.read"
	ProcessorsWrite  Scope = "processors.write"
	PaymentsWrite    Scope = "payments.write"
	WebhooksRead     Scope = "webhooks.read"
	WebhooksWrite    Scope = "webhooks.write"
	StatsRead        Scope = "stats.read"
	MembersRead      Scope = "members.read"
	MembersWrite     Scope = "members.write"
	AuditLogRead     Scope = "audit-log.read"
	LinksRead        Scope = "links.read"
	LinksWrite       Scope = "links.write"
	LinkHostsRead    Scope = "link-hosts.read"
	LinkHostsWrite   Scope = "link-hosts.write"
	CodesRead        Scope = "codes.read"
	CodesWrite       Scope = "codes.write"
	PartnersRead     Scope = "partners.read"
	PartnersWrite    Scope = "partners.write"
	TermsRead        Scope = "terms.read"
	TermsWrite       Scope = "terms.write"
	GroupsRead       Scope = "groups.read"
	GroupsWrite      Scope = "groups.write"
	InvitationsRead  Scope = "invitations.read"
	InvitationsWrite Scope = "invitations.write"
	CustomersRead    Scope = "customers.read"
	CustomersWrite   Scope = "customers.write"
	CommissionsRead  Scope = "commissions.read"
	CommissionsWrite Scope = "commissions.write"
	PayoutsRead      Scope = "payouts.read"
	PayoutsWrite     Scope = "payouts.write"
	PayoutsExport    Scope = "payouts.export"
	StatementsRead   Scope = "statements.read"
	PortalRead       Scope = "portal.read"
	PortalWrite      Scope = "portal.write"
)

// Valid reports whether the value is a known one.
func (e Scope) Valid() bool {
	return isOneOf(e, ProgramsRead, ProgramsWrite, KeysRead, KeysWrite, EventsRead, EventsWrite, ProcessorsRead, ProcessorsWrite, PaymentsWrite, WebhooksRead, WebhooksWrite, StatsRead, MembersRead, MembersWrite, AuditLogRead, LinksRead, LinksWrite, LinkHostsRead, LinkHostsWrite, CodesRead, CodesWrite, PartnersRead, PartnersWrite, TermsRead, TermsWrite, GroupsRead, GroupsWrite, InvitationsRead, InvitationsWrite, CustomersRead, CustomersWrite, CommissionsRead, CommissionsWrite, PayoutsRead, PayoutsWrite, PayoutsExport, StatementsRead, PortalRead, PortalWrite)
}

type CreateTokenRequest struct {
	// Whether it is for all programs of the account, also future ones.
	AllPrograms *bool `json:"all_programs,omitempty"`
	// When it expires.
	ExpiresAt time.Time `json:"expires_at"`
	// What the token is for.
	Name string `json:"name"`
	// Its programs, of each of which the account is a member.
	ProgramIds *[]int64 `json:"program_ids,omitempty"`
	// Its rights.
	Scopes []Scope `json:"scopes"`
}

type CreateTokenAnswer struct {
	// The new token.
	Data struct {
		// The new token, in plain text only here.
		APIToken string `json:"api_token"`
		// An API token, without its text.
		Token APIToken `json:"token"`
	} `json:"data"`
	// Only if the request has an API key that is marked for rotation.
	Warnings *Warnings `json:"warnings,omitempty"`
}

type APITokenAnswer struct {
	// An API token, without its text.
	Data APIToken `json:"data"`
	// Only if the request has an API key that is marked for rotation.
	Warnings *Warnings `json:"warnings,omitempty"`
}

type LoginTokenList struct {
	// The tokens of the page.
	Data []LoginToken `json:"data"`
	// Where the list continues.
	Page Page `json:"page"`
	// Only if the request has an API key that is marked for rotation.
	Warnings *Warnings `json:"warnings,omitempty"`
}

// LoginTokenReach: What it may do: act with the role of the account, or only call the operations of the command line.
type LoginTokenReach string

// The known values of LoginTokenReach.
const (
	LoginTokenReachAccount LoginTokenReach = "account"
	LoginTokenReachCli     LoginTokenReach = "cli"
)

// Valid reports whether the value is a known one.
func (e LoginTokenReach) Valid() bool { return isOneOf(e, LoginTokenReachAccount, LoginTokenReachCli) }

// LoginToken: A login token of the command line, without its text.
type LoginToken struct {
	// When the person signed in.
	CreatedAt time.Time `json:"created_at"`
	// When it expires.
	ExpiresAt time.Time `json:"expires_at"`
	// The login token.
	ID int64 `json:"id"`
	// When it was last used, to five minutes.
	LastUsedAt *time.Time `json:"last_used_at"`
	// Its prefix and its last four characters; null for a token that an earlier version of the service issued.
	Masked *string `json:"masked"`
	// What it may do: act with the role of the account, or only call the operations of the command line.
	Reach LoginTokenReach `json:"reach"`
	// When it was revoked.
	RevokedAt *time.Time `json:"revoked_at"`
}

type LoginTokenAnswer struct {
	// A login token of the command line, without its text.
	Data LoginToken `json:"data"`
	// Only if the request has an API key that is marked for rotation.
	Warnings *Warnings `json:"warnings,omitempty"`
}

type MailSettingsAnswer struct {
	// Which mails the person gets.
	Data MailSettings `json:"data"`
	// Only if the request has an API key that is marked for rotation.
	Warnings *Warnings `json:"warnings,omitempty"`
}

// MailSettings: Which mails the person gets.
type MailSettings struct {
	// The kinds that are switched off, for all programs.
	Off []MailKind `json:"off"`
}

type MailSettingsRequest struct {
	// The kinds that are switched off; the others are switched on.
	Off []MailKind `json:"off"`
}

type EmailChangeAnswer struct {
	// The e-mail address of the account, and its change.
	Data struct {
		// Whether the account signs in with an identity provider or manages programs, so that its address is not changed here.
		Bound bool `json:"bound"`
		// The present address.
		Email string `json:"email"`
		// The change that waits for its confirmation; null if none waits.
		Pending *struct {
			// The new address.
			Email string `json:"email"`
			// Until when it can be confirmed.
			ExpiresAt time.Time `json:"expires_at"`
			// Whether the service sends mail.
			Mailed bool `json:"mailed"`
		} `json:"pending"`
		// Until when the last change can be taken back from the old address, and none can be requested; null if there is no such change.
		TakenBackUntil *time.Time `json:"taken_back_until"`
	} `json:"data"`
	// Only if the request has an API key that is marked for rotation.
	Warnings *Warnings `json:"warnings,omitempty"`
}

type EmailChangeRequest struct {
	// The new e-mail address.
	Email Email `json:"email"`
}

type InvitationTokenRequest struct {
	// The token of the invitation: the part after `#` of its link.
	Token string `json:"token"`
}

type ReceivedInvitationAnswer struct {
	// An invitation, as the person sees it who has its link.
	Data ReceivedInvitation `json:"data"`
	// Only if the request has an API key that is marked for rotation.
	Warnings *Warnings `json:"warnings,omitempty"`
}

// ReceivedInvitationKind: Whether to refer customers to the program, or to manage it.
type ReceivedInvitationKind string

// The known values of ReceivedInvitationKind.
const (
	ReceivedInvitationKindPartner ReceivedInvitationKind = "partner"
	ReceivedInvitationKindMember  ReceivedInvitationKind = "member"
)

// Valid reports whether the value is a known one.
func (e ReceivedInvitationKind) Valid() bool {
	return isOneOf(e, ReceivedInvitationKindPartner, ReceivedInvitationKindMember)
}

// ReceivedInvitationRole: The role that a member gets.
type ReceivedInvitationRole string

// The known values of ReceivedInvitationRole.
const (
	ReceivedInvitationRoleOwner  ReceivedInvitationRole = "owner"
	ReceivedInvitationRoleAdmin  ReceivedInvitationRole = "admin"
	ReceivedInvitationRoleViewer ReceivedInvitationRole = "viewer"
)

// Valid reports whether the value is a known one.
func (e ReceivedInvitationRole) Valid() bool {
	return isOneOf(e, ReceivedInvitationRoleOwner, ReceivedInvitationRoleAdmin, ReceivedInvitationRoleViewer)
}

// ReceivedInvitationStatus: Only a `pending` invitation can be accepted or declined.
type ReceivedInvitationStatus string

// The known values of ReceivedInvitationStatus.
const (
	ReceivedInvitationStatusPending  ReceivedInvitationStatus = "pending"
	ReceivedInvitationStatusAccepted ReceivedInvitationStatus = "accepted"
	ReceivedInvitationStatusDeclined ReceivedInvitationStatus = "declined"
	ReceivedInvitationStatusRevoked  ReceivedInvitationStatus = "revoked"
	ReceivedInvitationStatusExpired  ReceivedInvitationStatus = "expired"
)

// Valid reports whether the value is a known one.
func (e ReceivedInvitationStatus) Valid() bool {
	return isOneOf(e, ReceivedInvitationStatusPending, ReceivedInvitationStatusAccepted, ReceivedInvitationStatusDeclined, ReceivedInvitationStatusRevoked, ReceivedInvitationStatusExpired)
}

// ReceivedInvitation: An invitation, as the person sees it who has its link.
type ReceivedInvitation struct {
	// Whether the invitation is for the e-mail address of the session's account.
	AddressedToYou bool `json:"addressed_to_you"`
	// Until when it can be accepted.
	ExpiresAt time.Time `json:"expires_at"`
	// Whether to refer customers to the program, or to manage it.
	Kind ReceivedInvitationKind `json:"kind"`
	// The program that invites.
	Program struct {
		// Its domain.
		Domain string `json:"domain"`
		// The program.
		ID int64 `json:"id"`
		// Its name.
		Name string `json:"name"`
	} `json:"program"`
	// The role that a member gets.
	Role *ReceivedInvitationRole `json:"role"`
	// Only a `pending` invitation can be accepted or declined.
	Status ReceivedInvitationStatus `json:"status"`
}

type AcceptInvitationRequest struct {
	// What the person agrees to: the addresses of the terms and of the privacy notice of the program.
	Consents *[]string `json:"consents,omitempty"`
	// The name that programs see, for an account that is no partner yet.
	Name *string `json:"name,omitempty"`
	// The token of the invitation: the part after `#` of its link.
	Token string `json:"token"`
	// Where the partner reaches people, such as a website, a channel or a profile.
	Website *string `json:"website,omitempty"`
}

type ListTokensParamsOrder string

// The known values of ListTokensParamsOrder.
const (
	ListTokensParamsOrderNewest ListTokensParamsOrder = "newest"
	ListTokensParamsOrderOldest ListTokensParamsOrder = "oldest"
)

// Valid reports whether the value is a known one.
func (e ListTokensParamsOrder) Valid() bool {
	return isOneOf(e, ListTokensParamsOrderNewest, ListTokensParamsOrderOldest)
}

type ListLoginTokensParamsOrder string

// The known values of ListLoginTokensParamsOrder.
const (
	ListLoginTokensParamsOrderNewest ListLoginTokensParamsOrder = "newest"
	ListLoginTokensParamsOrderOldest ListLoginTokensParamsOrder = "oldest"
)

// Valid reports whether the value is a known one.
func (e ListLoginTokensParamsOrder) Valid() bool {
	return isOneOf(e, ListLoginTokensParamsOrderNewest, ListLoginTokensParamsOrderOldest)
}

// ListTokensParams are the parameters of ListTokens.
type ListTokensParams struct {
	Limit  *int64                 `form:"limit,omitempty" json:"limit,omitempty"`
	Cursor *string                `form:"cursor,omitempty" json:"cursor,omitempty"`
	Order  *ListTokensParamsOrder `form:"order,omitempty" json:"order,omitempty"`
}

// CreateTokenParams are the parameters of CreateToken.
type CreateTokenParams struct {
	// IdempotencyKey makes the request safe to repeat.
	IdempotencyKey *string `json:"Idempotency-Key,omitempty"`
}

// ListLoginTokensParams are the parameters of ListLoginTokens.
type ListLoginTokensParams struct {
	Limit  *int64                      `form:"limit,omitempty" json:"limit,omitempty"`
	Cursor *string                     `form:"cursor,omitempty" json:"cursor,omitempty"`
	Order  *ListLoginTokensParamsOrder `form:"order,omitempty" json:"order,omitempty"`
}

// GetSession sends GET /api/v1/account/session.
func (c *Client) GetSession(ctx context.Context, reqEditors ...RequestEditorFn) (*http.Response, error) {
	return c.send(ctx, "GET", "/api/v1/account/session", nil, nil, reqEditors)
}

// EndSession sends DELETE /api/v1/account/session.
func (c *Client) EndSession(ctx context.Context, reqEditors ...RequestEditorFn) (*http.Response, error) {
	return c.send(ctx, "DELETE", "/api/v1/account/session", nil, nil, reqEditors)
}

// ListTokens sends GET /api/v1/account/tokens.
func (c *Client) ListTokens(ctx context.Context, params *ListTokensParams, reqEditors ...RequestEditorFn) (*http.Response, error) {
	return c.send(ctx, "GET", "/api/v1/account/tokens", params, nil, reqEditors)
}

// CreateToken sends POST /api/v1/account/tokens.
func (c *Client) CreateToken(ctx context.Context, params *CreateTokenParams, body CreateTokenRequest, reqEditors ...RequestEditorFn) (*http.Response, error) {
	return c.send(ctx, "POST", "/api/v1/account/tokens", params, body, reqEditors)
}

// RevokeToken sends DELETE /api/v1/account/tokens/{token_id}.
func (c *Client) RevokeToken(ctx context.Context, tokenID ID, reqEditors ...RequestEditorFn) (*http.Response, error) {
	return c.send(ctx, "DELETE", fmt.Sprintf("/api/v1/account/tokens/%d", tokenID), nil, nil, reqEditors)
}

// ListLoginTokens sends GET /api/v1/account/login-tokens.
func (c *Client) ListLoginTokens(ctx context.Context, params *ListLoginTokensParams, reqEditors ...RequestEditorFn) (*http.Response, error) {
	return c.send(ctx, "GET", "/api/v1/account/login-tokens", params, nil, reqEditors)
}

// RevokeLoginToken sends DELETE /api/v1/account/login-tokens/{login_token_id}.
func (c *Client) RevokeLoginToken(ctx context.Context, loginTokenID ID, reqEditors ...RequestEditorFn) (*http.Response, error) {
	return c.send(ctx, "DELETE", fmt.Sprintf("/api/v1/account/login-tokens/%d", loginTokenID), nil, nil, reqEditors)
}

// GetMailSettings sends GET /api/v1/account/mails.
func (c *Client) GetMailSettings(ctx context.Context, reqEditors ...RequestEditorFn) (*http.Response, error) {
	return c.send(ctx, "GET", "/api/v1/account/mails", nil, nil, reqEditors)
}

// ReplaceMailSettings sends PUT /api/v1/account/mails.
func (c *Client) ReplaceMailSettings(ctx context.Context, body MailSettingsRequest, reqEditors ...RequestEditorFn) (*http.Response, error) {
	return c.send(ctx, "PUT", "/api/v1/account/mails", nil, body, reqEditors)
}

// GetEmailChange sends GET /api/v1/account/email-change.
func (c *Client) GetEmailChange(ctx context.Context, reqEditors ...RequestEditorFn) (*http.Response, error) {
	return c.send(ctx, "GET", "/api/v1/account/email-change", nil, nil, reqEditors)
}

// RequestEmailChange sends POST /api/v1/account/email-change.
func (c *Client) RequestEmailChange(ctx context.Context, body EmailChangeRequest, reqEditors ...RequestEditorFn) (*http.Response, error) {
	return c.send(ctx, "POST", "/api/v1/account/email-change", nil, body, reqEditors)
}

// PreviewInvitation sends POST /api/v1/account/invitations/preview.
func (c *Client) PreviewInvitation(ctx context.Context, body InvitationTokenRequest, reqEditors ...RequestEditorFn) (*http.Response, error) {
	return c.send(ctx, "POST", "/api/v1/account/invitations/preview", nil, body, reqEditors)
}

// AcceptInvitation sends POST /api/v1/account/invitations/accept.
func (c *Client) AcceptInvitation(ctx context.Context, body AcceptInvitationRequest, reqEditors ...RequestEditorFn) (*http.Response, error) {
	return c.send(ctx, "POST", "/api/v1/account/invitations/accept", nil, body, reqEditors)
}

// DeclineInvitation sends POST /api/v1/account/invitations/decline.
func (c *Client) DeclineInvitation(ctx context.Context, body InvitationTokenRequest, reqEditors ...RequestEditorFn) (*http.Response, error) {
	return c.send(ctx, "POST", "/api/v1/account/invitations/decline", nil, body, reqEditors)
}
