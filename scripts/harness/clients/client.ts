// Sends the requests of one chain and records each. A request without a response is repeated, as an integrator would
// do.
import { callPath } from '../../../src/contract/paths.ts';
import { setTimeout as sleep } from 'node:timers/promises';
import type { WorldProgram } from '../programs.ts';
import { signed, type StripeEvent } from '../../../packages/cli/src/simulate/stripe/payloads.ts';
import { errorsOf, outcomeOf } from './answers.ts';
import type { Entry, RunHistory, RequestKind, Sent } from './history.ts';
import { post } from './send.ts';

export interface Client {
  program: WorldProgram;
  click(existingClickId?: string): Promise<Entry>;
  lead(ids: { clickId: string; customerKey?: string }, withKey: boolean): Promise<Entry>;
  sale(sale: SaleFields): Promise<Entry>;
  refund(refund: { transactionId: string; amountCents?: number; reference?: string }): Promise<Entry>;
  event(event: StripeEvent, about: Partial<Sent>): Promise<Entry>;
  /** sends what an owner does; a repetition has the same nonce */
  owner(kind: 'approval' | 'payout' | 'act', call: OwnerCall): Promise<Entry>;
}

export interface OwnerCall {
  operation: 'approveCommissions' | 'createPayout' | ActOperation;
  ids?: Record<string, number>;
  body: object;
  sent?: Partial<Sent>;
  nonce: string;
}
export type ActOperation = `${'pay' | 'fail' | 'cancel' | 'reopen'}PayoutItems`;

export interface SaleFields {
  clickId?: string;
  customerKey?: string;
  transactionId: string;
  amountCents: number;
  subscriptionId?: string;
}

export interface LoadTarget {
  url: string;
  history: RunHistory;
  chain: number;
  /** unique for each run, so that identifiers are unique too */
  run: string;
}

interface Call {
  kind: RequestKind;
  path: string;
  body: string;
  headers: Record<string, string>;
  sent: Sent;
  nonce: string;
}

let nonces = 0;

async function perform({ url, history, chain }: LoadTarget, call: Call): Promise<Entry> {
  const startedAt = history.now();
  const { status, answer, problem } = await post(url + call.path, call.body, call.headers);
  const errors = status === undefined || status < 300 ? [] : errorsOf(status, answer);
  const { kind, nonce, sent } = call;
  const outcome = outcomeOf(status, errors);
  return history.add({
    chain,
    kind,
    nonce,
    sent,
    startedAt,
    endedAt: history.now(),
    outcome,
    status,
    answer,
    errors,
    problem,
  });
}

export function createLoadClient(target: LoadTarget, program: WorldProgram): Client {
  const track = (kind: RequestKind, withKey: boolean, body: object, sent: Omit<Sent, 'programId'>) => {
    const nonce = `${target.run}-${++nonces}`;
    return perform(target, {
      kind,
      path: `/api/v1/track/${kind}`,
      body: JSON.stringify({ ...body, additional_data: { nonce } }),
      headers: withKey ? { authorization: `Bearer ${program.key}` } : {},
      sent: { programId: program.id, withKey, ...sent },
      nonce,
    });
  };
  return {
    program,
    click: (existingClickId) =>
      track(
        'click',
        false,
        { affiliate_url: `https://brand.dev/?aff=${program.code}`, existing_click_id: existingClickId },
        existingClickId === undefined ? {} : { existingClickId },
      ),
    lead: (ids, withKey) => track('lead', withKey, { click_id: ids.clickId, customer_key: ids.customerKey }, ids),
    sale: (sale) =>
      track(
        'sale',
        true,
        {
          click_id: sale.clickId,
          customer_key: sale.customerKey,
          transaction_id: sale.transactionId,
          amount_cents: sale.amountCents,
          subscription_id: sale.subscriptionId,
          currency: 'USD',
        },
        sale,
      ),
    refund: (refund) =>
      track(
        'refund',
        true,
        {
          transaction_id: refund.transactionId,
          refund_amount_cents: refund.amountCents,
          refund_reference: refund.reference,
        },
        refund,
      ),
    owner: (kind, { operation, ids, body, sent, nonce }) =>
      perform(target, {
        kind,
        path: callPath(operation, { program_id: program.id, ...ids }),
        body: JSON.stringify(body),
        headers: { authorization: `Bearer ${program.owner}`, 'idempotency-key': nonce },
        sent: { programId: program.id, ...sent },
        nonce,
      }),
    event(event, about) {
      const { body, headers } = signed(event, program.secret!, new Date());
      return perform(target, {
        kind: 'event',
        path: callPath('stripeWebhook', { program_id: program.id }),
        body,
        headers,
        sent: { programId: program.id, eventId: event.id, eventType: event.type, ...about },
        nonce: event.id,
      });
    },
  };
}

const ATTEMPTS = 12;
const PAUSE_MS = 150;
const LONGEST_PAUSE_MS = 2_000;

/** Repeats a request until its outcome is known; gives up after about twenty seconds of refused connections. */
export async function untilKnown(send: () => Promise<Entry>): Promise<Entry> {
  for (let attempt = 1; ; attempt++) {
    const entry = await send();
    if (entry.outcome !== 'unknown' || attempt === ATTEMPTS) return entry;
    await sleep(Math.min(PAUSE_MS * 2 ** (attempt - 1), LONGEST_PAUSE_MS));
  }
}
