import type { IncomingMessage, Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Traffic } from './api/traffic.ts';

/**
 * The terminal sends Ctrl-C to the process, and npm forwards it again: a second signal within this time counts as the
 * same.
 */
const SAME_SIGNAL_MS = 1_000;
/** How long an idle connection stays open after the listener closed, because a request may be on its way. */
const IDLE_GRACE_MS = 500;
const LOOK_MS = 50;

/**
 * Runs the work at the first SIGTERM or SIGINT. A later signal ends the process immediately, unless it is the same
 * signal forwarded again.
 */
export function onShutdown(work: (signal: string) => Promise<void>): void {
  let since: number | undefined;
  const receive = (signal: NodeJS.Signals): void => {
    const now = performance.now();
    if (since === undefined) {
      since = now;
      void work(signal);
    } else if (now - since > SAME_SIGNAL_MS) {
      process.exit(1);
    }
  };
  process.on('SIGTERM', receive);
  process.on('SIGINT', receive);
}

export interface StopOptions {
  /** how long the service keeps serving after /readyz reports that it is not ready, in milliseconds */
  delayMs: number;
  /** how long active requests may take after that, in milliseconds */
  timeoutMs: number;
}

/** Closes idle connections repeatedly, because clients keep connections alive after their requests. */
function closeIdle(server: Server, traffic: Traffic): NodeJS.Timeout {
  // Wait for the next poll phase, which reads the requests whose bytes have arrived; their connections are then not
  // idle.
  const close = (): void => {
    server.closeIdleConnections();
    traffic.closeUnused();
  };
  return setInterval(() => void setImmediate(close), LOOK_MS);
}

/**
 * Stops serving without losing requests. /readyz returns 503 and every response closes its connection; after the delay
 * the listener closes. Active requests finish, including those that still arrive on open connections. Returns the
 * requests that were cut off at the time-out.
 */
export async function stopServer(
  server: Server,
  traffic: Traffic,
  { delayMs, timeoutMs }: StopOptions,
): Promise<IncomingMessage[]> {
  traffic.stop();
  await sleep(delayMs);
  const late = new AbortController();
  // Do not call the HTTP server's own `close`: it destroys idle connections immediately, and with them requests that
  // have just arrived.
  const closed = new Promise<boolean>((resolve) => NetServer.prototype.close.call(server, () => resolve(true)));
  const timeout = sleep(timeoutMs, false, { signal: late.signal }).catch(() => false);
  await Promise.race([closed, timeout, sleep(IDLE_GRACE_MS)]);
  const idle = closeIdle(server, traffic);
  const finished = await Promise.race([closed, timeout]);
  late.abort();
  clearInterval(idle);
  const cut = finished ? [] : traffic.underWay();
  server.closeAllConnections();
  await closed;
  return cut;
}
