// What the services of the tests log: every line, of the finest level too, goes into the run's folder as well, where the
// last test searches it for what must never be logged.
import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { pino, type Logger } from 'pino';
import { inject } from 'vitest';

/** Adds to what is searched, as for a service that runs as a process of its own. */
export function collectLog(text: string | Buffer): void {
  appendFileSync(join(inject('logDir'), `${process.pid}.log`), text);
}

function collector(read: (line: string) => void): Writable {
  return new Writable({
    write(chunk: Buffer, _encoding, done) {
      collectLog(chunk);
      read(chunk.toString());
      done();
    },
  });
}

/** A log that is only collected. */
export const testLog = (): Logger =>
  pino(
    { level: 'trace' },
    collector(() => undefined),
  );

/** A log whose lines a test reads; `clear` forgets those so far. */
export function captureLog(): { log: Logger; text: () => string; lines: () => string[]; clear: () => void } {
  let lines: string[] = [];
  const log = pino(
    { level: 'trace' },
    collector((line) => lines.push(line)),
  );
  return { log, text: () => lines.join(''), lines: () => lines, clear: () => void (lines = []) };
}
