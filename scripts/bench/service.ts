// The built service as in a deployment, under load: the options of `npm start`, production, log level info to a file, with
// raised rate limits.
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { residentMemory, root, startServer, stop, type ServerProcess } from '../harness/processes.ts';
import { adminOf, settingsFor, type Admin } from '../harness/service.ts';
import { freePort } from '../lib/free-port.ts';
import { LINKS, READY_CHAINS, type Contestant, type Served } from './kinds.ts';
import type { Load } from './load/index.ts';
import { Exhausted, type Job, type Outcome } from './load/job.ts';
import { median, type Measurement } from './measure.ts';
import type { Postgres } from './postgres.ts';
import type { Target } from './requests.ts';
import { createSupply, type Supply } from './supply.ts';

/** A program of the service, as its own commands have made it. */
export interface Program extends Omit<Target, 'port'> {
  id: number;
  /** of the partner of each link */
  partnerIds: number[];
}

export interface ServiceUnderLoad extends Contestant {
  port: number;
  /** of its process */
  pid: number;
  /** gets all the writes */
  program: Program;
  supply: Supply;
  admin: Admin;
  /** the environment of the operator's commands */
  settings: Record<string, string>;
  measure(kind: Served, seconds: number): Promise<Measurement>;
  /** like `measure`, with requests that are due at a fixed rate per second */
  pace(kind: Served, seconds: number, rate: number): Promise<Outcome>;
  /** the highest resident memory at the end of a load so far, in MB */
  memoryMb(): number;
  /** milliseconds from the start of a process to the first answer that needs the database: the median */
  startMs(times: number): Promise<number>;
}

const TERMS = ['--commission-type', 'percent', '--commission-rate', '20'];

async function createProgram(admin: Admin, name: string, partnerIds: number[]): Promise<Program> {
  const program = await admin('program', 'create', '--name', name, '--domain', `${name}.example`, ...TERMS);
  const id = program.program_id as number;
  const makeLink = async (partnerId: number, i: number) => {
    const ids = ['--partner-id', String(partnerId), '--program-id', String(id)];
    await admin('partner', 'join', ...ids);
    await admin('link', 'create', '--code', `${name}-${i + 1}`, ...ids);
    return `${name}-${i + 1}`;
  };
  const codes = await Promise.all(partnerIds.map(makeLink));
  return { id, key: program.api_key as string, codes, partnerIds };
}

/** One program with several partners, which gets the writes, and one with a single partner and a fixed number of chains. */
async function createPrograms(admin: Admin): Promise<[writes: Program, readiness: Program]> {
  const makePartner = async (_: unknown, i: number) => {
    const args = ['--name', 'Partner', '--email', `${i}@partner.example`];
    return (await admin('partner', 'create', ...args)).partner_id as number;
  };
  const partnerIds = await Promise.all(Array.from({ length: LINKS }, makePartner));
  return [await createProgram(admin, 'writes', partnerIds), await createProgram(admin, 'readiness', [partnerIds[0]!])];
}

/** Settings that a caller may pass: `WORKERS=2 npm run bench`. */
const PASSED_ON = ['WORKERS', 'REDIS_URL', 'LOG_SAMPLE', 'NODE_OPTIONS'];

const passedOn = (): Record<string, string> =>
  Object.fromEntries(PASSED_ON.flatMap((name) => (process.env[name] ? [[name, process.env[name]]] : [])));

/** The arguments that `npm start` gives to Node: options of Node's, and the program. */
function startArguments(): string[] {
  const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: { start: string } };
  return scripts.start.replace('exec node ', '').split(' ');
}

/** Requests per second that the first load of a kind is prepared for; later ones follow the measured rate. */
const FIRST_RATE = 1_500;
const RESERVE = 1.5;

interface Supplies {
  writes: Supply;
  readiness: Supply;
  /** vacuums and analyzes the database before a load */
  settle: () => Promise<void>;
}

/** Loads a process, and prepares more when it was faster than expected. */
function underLoad({ child, port }: ServerProcess, load: Load, { writes, readiness, settle }: Supplies) {
  const rates = new Map<Served, number>();
  let memory = 0;
  async function perform(
    kind: Served,
    seconds: number,
    send: (job: Job) => Promise<Outcome>,
    expected = FIRST_RATE,
  ): Promise<Outcome> {
    const supply = kind === 'readiness' ? readiness : writes;
    for (;;) {
      const rate = rates.get(kind) ?? expected;
      const job = { ...(await supply.prepare(kind, Math.ceil(rate * RESERVE * seconds))), port };
      await settle();
      try {
        const outcome = await send(job);
        supply.used(kind, outcome.sent);
        memory = Math.max(memory, residentMemory(child.pid!) ?? NaN);
        return outcome;
      } catch (error) {
        if (!(error instanceof Exhausted)) throw error;
        supply.used(kind, job.bodies.length);
        rates.set(kind, rate * 2);
      }
    }
  }
  return {
    async measure(kind: Served, seconds: number) {
      const outcome = await perform(kind, seconds, (job) => load.saturate(job, seconds));
      rates.set(kind, outcome.rate);
      return outcome;
    },
    pace: (kind: Served, seconds: number, rate: number) =>
      perform(kind, seconds, (job) => load.pace(job, seconds, rate), rate),
    memoryMb: () => Math.round(memory),
  };
}

interface StartOptions {
  postgres: Postgres;
  load: Load;
  folder: string;
  /** the contestant's name, and that of its database */
  name: string;
  /** settings of its own */
  env?: Record<string, string>;
  /** puts a history into the database before the service is started, and asks for the readiness of its program */
  history?: (program: Program) => Promise<void>;
}

/** Starts the service on a new database and makes its programs. */
export async function startService(options: StartOptions): Promise<ServiceUnderLoad> {
  const { postgres, load, folder, name, history } = options;
  const database = `bench_${name}`;
  await postgres.sql('postgres', `create database ${database}`);
  const settings = settingsFor(postgres.url(database), folder);
  const admin = adminOf(join(root, 'dist'), settings);
  const [program, small] = await createPrograms(admin);
  await history?.(program);
  const env = { ...settings, LOG_LEVEL: 'info', ...options.env, ...passedOn() };
  const start = async (probe: { path: string; headers?: Record<string, string> }) => {
    const log = join(folder, `${name}.log`);
    return startServer({ args: startArguments(), port: await freePort(), env, log, probe });
  };
  const started = await start({ path: '/readyz' });
  const supply = (target: Program) => createSupply(load, { ...target, port: started.port });
  const writes = supply(program);
  const readiness = supply(history ? program : small);
  if (!history) await readiness.clickIds('sale', READY_CHAINS);
  const settle = async () => {
    // New tables need statistics. Those of a long history hardly change, and take long to gather.
    if (!history) await postgres.sql(database, 'vacuum analyze');
    await postgres.checkpoint();
  };
  async function startMs(times: number): Promise<number> {
    const probe = { path: '/api/v1/programs/me/readiness', headers: { Authorization: `Bearer ${small.key}` } };
    const all: number[] = [];
    for (let i = 0; i < times; i++) {
      const one = await start(probe);
      all.push(one.startMs);
      await stop(one.child);
    }
    return Math.round(median(all));
  }
  const loaded = underLoad(started, load, { writes, readiness, settle });
  return {
    ...loaded,
    name,
    port: started.port,
    pid: started.child.pid!,
    program,
    supply: writes,
    admin,
    settings,
    startMs,
  };
}
