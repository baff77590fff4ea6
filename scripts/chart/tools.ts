// Helm and kubeconform: from PATH, or built from their Go modules below `.cache/chart`.
import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { resolve } from 'node:path';

const BIN = resolve('.cache/chart/bin');

/** The path of a program. Building one takes a minute or two, and needs Go. */
export function tool(name: string, module: string, version: string): string {
  if (spawnSync('sh', ['-c', `command -v ${name}`]).status === 0) return name;
  const built = `${BIN}/${name}`;
  if (!existsSync(built)) {
    console.log(`Building ${module}@${version}`);
    const env = { ...process.env, GOBIN: BIN, GOFLAGS: '-mod=mod' };
    execFileSync('go', ['install', `${module}@${version}`], { env, stdio: ['ignore', 'inherit', 'inherit'] });
  }
  return built;
}
