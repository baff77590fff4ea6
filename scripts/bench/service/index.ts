import { READY_CHAINS, type Contestant, type Kind } from '../kinds.ts';
import { Exhausted, type Job, type Outcome } from '../load/job.ts';
import type { Load } from '../load/index.ts';
import type { Postgres } from '../postgres.ts';
import { residentMemory, stop, type ServerProcess } from '../../harness/processes.ts';
import { createPrograms, type Program, type Programs } from './fixtures.ts';
import { defineService, type Service, type StartOptions } from './service.ts';
import { createSupply, type Supply } from './supply.ts';

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
  supplies: Supplies;
  main: Instance;
  /** starts another instance on the same database */
  startOn(name: string, how: Omit<StartOptions, 'probe'>): Promise<Instance>;
}

/** Requests for writes, and for readiness. */
export interface Supplies {
  writes: Supply;
  readiness: Supply;
}

interface Place {
  load: Load;
  supplies: Supplies;
  /** vacuums and analyzes the database before a load */
  settle: () => Promise<void>;
}

/** Requests per second that the first load of a kind is prepared for; later ones follow the measured rate. */
const FIRST_RATE = 1_500;
const RESERVE = 1.5;

function toInstance(place: Place, name: string, { child, port }: Pick<ServerProcess, 'child' | 'port'>): Instance {
  const { load, supplies, settle } = place;
  const rates = new Map<Kind, number>();
  let memory = 0;

  /** Prepares, loads, and prepares more when the service was faster than expected. */
  async function perform(kind: Kind, seconds: number, send: (job: Job) => Promise<Outcome>): Promise<Outcome> {
    const supply = kind === 'readiness' ? supplies.readiness : supplies.writes;
    for (;;) {
      const rate = rates.get(kind) ?? FIRST_RATE;
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
    name,
    port,
    async measure(kind, seconds) {
      const outcome = await perform(kind, seconds, (job) => load.saturate(job, seconds));
      rates.set(kind, outcome.rate);
      return outcome;
    },
    pace: (kind, seconds, rate) => perform(kind, seconds, (job) => load.pace(job, seconds, rate)),
    memoryMb: () => Math.round(memory),
    stop: () => stop(child),
  };
}

interface Options {
  postgres: Postgres;
  load: Load;
  folder: string;
  /** the instance's name among the contestants */
  name?: string;
  database?: string;
  /** puts a history into the database before the service is started */
  history?: (program: Program) => Promise<void>;
  /** asks for the readiness of the program with the writes, not of the small one */
  largeReadiness?: boolean;
}

/** Starts the service on a new database and makes its programs. */
export async function startService(options: Options): Promise<ServiceUnderLoad> {
  const { postgres, load, folder, name = 'service', database = 'bench_service' } = options;
  await postgres.sql('postgres', `create database ${database}`);
  const service = defineService(postgres.url(database), folder);
  const programs = await createPrograms(service);
  await options.history?.(programs.writes);
  const started = await service.start();
  const supply = (program: Program) => createSupply(load, { ...program, port: started.port });
  const supplies = {
    writes: supply(programs.writes),
    readiness: supply(options.largeReadiness ? programs.writes : programs.readiness),
  };
  if (!options.largeReadiness) await supplies.readiness.clickIds('sale', READY_CHAINS);
  const settle = async () => {
    // New tables need statistics. Those of a long history hardly change, and take long to gather.
    if (!options.history) await postgres.sql(database, 'vacuum analyze');
    await postgres.checkpoint();
  };
  const place = { load, supplies, settle };
  return {
    service,
    programs,
    supplies,
    main: toInstance(place, name, started),
    startOn: async (other, how) => toInstance(place, other, await service.start(how)),
  };
}
