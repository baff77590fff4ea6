// Runs each step of the Dockerfile where no container engine is needed: in folders with a minimal Debian. Then starts the
// result as the image would, on a real PostgreSQL. Takes some minutes, and needs root and debootstrap: `npm run test:image`.
// `-- --lint` only reads the Dockerfile and compose.yaml, which needs Python and Go.
import { execFileSync } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, lstatSync, mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { acquireEmbedded } from '../../src/database/embedded/index.ts';
import { freePort } from '../lib/free-port.ts';
import { ignoredBy, readDockerfile, type Instruction } from './dockerfile.ts';
import { lint } from './lint.ts';
import { makeBase, makeRoot, startIn, type Root } from './root.ts';

const CACHE = '.cache/image';
const roots = new Map<string, Root>();

/** The files of the checkout that the build may read. */
function context(): string[] {
  const listed = execFileSync('git', ['ls-files', '--cached', '--others', '--exclude-standard', '-z'], {
    encoding: 'utf8',
  });
  const isIgnored = ignoredBy(readFileSync('.dockerignore', 'utf8'));
  return listed.split('\0').filter((path) => path !== '' && !isIgnored(path));
}

/** Copies from the checkout, or from another stage. */
function copy(root: Root, text: string): void {
  const words = text.split(/\s+/);
  const from = /^--from=(.*)$/.exec(words[0]!)?.[1];
  const [target, ...sources] = (from === undefined ? words : words.slice(1)).reverse();
  const into = join(root.folder, root.workdir, target!);
  for (const source of sources) {
    if (from !== undefined) {
      const origin = join(roots.get(from)!.folder, source);
      cpSync(origin, into, { recursive: true, verbatimSymlinks: true });
      continue;
    }
    const files = context().filter((path) => source === '.' || path === source || path.startsWith(`${source}/`));
    if (files.length === 0) throw new Error(`COPY ${source}: no such file in the context`);
    for (const file of files) {
      // Into a folder that ends with a slash or is `.`; otherwise the target is the copy itself.
      const place = /(?:^\.|\/)$/.test(target!) ? join(into, file) : join(into, file.slice(source.length));
      mkdirSync(dirname(place), { recursive: true });
      if (!lstatSync(file).isDirectory()) cpSync(file, place, { verbatimSymlinks: true });
    }
  }
}

async function perform(root: Root, { name, text }: Instruction): Promise<void> {
  console.log(`${name} ${text}`);
  if (name === 'WORKDIR') {
    root.workdir = text;
    mkdirSync(join(root.folder, text), { recursive: true });
  } else if (name === 'ENV') {
    for (const [, key, value] of text.matchAll(/([A-Z_]+)=(\S*)/g)) root.env[key!] = value!;
  } else if (name === 'USER') root.user = text;
  else if (name === 'COPY') copy(root, text);
  else if (name === 'RUN') {
    const [code] = (await once(startIn(root, ['/bin/sh', '-c', text]), 'exit')) as [number | null];
    if (code !== 0) throw new Error(`RUN failed with ${code}: ${text}`);
  }
}

const listOf = (instructions: readonly Instruction[], name: string): string[] => {
  const { text } = instructions.find((instruction) => instruction.name === name)!;
  return JSON.parse(text.slice(text.indexOf('['))) as string[];
};

/** Starts the image's command on an empty database, and checks what a container engine and a visitor would. */
async function tryImage(root: Root, instructions: readonly Instruction[], databaseUrl: string): Promise<void> {
  const port = String(await freePort());
  const more = { DATABASE_URL: databaseUrl, SECRET_KEY: 'x'.repeat(32), PORT: port, SHUTDOWN_DELAY_MS: '0' };
  const service = startIn(root, listOf(instructions, 'CMD'), more);
  const ended = once(service, 'exit');
  const isHealthy = async () => (await once(startIn(root, listOf(instructions, 'HEALTHCHECK'), more), 'exit'))[0] === 0;
  for (let attempt = 1; !(await isHealthy()); attempt++) {
    if (service.exitCode !== null || attempt > 60) throw new Error('the image did not become healthy');
    await sleep(1_000);
  }
  for (const path of ['/docs/', '/app', '/referral.js', '/openapi.json']) {
    const { status } = await fetch(`http://127.0.0.1:${port}${path}`);
    if (status !== 200) throw new Error(`${path} answers ${status}`);
  }
  const uid = execFileSync('stat', ['--format=%u', `/proc/${service.pid}`], { encoding: 'utf8' }).trim();
  service.kill('SIGTERM');
  const [code] = (await ended) as [number | null];
  if (code !== 0) throw new Error(`the service ended with ${code} after SIGTERM`);
  const size = execFileSync('du', ['-sm', join(root.folder, 'app')], { encoding: 'utf8' }).split('\t')[0];
  console.log(`\nHealthy, served the pages as user ${uid}, stopped with 0. /app has ${size} MB.`);
}

async function main(): Promise<void> {
  lint();
  if (process.argv.includes('--lint')) return;
  const base = makeBase(CACHE);
  const stages = readDockerfile(readFileSync('Dockerfile', 'utf8'));
  for (const { name, instructions } of stages) {
    console.log(`\n== ${name}`);
    const root = makeRoot(base, join(CACHE, name));
    roots.set(name, root);
    for (const instruction of instructions) await perform(root, instruction);
  }
  const dataDir = mkdtempSync(join(tmpdir(), 'referral-image-'));
  const database = await acquireEmbedded({ dataDir, checkoutDir: '/nowhere', settings: { fsync: 'off' } });
  try {
    const last = stages.at(-1)!;
    await tryImage(roots.get(last.name)!, last.instructions, database.url);
  } finally {
    await database.release();
    rmSync(dataDir, { recursive: true, force: true });
    for (const { folder } of roots.values()) rmSync(folder, { recursive: true, force: true });
  }
}

await main();
