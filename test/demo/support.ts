import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { ensureDemo } from '../../src/demo/demo.ts';
import type { Demo } from '../../src/demo/file.ts';
import { writeHistory } from '../../src/demo/history/write.ts';
import { SECRET_KEY } from '../support/keys.ts';
import { noteSecrets } from '../support/secrets.ts';
import type { Service } from '../support/service.ts';

/** The demo program of a first start, without its history; `restartedAt` is the address of a second start. */
export async function makeDemo(service: Service, restartedAt?: string): Promise<Demo> {
  const dataDir = mkdtempSync(join(tmpdir(), 'referral-demo-'));
  try {
    let demo = await ensureDemo({ ...service, dataDir });
    if (restartedAt !== undefined) demo = await ensureDemo({ ...service, dataDir, baseUrl: restartedAt });
    noteSecrets(demo.api_key);
    return demo;
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

const NEVER = new AbortController().signal;

/** Writes the history of the demo; whether there was none. */
export function writePast(service: Service, demo: Demo, signal: AbortSignal = NEVER): Promise<boolean> {
  const { db, clock, baseUrl } = service;
  const log = (cause: unknown, message: string) => {
    throw new Error(message, { cause });
  };
  return writeHistory({ db, clock, baseUrl, secretKey: SECRET_KEY, demo, log, signal });
}
