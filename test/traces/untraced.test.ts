import { expect, test } from 'vitest';
import { openDb } from '../../src/database/db.ts';
import type { Span } from '../../src/lib/span.ts';

// Most requests are not traced, so tracing must cost them nothing.

const span: Span = { child: () => span, shared: () => span, set: () => undefined, end: () => undefined };

test('without a span, or with its own, a database is not made a second time', async () => {
  const db = openDb({ url: 'postgresql://127.0.0.1:1/nothing' });
  expect(db.traced(undefined)).toBe(db);
  const traced = db.traced(span);
  expect(traced.span).toBe(span);
  expect(traced.traced(span)).toBe(traced);
  expect(traced.traced(undefined).span).toBeUndefined();
  await db.close();
});
