import { execFile, execFileSync } from 'node:child_process';
import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

/** Whether `npm run build` made this folder after the last change of any file that is not a test. */
function isCurrent(folder: string): boolean {
  const index = join(folder, 'index.html');
  if (!existsSync(index)) return false;
  const built = statSync(index).mtimeMs;
  try {
    const list = ['ls-files', '-z', '--cached', '--others', '--exclude-standard', '--', '.', ':!test'];
    const files = execFileSync('git', list, { encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).split('\0');
    return files.every((file) => file === '' || (existsSync(file) && statSync(file).mtimeMs <= built));
  } catch {
    // Not a checkout.
    return false;
  }
}

interface Built {
  folder: string;
  remove: () => void;
}

/** The pages that `npm run build` made in a folder; if they are not current, those of a new build elsewhere. */
export async function currentPages(folder: string, script: string): Promise<Built> {
  if (isCurrent(folder)) return { folder, remove: () => undefined };
  const parent = mkdtempSync(join(tmpdir(), 'referral-pages-'));
  const out = join(parent, 'site');
  // Do not pass Vitest's environment, which sets NODE_ENV to test; builds are for production.
  const { PATH = '', HOME = '' } = process.env;
  await promisify(execFile)(process.execPath, ['--import', 'tsx', script, '--out', out], { env: { PATH, HOME } });
  return { folder: out, remove: () => rmSync(parent, { recursive: true, force: true }) };
}
