// The readiness of a program, for its key and for its members.
import { blockerOf, gatesOf, GATES, stateOf, type Gate, type GateName } from './readiness-rules.ts';
import type { Runner } from '../database/db.ts';
import { integrationFacts } from './integration.ts';

/** How long a client should wait before it polls for the next state. */
const POLL_SECONDS = 10;

const iso = (time: Date | null): string | null => time?.toISOString() ?? null;

/** A program's readiness as the document describes it. */
export async function readReadiness(db: Runner, programId: number, now: Date) {
  const facts = await integrationFacts(db, programId, now);
  const gates = gatesOf(facts);
  const checked = GATES.map((name) => [name, { ...gates[name], checked_at: now.toISOString() }]);
  return {
    program_id: programId,
    state: stateOf(facts, gates),
    integration_verified: facts.integration_verified,
    blocker: blockerOf(gates),
    gates: Object.fromEntries(checked) as Record<GateName, Gate & { checked_at: string }>,
    last_event_at: { click: iso(facts.last_click_at), lead: iso(facts.last_lead_at), sale: iso(facts.last_sale_at) },
    counts_24h: { clicks: facts.recent_clicks, leads: facts.recent_leads, sales: facts.recent_sales },
    key_rotated_at: iso(facts.key_rotated_at),
    poll: { retry_after_seconds: POLL_SECONDS },
  };
}
