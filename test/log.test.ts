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
  for (let n = 0; n < 100; n++) sink.write(`line ${n}\n`);
  await sink.flush(1_000);
  expect(text()).toBe(Array.from({ length: 100 }, (_, n) => `line ${n}\n`).join(''));
});

test('while nothing reads, lines are queued up to a limit and then dropped; their number is reported later', async () => {
  const dropped: number[] = [];
  const reader = slowStream();
  const { stream, text, pause } = reader;
  const sink = createSink(stream, (lines) => void dropped.push(lines), 100);
  pause();
  for (let n = 0; n < 50; n++) sink.write('0123456789');
  await sink.flush(50);
  expect(text()).toBe('0123456789');
  expect(dropped).toEqual([]);
  reader.resume();
  await sink.flush(1_000);
  // One chunk was written immediately, ten were queued.
  expect(text()).toBe('0123456789'.repeat(11));
  expect(dropped).toEqual([39]);
  sink.write('more');
  await sink.flush(1_000);
  expect(text().endsWith('more')).toBe(true);
});

test('queued text is returned once at the end', () => {
  const { stream, pause } = slowStream();
  const sink = createSink(stream, () => undefined);
  pause();
  for (const line of ['a\n', 'b\n', 'c\n']) sink.write(line);
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
