package main

import (
	"encoding/json"
	"os"
	"reflect"
	"strings"
	"sync"
	"time"

	referral "github.com/referral-tracking/referral-tracking/sdks/go"
	"github.com/referral-tracking/referral-tracking/sdks/go/api"
)

// managed is what the modes of the management client receive.
type managed struct {
	URL         string `json:"url"`
	Token       string `json:"token"`
	NarrowToken string `json:"narrow_token"`
	ProgramID   int64  `json:"program_id"`
	PartnerID   int64  `json:"partner_id"`
	LinkID      int64  `json:"link_id"`
	Operations  []struct {
		Group, Name, IDs []string
		Body             json.RawMessage
	} `json:"operations"`
}

var program = api.CreateProgramRequest{
	Name: "Acme", Domain: "brand.dev", CommissionType: api.CreateProgramRequestCommissionTypePercent, CommissionRate: 20,
}

func managedWorld() managed {
	var w managed
	if err := json.Unmarshal([]byte(os.Args[2]), &w); err != nil {
		panic(err)
	}
	return w
}

func manager(w managed, attempts int) *referral.ManagementClient {
	retry := referral.RetryPolicy{Attempts: attempts, BaseDelay: fast.BaseDelay, MaxDelay: 200 * time.Millisecond}
	return must(referral.NewManagement(w.URL, referral.ManagementOptions{Token: w.Token, Retry: retry}))
}

func pascal(words []string) string {
	var name strings.Builder
	for _, word := range words {
		name.WriteString(strings.ToUpper(word[:1]) + word[1:])
	}
	return name.String()
}

func every(world) object {
	w := managedWorld()
	groups := reflect.ValueOf(manager(w, 1).ManagementGroups)
	for _, operation := range w.Operations {
		method := groups.FieldByName(pascal(operation.Group)).MethodByName(pascal(operation.Name))
		given := []reflect.Value{reflect.ValueOf(ctx)}
		for at := 1; at < method.Type().NumIn()-1; at++ {
			value := reflect.New(method.Type().In(at))
			if at <= len(operation.IDs) {
				value.Elem().SetInt(9001)
			} else if value.Elem().Kind() == reflect.Struct {
				must(value, json.Unmarshal(operation.Body, value.Interface()))
			}
			given = append(given, value.Elem())
		}
		method.Call(given)
	}
	return object{}
}

func create(world) object {
	w := managedWorld()
	created := must(manager(w, 3).Programs.Create(ctx, program))
	repeated := make([]int64, 6)
	var all sync.WaitGroup
	for at := range repeated {
		all.Add(1)
		go func() {
			defer all.Done()
			repeated[at] = must(manager(w, 20).Programs.Create(ctx, program, referral.IdempotencyKey("mine"))).Data.Program.ID
		}()
	}
	all.Wait()
	return object{"created": created.Data.Program.ID, "repeated": repeated}
}

func pages(world) object {
	w := managedWorld()
	partners := manager(w, 3).Partners
	params := &api.ListPartnersParams{Limit: referral.Ptr(int64(25)), Order: referral.Ptr(api.ListPartnersParamsOrderOldest)}
	all, first := []int64{}, []int64{}
	for partner, err := range partners.ListAll(ctx, w.ProgramID, params) {
		all = append(all, must(partner, err).ID)
	}
	for partner, err := range partners.ListAll(ctx, w.ProgramID, params) {
		if first = append(first, must(partner, err).ID); len(first) == 3 {
			break
		}
	}
	applied := must(partners.List(ctx, w.ProgramID, &api.ListPartnersParams{Status: referral.Ptr(api.PartnerStatus("applied"))}))
	return object{"all": all, "first": first, "applied": len(applied.Data)}
}

func change(world) object {
	w := managedWorld()
	client := manager(w, 3)
	renamed := must(client.Programs.Update(ctx, w.ProgramID, api.UpdateProgramRequest{Name: referral.Ptr("Renamed")}))
	link := must(client.Links.Update(ctx, w.ProgramID, w.LinkID, api.UpdateLinkRequest{
		Destination: referral.Clear[string](), Enabled: referral.Ptr(false),
	}))
	approval := errorOf(client.Partners.Approve(ctx, w.ProgramID, w.PartnerID))
	return object{
		"renamed": renamed.Data.Name, "cleared": link.Data.Destination, "enabled": link.Data.Enabled,
		"approval": object{"kind": approval["kind"], "status": approval["status"]},
		"status":   must(client.Partners.Get(ctx, w.ProgramID, w.PartnerID)).Data.Status,
	}
}

func refusals(world) object {
	w := managedWorld()
	narrow := w
	narrow.Token = w.NarrowToken
	client := manager(w, 3)
	nameless := program
	nameless.Name = ""
	return object{
		"unreadable": errorOf(manager(w, 1).Programs.List(ctx, nil)),
		"scope":      errorOf(manager(narrow, 3).Partners.List(ctx, w.ProgramID, nil)),
		"field":      errorOf(client.Programs.Create(ctx, nameless)),
		"misuse":     errorOf(client.Partners.Approve(ctx, w.ProgramID, 0)),
	}
}
