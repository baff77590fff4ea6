// How the program pays, as its settings say.
import { api } from '../../api/client.ts';
import { dayOf } from '../../lib/days.ts';
import { PAYOUT_SETTINGS, type Settings } from './paths.ts';
import { useProgram } from './program.ts';

/** Undefined while they are loading. */
export function usePaySettings(): Settings | undefined {
  const { id: program_id } = useProgram();
  return api.useQuery('get', PAYOUT_SETTINGS, { params: { path: { program_id } } }, { staleTime: 60_000 }).data?.data;
}

/** The next day (UTC) with this number, which may be today, as `2026-12-05`. */
export function nextPayDay(day: number, now = new Date()): string {
  const month = now.getUTCDate() <= day ? now.getUTCMonth() : now.getUTCMonth() + 1;
  return dayOf(new Date(Date.UTC(now.getUTCFullYear(), month, day)));
}
