// What readiness and status say of a program's events, and how that changes.
import { isDeepStrictEqual } from 'node:util';
import { readinessOf, statusOfProgram, type Campaign } from './campaign.ts';
import type { Kit } from './kit.ts';
import { expectThat } from './outcome.ts';

type Keyed = Pick<Campaign, 'apiKey'>;

export interface Totals {
  clicks: number;
  leads: number;
  sales: number;
  pending: number;
  /** times of the last production events, or null */
  last: { click: string | null; lead: string | null; sale: string | null };
  verified: boolean;
  state: string;
  blocker: string | null;
  /** each gate's status */
  gates: Record<string, string>;
}

interface Gate {
  status: string;
  detail: string;
  next_action: string | null;
}
interface Readiness {
  counts_24h: { clicks: number; leads: number; sales: number };
  last_event_at: Totals['last'];
  integration_verified: boolean;
  state: string;
  blocker: string | null;
  gates: Record<string, Gate>;
}
interface Status {
  recent_events: { clicks_24h: number; leads_24h: number; sales_24h: number };
  integration_verified: boolean;
  pending_commissions: number;
}

/** The totals of readiness that status shows too, in the form of status. */
const shared = ({ counts_24h: { clicks, leads, sales }, integration_verified }: Readiness) => ({
  recent_events: { clicks_24h: clicks, leads_24h: leads, sales_24h: sales },
  integration_verified,
});

/** A gate says what to do next unless it passes. */
function checkGate(name: string, { status, detail, next_action }: Gate): void {
  const isRight = status === 'pass' ? next_action === null : (next_action ?? '').trim() !== '';
  expectThat(isRight, `a next_action for gate ${name} unless it passes`, next_action);
  expectThat(detail.trim() !== '', `a detail of gate ${name}`, detail);
}

/** Reads both endpoints, which must agree. Another client's event between the two reads is not an error. */
export async function totalsOf(kit: Kit, campaign: Keyed): Promise<Totals> {
  const before = (await readinessOf(kit, campaign)) as unknown as Readiness;
  const status = (await statusOfProgram(kit, campaign)) as unknown as Status;
  const { recent_events, integration_verified } = status;
  const told = { recent_events, integration_verified };
  const agreed = isDeepStrictEqual(told, shared(before))
    ? before
    : ((await readinessOf(kit, campaign)) as unknown as Readiness);
  expectThat(
    isDeepStrictEqual(told, shared(agreed)),
    `in status what readiness has: ${JSON.stringify(shared(agreed))}`,
    told,
  );
  for (const [name, gate] of Object.entries(agreed.gates)) checkGate(name, gate);
  return {
    ...agreed.counts_24h,
    pending: status.pending_commissions,
    last: agreed.last_event_at,
    verified: agreed.integration_verified,
    state: agreed.state,
    blocker: agreed.blocker,
    gates: Object.fromEntries(Object.entries(agreed.gates).map(([name, gate]) => [name, gate.status])),
  };
}

/** By how much each total grows; a missing one stays. `pending` may be left open by undefined. */
export type Growth = Partial<Record<'clicks' | 'leads' | 'sales', number>> & { pending?: number | undefined };

const KINDS = [
  ['clicks', 'click'],
  ['leads', 'lead'],
  ['sales', 'sale'],
] as const;

function expectGrowth(before: Totals, after: Totals, growth: Growth): void {
  for (const [total, event] of KINDS) {
    const grown = growth[total] ?? 0;
    expectThat(after[total] - before[total] === grown, `${before[total]} + ${grown} ${total}`, after[total]);
    const [was, is] = [before.last[event], after.last[event]];
    if (grown === 0) expectThat(is === was, `the last ${event} at ${was}, as before`, is);
    else expectThat(is !== null && (was === null || is >= was), `a last ${event} that is later than ${was}`, is);
  }
  const open = 'pending' in growth && growth.pending === undefined;
  const pending = growth.pending ?? 0;
  const fits = open || after.pending - before.pending === pending;
  expectThat(fits, `${before.pending} + ${pending} pending commissions`, after.pending);
}

/** Other clients' events, or one that becomes a day old, can disturb one attempt. */
const ATTEMPTS = 3;

/** Whether a total has grown by more than expected. One that becomes a day old only makes the totals smaller. */
const exceeds = (before: Totals, after: Totals, growth: Growth): boolean =>
  KINDS.some(([total]) => after[total] - before[total] > (growth[total] ?? 0));

/**
 * Checks that the requests change the program's totals by exactly this much. `prepare` runs before the totals are
 * read, and again before another attempt. Without it, requests may have their effect only the first time, so what they
 * wrongly record is not tried again.
 */
export async function expectTotals(
  kit: Kit,
  campaign: Keyed,
  growth: Growth,
  act: () => Promise<unknown>,
  prepare?: () => Promise<unknown>,
): Promise<void> {
  let first: unknown;
  for (let attempt = 1; attempt <= ATTEMPTS; attempt++) {
    await prepare?.();
    const before = await totalsOf(kit, campaign);
    // What the requests themselves show does not depend on other clients.
    await act().catch((error: unknown) => {
      throw first ?? error;
    });
    const after = await totalsOf(kit, campaign);
    try {
      return expectGrowth(before, after, growth);
    } catch (error) {
      if (!prepare && exceeds(before, after, growth)) throw error;
      first ??= error;
    }
  }
  throw first;
}

/** The state that the gates and the events of a program give. */
export function stateFrom({ gates, verified }: Pick<Totals, 'gates' | 'verified'>): string {
  const passes = (...names: string[]) => names.every((name) => gates[name] === 'pass');
  if (passes('live')) return 'live_verified';
  if (verified) return 'integration_verified';
  if (!passes('profile', 'economics')) return 'draft';
  return passes('payout', 'tracking') ? 'ready' : 'configuring';
}
