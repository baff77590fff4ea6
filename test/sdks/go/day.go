package main

import (
	"encoding/json"
	"os"
	"reflect"

	referral "github.com/referral-tracking/referral-tracking/sdks/go"
)

// asked is one call of the management client, for the day that every SDK runs.
type asked struct {
	URL    string            `json:"url"`
	Token  string            `json:"token"`
	Group  []string          `json:"group"`
	Name   []string          `json:"name"`
	IDs    []int64           `json:"ids"`
	Bodies []json.RawMessage `json:"bodies"`
	Query  json.RawMessage   `json:"query"`
}

func ask(world) object {
	var call asked
	if err := json.Unmarshal([]byte(os.Args[2]), &call); err != nil {
		panic(err)
	}
	client := must(referral.NewManagement(call.URL, referral.ManagementOptions{Token: call.Token}))
	groups := reflect.ValueOf(client.ManagementGroups)
	method := groups.FieldByName(pascal(call.Group)).MethodByName(pascal(call.Name))
	given := []reflect.Value{reflect.ValueOf(ctx)}
	for at := 1; at < method.Type().NumIn()-1; at++ {
		value := reflect.New(method.Type().In(at))
		switch {
		case at <= len(call.IDs):
			value.Elem().SetInt(call.IDs[at-1])
		case value.Elem().Kind() == reflect.Struct:
			must(value, json.Unmarshal(call.Bodies[0], value.Interface()))
		default:
			must(value, json.Unmarshal(call.Query, value.Interface()))
		}
		given = append(given, value.Elem())
	}
	returned := method.Call(given)
	if err, failed := returned[1].Interface().(error); failed {
		panic(err)
	}
	var answer object
	text := must(json.Marshal(returned[0].Interface()))
	must(answer, json.Unmarshal(text, &answer))
	return answer
}
