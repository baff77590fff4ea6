import { Writable } from 'node:stream';
import { pino, type Logger } from 'pino';

/** A log that keeps every line, of the finest level too. */
export function captureLog(): { log: Logger; text: () => string } {
  let text = '';
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      text += chunk.toString();
      done();
    },
  });
  return { log: pino({ level: 'trace' }, stream), text: () => text };
}
