// The steps of a release, one for each registry. Steps can be repeated: published versions are skipped.
import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { answerOf, ensureEnvironment } from '../lib/virtual-environment.ts';
import { go, root } from '../sdks/tools.ts';
import { npmPackages } from './packages.ts';

export interface Release {
  /** without a `v` */
  version: string;
  /** whether to do everything except publish */
  dryRun: boolean;
}

type Env = Record<string, string | undefined>;

function run(cwd: string, env: Env, command: string, ...args: string[]): void {
  console.log(`$ ${command} ${args.join(' ')}`);
  execFileSync(command, args, { cwd, env, stdio: ['ignore', 'inherit', 'inherit'] });
}

/** Publishes each npm package whose version is not in the registry yet. */
export function publishNpm({ version, dryRun }: Release): void {
  for (const { folder, manifest } of npmPackages(root)) {
    const { name } = manifest;
    if (!dryRun && answerOf('npm', ['view', `${name}@${version}`, 'version']) === version) {
      console.log(`npm: ${name} ${version} is published already`);
      continue;
    }
    // npm accepts provenance statements only from supported CI runners.
    const provenance = process.env.GITHUB_ACTIONS && !dryRun ? ['--provenance'] : [];
    const how = dryRun ? ['--dry-run'] : provenance;
    run(join(root, folder), process.env, 'npm', 'publish', '--access', 'public', ...how);
  }
}

/** Builds, checks and uploads the Python package. */
export function publishPyPi({ dryRun }: Release): void {
  const requirements = join(root, 'scripts/release/requirements.txt');
  const bin = ensureEnvironment(join(root, '.cache/release'), requirements, { install: true });
  const python = join(bin, 'python');
  const folder = mkdtempSync(join(tmpdir(), 'release-python-'));
  try {
    const source = join(root, 'sdks/python');
    run(source, process.env, python, '-m', 'build', '--no-isolation', '--outdir', folder);
    const files = ['*.whl', '*.tar.gz'].map((pattern) => join(folder, pattern));
    run(folder, process.env, python, '-m', 'twine', 'check', '--strict', ...files);
    if (!dryRun) run(folder, process.env, python, '-m', 'twine', 'upload', '--skip-existing', ...files);
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Checks the Go module and packs it as a module proxy does. The release's tag publishes it. */
export function publishGo({ version, dryRun }: Release): void {
  const { env } = go(true);
  const module = join(root, 'sdks/go');
  const proxy = join(root, '.cache/release-go');
  mkdirSync(proxy, { recursive: true });
  run(module, env, 'go', 'vet', './...');
  run(join(root, 'scripts/sdks/go-zip'), env, 'go', 'run', '.', module, `v${version}`, proxy);
  const tag = `sdks/go/v${version}`;
  if (dryRun) return console.log(`go: would push the tag ${tag}`);
  if (answerOf('git', ['ls-remote', '--tags', 'origin', `refs/tags/${tag}`])) {
    return console.log(`go: the tag ${tag} is there already`);
  }
  run(root, process.env, 'git', 'tag', '--force', tag);
  run(root, process.env, 'git', 'push', 'origin', `refs/tags/${tag}`);
}

/** The version of the document. */
export const versionOfDocument = (): string =>
  (JSON.parse(readFileSync(join(root, 'generated/openapi.json'), 'utf8')) as { info: { version: string } }).info
    .version;
