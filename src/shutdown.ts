import type { Server } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';

/** npm hands Ctrl-C on although the terminal has sent it already: a second signal this soon is the same one. */
const SAME_SIGNAL_MS = 1_000;

/**
 * Runs the work at the first SIGTERM or SIGINT; one that comes later than a moment after it ends the process at once.
 */
export function onShutdown(work: (signal: string) => Promise<void>): void {
  let since: number | undefined;
  const receive = (signal: NodeJS.Signals): void => {
    const now = Date.now();
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

/** Takes no new requests, lets those under way finish, and cuts what is left after the time-out. */
export async function closeServer(server: Server, timeoutMs: number): Promise<void> {
  const closed = new Promise<void>((resolve) => server.close(() => resolve()));
  // Connections that were busy when the server closed are kept alive by their clients once they are not.
  const idle = setInterval(() => server.closeIdleConnections(), 50);
  const finished = await Promise.race([closed.then(() => true), sleep(timeoutMs, false, { ref: false })]);
  clearInterval(idle);
  if (!finished) server.closeAllConnections();
  await closed;
}
