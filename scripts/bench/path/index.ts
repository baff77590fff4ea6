// The contract path alone: a request that passes routing, limit, body, validation and the operation, and is refused
// before the database is asked, against a bare server that sends the same answer.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Job } from '../load/job.ts';
import type { Load } from '../load/index.ts';
import { freePort } from '../../lib/free-port.ts';
import { startServer } from '../../harness/processes.ts';

export interface Sample {
  status: number;
  headers: Record<string, string>;
  body: string;
}

export interface PathContestant {
  name: string;
  /** requests per second */
  measure(seconds: number): Promise<number>;
}

const BODY = JSON.stringify({
  email: 'someone@customer.example',
  additional_data: { event_name: 'signup', plan: 'monthly', seats: 3 },
});
const STATUS = 400;

/** A lead that names no customer. */
export const pathJob = (port: number): Job => ({
  port,
  method: 'POST',
  path: '/api/v1/track/lead',
  headers: { 'Content-Type': 'application/json' },
  bodies: [BODY],
  repeat: true,
  status: STATUS,
});

export const RAW = 'raw node:http';
const MORE_OPERATIONS = 100;
export const LARGER = `service with ${MORE_OPERATIONS} more operations`;

/** Starts the built service with a larger document. */
export const larger = {
  nodeArgs: ['--import', 'tsx', '--import', './scripts/bench/path/preload.ts'],
  env: { MORE_OPERATIONS: String(MORE_OPERATIONS) },
};

/** Headers that node:http writes by itself. */
const OWN = ['date', 'connection', 'keep-alive', 'transfer-encoding'];

async function sample(port: number): Promise<Sample> {
  const { method, path, headers } = pathJob(port);
  const response = await fetch(`http://127.0.0.1:${port}${path}`, { method, headers, body: BODY });
  const body = await response.text();
  if (response.status !== STATUS) throw new Error(`the contract path: status ${response.status}: ${body}`);
  const kept = [...response.headers].filter(([name]) => !OWN.includes(name));
  return { status: response.status, headers: Object.fromEntries(kept), body };
}

/** Starts the bare server with the answer of the service at this port. */
export async function startRaw(servicePort: number, folder: string, node?: string): Promise<number> {
  const file = join(folder, 'answer.json');
  writeFileSync(file, JSON.stringify(await sample(servicePort)));
  const port = await freePort();
  await startServer({
    ...(node === undefined ? {} : { node }),
    args: ['--import', 'tsx', 'scripts/bench/path/raw.ts'],
    port,
    env: { ANSWER_FILE: file, NODE_ENV: 'production' },
    log: join(folder, 'raw.log'),
    probe: { path: '/' },
  });
  return port;
}

export const pathContestant = (name: string, load: Load, port: number): PathContestant => ({
  name,
  measure: async (seconds) => (await load.saturate(pathJob(port), seconds)).rate,
});
