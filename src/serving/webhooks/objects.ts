// What events show: the records as the document describes them, one statement for each kind.
import type { OperationId } from '../../contract/index.ts';
import { callPath } from '../../contract/paths.ts';
import type { Transaction } from '../../database/db.ts';
import type { EventObject } from '../../webhooks/event.ts';
import { findCodes } from '../../codes/write.ts';
import { findCommissions } from '../../commissions/read.ts';
import { findNewestLeads } from '../../leads/read.ts';
import { findManagedPartners } from '../../partners/write.ts';
import { findItems, findPayout } from '../../payouts/read.ts';
import { findTerms } from '../../terms/write.ts';
import { findKeys } from '../../keys/write.ts';
import { findSales } from '../../sales/read.ts';
import { showCode } from '../../codes/view.ts';
import { showCommission } from '../../commissions/view.ts';
import { showKey } from '../../keys/view.ts';
import { showPartner } from '../../partners/view.ts';
import { showItem, showPayout } from '../../payouts/view.ts';
import { showLead, showSale } from '../../sales/view.ts';
import { showTerms } from '../../terms/view.ts';

/** The records by the identifiers that events count by. */
type Read = (tx: Transaction, programId: number, ids: readonly number[], at: Date) => Promise<Map<number, object>>;

const by = <Row>(rows: readonly Row[], idOf: (row: Row) => number, show: (row: Row) => object): Map<number, object> =>
  new Map(rows.map((row) => [idOf(row), show(row)]));

/** A webhook is not a viewer, but where money goes is nothing that a program's other systems need. */
const READS: Readonly<Record<Exclude<EventObject, 'webhook'>, Read>> = {
  lead: async (tx, programId, ids) =>
    by(await findNewestLeads(tx, programId, ids), ({ customer_id }) => customer_id, showLead),
  sale: async (tx, programId, ids) => by(await findSales(tx, programId, ids), ({ id }) => id, showSale),
  commission: async (tx, programId, ids) =>
    by(await findCommissions(tx, programId, ids), ({ commission_id }) => commission_id, showCommission),
  partner: async (tx, programId, ids) =>
    by(
      await findManagedPartners(tx, programId, ids),
      ({ partner_id }) => partner_id,
      // What they wrote, and what is written about them, is for the members who decide.
      (partner) => ({ ...showPartner(partner, 'admin'), application: null, decline_reason: null, notes: null }),
    ),
  terms: async (tx, programId, ids) =>
    by(
      [...(await findTerms(tx, programId, ids)).values()],
      ({ id }) => id,
      // Nobody's address is in an event.
      (terms) => showTerms(terms, 'viewer'),
    ),
  code: async (tx, programId, ids) => by(await findCodes(tx, programId, ids), ({ id }) => id, showCode),
  async payout(tx, programId, ids) {
    const found = new Map<number, object>();
    // A transaction creates one.
    for (const id of ids) found.set(id, showPayout((await findPayout(tx, programId, id))!));
    return found;
  },
  payout_item: async (tx, programId, ids) =>
    by(
      await findItems(tx, programId, ids),
      ({ id }) => id,
      (item) => showItem(item, 'viewer'),
    ),
  key: async (tx, programId, ids, at) =>
    by(
      await findKeys(tx, programId, ids),
      ({ id }) => id,
      (key) => showKey(key, at),
    ),
};

export const readObjects = (
  tx: Transaction,
  object: Exclude<EventObject, 'webhook'>,
  { programId, ids, at }: { programId: number; ids: readonly number[]; at: Date },
): Promise<Map<number, object>> => READS[object](tx, programId, ids, at);

/** Where a record is read, if an operation reads one; else the list that has it. */
const PLACES: Readonly<Record<EventObject, readonly [OperationId, parameter?: string]>> = {
  lead: ['getCustomer', 'customer_id'],
  sale: ['getSale', 'sale_id'],
  commission: ['getCommission', 'commission_id'],
  partner: ['getPartner', 'partner_id'],
  terms: ['listTerms'],
  code: ['listCodes'],
  payout: ['getPayout', 'payout_id'],
  payout_item: ['listPayoutItems'],
  key: ['listKeys'],
  webhook: ['getWebhook', 'webhook_id'],
};

export function pathOf(object: EventObject, programId: number, id: number): string {
  const [operation, parameter] = PLACES[object];
  return callPath(operation, { program_id: programId, ...(parameter !== undefined && { [parameter]: id }) });
}
