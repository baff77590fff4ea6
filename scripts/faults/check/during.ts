// What one fault promises while it lasts, in addition to the promises that hold always.
import type { Entry } from '../clients/history.ts';
import type { Fault } from '../nemesis/fault.ts';
import { chainsOf, type Violation } from './violation.ts';

/** Writes must be acknowledged again so soon after a fault has ended. */
const RECOVERY_MS = 20_000;
/** The ten seconds that a request may spend in the database, and some for a busy machine. */
const ANSWER_MS = 15_000;
const CHAINS_NAMED = 2;

const violation = (rule: string, text: string, about: readonly Entry[] = []): Violation => ({
  rule,
  text,
  chains: chainsOf(about).slice(0, CHAINS_NAMED),
});

/** Checks the requests that ended since the fault was injected; `healedAt` is when it had ended. */
export function judgeFault(
  { name, unnoticed }: Pick<Fault, 'name' | 'unnoticed'>,
  entries: readonly Entry[],
  healedAt: number,
): Violation[] {
  const failed = entries.filter(({ outcome }) => outcome === 'unknown');
  const late = entries.filter(({ startedAt, endedAt }) => endedAt - startedAt > ANSWER_MS);
  const back = entries.find(({ outcome, endedAt }) => outcome === 'acknowledged' && endedAt >= healedAt);
  const found: Violation[] = [];
  if (unnoticed && failed.length > 0) {
    const first = failed[0]!.problem ?? String(failed[0]!.status);
    found.push(
      violation('no request fails', `${failed.length} requests failed during ${name}, first: ${first}`, failed),
    );
  }
  if (late.length > 0) {
    const text = `${late.length} requests took more than ${ANSWER_MS / 1000} s during ${name}`;
    found.push(violation('answers come in time', text, late));
  }
  if (!back || back.endedAt - healedAt > RECOVERY_MS) {
    const text = `after ${name} no write was acknowledged within ${RECOVERY_MS / 1000} s`;
    found.push(violation('writes come back', text));
  }
  return found;
}
