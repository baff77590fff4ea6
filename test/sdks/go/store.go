package main

import (
	"encoding/json"
	"os"
	"slices"

	referral "github.com/referral-tracking/referral-tracking/sdks/go"
)

// fileStore is a store in one file. It is sufficient for a test; a program with many entries would use its database.
type fileStore string

func (f fileStore) Load() ([]referral.Entry, error) {
	text, err := os.ReadFile(string(f))
	if os.IsNotExist(err) {
		return nil, nil
	}
	if err != nil {
		return nil, err
	}
	var entries []referral.Entry
	err = json.Unmarshal(text, &entries)
	return entries, err
}

func (f fileStore) Save(entry referral.Entry) error {
	return f.change(entry.ID, entry)
}

func (f fileStore) Remove(id string) error {
	return f.change(id)
}

// change replaces the entry with this identifier.
func (f fileStore) change(id string, by ...referral.Entry) error {
	entries, err := f.Load()
	if err != nil {
		return err
	}
	kept := slices.DeleteFunc(entries, func(entry referral.Entry) bool { return entry.ID == id })
	text, err := json.Marshal(append(kept, by...))
	if err != nil {
		return err
	}
	if err := os.WriteFile(string(f)+".new", text, 0o600); err != nil {
		return err
	}
	return os.Rename(string(f)+".new", string(f))
}
