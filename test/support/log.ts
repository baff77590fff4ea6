// The log of the services in tests. Every line of every level is also written to the run's folder, where the last test
// searches it for secrets. Errors are also written to stderr: Vitest shows them with a test that fails.
import { join } from 'node:path';
import { Writable } from 'node:stream';
import { pino, type Logger } from 'pino';
import { inject } from 'vitest';
import { append } from './append.ts';

/** Adds the output of a separate process to the collected log. */
export function collectLog(text: string | Buffer): void {
  append(join(inject('logDir'), `${process.pid}.log`), text);
}

const ERROR = 50;

/** Shows an error line, so that a test that gets a 500 also shows why, for example that a column is missing. */
function showError(line: string): void {
  const { level, msg, err } = JSON.parse(line) as { level: number; msg?: string; err?: { message: string } };
  if (level >= ERROR) console.error(`The service logged: ${[msg, err?.message].filter(Boolean).join(': ')}`);
}

function collector(read: (line: string) => void): Writable {
  return new Writable({
    write(chunk: Buffer, _encoding, done) {
      collectLog(chunk);
      showError(chunk.toString());
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
