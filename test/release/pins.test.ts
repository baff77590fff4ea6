import { createHash } from 'node:crypto';
import { cpSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type RequestListener, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { problemsOfRelease } from '../../scripts/release/check.ts';
import { pin, unpinned } from '../../scripts/release/pins.ts';
import { versionOfDocument } from '../../scripts/release/steps.ts';
import { root } from '../../scripts/sdks/tools.ts';

// The hashes of actions and images, looked up at a server that answers as GitHub and Docker Hub do.

const FILES = ['.github/workflows/release.yml', 'Dockerfile', 'compose.yaml'];
const hashOf = (text: string, length: number) => createHash('sha256').update(text).digest('hex').slice(0, length);

let checkout: string;
let server: Server;
let base: string;
/** the tag `v4` was moved this many times */
let moves: number;
let broken: boolean;

const answer: RequestListener = ({ url = '', headers, method }, response) => {
  const { pathname, searchParams } = new URL(url, base);
  if (broken) return void response.end('<html>maintenance</html>');
  const commit = /^\/repos\/([\w-]+\/[\w-]+)\/commits\/(v\d)$/.exec(pathname);
  if (commit && headers.accept === 'application/vnd.github.sha') {
    return void response.end(hashOf(`${commit[1]} ${commit[2]} ${moves}`, 40));
  }
  if (pathname === '/token' && searchParams.get('service') === 'hub') {
    return void response.end(JSON.stringify({ token: searchParams.get('scope') }));
  }
  const image = /^\/v2\/(library\/[a-z]+|docker\/dockerfile)\/manifests\/([\w.-]+)$/.exec(pathname);
  if (!image || method !== 'HEAD' || !headers.accept?.includes('image.index'))
    return void response.writeHead(404).end();
  const scope = `repository:${image[1]}:pull`;
  if (headers.authorization !== `Bearer ${scope}`) {
    const challenge = `Bearer realm="${base}/token",service="hub",scope="${scope}"`;
    return void response.writeHead(401, { 'www-authenticate': challenge }).end();
  }
  response.writeHead(200, { 'docker-content-digest': `sha256:${hashOf(`${image[1]} ${image[2]}`, 64)}` }).end();
};

beforeEach(async () => {
  [moves, broken] = [0, false];
  checkout = mkdtempSync(join(tmpdir(), 'release-pins-'));
  for (const file of FILES) {
    mkdirSync(dirname(join(checkout, file)), { recursive: true });
    cpSync(join(root, file), join(checkout, file));
  }
  server = createServer(answer).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  base = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterEach(() => {
  server.close();
  rmSync(checkout, { recursive: true });
});

const pinned = () => pin(checkout, { github: base, registry: base });
const textOf = (file: string) => readFileSync(join(checkout, file), 'utf8');
const workflow = () => textOf(FILES[0]!);

test('every action and image of the checkout is found, and is pinned by its hash', async () => {
  expect((await pinned()).sort()).toEqual([...FILES].sort());
  expect(unpinned(checkout)).toEqual([]);
  const used = [...workflow().matchAll(/uses: (.*)/g)].map(([, text]) => text!);
  expect(used.length).toBeGreaterThan(5);
  for (const text of used) expect(text).toMatch(/^actions\/[a-z-]+@[0-9a-f]{40} # v\d$/);
  expect(workflow()).toContain(`actions/checkout@${hashOf('actions/checkout v4 0', 40)} # v4`);
  const node = `node:24-bookworm-slim@sha256:${hashOf('library/node 24-bookworm-slim', 64)}`;
  expect(textOf('Dockerfile')).toContain(`ARG NODE_IMAGE=${node}\n`);
  // No other image is named in a way that this does not find.
  for (const [, from] of textOf('Dockerfile').matchAll(/^FROM (\S+)/gm)) expect(from).toBe('${NODE_IMAGE}');
  const images = [...textOf('compose.yaml').matchAll(/image: (\S+)/g)].map(([, image]) => image!);
  expect(images.filter((image) => !image.includes('@sha256:'))).toEqual(['referral-tracking:local']);
});

test('again, it changes only what a tag was moved to', async () => {
  await pinned();
  expect(await pinned()).toEqual([]);
  moves = 1;
  expect(await pinned()).toEqual([FILES[0]]);
  expect(workflow()).toContain(`actions/checkout@${hashOf('actions/checkout v4 1', 40)} # v4`);
});

test('an answer without a hash, or a tag that does not exist, changes nothing', async () => {
  const before = FILES.map(textOf);
  broken = true;
  await expect(pinned()).rejects.toThrow('does not answer with a hash');
  broken = false;
  writeFileSync(join(checkout, FILES[0]!), 'uses: actions/nothing@main\n');
  await expect(pin(checkout, { github: base, registry: `${base}/elsewhere` })).rejects.toThrow('status 404');
  expect(FILES.slice(1).map(textOf)).toEqual(before.slice(1));
});

test('a release is refused while something is not pinned, and a dry run is not', () => {
  const version = versionOfDocument();
  const refused = (dryRun: boolean) =>
    problemsOfRelease({ version, dryRun }).filter((problem) => problem.includes('is not pinned'));
  expect(refused(false)).toHaveLength(unpinned(root).length);
  expect(refused(true)).toEqual([]);
});
