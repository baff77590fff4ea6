// The contract path alone: a request that passes routing, limit, body, validation and the operation, and is refused
// before the database is asked, against a bare server that sends the same answer.
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { startServer } from '../harness/processes.ts';
import { freePort } from '../lib/free-port.ts';
import type { Load } from './load/index.ts';
import type { Job } from './load/job.ts';
import { compare, type Effort, type Rates } from './measure.ts';

export interface Sample {
  status: number;
  headers: Record<string, string>;
  body: string;
}

const BODY = JSON.stringify({
  email: 'someone@customer.example',
  additional_data: { event_name: 'signup', plan: 'monthly', seats: 3 },
});
const STATUS = 400;

/** A lead that names no customer. */
const pathJob = (port: number): Job => ({
  port,
  method: 'POST',
  path: '/api/v1/track/lead',
  headers: { 'Content-Type': 'application/json' },
  bodies: [BODY],
  repeat: true,
  status: STATUS,
});

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
async function startRaw(servicePort: number, folder: string): Promise<number> {
  const file = join(folder, 'answer.json');
  writeFileSync(file, JSON.stringify(await sample(servicePort)));
  const port = await freePort();
  await startServer({
    args: ['--import', 'tsx', 'scripts/bench/raw.ts'],
    port,
    env: { ANSWER_FILE: file, NODE_ENV: 'production' },
    log: join(folder, 'raw.log'),
    probe: { path: '/' },
  });
  return port;
}

/** The rates of the service at this port, and of the bare server. */
export async function measurePath(port: number, load: Load, folder: string, effort: Effort): Promise<Rates[]> {
  const turn = (name: string, at: number) => ({
    name,
    measure: (seconds: number) => load.saturate(pathJob(at), seconds),
  });
  return compare([turn('service', port), turn('node:http', await startRaw(port, folder))], effort);
}
