// Identifies the errors of the document by a response's status and text.
import { catalogue } from '../../../src/contract/index.ts';
import { patternOf } from '@referral-tracking/shared/template';
import type { RequestOutcome } from './history.ts';

interface Known {
  name: string;
  status: number;
  text: RegExp;
}

const KNOWN: Known[] = Object.entries(catalogue).map(([name, { status, body, template }]) => {
  const { message } = (body as { error: { message: string } }).error;
  return {
    name,
    status,
    text: new RegExp(
      patternOf(template['/error/message'] ?? message, () => '.*'),
      's',
    ),
  };
});

/**
 * The catalogue's names for an error response: several if errors differ only in their code, none if it is undocumented.
 */
export function errorsOf(status: number, answer: Record<string, unknown>): string[] {
  const message = (answer.error as { message?: unknown } | undefined)?.message;
  if (typeof message !== 'string') return [];
  return KNOWN.filter((known) => known.status === status && known.text.test(message)).map(({ name }) => name);
}

/** Errors that mean that the sale is stored. */
export const STORED = ['duplicateTransaction', 'commissionFailed', 'partnerMissing'];

export function outcomeOf(status: number | undefined, errors: readonly string[]): RequestOutcome {
  // An earlier attempt may still succeed.
  if (status === undefined || errors.includes('manageInFlight')) return 'unknown';
  if (status < 300 || errors.some((name) => STORED.includes(name))) return 'acknowledged';
  return status < 500 ? 'refused' : 'unknown';
}
