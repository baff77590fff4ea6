// Reads the Dockerfile and compose.yaml with programs that need no container engine: hadolint, and the loader that Docker
// Compose itself uses.
import { execFileSync, spawnSync } from 'node:child_process';
import { copyFileSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { tool } from '../chart/tools.ts';
import { ensureEnvironment } from '../lib/virtual-environment.ts';

function lintDockerfile(): void {
  const bin = ensureEnvironment('.cache/hadolint', 'scripts/image/requirements.txt', { install: true });
  execFileSync(join(bin, 'hadolint'), ['Dockerfile'], { stdio: 'inherit' });
  console.log('hadolint has nothing to say about the Dockerfile.');
}

/** The file as Compose reads it with a complete `.env`. */
const filledIn = (text: string): string =>
  text.replace(/\$\{[A-Z_]+:(?:-([^}]*)|\?[^}]*)\}/g, (_, value) => value ?? 'x');

function readCompose(): void {
  const loader = tool('cmd', 'github.com/compose-spec/compose-go/v2/cmd', 'v2.16.2');
  const folder = mkdtempSync(join(tmpdir(), 'referral-compose-'));
  copyFileSync('.env.example', join(folder, '.env'));
  const read = (text: string) => {
    writeFileSync(join(folder, 'compose.yaml'), text);
    return spawnSync(loader, ['compose.yaml'], { cwd: folder, encoding: 'utf8' });
  };
  try {
    const text = filledIn(readFileSync('compose.yaml', 'utf8'));
    const { status, stderr } = read(text);
    if (status !== 0) throw new Error(`compose.yaml: ${stderr}`);
    // A check that cannot fail would prove nothing.
    for (const [right, wrong] of [
      ['restart:', 'restarts:'],
      ['service_healthy', 'service_well'],
    ] as const)
      if (read(text.replace(right, wrong)).status === 0) throw new Error(`"${wrong}" is not refused`);
    console.log('compose.yaml has only what Docker Compose knows.');
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

export function lint(): void {
  lintDockerfile();
  readCompose();
}
