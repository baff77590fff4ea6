// Runs oasdiff, which finds what breaks clients by the rules of OpenAPI.
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

/** The document says that enumerations in responses of the management API may get more values, such as a new scope. */
const isPromised = ({ id, operation = '', path = '' }: Partial<Record<string, string>>, { paths }: Document): boolean =>
  id === 'response-property-enum-value-added' && paths[path]?.[operation.toLowerCase()]?.['x-access'] !== undefined;

/** What the service posts to a webhook is its own request: a field that is always in it, or a new one, breaks no receiver. */
const isMoreToReceive = ({ id, path = '' }: Partial<Record<string, string>>): boolean =>
  path.startsWith('webhook:') &&
  ['request-property-became-required', 'new-required-request-property'].includes(id ?? '');

/** The breaking changes, as lines that stay the same as long as the change does. */
export function wireBreaks(command: string, before: Document, after: Document): string[] {
  const folder = mkdtempSync(join(tmpdir(), 'compat-'));
  const files = [join(folder, 'released.json'), join(folder, 'new.json')] as const;
  try {
    writeFileSync(files[0], JSON.stringify(before));
    writeFileSync(files[1], JSON.stringify(after));
    const flags = ['--format', 'json', '--severity-levels', LEVELS, '--flatten-params'];
    const options = { encoding: 'utf8', maxBuffer: 2 ** 27 } as const;
    const { status, stdout, stderr } = spawnSync(command, ['breaking', ...files, ...flags], options);
    if (status !== 0) throw new Error(`oasdiff could not compare: ${stderr || stdout}`);
    const findings = JSON.parse(stdout.trim() || '[]') as Record<'id' | 'text' | 'operation' | 'path', string>[];
    return findings
      .filter((finding) => !isPromised(finding, after) && !isMoreToReceive(finding))
      .map(({ id, text, operation = '', path = '' }) => `${`${operation} ${path}`.trim()}: ${text} (${id})`);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
