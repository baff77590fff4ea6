// The document with a quarter of its operations, for tests of tools whose time depends on their number.
import { readFileSync } from 'node:fs';

// The document is changed as plain JSON.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
type Json = any;

const MANAGEMENT = /^\/api\/v1\/(?:account|partner|programs)/;

/** Removes the components that nothing references, because the time depends on them, too. */
function dropUnused(document: Json): void {
  const all = JSON.stringify(document);
  let found = false;
  for (const [kind, components] of Object.entries<Json>(document.components)) {
    for (const name of kind === 'securitySchemes' ? [] : Object.keys(components)) {
      // The service looks for the currencies itself.
      if (name === 'currency' || all.includes(`"#/components/${kind}/${name}"`)) continue;
      delete components[name];
      found = true;
    }
  }
  if (found) dropUnused(document);
}

/** Without the management API, but with these of its paths. */
export function shortDocument(kept: readonly string[] = []): Json {
  const document: Json = JSON.parse(readFileSync('generated/openapi.json', 'utf8'));
  for (const path of Object.keys(document.paths))
    if (MANAGEMENT.test(path) && !kept.includes(path)) delete document.paths[path];
  dropUnused(document);
  return document;
}
