// Sends the deliveries that are due. Every instance sends: what one has claimed, no other one sends.
import type { Logger } from 'pino';
import { SECOND } from '../../lib/clock.ts';
import { dueEndpoints } from '../../webhooks/deliveries.ts';
import { sendTo, type EndpointName, type Sending, type SendingOptions } from './endpoint.ts';

export interface Sender {
  /** Sends soon what a program has stored. */
  nudge(programId: number): void;
  /** Claims nothing more, and waits some seconds for what is under way. */
  close(): Promise<void>;
}

export interface SenderOptions extends Omit<SendingOptions, 'closing' | 'cutting'> {
  /** whether some program has an endpoint: else the database is not asked */
  hasEndpoints: () => boolean;
  log: Pick<Logger, 'warn'>;
}

/** How often it looks for what is due again, and for what another process has stored. */
const LOOK_EVERY_MS = SECOND;
/** How long it gathers programs before it looks. */
const GATHER_MS = 20;
/** How long an endpoint rests after a failure: what waits for it must not follow at once. */
const REST_MS = 5 * SECOND;
const PATIENCE_MS = 5 * SECOND;
/** The most endpoints that are sent to at once. */
const MOST_ENDPOINTS = 1_000;

/** Sends to several endpoints at once, each at its own pace. */
function createSendings(options: SendingOptions, log: SenderOptions['log']) {
  const { clock } = options;
  const sendings = new Map<number, Sending>();
  const resting = new Map<number, number>();

  function begin(name: EndpointName): void {
    const { endpoint_id: id } = name;
    const sending = sendTo(options, name);
    sendings.set(id, sending);
    const end = (failing: boolean): void => {
      sendings.delete(id);
      if (failing) resting.set(id, clock.monotonic() + REST_MS);
      else resting.delete(id);
    };
    sending.ended.then(end, (err: unknown) => {
      end(true);
      log.warn({ err }, 'webhooks are not sent at present; they are tried again');
    });
  }
  return {
    send(name: EndpointName): void {
      const { endpoint_id: id } = name;
      const sending = sendings.get(id);
      if (sending) return sending.wake();
      const isRested = (resting.get(id) ?? 0) <= clock.monotonic();
      if (isRested && sendings.size < MOST_ENDPOINTS) begin(name);
    },
    ended: () => Promise.allSettled([...sendings.values()].map(({ ended }) => ended)),
  };
}

export function createSender({ hasEndpoints, log, ...options }: SenderOptions): Sender {
  const [closing, cutting] = [new AbortController(), new AbortController()];
  const sendings = createSendings({ ...options, closing: closing.signal, cutting: cutting.signal }, log);
  const nudged = new Set<number>();
  let gathering: NodeJS.Timeout | undefined;
  let looking: Promise<void> = Promise.resolve();

  /** Begins what is due of these programs, or of all, after the look that is under way. */
  function look(programs: readonly number[] | null): Promise<void> {
    const next = async (): Promise<void> => {
      if (closing.signal.aborted) return;
      for (const name of await dueEndpoints(options.db, options.clock.now(), programs)) sendings.send(name);
    };
    looking = looking
      .then(next)
      .catch((err: unknown) => log.warn({ err }, 'which webhooks are due is not known at present'));
    return looking;
  }

  let timer: NodeJS.Timeout | undefined;
  const lookLater = (): void => {
    const lookAgain = (): void => void (hasEndpoints() ? look(null) : looking).then(lookLater);
    if (!closing.signal.aborted) timer = setTimeout(lookAgain, LOOK_EVERY_MS).unref();
  };
  lookLater();

  return {
    nudge(programId) {
      nudged.add(programId);
      gathering ??= setTimeout(() => {
        gathering = undefined;
        void look([...nudged]);
        nudged.clear();
      }, GATHER_MS).unref();
    },
    async close() {
      closing.abort();
      clearTimeout(timer);
      clearTimeout(gathering);
      const cut = setTimeout(() => cutting.abort(), PATIENCE_MS);
      await looking;
      await sendings.ended();
      clearTimeout(cut);
    },
  };
}
