import type { IncomingMessage, Server } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Traffic } from './api/traffic.ts';

/** npm hands Ctrl-C on although the terminal has sent it already: a second signal this soon is the same one. */
const SAME_SIGNAL_MS = 1_000;
/** How long a connection without a request stays open after the listener closed: a request may be on its way to us. */
const IDLE_GRACE_MS = 500;
const LOOK_MS = 50;

/**
 * Runs the work at the first SIGTERM or SIGINT; one that comes later than a moment after it ends the process at once.
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
  /** how long the service serves after /readyz says that it is not ready, in milliseconds */
  delayMs: number;
  /** how long requests under way may take after that, in milliseconds */
  timeoutMs: number;
}

/** Closes connections without a request, again and again: one that is busy now may be kept alive by its client. */
function closeIdle(server: Server, traffic: Traffic): NodeJS.Timeout {
  // After the next poll: a request whose bytes have arrived is read by then, and its connection is not idle.
  const close = (): void => {
    server.closeIdleConnections();
    traffic.closeUnused();
  };
  return setInterval(() => void setImmediate(close), LOOK_MS);
}

/**
 * Stops serving so that no request is lost: /readyz answers 503 and every answer ends its connection; after the delay
 * the listener closes; requests under way finish, also those that arrive on open connections meanwhile. Returns the
 * requests that were cut because they took longer than the time-out.
 */
export async function stopServer(
  server: Server,
  traffic: Traffic,
  { delayMs, timeoutMs }: StopOptions,
): Promise<IncomingMessage[]> {
  traffic.stop();
  await sleep(delayMs);
  const late = new AbortController();
  // Not the HTTP server's own `close`: that destroys idle connections at once, with the requests that just arrived.
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
