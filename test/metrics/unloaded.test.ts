import { dirname, join } from 'node:path/posix';
import { expect, test } from 'vitest';
import { sourceFiles, withoutComments } from '../support/source.ts';

// An operator who asks for no metrics, no traces and no log of clicks pays for none: their packages are not loaded. Nor does a command load what
// only another command needs.

const OPTIONAL =
  /^(?:prom-client|@opentelemetry\/.*|@nats-io\/.*|src\/metrics\/.*|src\/traces\/.*|src\/demo\/(?!file\.|lines\.).*)$/;
const files = new Map(sourceFiles('src').map(({ path, text }) => [path, withoutComments(text)]));

/** What a file loads at once: its imports and re-exports of values. */
function loadedBy(path: string): string[] {
  const text = files.get(path) ?? '';
  const statements = text.matchAll(/^(?:import|export)\s+(?!type\b)(?:[^;'"]*?\bfrom\s+)?['"]([^'"]+)['"]/gm);
  return [...statements].map(([, to]) => (to!.startsWith('.') ? join(dirname(path), to!) : to!));
}

/** Everything that is loaded with a file. */
function reach(from: string, seen = new Set<string>()): Set<string> {
  for (const to of loadedBy(from)) {
    if (seen.has(to)) continue;
    seen.add(to);
    reach(to, seen);
  }
  return seen;
}

test.each(['src/main.ts', 'src/workers/primary.ts', 'src/workers/worker.ts', 'src/admin/main.ts'])(
  '%s loads neither metrics nor traces nor a log nor what makes a demo before it knows the configuration',
  (entry) => {
    const loaded = [...reach(entry)];
    expect(loaded).toContain('pg');
    expect(loaded.filter((name) => OPTIONAL.test(name))).toEqual([]);
  },
);

test('a command of the operator loads neither the client of Redis nor what copies tables', () => {
  const loaded = [...reach('src/admin/main.ts')];
  expect(loaded).toContain('commander');
  expect(loaded.filter((name) => ['@redis/client', 'pg-copy-streams'].includes(name))).toEqual([]);
  expect([...reach('src/admin/doctor/index.ts')]).toContain('@redis/client');
  expect([...reach('src/database/move/index.ts')]).toContain('pg-copy-streams');
});

test('the metrics and the log of clicks are found where they are loaded', () => {
  expect([...reach('src/metrics/index.ts')]).toContain('prom-client');
  expect([...reach('src/tracking/click-log/index.ts')]).toContain('@nats-io/jetstream');
});
