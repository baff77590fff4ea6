import { failure } from '../contract/failure.ts';
import type { Runner, Transaction } from '../database/db.ts';
import { minimumIn, sinceOf, totalOf, type Act } from '../domain/payout.ts';
import type { Currency } from '../domain/types.ts';
import { actOnItems, type ActedItem, type WantedAct } from '../store/payouts/acts.ts';
import { createPayout as create, findPayoutTerms, previewPayout as preview } from '../store/payouts/create.ts';
import { findPartnerships } from '../store/payouts/due.ts';
import { exportPayout } from '../store/payouts/exports.ts';
import { findPayout, itemsOfProgram, payoutsOf } from '../store/payouts/payouts.ts';
import type { Note } from '../store/platform/audit.ts';
import type { Manage } from './context.ts';
import { readPage } from './cursors.ts';
import { showHeldBack, showItem, showPayable, showPayout } from './payout-views.ts';
import { withPartner } from './related.ts';
import { iso, timesOf } from './times.ts';
import { outcomeOf, writeEach } from './write.ts';

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
  const terms = await findPayoutTerms(db, programId);
  const currency = asked.currency ?? terms.currency;
  const own = minimumIn(currency, terms);
  const partnerships = await findPartnerships(db, programId, partnerIds);
  const cutoff = asked.cutoff == null ? now : new Date(asked.cutoff);
  return { programId, currency, cutoff, partnerships, minimumCents: asked.minimum_cents ?? own, at: now };
}

const previewPayout: Manage<'previewPayout'> = async (context) => {
  const { deps, ids: path, role, query, now, answer, fail } = context;
  const partnerIds = query.partner_id === undefined ? undefined : [query.partner_id];
  const wanted = await wantedOf(deps.db, path.program_id, query, partnerIds, now);
  if (wanted.cutoff > now) throw fail('cutoffAhead');
  const { items, excluded, version } = await preview(deps.db, deps.secretKey, wanted);
  const paid = items.map((item) => showPayable(item, role));
  return answer(200, {
    data: {
      currency: wanted.currency,
      cutoff: query.cutoff === undefined ? null : wanted.cutoff.toISOString(),
      as_of: now.toISOString(),
      minimum_cents: wanted.minimumCents,
      total_cents: totalOf(items),
      commissions: items.reduce((sum, item) => sum + item.ids.length, 0),
      due_since: iso(sinceOf(items)),
      version,
      items: await withPartner(paid, query, context),
      excluded: await withPartner(excluded.map(showHeldBack), query, context),
    },
  });
};

const createPayout: Manage<'createPayout'> = async (context) => {
  const { deps, ids, body, caller, now, write, answer, fail } = context;
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
    switch (created.kind) {
      case 'none_due':
        throw fail('nothingDue');
      case 'outdated':
        throw fail('previewOutdated');
      case 'too_large':
        throw fail('totalTooLarge', { total: created.totalCents });
      case 'created':
        return answer(201, { data: showPayout((await findPayout(tx, wanted.programId, created.id))!) });
    }
  });
};

const getPayout: Manage<'getPayout'> = async ({ deps, ids, answer, fail }) => {
  const found = await findPayout(deps.db, ids.program_id, ids.payout_id);
  if (!found) throw fail('notFound');
  return answer(200, { data: showPayout(found) });
};

const listPayoutItems: Manage<'listPayoutItems'> = async (context) => {
  const { deps, ids, role, query, answer } = context;
  const { payout_id: payoutId, status, partner_id: partnerId } = query;
  const filters = { payoutId, status, partnerId, ...timesOf(query) };
  const { data, page } = await readPage(
    context,
    (request) => itemsOfProgram(deps.db, ids.program_id, filters, request),
    (item) => showItem(item, role),
  );
  return answer(200, { data: await withPartner(data, query, context), page });
};

const showResult = ({ itemId: item_id, judgement, status }: ActedItem) => ({
  item_id,
  ...outcomeOf(judgement, status),
});

type Named = { item_ids?: number[] | null; all_open?: boolean | null; expected_total_cents?: number | null };

/** Which items a body means. */
function whichOf({ item_ids: ids, all_open: allOpen, expected_total_cents: total }: Named): WantedAct['which'] {
  if (ids && !allOpen) return { ids };
  if (ids || !allOpen || total == null) throw failure('itemsAmbiguous');
  return { openTotalCents: total };
}

/** What does the act to the items that the body names. */
function acting(
  { ids, now: at }: { ids: { program_id: number; payout_id: number }; now: Date },
  body: Named,
  act: Act,
) {
  const { program_id: programId, payout_id: payoutId } = ids;
  const which = whichOf(body);
  return async (tx: Transaction, note: Note) => {
    if (!(await findPayout(tx, programId, payoutId))) throw failure('notFound');
    const acted = await actOnItems(tx, note, { programId, payoutId, which, act, at });
    if (acted.kind === 'other_total') throw failure('openTotalChanged', { total: acted.totalCents });
    return acted.items.map(showResult);
  };
}

const payPayoutItems: Manage<'payPayoutItems'> = async (context) => {
  const { body, now, write, answer, fail } = context;
  const paidAt = body.paid_at == null ? now : new Date(body.paid_at);
  if (paidAt > now) throw fail('paidAtAhead');
  const act = { kind: 'pay', paidAt, reference: body.reference ?? undefined } as const;
  return writeEach(write, acting(context, body, act), (data) => answer(200, { data }));
};

const failPayoutItems: Manage<'failPayoutItems'> = async (context) => {
  const { body, write, answer } = context;
  const act = { kind: 'fail', reason: body.reason } as const;
  return writeEach(write, acting(context, body, act), (data) => answer(200, { data }));
};

const cancelPayoutItems: Manage<'cancelPayoutItems'> = async (context) => {
  const { body, write, answer } = context;
  const act = { kind: 'cancel', reason: body.reason ?? undefined, notSent: body.not_sent ?? false } as const;
  return writeEach(write, acting(context, body, act), (data) => answer(200, { data }));
};

const reopenPayoutItems: Manage<'reopenPayoutItems'> = async (context) => {
  const { body, write, answer } = context;
  return writeEach(write, acting(context, body, { kind: 'reopen' }), (data) => answer(200, { data }));
};

const createPayoutExport: Manage<'createPayoutExport'> = async (context) => {
  const { deps, ids, body, now: at, write, answer, fail } = context;
  const { format, part: asked, payer_name: name, payer_iban: iban, payer_bic: bic } = body;
  const part = asked ?? 1;
  const debtor = name && iban ? { name, iban, bic: bic ?? undefined } : undefined;
  return write(async (tx, note) => {
    const file = await exportPayout(tx, note, deps.secretKey, {
      ...{ programId: ids.program_id, payoutId: ids.payout_id, format, part, debtor, at },
      executionDate: body.execution_date ?? undefined,
      templateHeader: body.template_header ?? undefined,
    });
    switch (file?.kind) {
      case undefined:
        throw fail('notFound');
      case 'nothing':
        throw fail('nothingToExport');
      case 'currency_refused':
        throw fail('currencyRefused', { currency: file.currency });
      case 'amount_too_large':
        throw fail('amountTooLarge');
      case 'unreadable':
        throw fail('destinationUnreadable');
      case 'bad_template':
        throw fail('templateInvalid');
      case 'debtor_missing':
        throw fail('payerInvalid');
      case 'file': {
        const { name, type, content, sha256, parts } = file;
        return answer(200, { data: { name, type, content: content.toString(), sha256, part, parts } });
      }
    }
  });
};

export const payouts = {
  createPayoutExport,
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
