// Code generated from openapi/ by `npm run generate:sdks`. DO NOT EDIT.

package api

import (
	"context"
	"fmt"
	"net/http"
	"time"
)

// GroupList: A page of groups.
type GroupList struct {
	// The groups.
	Data []Group `json:"data"`
	// Where the list continues.
	Page Page `json:"page"`
}

// Group: A group of partners.
type Group struct {
	// When it was created.
	CreatedAt time.Time `json:"created_at"`
	// Whether partners are in it unless somebody moves them.
	Default bool `json:"default"`
	// The group.
	ID int64 `json:"id"`
	// The least amount of a payout, in the smallest unit of the program's currency; `null`: as the program says.
	MinimumPayoutCents *int64 `json:"minimum_payout_cents"`
	// Its name.
	Name string `json:"name"`
	// Whether its partners may create links; `null`: as the program says.
	PartnerLinks *bool `json:"partner_links"`
	// The number of its partners.
	Partners int64 `json:"partners"`
	// Its name in URLs, unique in the program: its first name in lower case, with hyphens.
	Slug string `json:"slug"`
	// Its present terms; `null`: the terms of the program hold.
	Terms *ManagedTerms `json:"terms"`
}

type CreateGroupRequest struct {
	// The least amount of a payout, in the smallest unit of the program's currency; `null`: as the program says.
	MinimumPayoutCents *int64 `json:"minimum_payout_cents,omitempty"`
	// Its name.
	Name string `json:"name"`
	// Whether its partners may create links; `null`: as the program says.
	PartnerLinks *bool `json:"partner_links,omitempty"`
}

// GroupAnswer: A group.
type GroupAnswer struct {
	// A group of partners.
	Data Group `json:"data"`
}

type UpdateGroupRequest struct {
	// Whether partners are in it unless somebody moves them.
	Default *bool `json:"default,omitempty"`
	// The least amount of a payout, in the smallest unit of the program's currency; `null`: as the program says.
	MinimumPayoutCents **int64 `json:"minimum_payout_cents,omitempty"`
	// Its name.
	Name *string `json:"name,omitempty"`
	// Whether its partners may create links; `null`: as the program says.
	PartnerLinks **bool `json:"partner_links,omitempty"`
}

type MovePartnersRequest struct {
	// The partners.
	PartnerIds []int64 `json:"partner_ids"`
}

// MovedPartnersAnswer: Partners that were moved into a group.
type MovedPartnersAnswer struct {
	// The group and the partners.
	Data struct {
		// A group of partners.
		Group Group `json:"group"`
		// The partners who were in another group before.
		MovedPartnerIds []int64 `json:"moved_partner_ids"`
	} `json:"data"`
}

type ListGroupsParamsOrder string

// The known values of ListGroupsParamsOrder.
const (
	ListGroupsParamsOrderNewest ListGroupsParamsOrder = "newest"
	ListGroupsParamsOrderOldest ListGroupsParamsOrder = "oldest"
)

// Valid reports whether the value is a known one.
func (e ListGroupsParamsOrder) Valid() bool {
	return isOneOf(e, ListGroupsParamsOrderNewest, ListGroupsParamsOrderOldest)
}

// ListGroupsParams are the parameters of ListGroups.
type ListGroupsParams struct {
	Limit  *int64                 `form:"limit,omitempty" json:"limit,omitempty"`
	Cursor *string                `form:"cursor,omitempty" json:"cursor,omitempty"`
	Order  *ListGroupsParamsOrder `form:"order,omitempty" json:"order,omitempty"`
}

// CreateGroupParams are the parameters of CreateGroup.
type CreateGroupParams struct {
	// IdempotencyKey makes the request safe to repeat.
	IdempotencyKey *string `json:"Idempotency-Key,omitempty"`
}

// MovePartnersParams are the parameters of MovePartners.
type MovePartnersParams struct {
	// IdempotencyKey makes the request safe to repeat.
	IdempotencyKey *string `json:"Idempotency-Key,omitempty"`
}

// ListGroups sends GET /api/v1/programs/{program_id}/groups.
func (c *Client) ListGroups(ctx context.Context, programID ID, params *ListGroupsParams, reqEditors ...RequestEditorFn) (*http.Response, error) {
	return c.send(ctx, "GET", fmt.Sprintf("/api/v1/programs/%d/groups", programID), params, nil, reqEditors)
}

// CreateGroup sends POST /api/v1/programs/{program_id}/groups.
func (c *Client) CreateGroup(ctx context.Context, programID ID, params *CreateGroupParams, body CreateGroupRequest, reqEditors ...RequestEditorFn) (*http.Response, error) {
	return c.send(ctx, "POST", fmt.Sprintf("/api/v1/programs/%d/groups", programID), params, body, reqEditors)
}

// UpdateGroup sends PATCH /api/v1/programs/{program_id}/groups/{group_id}.
func (c *Client) UpdateGroup(ctx context.Context, programID, groupID ID, body UpdateGroupRequest, reqEditors ...RequestEditorFn) (*http.Response, error) {
	return c.send(ctx, "PATCH", fmt.Sprintf("/api/v1/programs/%d/groups/%d", programID, groupID), nil, body, reqEditors)
}

// MovePartners sends POST /api/v1/programs/{program_id}/groups/{group_id}/partners.
func (c *Client) MovePartners(ctx context.Context, programID, groupID ID, params *MovePartnersParams, body MovePartnersRequest, reqEditors ...RequestEditorFn) (*http.Response, error) {
	return c.send(ctx, "POST", fmt.Sprintf("/api/v1/programs/%d/groups/%d/partners", programID, groupID), params, body, reqEditors)
}
