// The repository's address. Everything that names the repository takes it from `repository` in package.json.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Repository {
  /** the repository's web page, without a trailing slash */
  page: string;
  /** the import path of the Go module in sdks/go */
  goModule: string;
}

/** Reads the setting of a checkout. Throws if it is not the https URL of a Git repository. */
export function repositoryOf(root: string): Repository {
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { repository?: { url?: string } };
  const url = manifest.repository?.url ?? '';
  // A module path has no port, and its first element contains a dot.
  const [, host, path] = /^git\+https:\/\/([a-z0-9-]+(?:\.[a-z0-9-]+)+)\/([\w./-]+?)\.git$/.exec(url) ?? [];
  if (!host || !path) {
    throw new Error(`repository.url in package.json is "${url}"; it must be like git+https://host.name/owner/name.git`);
  }
  return { page: `https://${host}/${path}`, goModule: `${host}/${path}/sdks/go` };
}
