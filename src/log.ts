// Writes the log to standard error: JSON lines, or readable ones on a terminal. Logging never blocks a request, even if
// nothing reads the log.
import { writeSync } from 'node:fs';
import type { Writable } from 'node:stream';
import { pino, type Logger } from 'pino';
import type { LogLevel } from './config/index.ts';
import { painter } from './lib/paint.ts';
import { readableLine } from './readable-log.ts';

/** The maximum length of the queue, in characters. Lines beyond it are dropped and counted. */
const MAX_WAITING = 4 * 1024 * 1024;
/** The size of one write to the operating system, in characters. */
const CHUNK = 64 * 1024;
/** A pipe takes so much in one piece: lines of several processes that write to one do not mix. */
export const PIPE_CHUNK = 4096;
/** How long a line waits for others to be written with: a write costs as much as a good part of a request. */
const GATHER_MS = 10;

export interface Sink {
  write: (line: string) => void;
  /** resolves when everything is written or the time (milliseconds) is up */
  flush: (timeoutMs: number) => Promise<void>;
  /** removes and returns the queued text; call it just before the process ends */
  takeWaiting: () => string;
}

/**
 * Queues lines for a stream that may not be read. After the stream accepts lines again, `onDropped` receives the number
 * of dropped lines. If the stream fails because its reader is gone, nothing more is written.
 */
export function createSink(
  stream: Writable,
  onDropped: (lines: number) => void,
  { maxWaiting = MAX_WAITING, chunk = CHUNK } = {},
): Sink {
  let waiting = '';
  let dropped = 0;
  let busy = false;
  let gathering: NodeJS.Timeout | undefined;
  let broken = false;
  let resolvers: (() => void)[] = [];
  stream.on('error', () => void (broken = true));

  function next(): void {
    busy = false;
    if (waiting !== '' && !broken) return send();
    if (dropped > 0 && !broken) {
      const lines = dropped;
      dropped = 0;
      onDropped(lines);
      // `onDropped` may itself have logged a line.
      if (busy) return;
    }
    for (const resolve of resolvers) resolve();
    resolvers = [];
  }

  function send(): void {
    clearTimeout(gathering);
    gathering = undefined;
    // Whole lines, and at least one.
    const end = waiting.lastIndexOf('\n', chunk - 1) + 1 || waiting.indexOf('\n') + 1;
    const text = waiting.length <= chunk ? waiting : waiting.slice(0, end || undefined);
    waiting = waiting.slice(text.length);
    busy = true;
    stream.write(text, next);
  }

  return {
    write(line) {
      if (broken) return;
      if (waiting.length + line.length > maxWaiting) return void dropped++;
      waiting += line;
      if (busy) return;
      if (waiting.length >= chunk) send();
      else gathering ??= setTimeout(send, GATHER_MS).unref();
    },
    flush: (timeoutMs) =>
      new Promise((resolve) => {
        if (gathering && !broken) send();
        if (!busy || broken) return resolve();
        resolvers.push(resolve);
        setTimeout(resolve, timeoutMs);
      }),
    takeWaiting() {
      const text = waiting;
      clearTimeout(gathering);
      [waiting, gathering] = ['', undefined];
      return text;
    },
  };
}

/**
 * Writes as much as the operating system accepts immediately, so that an exiting process does not wait for a reader.
 */
function writeNow(fd: number, text: string): void {
  let rest = Buffer.from(text);
  try {
    while (rest.length > 0) rest = rest.subarray(writeSync(fd, rest));
  } catch {
    // The pipe is full or closed.
  }
}

export interface Log {
  log: Logger;
  flush: (timeoutMs: number) => Promise<void>;
}

/**
 * Creates the service's log. If standard error is a pipe, Node does not block on it, and the queue here is bounded; a
 * file is written immediately. `chunk` is the largest single write, in characters. Queued lines are written when the
 * process ends, even after an uncaught error, as far as the pipe has room.
 */
export function createLog(level: LogLevel, chunk?: number): Log {
  const tell = (lines: number): void => log.warn({ lines }, 'log lines were dropped because they were not read');
  const sink = createSink(process.stderr, tell, chunk === undefined ? {} : { chunk });
  const paint = painter(process.stderr);
  const readable = { write: (line: string): void => sink.write(readableLine(line, paint)) };
  const log: Logger = pino({ level }, process.stderr.isTTY ? readable : sink);
  process.on('exit', () => writeNow(process.stderr.fd, sink.takeWaiting()));
  // The reader of standard output may be gone; that is no reason to exit.
  process.stdout.on('error', () => undefined);
  return { log, flush: (timeoutMs) => sink.flush(timeoutMs) };
}
