// The log: lines of JSON on standard error. Writing one never blocks a request, even if nobody reads them.
import { writeSync } from 'node:fs';
import type { Writable } from 'node:stream';
import { pino, type Logger } from 'pino';
import type { LogLevel } from './config.ts';

/** How much may wait for a reader, in characters; what comes on top of it is dropped and counted. */
const MAX_WAITING = 4 * 1024 * 1024;
/** How much is handed to the operating system at once. */
const CHUNK = 64 * 1024;
/** A pipe takes so much in one piece: lines of several processes that write to one do not mix. */
export const PIPE_CHUNK = 4096;
/** How long a line waits for others to be written with: a write costs as much as a good part of a request. */
const GATHER_MS = 10;

export interface Sink {
  write: (line: string) => void;
  /** resolves when everything is written, or the time is up (milliseconds) */
  flush: (timeoutMs: number) => Promise<void>;
  /** what still waits; for the moment before the process ends */
  takeWaiting: () => string;
}

/**
 * Lines on their way to a stream that may not be read. `onDropped` gets the number of dropped lines, once the stream
 * takes lines again. A stream that fails, because its reader has gone, gets nothing more.
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
      // It may have logged this itself.
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

/** Writes as much as the operating system takes at once: a process that exits must not wait for a reader. */
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
 * The service's log. Node never blocks on a pipe at standard error, and its queue is bounded here; a file takes lines at
 * once; `chunk` characters at a time. What waits when the process ends, after an uncaught error too, is written as far as there is room.
 */
export function createLog(level: LogLevel, chunk?: number): Log {
  const tell = (lines: number): void => log.warn({ lines }, 'log lines were dropped because they were not read');
  const sink = createSink(process.stderr, tell, chunk === undefined ? {} : { chunk });
  const log: Logger = pino({ level }, sink);
  process.on('exit', () => writeNow(process.stderr.fd, sink.takeWaiting()));
  // The reader of the first lines may have gone: that is no reason to exit.
  process.stdout.on('error', () => undefined);
  return { log, flush: (timeoutMs) => sink.flush(timeoutMs) };
}
