// The log of the services in tests. Every line of every level is also written to the run's folder, where the last test
// searches it for secrets.
import { appendFileSync } from 'node:fs';
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { pino, type Logger } from 'pino';
import { inject } from 'vitest';

/** Adds the output of a separate process to the collected log. */
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

/** A log that a test can read; `clear` discards the lines so far. */
export function captureLog(): { log: Logger; text: () => string; lines: () => string[]; clear: () => void } {
  let lines: string[] = [];
  const log = pino(
    { level: 'trace' },
    collector((line) => lines.push(line)),
  );
  return { log, text: () => lines.join(''), lines: () => lines, clear: () => void (lines = []) };
}
