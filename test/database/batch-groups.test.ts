import { expect, onTestFinished, test } from 'vitest';
import pg from 'pg';
import { createBatch, type BatchOptions } from '../../src/database/batch.ts';
import { openDb } from '../../src/database/db.ts';
import { certainly, constraintOf, lacksPartition, violationOf } from '../../src/database/violations.ts';

// On a distributed database, the rows of a program share a batch. No database is needed here: `run` only records its rows.
const db = openDb({ url: 'postgresql://127.0.0.1:1/nothing' });

/** Rows are texts such as `a1`, whose first letter is the group. */
function grouped(options: Partial<BatchOptions<string, string>> = {}) {
  const runs: string[] = [];
  const waits = new Map<string, () => void>();
  const batch = createBatch<string, string>({
    db,
    groupOf: (row) => row[0]!,
    async run(_, rows) {
      const name = rows.join(' ');
      runs.push(name);
      await new Promise<void>((resolve) => waits.set(name, resolve));
      return rows;
    },
    ...options,
  });
  const release = async (name: string) => {
    waits.get(name)!();
    await new Promise(setImmediate);
  };
  const added: Promise<string>[] = [];
  const add = (row: string) => {
    added.push(batch.add(row));
    return added.at(-1)!;
  };
  // A row that still waited would be rejected seconds later, during the test of another file.
  onTestFinished(async () => {
    while (batch.state().flights > 0) {
      for (const resolve of waits.values()) resolve();
      await turn();
    }
    await Promise.allSettled(added);
  });
  return { add, state: () => batch.state(), runs, release };
}
const turn = () => new Promise(setImmediate);

test('rows of different groups never share a batch', async () => {
  const { add, runs } = grouped();
  for (const row of ['a1', 'b1', 'a2', 'b2', 'c1']) void add(row);
  await turn();
  expect(runs).toEqual(['a1 a2', 'b1 b2', 'c1']);
});

test('a group with two batches under way waits, and the others do not', async () => {
  const { add, runs, release } = grouped();
  for (const row of ['a1', 'a2', 'a3', 'b1', 'a4']) {
    void add(row);
    await turn();
  }
  expect(runs).toEqual(['a1', 'a2', 'b1']);
  await release('a1');
  expect(runs).toEqual(['a1', 'a2', 'b1', 'a3 a4']);
});

test('at most eight batches are under way', async () => {
  const { add, runs, release, state } = grouped();
  for (const group of 'abcdefghij') void add(`${group}1`);
  await turn();
  expect(state()).toEqual({ waiting: 2, flights: 8 });
  await release('c1');
  expect(runs.slice(8)).toEqual(['i1']);
});

/** As Citus's coordinator reports that it cannot reach a worker. */
const lost = Object.assign(new pg.DatabaseError('connection to the remote node failed', 1, 'error'), {
  code: '08006',
  severity: 'ERROR',
});

test('after a server was lost before the commit, each row is tried alone, since it may need another server', async () => {
  const alone: string[] = [];
  const { add } = grouped({
    run: () => certainly(Promise.reject(lost)),
    runAlone: (_, row) => {
      alone.push(row);
      return row === 'a2' ? Promise.reject(lost) : Promise.resolve(row);
    },
  });
  const results = await Promise.allSettled(['a1', 'a2', 'a3'].map((row) => add(row)));
  expect(alone).toEqual(['a1', 'a2', 'a3']);
  expect(results.map(({ status }) => status)).toEqual(['fulfilled', 'rejected', 'fulfilled']);
});

test('after a server was lost during the commit, nothing is tried again', async () => {
  const alone: string[] = [];
  const { add } = grouped({
    run: () => Promise.reject(lost),
    runAlone: (_, row) => {
      alone.push(row);
      return Promise.resolve(row);
    },
  });
  expect((await Promise.allSettled(['a1', 'a2'].map((row) => add(row)))).map(({ status }) => status)).toEqual([
    'rejected',
    'rejected',
  ]);
  expect(alone).toEqual([]);
});

test('the constraint of a shard, which is in the message only, has the name of the table’s', () => {
  const refusal = (code: string, message: string) => Object.assign(new pg.DatabaseError(message, 1, 'error'), { code });
  const unique = refusal('23505', 'duplicate key value violates unique constraint "customers_key_102043"');
  expect(constraintOf(unique)).toBe('customers_key');
  expect(violationOf(unique)).toMatchObject({ kind: 'unique', constraint: 'customers_key' });
  const check = 'new row for relation "sales_102201" violates check constraint "sales_amount_cents_check"';
  expect(lacksPartition(refusal('23514', check))).toBe(false);
  expect(lacksPartition(refusal('23514', 'no partition of relation "clicks_102008" found for row'))).toBe(true);
});
