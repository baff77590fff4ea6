import { Document } from 'sepa';
import { decimalText } from '@referral-tracking/shared/amount-text';
import { refused } from '../../common/refused.ts';
import { sha256 } from '../../lib/hashing.ts';
import { parseDestination } from '../../payout-methods/rules.ts';
import { latinLineOf, LONGEST_NAME, nameOf } from './text.ts';
import type { Debtor, FileItem, FilePayout, Written } from './types.ts';

/** 999,999,999.99 EUR, the most that SEPA transfers */
const MOST_CENTS = 99_999_999_999;
const LONGEST_REMITTANCE = 140;

/** A time that the library writes in UTC: it asks for the parts in the zone of the process. */
class Utc extends Date {
  override getFullYear = () => this.getUTCFullYear();
  override getMonth = () => this.getUTCMonth();
  override getDate = () => this.getUTCDate();
  override getHours = () => this.getUTCHours();
  override getMinutes = () => this.getUTCMinutes();
  override getSeconds = () => this.getUTCSeconds();
}

/** The same items have the same identifier, so that a bank refuses a file that it has already got. */
function messageIdOf(items: readonly FileItem[]): string {
  const paid = items.map(({ reference, amount_cents, destination }) => [reference, String(amount_cents), destination]);
  // The library appends up to seven characters for its other identifiers, of which none may have more than 35.
  return `RT${sha256(JSON.stringify(paid)).toString('hex').slice(0, 26).toUpperCase()}`;
}

interface Ordered {
  payout: FilePayout;
  debtor: Debtor;
  items: readonly FileItem[];
  executionDate: string | undefined;
}

function documentOf({ payout, debtor, items, executionDate }: Ordered): string {
  const document = new Document('pain.001.001.09');
  const name = latinLineOf(debtor.name, LONGEST_NAME);
  document.grpHdr.id = messageIdOf(items);
  document.grpHdr.created = new Utc(payout.created_at);
  document.grpHdr.initiatorName = name;
  const order = document.createPaymentInfo();
  order.requestedExecutionDate = new Utc(executionDate ?? payout.created_at);
  order.debtorName = name;
  order.debtorIBAN = debtor.iban;
  order.debtorBIC = bicOf(debtor);
  document.addPaymentInfo(order);
  for (const item of items) {
    const transfer = order.createTransaction();
    transfer.end2endId = item.reference;
    transfer.amount = Number(decimalText(item.amount_cents, payout.currency));
    transfer.creditorName = nameOf(item, latinLineOf);
    transfer.creditorIBAN = item.destination;
    transfer.remittanceInfo = latinLineOf(`${item.reference} ${item.note ?? ''}`, LONGEST_REMITTANCE);
    order.addTransaction(transfer);
  }
  return document.toString();
}

/** A BIC is optional, and the library refuses one of another country than the IBAN's. */
const bicOf = ({ iban, bic = '' }: Debtor): string =>
  /^[A-Z]{6}[A-Z0-9]{2}([A-Z0-9]{3})?$/.test(bic) && bic.slice(4, 6) === iban.slice(0, 2) ? bic : '';

/** The library adds floating-point numbers, so its amounts and its two control sums are compared with exact ones. */
function isExact(document: string, amounts: readonly string[], sum: string): boolean {
  const written = (pattern: RegExp) => [...document.matchAll(pattern)].map(([, text]) => text).join();
  const sums = written(/<CtrlSum>([^<]*)</g);
  return sums === `${sum},${sum}` && written(/<InstdAmt Ccy="EUR">([^<]*)</g) === amounts.join();
}

/** A credit transfer of SEPA (ISO 20022, pain.001.001.09). */
export function sepaFile(payout: FilePayout, items: readonly FileItem[], executionDate?: string): Written {
  const { currency, program } = payout;
  const { debtor } = program;
  if (currency !== 'EUR') return refused('currencyRefused', { currency });
  const account = debtor && parseDestination('iban', debtor.iban);
  if (!account || latinLineOf(debtor.name, 1) === '') return refused('payerInvalid');
  const outside = items.find(({ destination }) => parseDestination('iban', destination) === undefined);
  if (outside) return refused('destinationOutside', { reference: outside.reference });
  if (items.some(({ amount_cents }) => amount_cents > MOST_CENTS)) return refused('amountTooLarge');
  const content = documentOf({ payout, debtor: { ...debtor, iban: account.canonical }, items, executionDate });
  const amounts = items.map(({ amount_cents }) => decimalText(amount_cents, currency));
  const sum = items.reduce((total, { amount_cents }) => total + BigInt(amount_cents), 0n);
  return isExact(content, amounts, decimalText(sum, currency)) ? { kind: 'text', content } : refused('amountTooLarge');
}
