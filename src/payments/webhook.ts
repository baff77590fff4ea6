// The way of every delivery: connection, signature, reading, effect. What differs is in the folder of the processor.
import { isUtf8 } from 'node:buffer';
import { contract } from '../contract/index.ts';
import { parseObject } from '../lib/json.ts';
import type { Operation } from '../common/operation.ts';
import type { PaymentEvent, Processor, ProcessorType, Reading } from './processor.ts';
import { namedByLanding } from './landing.ts';
import { receiveEvent, type Receipt, type ReceivingDeps } from './receive.ts';
import { findConnection, type Connection } from './secrets.ts';
import { LONGEST_NAME } from './fields.ts';
import { isQuiet, OTHER_SHOP, QUIET } from './result.ts';
import { isOtherShop } from './shops.ts';

type Webhook = Parameters<Operation<'stripeWebhook'>>[0];

const { bodyDepth, signatureToleranceSeconds: toleranceSeconds } = contract.limits;

/** The identifier of a program; undefined if the text is not a valid identifier. */
function idOf(text: string): number | undefined {
  const id = /^[1-9]\d*$/.test(text) ? Number(text) : NaN;
  return Number.isSafeInteger(id) ? id : undefined;
}

async function connectionOf({ deps, parameters, concerns, fail }: Webhook, { type }: Processor): Promise<Connection> {
  const programId = idOf(parameters.program_id);
  const connection = programId && (await findConnection(deps.db, deps.secretKey, programId, type));
  if (!connection) throw fail('programNotConnected');
  concerns(connection.program.id);
  return connection;
}

/** Whether the event belongs to the program's own account, or to a connected account that the program named. */
const acceptsAccount = (accounts: readonly string[], { account }: PaymentEvent): boolean =>
  account === undefined || accounts.includes(account);

/** The result that says most. */
export const resultOf = (results: readonly Receipt[]): Receipt =>
  results.find((result) => !isQuiet(result)) ?? QUIET.find((result) => results.includes(result)) ?? 'ignored';

/** An event that counts nothing. Its identifier may be that of an order of the program's own shop. */
const ofOtherShop = (event: PaymentEvent, shop: string): PaymentEvent => ({
  ...event,
  id: [...`${event.id} ${shop}`].slice(0, LONGEST_NAME).join(''),
  notice: { kind: OTHER_SHOP },
});

/** Applies what a delivery or an object says, event by event: each is applied once, so that a repeat goes on where one broke off. */
export async function receiveReading(
  deps: ReceivingDeps,
  { program, accounts }: Pick<Connection, 'program' | 'accounts'>,
  { events, shop }: Reading,
): Promise<Receipt> {
  const results: Receipt[] = [];
  const isOther = shop !== undefined && (await isOtherShop(deps.db, program.id, deps.processor, shop, deps.now));
  for (const event of events) {
    if (acceptsAccount(accounts, event)) {
      const named = isOther ? ofOtherShop(event, shop) : await namedByLanding(deps, program, event);
      results.push(await receiveEvent(deps, program, named));
      continue;
    }
    deps.log(undefined, `payment event ${event.id} is ignored: program ${program.id} does not list its account`);
    results.push('ignored');
  }
  return resultOf(results);
}

async function signedReading(webhook: Webhook, processor: Processor, { program, secrets }: Connection) {
  const { body, clock, headers, fail } = webhook;
  const bytes = await body();
  const now = clock.now();
  const delivery = { body: bytes, headers };
  if (processor.isPing?.(delivery)) return { reading: { events: [] }, now };
  const headerIs = processor.headerFault(headers);
  if (headerIs) throw fail(headerIs);
  if (!isUtf8(bytes)) throw fail('bodyNotUtf8');
  const fault = await processor.signatureFault(delivery, { secrets, toleranceSeconds, now });
  if (fault) throw fail(fault);
  const parsed = parseObject(bytes.toString('utf8'), bodyDepth);
  if (typeof parsed === 'string') throw fail(parsed);
  const reading = processor.read(parsed, { programId: program.id, headers, now });
  if (!reading) throw fail('eventMalformed');
  return { reading, now };
}

/**
 * The operation that receives the deliveries of a processor. Anyone can call it: the body is read only for a connected
 * program, and, unless the processor also sends unsigned requests, only if the headers may be those of a signed delivery.
 */
export const webhookOf = <Op extends `${ProcessorType}Webhook`>(type: ProcessorType): Operation<Op> => {
  const handle: Operation<'stripeWebhook'> = async (webhook) => {
    const { PROCESSORS } = await import('./processors.ts');
    const processor: Processor = PROCESSORS[type];
    const connection = await connectionOf(webhook, processor);
    const headerIs = processor.isPing ? undefined : processor.headerFault(webhook.headers);
    if (headerIs) throw webhook.fail(headerIs);
    const { reading, now } = await signedReading(webhook, processor, connection);
    const { db, clickIds, currencies, counts } = webhook.deps;
    const deps = { db, clickIds, currencies, counts, now, log: webhook.log, processor: processor.type };
    return webhook.answer(200, { received: true, result: await receiveReading(deps, connection, reading) });
  };
  // The documents of the operations differ in what they describe; their answers and errors have the same names.
  return handle as unknown as Operation<Op>;
};
