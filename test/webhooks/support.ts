import { expect } from 'vitest';
import type { Clock } from '../../src/lib/clock.ts';
import type { TestDb } from '../support/database.ts';
import type { Service } from '../support/service.ts';
import { expectDocumented } from './document.ts';

export interface StoredEvent {
  id: string;
  type: string;
  object: string;
  object_id: number;
  sequence: number;
  body: {
    type: string;
    timestamp: string;
    data: { object: Record<string, unknown>; previous?: object; url: string };
  } & Record<string, unknown>;
}

/** Adds an endpoint of a program; without `types`, for every type. */
export async function addEndpoint(
  { db, clock }: { db: TestDb; clock: Clock },
  programId: number,
  given: object = {},
): Promise<number> {
  const at = clock.now();
  const row = { program_id: programId, url: 'https://hooks.invalid', secret: Buffer.alloc(1), status: 'active' };
  const [added] = await db
    .knex('webhook_endpoints')
    .insert({ ...row, created_at: at, changed_at: at, ...given })
    .returning('id');
  return Number(added.id);
}

/** The events of a program; each body is what the document says. */
export async function eventsOf({ db }: Service, programId: number): Promise<StoredEvent[]> {
  const order = ['created_at', 'object', 'object_id', 'sequence'];
  const events: StoredEvent[] = await db.knex('webhook_events').where({ program_id: programId }).orderBy(order);
  for (const { body } of events) expectDocumented(body);
  return events;
}

export const deliveriesOf = ({ db }: Service, programId: number) =>
  db.knex('webhook_deliveries').where({ program_id: programId }).orderBy('id');

/** The events of each object are numbered from 1 without a gap. */
export function expectSequences(events: readonly StoredEvent[]): void {
  const numbers = new Map<string, number[]>();
  for (const { object, object_id, sequence } of events) {
    const name = `${object} ${object_id}`;
    numbers.set(name, [...(numbers.get(name) ?? []), Number(sequence)]);
  }
  for (const [name, found] of numbers)
    expect(
      found.toSorted((a, b) => a - b),
      name,
    ).toEqual(found.map((_, i) => i + 1));
}
