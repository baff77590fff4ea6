import { Writable } from 'node:stream';
import { expect, test } from 'vitest';
import { createSink } from '../src/log.ts';

/** A stream whose reader can pause and continue. */
function slowStream() {
  let text = '';
  let release: (() => void) | undefined;
  let paused = false;
  const stream = new Writable({
    highWaterMark: 16,
    write(chunk: Buffer, _encoding, done) {
      text += chunk.toString();
      if (paused) release = done;
      else done();
    },
  });
  return {
    stream,
    text: () => text,
    pause: () => void (paused = true),
    resume() {
      paused = false;
      release?.();
    },
  };
}

test('lines arrive complete and in order', async () => {
  const { stream, text } = slowStream();
  const sink = createSink(stream, () => undefined);
  // Many times what is written at once, in characters that must not be torn.
  const lines = Array.from({ length: 5_000 }, (_, n) => `line ${n} ${'💶'.repeat(n % 40)}\n`);
  for (const line of lines) sink.write(line);
  await sink.flush(1_000);
  expect(text()).toBe(lines.join(''));
});

test('lines of one moment are written together, without a call to flush', async () => {
  const writes: string[] = [];
  const stream = new Writable({
    write(chunk: Buffer, _encoding, done) {
      writes.push(chunk.toString());
      done();
    },
  });
  const sink = createSink(stream, () => undefined);
  for (const line of ['a\n', 'b\n']) sink.write(line);
  expect(writes).toEqual([]);
  await expect.poll(() => writes).toEqual(['a\nb\n']);
});

test('while nothing reads, lines are queued up to a limit and then dropped; their number is reported later', async () => {
  const dropped: number[] = [];
  const reader = slowStream();
  const { stream, text, pause } = reader;
  const sink = createSink(stream, (lines) => void dropped.push(lines), { maxWaiting: 100 });
  pause();
  sink.write('first, ');
  await sink.flush(50);
  for (let n = 0; n < 50; n++) sink.write('0123456789');
  await sink.flush(50);
  expect(text()).toBe('first, ');
  expect(dropped).toEqual([]);
  reader.resume();
  await sink.flush(1_000);
  // Ten waited.
  expect(text()).toBe(`first, ${'0123456789'.repeat(10)}`);
  expect(dropped).toEqual([40]);
  sink.write('more');
  await sink.flush(1_000);
  expect(text().endsWith('more')).toBe(true);
});

test('what waits at the end is handed out once', async () => {
  const { stream, pause } = slowStream();
  const sink = createSink(stream, () => undefined);
  pause();
  sink.write('a\n');
  await sink.flush(50);
  for (const line of ['b\n', 'c\n']) sink.write(line);
  expect(sink.takeWaiting()).toBe('b\nc\n');
  expect(sink.takeWaiting()).toBe('');
});

test('a stream whose reader is gone gets nothing more, and flush does not wait for it', async () => {
  const stream = new Writable({ write: (_chunk, _encoding, done) => done(new Error('EPIPE')) });
  const sink = createSink(stream, () => undefined);
  sink.write('lost\n');
  await sink.flush(1_000);
  for (let n = 0; n < 10; n++) sink.write('more\n');
  expect(sink.takeWaiting()).toBe('');
});
