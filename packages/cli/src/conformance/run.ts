import { createKit, type Kit, type Surroundings, type Target } from './kit.ts';
import { KeyRefused, Mismatch, show, Skip, Unreachable } from './outcome.ts';
import type { Need, Row } from './row.ts';
import { ROWS } from './rows/index.ts';

export interface RowResult {
  endpoint: string;
  asks: string;
  expects: string;
  outcome: 'passed' | 'failed' | 'skipped';
  /** why the rule failed or was skipped */
  reason?: string;
  /** the last request of a failed rule, with its identifier in the service's log */
  request?: string;
  seconds: number;
}

export interface ConformanceReport {
  passed: number;
  failed: number;
  skipped: number;
  rows: RowResult[];
}

/** The endpoints of the rules, in order. */
export const ENDPOINTS: readonly string[] = [...new Set(ROWS.map(({ endpoint }) => endpoint))];

const FLAGS: Record<Need, string> = {
  write: '--write: it makes production records',
  loginToken: '--login-token',
  disabledAff: '--disabled-aff',
  origin: '--origin',
};

/** Checks that a server answers, that it is the service, and that it accepts the key. */
async function meet(kit: Kit): Promise<void> {
  const { baseUrl } = kit.target;
  const { status, body } = await kit.askRaw('cliStatus', { as: 'program' }).catch((error: unknown) => {
    const { message, code } = error as NodeJS.ErrnoException;
    throw new Unreachable(`${baseUrl} cannot be reached: ${message || code}`);
  });
  if (typeof body !== 'object' || body === null) {
    throw new Unreachable(`The server at ${baseUrl} is not the referral tracking service (status ${status})`);
  }
  if (status === 401) throw new KeyRefused(`The service refuses the key: ${show(body)}`);
}

async function resultOf(row: Row, kit: Kit): Promise<Pick<RowResult, 'outcome' | 'reason' | 'request'>> {
  const missing = row.needs.filter((need) => !kit.target[need]);
  if (missing.length > 0) return { outcome: 'skipped', reason: `needs ${missing.map((m) => FLAGS[m]).join(', ')}` };
  try {
    await row.run(kit);
    return { outcome: 'passed' };
  } catch (error) {
    if (error instanceof Skip) return { outcome: 'skipped', reason: error.message };
    const last = kit.last();
    const request = last === undefined ? {} : { request: last };
    // Any error is a failure of the rule; the run continues.
    const reason = error instanceof Mismatch ? error.message : show(error instanceof Error ? error.message : error);
    return { outcome: 'failed', reason: reason || 'it broke off', ...request };
  }
}

/**
 * Tests all rules of the given endpoints, one after the other.
 * @throws Unreachable if no service answers, KeyRefused if the service rejects the key, the signal's reason if it is
 * aborted
 */
export async function runConformance(
  target: Target,
  surroundings: Surroundings,
  only: readonly string[] = [],
): Promise<ConformanceReport> {
  const kit = createKit(target, surroundings);
  await meet(kit);
  const rows: RowResult[] = [];
  for (const row of ROWS.filter(({ endpoint }) => only.length === 0 || only.includes(endpoint))) {
    surroundings.signal.throwIfAborted();
    const began = performance.now();
    const result = await resultOf(row, kit);
    surroundings.signal.throwIfAborted();
    const { endpoint, asks, expects } = row;
    rows.push({ endpoint, asks, expects, ...result, seconds: Math.round(performance.now() - began) / 1000 });
  }
  const count = (outcome: RowResult['outcome']) => rows.filter((row) => row.outcome === outcome).length;
  return { passed: count('passed'), failed: count('failed'), skipped: count('skipped'), rows };
}
