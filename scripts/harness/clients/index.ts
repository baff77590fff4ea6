// Runs clients. Each runs one chain after another until it is paused.
import { setTimeout as sleep } from 'node:timers/promises';
import type { Random } from '../random.ts';
import type { WorldProgram } from '../programs.ts';
import { runClientChain, sendOnce } from './chain.ts';
import type { Entry, RunHistory } from './history.ts';
import { runPayout } from './treasurer.ts';

export interface Clients {
  resume(): void;
  /** waits until every started chain has finished, and starts no other */
  pause(): Promise<void>;
  /** sends a click, its lead, a sale and its refund, each once; returns what was sent */
  probe(program: WorldProgram): Promise<Entry[]>;
}

export interface LoadOptions {
  url: string;
  history: RunHistory;
  programs: readonly WorldProgram[];
  random: Random;
  run: string;
}

const CLIENTS = 8;
/** The pause of a client between two chains, which limits the load. */
const BREATH_MS = 40;

let chains = 0;

export function createClients({ url, history, programs, random, run }: LoadOptions): Clients {
  const randoms = Array.from({ length: CLIENTS }, () => random.fork());
  const usual = programs.filter(({ orphans }) => orphans === undefined);
  const rare = programs.filter(({ orphans }) => orphans?.length);
  const choose = (own: Random) => own.pick(rare.length > 0 && own.chance(0.03) ? rare : usual);
  let running = false;
  let loops: Promise<void>[] = [];
  const loop = async (own: Random) => {
    while (running) {
      await runClientChain({ url, history, run, chain: ++chains }, choose(own), own.fork());
      await sleep(BREATH_MS);
    }
  };
  // Two for each program, so that they meet.
  const owners = [...usual, ...usual].map((program) => ({ program, random: random.fork() }));
  const ownerLoop = async ({ program, random: own }: (typeof owners)[number]) => {
    while (running) await runPayout({ url, history, run, chain: ++chains }, program, own);
  };
  return {
    resume() {
      running = true;
      loops = [...randoms.map(loop), ...owners.map(ownerLoop)];
    },
    async pause() {
      running = false;
      await Promise.all(loops);
    },
    probe: (program) => sendOnce({ url, history, run, chain: ++chains }, program),
  };
}
