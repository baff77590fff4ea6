// Command go-zip packs a module as a module proxy serves it: go-zip <folder> <version> <proxy folder>. It fails if a
// file cannot be published, because its name is invalid on some systems or it is too large.
package main

import (
	"fmt"
	"os"
	"path/filepath"

	"golang.org/x/mod/modfile"
	"golang.org/x/mod/module"
	"golang.org/x/mod/zip"
)

func write(folder, version, proxy string) error {
	manifest, err := os.ReadFile(filepath.Join(folder, "go.mod"))
	if err != nil {
		return err
	}
	path := modfile.ModulePath(manifest)
	if err := module.Check(path, version); err != nil {
		return err
	}
	escaped, err := module.EscapePath(path)
	if err != nil {
		return err
	}
	base := filepath.Join(proxy, escaped, "@v")
	if err := os.MkdirAll(base, 0o755); err != nil {
		return err
	}
	out, err := os.Create(filepath.Join(base, version+".zip"))
	if err != nil {
		return err
	}
	defer func() { _ = out.Close() }()
	if err := zip.CreateFromDir(out, module.Version{Path: path, Version: version}, folder); err != nil {
		return err
	}
	if err := out.Close(); err != nil {
		return err
	}
	texts := map[string]string{
		version + ".mod":  string(manifest),
		version + ".info": fmt.Sprintf("{%q:%q}\n", "Version", version),
		"list":            version + "\n",
	}
	for name, text := range texts {
		if err := os.WriteFile(filepath.Join(base, name), []byte(text), 0o644); err != nil {
			return err
		}
	}
	fmt.Printf("%s@%s\n", path, version)
	return nil
}

func main() {
	if len(os.Args) != 4 {
		fmt.Fprintln(os.Stderr, "go-zip <folder> <version> <proxy folder>")
		os.Exit(2)
	}
	if err := write(os.Args[1], os.Args[2], os.Args[3]); err != nil {
		fmt.Fprintln(os.Stderr, "go-zip:", err)
		os.Exit(1)
	}
}
