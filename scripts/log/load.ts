// Clients that click and sign up, and the answers that they got.
import { randomBytes } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { post } from '../faults/clients/send.ts';
import type { WorldProgram } from '../faults/world/fixtures.ts';

export interface Acknowledged {
  id: string;
  /** milliseconds since the start of the load */
  at: number;
}

export interface History {
  clicks: Acknowledged[];
  leads: Acknowledged[];
  /** requests that got an error */
  refused: number;
  /** requests without an answer, which may have been recorded */
  unknown: number;
}

export interface Load {
  history: History;
  /** milliseconds since its start */
  elapsed(): number;
  /** resolves when every request has its answer */
  stop(): Promise<void>;
}

/** Every how many clicks one signs up. */
const CLICKS_A_LEAD = 4;
const PAUSE_MS = 50;

/** Starts clients that send one request after another, each lead immediately after its click. */
export function startLoad(url: string, programs: readonly WorldProgram[], clients: number): Load {
  const history: History = { clicks: [], leads: [], refused: 0, unknown: 0 };
  const began = performance.now();
  const elapsed = () => Math.round(performance.now() - began);
  const run = randomBytes(4).toString('hex');
  let serial = 0;
  let running = true;

  async function send(path: string, body: object, headers = {}): Promise<Record<string, unknown> | undefined> {
    const { status, answer } = await post(`${url}/api/v1/track/${path}`, JSON.stringify(body), headers);
    if (status === 200) return answer;
    if (status === undefined) history.unknown++;
    else history.refused++;
    // As a client that tries again later.
    await sleep(PAUSE_MS);
    return undefined;
  }

  async function once({ code, key }: WorldProgram): Promise<void> {
    const n = ++serial;
    const page = { affiliate_url: `https://brand.dev/?aff=${code}`, page_url: `https://brand.dev/pages/${n % 97}` };
    const click = await send('click', page);
    if (!click) return;
    const id = String(click.click_id);
    history.clicks.push({ id, at: elapsed() });
    if (n % CLICKS_A_LEAD > 0) return;
    const lead = { click_id: id, customer_key: `user-${run}-${n}` };
    if (await send('lead', lead, { authorization: `Bearer ${key}` })) history.leads.push({ id, at: elapsed() });
  }

  async function client(n: number): Promise<void> {
    while (running) await once(programs[n % programs.length]!);
  }

  const clientsRunning = Array.from({ length: clients }, (_, n) => client(n));
  return {
    history,
    elapsed,
    async stop() {
      running = false;
      await Promise.all(clientsRunning);
    },
  };
}

/** The longest time without an acknowledgement in a range. */
export function longestPause(acknowledged: readonly Acknowledged[], from: number, to: number): number {
  const times = acknowledged.map(({ at }) => at).filter((at) => at >= from && at <= to);
  const edges = [from, ...times, to].sort((a, b) => a - b);
  return Math.max(...edges.slice(1).map((at, i) => at - edges[i]!));
}
