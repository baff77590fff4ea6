// Checks the guarantees that a fault has in addition to those that always hold.
import type { Entry } from '../clients/history.ts';
import type { Fault } from '../fault.ts';
import { chainsOf, type RuleViolation } from './violation.ts';

/** The time after the end of a fault within which a write must be acknowledged again. */
const RECOVERY_MS = 20_000;
/** The time limit of a response: ten seconds for the database, and more for a busy machine. */
const ANSWER_MS = 15_000;
const CHAINS_NAMED = 2;

const violation = (rule: string, text: string, about: readonly Entry[] = []): RuleViolation => ({
  rule,
  text,
  chains: chainsOf(about).slice(0, CHAINS_NAMED),
});

/** Checks the requests that ended after the fault was injected; `healedAt` is the time when the fault ended. */
export function judgeFault(
  { name, unnoticed }: Pick<Fault<never>, 'name' | 'unnoticed'>,
  entries: readonly Entry[],
  healedAt: number,
): RuleViolation[] {
  const failed = entries.filter(({ outcome }) => outcome === 'unknown');
  const late = entries.filter(({ startedAt, endedAt }) => endedAt - startedAt > ANSWER_MS);
  const back = entries.find(({ outcome, endedAt }) => outcome === 'acknowledged' && endedAt >= healedAt);
  const found: RuleViolation[] = [];
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
