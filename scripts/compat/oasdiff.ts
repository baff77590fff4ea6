// Runs oasdiff, which finds changes of paths, parameters, bodies and headers that break clients by the rules of
// OpenAPI.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Document } from '../generate/document.ts';
import { go, Missing, root } from '../sdks/tools.ts';

const VERSION = 'v1.33.0';
const LEVELS = join(root, 'scripts/compat/levels.txt');

/** The tool's path below .cache. With `install`, builds it if it is missing; otherwise throws. */
export function ensureOasdiff(install: boolean): string {
  const folder = join(root, '.cache/compat', VERSION);
  const command = join(folder, process.platform === 'win32' ? 'oasdiff.exe' : 'oasdiff');
  if (existsSync(command)) return command;
  if (!install) throw new Missing(`oasdiff ${VERSION} is not there: run \`npm run contract:compat\`.`);
  const { env } = go(install);
  console.error(`Installing oasdiff ${VERSION} into ${folder}`);
  execFileSync('go', ['install', `github.com/oasdiff/oasdiff@${VERSION}`], {
    env: { ...env, GOBIN: folder },
    stdio: ['ignore', 2, 2],
  });
  return command;
}

/** The tool's path, for commands. If its requirements are missing, prints them and exits. */
export function oasdiffOrEnd(): string {
  try {
    return ensureOasdiff(true);
  } catch (error) {
    if (!(error instanceof Missing)) throw error;
    console.error(error.message);
    return process.exit(1);
  }
}

interface Finding {
  id: string;
  text: string;
  operation?: string;
  path?: string;
}

/** The breaking changes, as lines that stay the same as long as the change does. */
export function wireBreaks(command: string, before: Document, after: Document): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'compat-'));
  try {
    const files = [before, after].map((document, at) => {
      const file = join(folder, at === 0 ? 'released.json' : 'new.json');
      writeFileSync(file, JSON.stringify(document));
      return file;
    });
    const flags = ['--format', 'json', '--severity-levels', LEVELS, '--flatten-params'];
    const { status, stdout, stderr } = spawnSync(command, ['breaking', ...files, ...flags], {
      encoding: 'utf8',
      maxBuffer: 2 ** 27,
    });
    if (status !== 0) throw new Error(`oasdiff could not compare: ${stderr || stdout}`);
    const findings = (stdout.trim() === '' ? [] : JSON.parse(stdout)) as Finding[];
    return findings.map(
      ({ id, text, operation, path }) => `${[operation, path].filter(Boolean).join(' ')}: ${text} (${id})`,
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}
