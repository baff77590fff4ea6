// Code generated from openapi/ by `npm run generate:sdks`. DO NOT EDIT.

package api

import (
	"context"
	"fmt"
	"net/http"
)

type GetStatsParamsGroupBy string

// The known values of GetStatsParamsGroupBy.
const (
	GetStatsParamsGroupByDay     GetStatsParamsGroupBy = "day"
	GetStatsParamsGroupByPartner GetStatsParamsGroupBy = "partner"
	GetStatsParamsGroupByLink    GetStatsParamsGroupBy = "link"
	GetStatsParamsGroupBySub     GetStatsParamsGroupBy = "sub"
)

// Valid reports whether the value is a known one.
func (e GetStatsParamsGroupBy) Valid() bool {
	return isOneOf(e, GetStatsParamsGroupByDay, GetStatsParamsGroupByPartner, GetStatsParamsGroupByLink, GetStatsParamsGroupBySub)
}

type GetStatsParamsOrder string

// The known values of GetStatsParamsOrder.
const (
	GetStatsParamsOrderNewest GetStatsParamsOrder = "newest"
	GetStatsParamsOrderOldest GetStatsParamsOrder = "oldest"
)

// Valid reports whether the value is a known one.
func (e GetStatsParamsOrder) Valid() bool {
	return isOneOf(e, GetStatsParamsOrderNewest, GetStatsParamsOrderOldest)
}

// GetStatsParams are the parameters of GetStats.
type GetStatsParams struct {
	From      *Date                  `form:"from,omitempty" json:"from,omitempty"`
	To        *Date                  `form:"to,omitempty" json:"to,omitempty"`
	GroupBy   *GetStatsParamsGroupBy `form:"group_by,omitempty" json:"group_by,omitempty"`
	PartnerID *ID                    `form:"partner_id,omitempty" json:"partner_id,omitempty"`
	Limit     *int64                 `form:"limit,omitempty" json:"limit,omitempty"`
	Cursor    *string                `form:"cursor,omitempty" json:"cursor,omitempty"`
	Order     *GetStatsParamsOrder   `form:"order,omitempty" json:"order,omitempty"`
}

// GetVisitsParams are the parameters of GetVisits.
type GetVisitsParams struct {
	From      *Date `form:"from,omitempty" json:"from,omitempty"`
	To        *Date `form:"to,omitempty" json:"to,omitempty"`
	LinkID    *ID   `form:"link_id,omitempty" json:"link_id,omitempty"`
	PartnerID *ID   `form:"partner_id,omitempty" json:"partner_id,omitempty"`
}

// GetStats sends GET /api/v1/programs/{program_id}/stats.
func (c *Client) GetStats(ctx context.Context, programID ID, params *GetStatsParams, reqEditors ...RequestEditorFn) (*http.Response, error) {
	return c.send(ctx, "GET", fmt.Sprintf("/api/v1/programs/%d/stats", programID), params, nil, reqEditors)
}

// GetVisits sends GET /api/v1/programs/{program_id}/visits.
func (c *Client) GetVisits(ctx context.Context, programID ID, params *GetVisitsParams, reqEditors ...RequestEditorFn) (*http.Response, error) {
	return c.send(ctx, "GET", fmt.Sprintf("/api/v1/programs/%d/visits", programID), params, nil, reqEditors)
}
