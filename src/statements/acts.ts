import {
  findStatement,
  linesOfStatement,
  statementsOf,
  type LineView,
  type StatementFilter,
  type StatementView,
} from './read.ts';
import type { Manage, ManageContext } from '../common/context.ts';
import { amountIn, csvOf, type Columns } from '../common/csv.ts';
import { readPage } from '../common/cursors.ts';
import { iso } from '../common/times.ts';
import { payerOf } from '../payouts/own.ts';
import { partnershipOf } from './balance-acts.ts';
import { statementPage } from './page.ts';
import { previewStatements as previewStatementsOf } from './preview.ts';
import { publicKeys } from './keys.ts';
import type { Operation } from '../common/operation.ts';

/** The number of lines of an answer that is made at once. */
const MOST_LINES = 10_000;

/** A statement as the document describes it. */
const showStatement = ({ closed_at, ...statement }: StatementView) => ({
  ...statement,
  closed_at: closed_at.toISOString(),
});
const showLine = ({ commission_id, kind, amount_cents, created_at, sold_at }: LineView) => ({
  commission_id,
  kind,
  amount_cents,
  created_at: created_at.toISOString(),
  sold_at: iso(sold_at),
});

const FORMS = ['text/csv', 'text/html', 'application/json'];
/** The first of the types that `Accept` names and a statement has. */
const formOf = (accept = ''): string | undefined =>
  accept
    .split(',')
    .map((type) => type.split(';')[0]!.trim().toLowerCase())
    .find((type) => FORMS.includes(type));

const columnsOf = ({ currency }: StatementView): Columns<LineView> => ({
  Commission: ({ commission_id }) => commission_id,
  Kind: ({ kind }) => kind,
  Amount: ({ amount_cents }) => amountIn(amount_cents, currency),
  Currency: () => currency,
  Time: ({ created_at }) => created_at,
});

type Showing = ManageContext<'getStatement'> | ManageContext<'getOwnStatement'>;
/** The statement in the form that the client takes. */
async function answerWith({ deps: { db }, accept, query: { decimal } }: Showing, statement: StatementView) {
  const form = formOf(accept);
  if (form === 'text/csv') {
    return csvOf({
      db,
      columns: columnsOf(statement),
      read: (from, after: LineView | undefined, limit) => linesOfStatement(from, statement, after, limit),
      placeOf: (line) => line,
      show: (_, rows) => Promise.resolve(rows),
      bom: undefined,
      decimal,
    });
  }
  const lines = await linesOfStatement(db, statement, undefined, MOST_LINES);
  return form === 'text/html'
    ? statementPage(statement, lines)
    : {
        data: {
          ...showStatement(statement),
          payer: await payerOf(db, statement.program_id),
          lines: lines.map(showLine),
        },
      };
}

const monthOf = ({ month }: { month?: string }): string | undefined =>
  month === undefined ? undefined : `${month}-01`;

type Listing = ManageContext<'listStatements'> | ManageContext<'listOwnStatements'>;
const pageOf = (context: Listing, whose: Pick<StatementFilter, 'partnershipId' | 'partnerId'>) => {
  const { deps, ids, query } = context;
  const filter = { ...whose, currency: query.currency, month: monthOf(query) };
  return readPage(context, (request) => statementsOf(deps.db, ids.program_id, filter, request), showStatement);
};

const listStatements: Manage<'listStatements'> = async (context) => {
  const { partnership_id: partnershipId, partner_id: partnerId } = context.query;
  return context.answer(200, await pageOf(context, { partnershipId, partnerId }));
};

const getStatement: Manage<'getStatement'> = async (context) => {
  const { deps, ids, answer, fail } = context;
  const found = await findStatement(deps.db, ids.program_id, ids.statement_id);
  if (!found) throw fail('notFound');
  return answer(200, await answerWith(context, found));
};

const listOwnStatements: Manage<'listOwnStatements'> = async (context) =>
  context.answer(200, await pageOf(context, { partnerId: context.partnerId }));

const getOwnStatement: Manage<'getOwnStatement'> = async (context) => {
  const { deps, ids, partnerId, answer, fail } = context;
  const found = await findStatement(deps.db, ids.program_id, ids.statement_id);
  if (!found || found.partner_id !== partnerId) throw fail('notFound');
  return answer(200, await answerWith(context, found));
};

type Previewing = ManageContext<'previewStatements'> | ManageContext<'previewOwnStatements'>;
/** The open month, of one partner or of all. */
async function previewOf({ deps: { db }, ids, now }: Previewing, partnershipId: number | undefined) {
  const { month, statements } = await previewStatementsOf(db, ids.program_id, partnershipId);
  const payer = await payerOf(db, ids.program_id);
  const shown = statements.map(({ lines, ...one }) => ({ ...one, lines: lines.map(showLine) }));
  return { data: { month, as_of: now.toISOString(), payer, statements: shown } };
}

/** No partnership has the number. */
const NOBODY = 0;

const previewStatements: Manage<'previewStatements'> = async (context) => {
  const { deps, ids, query, answer } = context;
  const { partnership_id: id, partner_id: partnerId } = context.query;
  const of = partnerId === undefined ? id : await partnershipOf(deps.db, ids.program_id, partnerId);
  const asked = query.partner_id !== undefined || id !== undefined;
  return answer(200, await previewOf(context, asked ? (of ?? NOBODY) : undefined));
};

const previewOwnStatements: Manage<'previewOwnStatements'> = async (context) => {
  const { deps, ids, partnerId, answer } = context;
  const of = await partnershipOf(deps.db, ids.program_id, partnerId);
  return answer(200, await previewOf(context, of ?? NOBODY));
};

export const statements = {
  listStatements,
  getStatement,
  previewStatements,
  listOwnStatements,
  getOwnStatement,
  previewOwnStatements,
};

export const getSigningKeys: Operation<'getSigningKeys'> = async ({ deps, answer }) =>
  answer(200, { keys: await publicKeys(deps.db) });
