// Reads what an event concerns.
import { looksLikeClickId, type ClickIds } from '../attribution/click-id.ts';
import { codeClickId, type CodeName, type DiscountCode } from '../attribution/codes.ts';
import { continues } from './companions.ts';
import { ownerOf } from './decision.ts';
import type { FoundPayer, Known, Occasion } from './occasion.ts';
import {
  allNames,
  namesAnybody,
  paymentNames,
  type Notice,
  type PaymentNotice,
  type SubscriptionNotice,
} from './notice.ts';
import type { Customer, NamedCustomer, NamedSale, Payer, ReferenceOwner, SubscriptionOwner } from '../common/types.ts';
import type { Transaction } from '../database/db.ts';
import { findCodeById, findCodeOf } from '../codes/read.ts';
import { isErased } from '../attribution/erasures.ts';
import { findCustomer, findPayer, findStoredCustomer } from '../attribution/customers.ts';
import { HOUR } from '../lib/clock.ts';
import { findTestCustomer } from './events.ts';
import { hasUnlinkedHalf, lockHalves } from './halves.ts';
import { findInvoicePayments, findRelatedNames, findSaleByNames } from './names.ts';
import { findReferenceOwner, findSubscriptionOwner } from './references.ts';

/** An event that is being applied, within one transaction. */
export interface EventContext extends Occasion {
  tx: Transaction;
  clickIds: ClickIds;
  log: (cause: unknown, message: string) => void;
}

/**
 * Finds the customer in the program: by click and key as in a call with the program's key, otherwise by the reference,
 * which is either of them. Metadata has priority, since it says which of the two it is.
 */
async function findNamed({ tx, clickIds, program }: EventContext, named: NamedCustomer): Promise<Payer | undefined> {
  const { clickId, customerKey, reference } = named;
  for (const ids of [
    { clickId, customerKey },
    { clickId: reference, customerKey: reference },
  ]) {
    if (ids.clickId === undefined && ids.customerKey === undefined) continue;
    const customer = await findCustomer(tx, clickIds, program.id, ids);
    const payer = customer?.program_id === program.id ? await findPayer(tx, customer) : undefined;
    if (payer) return payer;
  }
  return undefined;
}

const findStored = async ({ tx, program }: EventContext, customerId: number): Promise<Payer | undefined> =>
  findPayer(tx, await findStoredCustomer(tx, program.id, customerId));

/** The key that the event gives its customer: a reference too, unless it is a click or somebody else's key. */
async function keyFor(context: EventContext, customer: Customer, { customerKey, reference }: NamedCustomer) {
  const { tx, clickIds, program } = context;
  if (customer.customer_key !== null) return undefined;
  if (customerKey !== undefined) return customerKey;
  if (reference === undefined || reference === customer.click_id || looksLikeClickId(reference)) return undefined;
  const owner = await findCustomer(tx, clickIds, program.id, { customerKey: reference, clickId: undefined });
  return owner ? undefined : reference;
}

const findOwner = (context: EventContext, { customerId, named }: ReferenceOwner): Promise<Payer | undefined> =>
  customerId === null ? findNamed(context, named) : findStored(context, customerId);

/**
 * The customer who paid: the one whom the event names, else the one whose subscription or whose customer of the processor
 * it is.
 */
async function findPayerOf(
  context: EventContext,
  named: NamedCustomer,
  owners: readonly ReferenceOwner[],
): Promise<FoundPayer | undefined> {
  for (const owner of [{ customerId: null, named }, ...owners]) {
    const payer = await findOwner(context, owner);
    if (!payer) continue;
    const names = namesAnybody(named) ? named : owner.named;
    return { ...payer, customerKey: await keyFor(context, payer.customer, names) };
  }
  return undefined;
}

/** The buyer of the payment's sale, which somebody who knows has recorded. */
async function findBuyer(context: EventContext, sale: NamedSale | undefined): Promise<FoundPayer | undefined> {
  const buyer = sale && (await findStored(context, sale.customer_id));
  return buyer && { ...buyer, customerKey: undefined };
}

/**
 * Whether an event of the same customer and amount has a sale, and is half of a payment that is not linked yet, as this
 * one is. Other halves of this customer wait until the transaction ends, so that two of them never record two sales. What
 * links the halves is read afterwards.
 */
async function findTwin(
  { tx, program, occurredAt }: EventContext,
  { awaits, amountCents, currency, ...notice }: PaymentNotice,
  { customer }: FoundPayer,
): Promise<boolean> {
  if (awaits === undefined) return false;
  await lockHalves(tx, program.id, customer.click_id);
  const half = { awaits: awaits === 'invoice' ? 'payment' : 'invoice', amountCents, currency } as const;
  const names = paymentNames({ ...notice, amountCents, currency });
  return hasUnlinkedHalf(tx, program.id, customer.click_id, { ...half, occurredAt, names });
}

/** Whether a subscription got its discount some time after it began: the code brought nobody. */
const isAddedLater = (
  notice: PaymentNotice | SubscriptionNotice,
  subscription: SubscriptionOwner | undefined,
  occurredAt: Date,
): boolean =>
  notice.kind === 'subscription' &&
  notice.begins === false &&
  subscription?.seenAt !== undefined &&
  occurredAt.getTime() - subscription.seenAt.getTime() > HOUR;

/**
 * The first code that an event says was used, unless it is of a renewal; else the one of the subscription's start. A code that
 * does not speak counts as unknown.
 */
async function findCode(
  { tx, program, occurredAt }: EventContext,
  notice: PaymentNotice | SubscriptionNotice,
  subscription: SubscriptionOwner | undefined,
): Promise<DiscountCode | undefined> {
  if (!program.has_codes) return undefined;
  const isLate = continues(notice) || isAddedLater(notice, subscription, occurredAt);
  for (const reference of isLate ? [] : (notice.codes ?? [])) {
    const code = await findCodeOf(tx, program.id, reference);
    if (code) return code;
  }
  const codeId = subscription?.codeId ?? null;
  return codeId === null ? undefined : findCodeById(tx, program.id, codeId);
}

/** What names the customer of a payment that has neither a click nor a known customer. */
function codeNameOf(notice: PaymentNotice, owners: readonly (ReferenceOwner | undefined)[]): CodeName {
  for (const { customerKey, reference } of [notice.customer, ...owners.map((owner) => owner?.named ?? {})]) {
    const key = customerKey ?? (reference !== undefined && looksLikeClickId(reference) ? undefined : reference);
    if (key !== undefined) return { kind: 'key', name: key };
  }
  const { processorCustomer, subscription, session, intent, invoice } = notice;
  return { kind: 'processor', name: (processorCustomer ?? subscription ?? session ?? intent ?? invoice)! };
}

/** The payer of a payment as its discount code decides; undefined if no code does. */
async function findOwned(
  context: EventContext,
  notice: PaymentNotice,
  { code, payer, subscription, owner }: Pick<Known, 'code' | 'payer' | 'subscription' | 'owner'>,
): Promise<FoundPayer | undefined> {
  if (!code) return undefined;
  const { tx, clickIds, program } = context;
  const name = codeNameOf(notice, [subscription, owner]);
  const customerKey = name.kind === 'key' ? name.name : undefined;
  const isGone = !payer && (await isErased(tx, clickIds, program.id, [{ clickId: codeClickId(name), customerKey }]));
  return isGone ? undefined : ownerOf(context, payer, { code, name });
}

/** A test event's customer is identified by the event, or by an earlier test event of the same payment. */
async function resolveTest(context: EventContext, notice: Notice): Promise<Known> {
  const known = { names: [], linked: [], sale: undefined };
  const payer = 'customer' in notice ? await findNamed(context, notice.customer) : undefined;
  if (payer) return { ...known, payer: { ...payer, customerKey: undefined } };
  return { ...known, testCustomerId: await findTestCustomer(context.tx, context.program.id, allNames(notice)) };
}

type Found = Pick<Known, 'subscription' | 'owner' | 'payer' | 'code'>;

/** The customer of the event, and what is known of its subscription and of the processor's customer. */
async function resolveCustomer(context: EventContext, notice: Extract<Notice, { customer: object }>): Promise<Found> {
  const { tx, program } = context;
  const { customer, processorCustomer } = notice;
  const subscribed = notice.kind === 'customer' ? undefined : notice.subscription;
  const subscription = subscribed === undefined ? undefined : await findSubscriptionOwner(tx, program.id, subscribed);
  const owner =
    processorCustomer === undefined ? undefined : await findReferenceOwner(tx, program.id, processorCustomer);
  const owners = [subscription, owner].filter((one) => one !== undefined);
  const code = notice.kind === 'customer' ? undefined : await findCode(context, notice, subscription);
  return { subscription, owner, code, payer: await findPayerOf(context, customer, owners) };
}

/** Everything that is recorded of what an event concerns. No row is locked: a sale's claim comes before its customer's lock. */
export async function resolve(context: EventContext, notice: Notice): Promise<Known> {
  const { tx, program, livemode } = context;
  if (livemode === false) return resolveTest(context, notice);
  const found: Found = 'customer' in notice ? await resolveCustomer(context, notice) : {};
  const owned = notice.kind === 'payment' ? await findOwned(context, notice, found) : undefined;
  const payer = owned ?? found.payer;
  const hasTwin = notice.kind === 'payment' && payer ? await findTwin(context, notice, payer) : false;
  const invoice = notice.kind === 'payment' ? notice.invoice : undefined;
  const linked = invoice === undefined ? [] : await findInvoicePayments(tx, program.id, invoice);
  const names = [...new Set([...paymentNames(notice), ...linked])];
  const sale = names.length === 0 ? undefined : await findSaleByNames(tx, program.id, names);
  const waits = notice.kind === 'payment' && notice.waits === 'subscription' && sale === undefined;
  // Only an invoice has further names.
  const hasInvoice = waits && (await findRelatedNames(tx, program.id, names)).length > names.length;
  const known = { names, linked, sale, hasInvoice };
  if (!('customer' in notice)) return known;
  // A recorded sale stays its buyer's.
  const ofSale = sale ? undefined : owned;
  return { ...known, ...found, owned: ofSale, hasTwin, payer: found.payer ?? (await findBuyer(context, sale)) };
}
