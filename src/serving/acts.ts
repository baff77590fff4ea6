import type { Operation } from '../common/operation.ts';
import { setTimeout as sleep } from 'node:timers/promises';
import { reachDatabase } from '../programs/read.ts';

export const getHealth: Operation<'getHealth'> = ({ answer }) => Promise.resolve(answer(200, { status: 'ok' }));

/** A database that does not answer within this time counts as unavailable. Probes have short time-outs too. */
const PROBE_MS = 2_000;

export const getReady: Operation<'getReady'> = async ({ answer, deps, fail }) => {
  if (deps.isStopping?.()) throw fail('notReady');
  const reached = reachDatabase(deps.db)
    .then(() => deps.db.checkWrites())
    .then(() => true);
  const giveUp = new AbortController();
  const late = sleep(PROBE_MS, false, { signal: giveUp.signal }).catch(() => false);
  if (!(await Promise.race([reached, late]).finally(() => giveUp.abort()))) throw fail('notReady');
  return answer(200, { status: 'ok' });
};
