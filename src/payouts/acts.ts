import type { Answer } from '../contract/handler.ts';
import type { Runner, Transaction } from '../database/db.ts';
import { includesRole } from '../common/access.ts';
import { itemOfShort, sinceOf, totalOf, type Act } from './rules.ts';
import type { Currency } from '../common/types.ts';
import { actOnItems, type ActedItem, type ActResult, type WantedAct } from './items.ts';
import { createPayout as create, previewPayout as preview, termsOf } from './create.ts';
import { findPartnerships } from './due.ts';
import { findFromApproved } from './from-approved.ts';
import { mailsOfAct } from './mails.ts';
import { findPayout, itemsOfProgram, payoutsOf } from './read.ts';
import { findSameDestination } from '../partners/same-destination.ts';
import type { Note } from '../common/audit.ts';
import { showHeldBack, showItem, showPayable, showPayout } from './view.ts';
import type { Manage, ManageContext } from '../common/context.ts';
import { readPage } from '../common/cursors.ts';
import { refused, type DoneWith, type Refused } from '../common/refused.ts';
import { withPartner } from '../commissions/related.ts';
import { iso, timesOf } from '../common/times.ts';
import { outcomeOf, writeEach } from '../common/write.ts';

const listPayouts: Manage<'listPayouts'> = async (context) => {
  const { deps, ids, query, answer } = context;
  const filters = { currency: query.currency, ...timesOf(query) };
  const page = await readPage(context, (request) => payoutsOf(deps.db, ids.program_id, filters, request), showPayout);
  return answer(200, page);
};

interface Asked {
  currency?: Currency | null | undefined;
  cutoff?: string | null | undefined;
  minimum_cents?: number | null | undefined;
}

/** What is asked of a payout, with the program's terms where nothing is said. */
async function wantedOf(db: Runner, programId: number, asked: Asked, partnerIds: number[] | undefined, now: Date) {
  const cutoff = asked.cutoff == null ? undefined : new Date(asked.cutoff);
  const said = { currency: asked.currency, cutoff, minimumCents: asked.minimum_cents };
  const partnerships = await findPartnerships(db, programId, partnerIds);
  return { ...(await termsOf(db, programId, said, now)), partnerships, at: now };
}

/** Adds to each row which other partners of the program have its destination; a viewer does not see where money goes. */
async function withSameDestination<Row extends { partner_id: number | null }>(
  rows: readonly Row[],
  { deps, ids, role }: Pick<ManageContext<'previewPayout'>, 'deps' | 'role'> & { ids: { program_id: number } },
) {
  const partners = includesRole(role, 'admin') ? rows.flatMap(({ partner_id: id }) => id ?? []) : [];
  const found = await findSameDestination(deps.db, ids.program_id, partners);
  return rows.map((row) => {
    const others = found.get(row.partner_id ?? 0);
    return others ? { ...row, same_destination: others } : row;
  });
}

const previewPayout: Manage<'previewPayout'> = async (context) => {
  const { deps, ids: path, role, query, now, answer, fail } = context;
  const partnerIds = query.partner_id === undefined ? undefined : [query.partner_id];
  const wanted = await wantedOf(deps.db, path.program_id, query, partnerIds, now);
  if (wanted.cutoff > now) throw fail('cutoffAhead');
  const decision = await preview(deps.db, deps.secretKey, wanted);
  const { items, excluded, version } = decision;
  const paid = await withSameDestination(
    items.map((item) => showPayable(item, role)),
    context,
  );
  return answer(200, {
    data: {
      currency: wanted.currency,
      // Not the present time, which would make each answer another one.
      cutoff: wanted.cutoff < now || query.cutoff !== undefined ? wanted.cutoff.toISOString() : null,
      as_of: now.toISOString(),
      minimum_cents: wanted.minimumCents,
      total_cents: totalOf(items),
      commissions: items.reduce((sum, item) => sum + item.ids.length, 0),
      due_since: iso(sinceOf(items)),
      version,
      from_approved: await findFromApproved(deps.db, wanted, decision),
      items: await withPartner(paid, query, context),
      excluded: await withPartner(excluded.map(showHeldBack), query, context),
    },
  });
};

const createPayout: Manage<'createPayout'> = async (context) => {
  const { deps, ids, body, caller, now, write, done, answer, fail } = context;
  return write(async (tx, note) => {
    const wanted = await wantedOf(tx, ids.program_id, body, body.partner_ids ?? undefined, now);
    if (wanted.cutoff > now) throw fail('cutoffAhead');
    const created = await create(tx, note, deps.secretKey, {
      ...wanted,
      by: caller.accountId,
      note: body.note ?? undefined,
      expectedVersion: body.expected_version ?? undefined,
      maxTotalCents: body.max_total_cents ?? undefined,
    });
    return answer(201, { data: showPayout((await findPayout(tx, wanted.programId, done(created).id))!) });
  });
};

const getPayout: Manage<'getPayout'> = async ({ deps, ids, answer, fail }) => {
  const found = await findPayout(deps.db, ids.program_id, ids.payout_id);
  if (!found) throw fail('notFound');
  return answer(200, { data: showPayout(found) });
};

const listPayoutItems: Manage<'listPayoutItems'> = async (context) => {
  const { deps, ids, role, query, answer } = context;
  const { payout_id: payoutId, status, partner_id: partnerId, search } = query;
  const itemId = search === undefined ? undefined : itemOfShort(search);
  const reference = itemId === undefined ? search?.toUpperCase() : undefined;
  const filters = { payoutId, status, partnerId, itemId, reference, ...timesOf(query) };
  const { data, page } = await readPage(
    context,
    (request) => itemsOfProgram(deps.db, ids.program_id, filters, request),
    (item) => showItem(item, role),
  );
  const shown = await withSameDestination(data, context);
  return answer(200, { data: await withPartner(shown, query, context), page });
};

const showResult = ({ itemId: item_id, judgement, status }: ActedItem) => ({
  item_id,
  ...outcomeOf(judgement, status),
});

type ActId = 'payPayoutItems' | 'failPayoutItems' | 'cancelPayoutItems' | 'reopenPayoutItems';
type PayoutIds = { program_id: number; payout_id: number };
type Named = { item_ids?: number[] | null; all_open?: boolean | null; expected_total_cents?: number | null };

type Meant = { kind: 'clear'; which: WantedAct['which'] } | Refused<'itemsAmbiguous'>;

/** Which items a body means. */
function whichOf({ item_ids: ids, all_open: allOpen, expected_total_cents: total }: Named): Meant {
  if (ids && !allOpen) return { kind: 'clear', which: { ids } };
  if (ids || !allOpen || total == null) return refused('itemsAmbiguous');
  return { kind: 'clear', which: { openTotalCents: total } };
}

interface Acting<Op extends ActId> extends Pick<ManageContext<Op>, 'deps' | 'now' | 'write'> {
  ids: PayoutIds;
  done: DoneWith<ActResult>;
}

/** Does the act to the items, and stores the mails about it if the service sends mail. */
async function acting<Op extends ActId>(
  { ids, deps, now: at, write, done }: Acting<Op>,
  which: WantedAct['which'],
  act: Act,
  answerOf: (data: { results: ReturnType<typeof showResult>[] }) => Answer<Op>,
): Promise<Answer<Op>> {
  const { program_id: programId, payout_id: payoutId } = ids;
  const { mailer, baseUrl } = deps;
  const work = async (tx: Transaction, note: Note) => {
    const acted = done(await actOnItems(tx, note, { programId, payoutId, which, act, at }));
    await mailer?.queue(tx, ...(await mailsOfAct(tx, { programId, act, items: acted.changed, baseUrl, at })));
    return acted.items.map(showResult);
  };
  const answered = await writeEach(write, work, answerOf);
  mailer?.sendSoon();
  return answered;
}

const payPayoutItems: Manage<'payPayoutItems'> = async (context) => {
  const { body, now, done, answer, fail } = context;
  const paidAt = body.paid_at == null ? now : new Date(body.paid_at);
  if (paidAt > now) throw fail('paidAtAhead');
  const { which } = done(whichOf(body));
  const act = { kind: 'pay', paidAt, reference: body.reference ?? undefined } as const;
  return acting(context, which, act, (data) => answer(200, { data }));
};

const failPayoutItems: Manage<'failPayoutItems'> = async (context) => {
  const { body, done, answer } = context;
  const { which } = done(whichOf(body));
  const act = { kind: 'fail', reason: body.reason } as const;
  return acting(context, which, act, (data) => answer(200, { data }));
};

const cancelPayoutItems: Manage<'cancelPayoutItems'> = async (context) => {
  const { body, done, answer } = context;
  const { which } = done(whichOf(body));
  const act = { kind: 'cancel', reason: body.reason ?? undefined, notSent: body.not_sent ?? false } as const;
  return acting(context, which, act, (data) => answer(200, { data }));
};

const reopenPayoutItems: Manage<'reopenPayoutItems'> = async (context) => {
  const { body, done, answer } = context;
  // Its items are named, so that there is no total which could have changed.
  const ofNamed = (acted: ActResult) => done(acted as Exclude<ActResult, Refused<'openTotalChanged'>>);
  return acting({ ...context, done: ofNamed }, { ids: body.item_ids }, { kind: 'reopen' }, (data) =>
    answer(200, { data }),
  );
};

export const payouts = {
  listPayouts,
  previewPayout,
  createPayout,
  getPayout,
  listPayoutItems,
  payPayoutItems,
  failPayoutItems,
  cancelPayoutItems,
  reopenPayoutItems,
};
