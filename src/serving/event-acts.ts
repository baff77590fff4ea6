import { includesRole } from '../common/access.ts';
import { explainPaymentEvent } from '../payments/result.ts';
import type { Runner } from '../database/db.ts';
import { unknownCodesOf } from '../codes/read.ts';
import { repeatIfKeyTaken, replayWithin, wakeWaiting, type Replayed } from '../payments/receive.ts';
import { type ListedPaymentEvent, paymentEventsOf, findListedEvent } from '../payments/event-list.ts';
import { eventsOfProgram, placeOf, type ListedEvent } from './events.ts';
import { findProgramTerms } from '../programs/read.ts';
import type { Manage } from '../common/context.ts';
import { amountIn, csvOf, type Columns } from '../common/csv.ts';
import { readPageByPlace, readPage } from '../common/cursors.ts';
import { timesOf } from '../common/times.ts';

/** Events of the payment processor as the document describes them; a viewer does not see who the customers are. */
async function showPaymentEvents(
  db: Runner,
  programId: number,
  events: readonly ListedPaymentEvent[],
  seesCustomers: boolean,
) {
  const named = events.flatMap(({ codes }) => codes ?? []);
  const unknownIn = await unknownCodesOf(db, programId, named);
  return events.map(({ codes, ...event }) => {
    const unknown = unknownIn(codes ?? []);
    return {
      ...event,
      explanation: explainPaymentEvent(event.result, unknown),
      unknown_codes: unknown,
      customer_id: seesCustomers ? event.customer_id : null,
      occurred_at: event.occurred_at.toISOString(),
      received_at: event.received_at.toISOString(),
      applied_at: event.applied_at?.toISOString() ?? null,
    };
  });
}

/** An event as the document describes it; a viewer does not see who the customer is. */
const showEvent = (event: ListedEvent, test: boolean, seesCustomers: boolean) => ({
  type: event.type,
  test,
  created_at: event.at.toISOString(),
  record_id: event.record_id,
  partner_id: event.partner_id,
  link_id: event.link_id,
  customer_id: seesCustomers ? event.customer_id : null,
  customer_key: seesCustomers ? event.customer_key : null,
  click_id: seesCustomers ? event.click_id : null,
  transaction_id: event.transaction_id,
  amount_cents: event.amount_cents,
  gross_amount_cents: event.gross_cents,
  tax_cents: event.tax_cents,
  currency: event.currency,
  provisional: event.provisional,
  event_name: event.event_name,
  unknown_fields: event.unknown_fields,
});

const listEvents: Manage<'listEvents'> = async (context) => {
  const { deps, ids, query, role, answer } = context;
  const { type, test = false } = query;
  const filters = { programId: ids.program_id, type, test, ...timesOf(query) };
  const seesCustomers = includesRole(role, 'admin');
  const page = await readPageByPlace(
    context,
    (request) => eventsOfProgram(deps.db, filters, request),
    placeOf,
    (event) => showEvent(event, test, seesCustomers),
  );
  return answer(200, page);
};

type Exported = ReturnType<typeof showEvent>;

const COLUMNS: Columns<Exported> = {
  Recorded: ({ created_at }) => created_at,
  Type: ({ type }) => type,
  Record: ({ record_id }) => record_id,
  Name: ({ event_name }) => event_name,
  Provisional: ({ provisional }) => (provisional ? 'yes' : null),
  Amount: ({ amount_cents, currency }) => amountIn(amount_cents, currency),
  Gross: ({ gross_amount_cents, currency }) => amountIn(gross_amount_cents, currency),
  Tax: ({ tax_cents, currency }) => amountIn(tax_cents, currency),
  Currency: ({ currency }) => currency,
  Customer: ({ customer_id }) => customer_id,
  'Your ID': ({ customer_key }) => customer_key,
  Click: ({ click_id }) => click_id,
  Transaction: ({ transaction_id }) => transaction_id,
  Partner: ({ partner_id }) => partner_id,
  Link: ({ link_id }) => link_id,
  'Unknown fields': ({ unknown_fields }) => unknown_fields?.join(' '),
};

const exportEvents: Manage<'exportEvents'> = async ({ deps, ids, query, role, answer }) => {
  const { type, test = false } = query;
  const filters = { programId: ids.program_id, type, test, ...timesOf(query) };
  const seesCustomers = includesRole(role, 'admin');
  const file = await csvOf({
    db: deps.db,
    columns: COLUMNS,
    read: (db, after: string | undefined, limit) =>
      eventsOfProgram(db, filters, { after, ascending: query.order === 'oldest', limit }),
    placeOf,
    show: (_db, rows) => Promise.resolve(rows.map((event) => showEvent(event, test, seesCustomers))),
    bom: query.bom,
    decimal: query.decimal,
  });
  return answer(200, file);
};

const listPaymentEvents: Manage<'listPaymentEvents'> = async (context) => {
  const { deps, ids, query, role, answer } = context;
  const filters = { state: query.state, ...timesOf(query) };
  const seesCustomers = includesRole(role, 'admin');
  const { data, page } = await readPage(
    context,
    (request) => paymentEventsOf(deps.db, ids.program_id, filters, request),
    (event) => event,
  );
  return answer(200, { data: await showPaymentEvents(deps.db, ids.program_id, data, seesCustomers), page });
};

const replayPaymentEvent: Manage<'replayPaymentEvent'> = async (context) => {
  const { deps, ids, now, log, write, answer, fail } = context;
  const { program_id: programId, payment_event_id: id } = ids;
  const { db, clickIds, currencies } = deps;
  const payments = { db, clickIds, currencies, now, log };
  const program = await findProgramTerms(deps.db, programId);
  if (!program || !(await findListedEvent(deps.db, programId, id))) throw fail('notFound');
  let done: Replayed | undefined;
  const reply = await repeatIfKeyTaken(() =>
    write(async (tx, note) => {
      done = await replayWithin(tx, note, payments, program, id);
      if (!done) throw fail('eventNotPending');
      const listed = (await findListedEvent(tx, programId, id))!;
      const [data] = await showPaymentEvents(tx, programId, [listed], true);
      return answer(200, { data: data! });
    }),
  );
  // Each event that waited has its own transaction, so that one which the database refuses does not undo this one.
  if (done) await wakeWaiting(payments, program, done);
  return reply;
};

export const events = { listEvents, exportEvents, listPaymentEvents, replayPaymentEvent };
