// Pins what a release runs but does not contain: actions by the hash of their commit, images by the digest of their content.
// A tag can be moved to other code; a hash cannot.
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const WORKFLOWS = '.github/workflows';
const WAIT_MS = 30_000;

/** `actions/checkout@v4`, or with the hash `actions/checkout@… # v4`. */
const ACTION = /(?<=uses: )(?<name>[\w.-]+\/[\w.-]+)@(?<pin>[0-9a-f]{40} # )?(?<tag>[\w.-]+)$/gm;
/** `postgres:18`, or with the digest `postgres:18@sha256:…`. An image with the tag `local` is built here. */
const IMAGE =
  /(?<=image: |IMAGE=|syntax=)(?<name>[a-z0-9./_-]+):(?!local$)(?<tag>[\w.-]+)(?<pin>@sha256:[0-9a-f]{64})?$/gm;

/** Where tags are looked up. */
export interface Sources {
  /** of GitHub's API */
  github: string;
  /** of Docker Hub's registry */
  registry: string;
}

const SOURCES: Sources = { github: 'https://api.github.com', registry: 'https://registry-1.docker.io' };

interface Reference {
  name: string;
  tag: string;
  pin?: string;
}

const KINDS = [
  {
    pattern: ACTION,
    write: async ({ name, tag }: Reference, { github }: Sources) =>
      `${name}@${await commitOf(github, name, tag)} # ${tag}`,
  },
  {
    pattern: IMAGE,
    write: async ({ name, tag }: Reference, { registry }: Sources) =>
      `${name}:${tag}@${await digestOf(registry, name, tag)}`,
  },
];

async function ask(url: string, init: RequestInit): Promise<Response> {
  const response = await fetch(url, { ...init, signal: AbortSignal.timeout(WAIT_MS) });
  if (response.ok || response.status === 401) return response;
  throw new Error(`${url} answers with status ${response.status}`);
}

function checked(url: string, text: string | null, form: RegExp): string {
  if (text !== null && form.test(text)) return text;
  throw new Error(`${url} does not answer with a hash`);
}

async function commitOf(github: string, name: string, tag: string): Promise<string> {
  const url = `${github}/repos/${name}/commits/${tag}`;
  const response = await ask(url, { headers: { accept: 'application/vnd.github.sha' } });
  return checked(url, (await response.text()).trim(), /^[0-9a-f]{40}$/);
}

const MANIFESTS = [
  'application/vnd.oci.image.index.v1+json',
  'application/vnd.docker.distribution.manifest.list.v2+json',
];

/** A token for anonymous reading, from where the registry's 401 says. */
async function tokenOf(challenge: string): Promise<string> {
  const said = Object.fromEntries([...challenge.matchAll(/(\w+)="([^"]*)"/g)].map(([, key, value]) => [key!, value!]));
  const { realm, ...query } = said;
  if (realm === undefined) throw new Error(`the registry does not say where its tokens are: ${challenge}`);
  const response = await ask(`${realm}?${new URLSearchParams(query).toString()}`, {});
  return ((await response.json()) as { token: string }).token;
}

async function digestOf(registry: string, name: string, tag: string): Promise<string> {
  const url = `${registry}/v2/${name.includes('/') ? name : `library/${name}`}/manifests/${tag}`;
  const accept = MANIFESTS.join(', ');
  let response = await ask(url, { method: 'HEAD', headers: { accept } });
  if (response.status === 401) {
    const authorization = `Bearer ${await tokenOf(response.headers.get('www-authenticate') ?? '')}`;
    response = await ask(url, { method: 'HEAD', headers: { accept, authorization } });
  }
  return checked(url, response.headers.get('docker-content-digest'), /^sha256:[0-9a-f]{64}$/);
}

const filesIn = (root: string): string[] => [
  'Dockerfile',
  'compose.yaml',
  ...readdirSync(join(root, WORKFLOWS)).map((name) => `${WORKFLOWS}/${name}`),
];

const referencesIn = (text: string, pattern: RegExp): Reference[] =>
  [...text.matchAll(pattern)].map(({ groups }) => groups as unknown as Reference);

/** The references of the checkout that are not pinned. */
export function unpinned(root: string): string[] {
  return filesIn(root).flatMap((file) => {
    const text = readFileSync(join(root, file), 'utf8');
    const open = KINDS.flatMap(({ pattern }) => referencesIn(text, pattern)).filter(({ pin }) => pin === undefined);
    return [...new Set(open.map(({ name, tag }) => `${file}: ${name} ${tag}`))];
  });
}

/** Writes the present hash of each tag into the files of the checkout; returns the changed files. */
export async function pin(root: string, sources: Sources = SOURCES): Promise<string[]> {
  const changed: string[] = [];
  for (const file of filesIn(root)) {
    const before = readFileSync(join(root, file), 'utf8');
    let after = before;
    for (const { pattern, write } of KINDS) {
      const found = referencesIn(after, pattern);
      const written = await Promise.all(found.map((reference) => write(reference, sources)));
      after = after.replace(pattern, () => written.shift()!);
    }
    if (after === before) continue;
    writeFileSync(join(root, file), after);
    changed.push(file);
  }
  return changed;
}
