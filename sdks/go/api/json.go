package api

import (
	"encoding/json"
	"maps"
	"reflect"
	"slices"
	"strings"
	"time"
)

// Email is an e-mail address.
type Email string

// Date is a day.
type Date struct{ time.Time }

// NewDate returns a day.
func NewDate(year int, month time.Month, day int) Date {
	return Date{time.Date(year, month, day, 0, 0, 0, 0, time.UTC)}
}

// String returns the day, such as 2026-07-01.
func (d Date) String() string { return d.Format(time.DateOnly) }

// MarshalJSON writes the day.
func (d Date) MarshalJSON() ([]byte, error) { return json.Marshal(d.String()) }

// UnmarshalJSON reads a day.
func (d *Date) UnmarshalJSON(text []byte) error {
	var day string
	err := json.Unmarshal(text, &day)
	if err != nil {
		return err
	}
	d.Time, err = time.Parse(time.DateOnly, day)
	return err
}

// UnmarshalText reads a day.
func (d *Date) UnmarshalText(text []byte) (err error) {
	d.Time, err = time.Parse(time.DateOnly, string(text))
	return err
}

func isOneOf[T comparable](value T, known ...T) bool { return slices.Contains(known, value) }

func set(fields *map[string]any, name string, value any) {
	if *fields == nil {
		*fields = map[string]any{}
	}
	(*fields)[name] = value
}

// readOpen reads an object into a struct, and its other fields into a map.
func readOpen(text []byte, known any, rest *map[string]any) error {
	if err := json.Unmarshal(text, known); err != nil {
		return err
	}
	if err := json.Unmarshal(text, rest); err != nil {
		return err
	}
	kind := reflect.TypeOf(known).Elem()
	for at := range kind.NumField() {
		if name, _, _ := strings.Cut(kind.Field(at).Tag.Get("json"), ","); name != "-" {
			delete(*rest, name)
		}
	}
	return nil
}

// writeOpen writes a struct and the other fields of its object.
func writeOpen(known any, rest map[string]any) ([]byte, error) {
	text, err := json.Marshal(known)
	if err != nil || len(rest) == 0 {
		return text, err
	}
	fields := map[string]any{}
	var own map[string]json.RawMessage
	if err := json.Unmarshal(text, &own); err != nil {
		return nil, err
	}
	maps.Copy(fields, rest)
	for name, value := range own {
		fields[name] = value
	}
	return json.Marshal(fields)
}

func unionAs[T any](union json.RawMessage) (T, error) {
	var value T
	err := json.Unmarshal(union, &value)
	return value, err
}

func setUnion(union *json.RawMessage, value any) error {
	text, err := json.Marshal(value)
	*union = text
	return err
}
