import { contract, type Body } from '../contract/index.ts';
import type { Runner, Transaction } from '../database/db.ts';
import type { Caller } from '../common/access.ts';
import type { Destination } from './rules.ts';
import { DAY, SECOND } from '../lib/clock.ts';
import { findOwnPartner, holdOwnPartner, nameFrom, type OwnPartner } from '../portal/read.ts';
import { addPayoutMethod, endPayoutMethod, payoutMethodsOf, type PayoutMethod } from './write.ts';
import { addressChangedAt, recentAddresses } from '../accounts/former-addresses.ts';
import type { Note } from '../common/audit.ts';
import type { MethodChange } from '../mail/rules.ts';
import type { Deps, Manage } from '../common/context.ts';
import { readPage } from '../common/cursors.ts';
import { refused, type Refused } from '../common/refused.ts';
import { unchanged } from '../common/write.ts';

// What partners say about where they are paid. A person who takes over an account must not be able to send its money elsewhere
// before its owner notices.

const WAIT_MS = contract.limits.payoutMethodWaitSeconds * SECOND;
const LIMITS = { waitMs: WAIT_MS, mostInADay: contract.limits.payoutMethodsPerDay };
/** How long a notice is tried to be sent. */
const NOTICE_LIFETIME = 7 * DAY;
/** The page of the portal that shows the methods. */
const PAGE = '/partner/profile';

/** A method as the document describes it. */
const showMethod = ({ usable_from, created_at, ...method }: PayoutMethod) => ({
  id: method.id,
  kind: method.kind,
  currency: method.currency,
  holder: method.holder,
  holder_kind: method.holder_kind,
  label: method.label,
  usable_from: usable_from.toISOString(),
  created_at: created_at.toISOString(),
});

/** Refuses an account whose address changed lately: the person who changed it may not be its owner. */
async function refuseNewAddress(db: Runner, { accountId }: Caller, now: Date) {
  const changedAt = await addressChangedAt(db, accountId);
  const until = changedAt && new Date(changedAt.getTime() + WAIT_MS);
  return until && until > now ? refused('emailChanged', { until: until.toISOString() }) : ({ kind: 'old' } as const);
}

/** The partner that the caller is. The account is locked, so that its writes are one after the other. */
async function holdPayee(tx: Transaction, note: Note, caller: Caller, now: Date) {
  const { accountId, email } = caller;
  if (!(await findOwnPartner(tx, caller))) return refused('notFound');
  const partner = await holdOwnPartner(tx, note, { accountId, email, name: nameFrom(email), at: now });
  const address = await refuseNewAddress(tx, caller, now);
  if (address.kind === 'refused') return address;
  const noteAsPartner: Note = (entry) => note({ ...entry, partnerId: partner.id });
  return { kind: 'held', partner, noteAsPartner } as const;
}

const KIND_NAMES: Readonly<Record<PayoutMethod['kind'], string>> = {
  paypal: 'PayPal',
  wise: 'Wise',
  sepa: 'bank account',
  other: 'another way',
};

/** A method as people read it, such as `PayPal a***@partner.dev (USD)`. */
const nameOf = ({ kind, label, currency }: PayoutMethod): string =>
  `${KIND_NAMES[kind]} ${label} (${currency ?? 'any currency'})`;

interface Notice {
  caller: Caller;
  partner: OwnPartner;
  /** the method that was added or removed */
  methodId: number;
  change: MethodChange;
  now: Date;
}

/** Stores the notices of a change, if the service sends mail: to each address that the account had lately. */
async function notify(tx: Transaction, { mailer, baseUrl }: Deps, notice: Notice): Promise<void> {
  const { caller, partner, methodId: subjectId, change, now: at } = notice;
  if (!mailer) return;
  const expiresAt = new Date(at.getTime() + NOTICE_LIFETIME);
  for (const to of await recentAddresses(tx, caller.accountId, at)) {
    const content = { to, link: `${baseUrl}${PAGE}`, name: partner.name, change };
    await mailer.queue(tx, { kind: 'payout-method', subjectId, content, at, expiresAt });
  }
}

/** The address or account in the body, which must be the one that the kind needs, and no other. */
async function destinationIn({
  kind,
  currency,
  email,
  iban,
  details,
}: Body<'createPayoutMethod'>): Promise<
  | { kind: 'done'; destination: Destination }
  | Refused<'payoutDestinationInvalid' | 'ibanInvalid' | 'emailInvalid' | 'payoutCurrencyInvalid'>
> {
  // Loaded when it is needed: most instances never check an IBAN.
  const { DESTINATION_FIELDS, parseDestination } = await import('./rules.ts');
  const given = { email, iban, details };
  const field = DESTINATION_FIELDS[kind];
  const text = given[field];
  const others = Object.entries(given).filter(([name, value]) => name !== field && value != null);
  if (text == null || others.length > 0) return refused('payoutDestinationInvalid', { field });
  const destination = parseDestination(field, text);
  if (!destination) return field === 'iban' ? refused('ibanInvalid') : refused('emailInvalid', { field });
  if (kind === 'sepa' && currency !== 'EUR') return refused('payoutCurrencyInvalid');
  return { kind: 'done', destination };
}

const listPayoutMethods: Manage<'listPayoutMethods'> = async (context) => {
  const { deps, caller, now, done, answer, fail } = context;
  const partner = await findOwnPartner(deps.db, caller);
  if (!partner) throw fail('notFound');
  done(await refuseNewAddress(deps.db, caller, now));
  return answer(200, await readPage(context, (request) => payoutMethodsOf(deps.db, partner.id, request), showMethod));
};

const createPayoutMethod: Manage<'createPayoutMethod'> = async (context) => {
  const { body, caller, deps, now, write, done, answer } = context;
  const { kind, currency = null, holder, holder_kind: holderKind } = body;
  const { destination } = done(await destinationIn(body));
  const answered = await write(async (tx, note) => {
    const { partner, noteAsPartner } = done(await holdPayee(tx, note, caller, now));
    const wanted = { partnerId: partner.id, kind, currency, holder: holder.trim(), holderKind, destination, at: now };
    const added = done(await addPayoutMethod(tx, noteAsPartner, deps.secretKey, wanted, LIMITS));
    const { method } = added;
    if (added.kind === 'unchanged') return unchanged(answer(200, { data: showMethod(method) }));
    const usableFrom = method.usable_from > now ? method.usable_from.toISOString() : undefined;
    const change = { added: nameOf(method), removed: added.replaced && nameOf(added.replaced), usableFrom };
    await notify(tx, deps, { caller, partner, methodId: method.id, change, now });
    return answer(201, { data: showMethod(method) });
  });
  deps.mailer?.sendSoon();
  return answered;
};

const removePayoutMethod: Manage<'removePayoutMethod'> = async (context) => {
  const { ids, caller, deps, now, write, done, answer } = context;
  const answered = await write(async (tx, note) => {
    const { partner, noteAsPartner } = done(await holdPayee(tx, note, caller, now));
    const which = { id: ids.payout_method_id, partnerId: partner.id, at: now };
    const removed = done(await endPayoutMethod(tx, noteAsPartner, which));
    const { method } = removed;
    const shown = answer(200, { data: showMethod(method) });
    if (removed.kind === 'unchanged') return unchanged(shown);
    await notify(tx, deps, { caller, partner, methodId: method.id, change: { removed: nameOf(method) }, now });
    return shown;
  });
  deps.mailer?.sendSoon();
  return answered;
};

export const payoutMethods = { listPayoutMethods, createPayoutMethod, removePayoutMethod };
