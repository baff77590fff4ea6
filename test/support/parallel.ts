import { expect, inject } from 'vitest';
import type { Answer } from './client.ts';
import type { Instance, Service } from './service.ts';

/** Sends this many calls at once, to the instances in turn. */
export function inParallel(
  instances: readonly Instance[],
  times: number,
  call: (instance: Instance, index: number) => Promise<Answer>,
): Promise<Answer[]> {
  return Promise.all(Array.from({ length: times }, (_, i) => call(instances[i % instances.length]!, i)));
}

/** Resolves when this many statements of the service wait for a lock. */
export async function untilBlocked({ db }: Service, statements = 1): Promise<void> {
  // On a distributed database, the statement may wait on any of its servers.
  const [activity, session] =
    inject('servers').length > 1 ? ['citus_stat_activity', 'global_pid'] : ['pg_stat_activity', 'pid'];
  const waiting = () =>
    db.knex(activity).whereRaw(`datname = current_database() and wait_event_type = 'Lock'`).distinct().pluck(session);
  await expect.poll(waiting, { interval: 5, timeout: 5000 }).toHaveLength(statements);
}

export const statusesOf = (answers: Answer[]): Record<number, number> => {
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
};
