import { READY_CHAINS, type Contestant, type Kind } from '../kinds.ts';
import { Exhausted, type Job, type Outcome } from '../load/job.ts';
import type { Load } from '../load/index.ts';
import type { Postgres } from '../postgres.ts';
import { residentMemory, stop, type ServerProcess } from '../processes.ts';
import type { Target } from '../requests.ts';
import { createPrograms, type Programs } from './fixtures.ts';
import { defineService, type Service } from './service.ts';
import { createSupply, type Supply } from './supply.ts';

export const DATABASE = 'bench_service';

/** An instance of the service that gets load. */
export interface Instance extends Contestant {
  port: number;
  /** like `measure`, with requests that are due at a fixed rate per second */
  pace(kind: Kind, seconds: number, rate: number): Promise<Outcome>;
  /** the highest resident memory at the end of a load so far, in MB */
  memoryMb(): number;
  stop(): Promise<void>;
}

export interface ServiceUnderLoad {
  service: Service;
  programs: Programs;
  main: Instance;
  /** starts another instance on the same database */
  startOn(name: string, how: { node?: string; nodeArgs?: string[] }): Promise<Instance>;
}

interface Place {
  postgres: Postgres;
  load: Load;
  service: Service;
  programs: Programs;
  /** of either program */
  supplies: { writes: Supply; readiness: Supply };
}

const supplyOf = ({ supplies }: Place, kind: Kind): Supply =>
  kind === 'readiness' ? supplies.readiness : supplies.writes;

/** Requests per second that the first load of a kind is prepared for; later ones follow the measured rate. */
const FIRST_RATE = 1_500;
const RESERVE = 1.5;

function toInstance(place: Place, name: string, { child, port }: Pick<ServerProcess, 'child' | 'port'>): Instance {
  const { postgres, load } = place;
  const rates = new Map<Kind, number>();
  let memory = 0;

  /** Prepares, loads, and prepares more when the service was faster than expected. */
  async function perform(kind: Kind, seconds: number, send: (job: Job) => Promise<Outcome>): Promise<Outcome> {
    const supply = supplyOf(place, kind);
    for (;;) {
      const rate = rates.get(kind) ?? FIRST_RATE;
      const job = { ...(await supply.prepare(kind, Math.ceil(rate * RESERVE * seconds))), port };
      await postgres.sql(DATABASE, 'vacuum analyze');
      await postgres.checkpoint();
      try {
        const outcome = await send(job);
        supply.used(kind, outcome.sent);
        memory = Math.max(memory, residentMemory(child.pid!) ?? NaN);
        rates.set(kind, outcome.rate);
        return outcome;
      } catch (error) {
        if (!(error instanceof Exhausted)) throw error;
        supply.used(kind, job.bodies.length);
        rates.set(kind, rate * 2);
      }
    }
  }

  return {
    name,
    port,
    measure: (kind, seconds) => perform(kind, seconds, (job) => load.saturate(job, seconds)),
    pace: (kind, seconds, rate) => perform(kind, seconds, (job) => load.pace(job, seconds, rate)),
    memoryMb: () => Math.round(memory),
    stop: () => stop(child),
  };
}

/** Starts the service on a database of its own and makes its programs. */
export async function startService(postgres: Postgres, load: Load, folder: string): Promise<ServiceUnderLoad> {
  await postgres.sql('postgres', `create database ${DATABASE}`);
  const service = defineService(postgres.url(DATABASE), folder);
  const { child, port } = await service.start();
  const programs = await createPrograms(service);
  const supply = (program: Omit<Target, 'port'>) => createSupply(load, { ...program, port });
  const supplies = { writes: supply(programs.writes), readiness: supply(programs.readiness) };
  await supplies.readiness.prepare('refund', READY_CHAINS);
  const place = { postgres, load, service, programs, supplies };
  const main = toInstance(place, 'service', { child, port });
  return { service, programs, main, startOn: async (name, how) => toInstance(place, name, await service.start(how)) };
}
