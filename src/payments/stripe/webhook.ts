import { isUtf8 } from 'node:buffer';
import { contract } from '../../contract/index.ts';
import { parseObject } from '../../lib/json.ts';
import { readPaymentEvent, type PaymentEvent } from './read-event.ts';
import { receiveEvent } from '../receive.ts';
import { headerFault, signatureFault } from './signature.ts';
import { findConnection } from './secrets.ts';
import type { Operation } from '../../common/operation.ts';

type Webhook = Parameters<Operation<'stripeWebhook'>>[0];

const { bodyDepth, signatureToleranceSeconds } = contract.limits;

/** The identifier of a program; undefined if the text is not a valid identifier. */
function idOf(text: string): number | undefined {
  const id = /^[1-9]\d*$/.test(text) ? Number(text) : NaN;
  return Number.isSafeInteger(id) ? id : undefined;
}

async function connectionOf({ deps, parameters, concerns, fail }: Webhook) {
  const programId = idOf(parameters.program_id);
  const connection = programId && (await findConnection(deps.db, deps.secretKey, programId));
  if (!connection) throw fail('programNotConnected');
  concerns(connection.program.id);
  return connection;
}

function eventIn(text: string, fail: Webhook['fail']): PaymentEvent {
  const body = parseObject(text, bodyDepth);
  if (typeof body === 'string') throw fail(body);
  const event = readPaymentEvent(body);
  if (!event) throw fail('eventMalformed');
  return event;
}

/** Whether the event belongs to the program's own account, or to a Stripe Connect account that the program named. */
const acceptsAccount = (accounts: readonly string[], { account }: PaymentEvent): boolean =>
  account === undefined || accounts.includes(account);

export const stripeWebhook: Operation<'stripeWebhook'> = async (webhook) => {
  const { body, deps, clock, parameters, log, answer, fail } = webhook;
  // Anyone can call this endpoint: read the body only for a connected program, and only if the signature header is
  // plausible.
  const { program, secrets, accounts } = await connectionOf(webhook);
  const { stripeSignature: signature = '' } = parameters;
  const headerIs = headerFault(signature);
  if (headerIs) throw fail(headerIs);
  const bytes = await body();
  const now = clock.now();
  if (!isUtf8(bytes)) throw fail('bodyNotUtf8');
  const text = bytes.toString('utf8');
  const fault = await signatureFault(text, signature, secrets, signatureToleranceSeconds, now);
  if (fault) throw fail(fault);
  const event = eventIn(text, fail);
  if (!acceptsAccount(accounts, event)) {
    log(undefined, `payment event ${event.id} is ignored: program ${program.id} does not list its account`);
    return answer(200, { received: true, result: 'ignored' });
  }
  const { db, clickIds, currencies, counts } = deps;
  const result = await receiveEvent({ db, clickIds, currencies, counts, now, log }, program, event);
  return answer(200, { received: true, result });
};
