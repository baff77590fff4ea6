import { decimalText } from '@referral-tracking/shared/amount-text';
import { machineLines } from '../../lib/csv.ts';
import { lowerAscii } from '../../lib/text.ts';
import { shortReferenceOf } from '../rules.ts';
import { refused, type Refused } from '../../common/refused.ts';
import { addressOf, isFormula, nameOf } from './text.ts';
import type { FileItem, FilePayout, Written } from './types.ts';

type Cell = (item: FileItem, payout: FilePayout) => string;

/** What is known of a payment, by the column of Wise's templates. The partner gets the amount; the owner pays the fee. */
const CELLS: ReadonlyMap<string, Cell> = new Map<string, Cell>([
  ['name', (item) => nameOf(item)],
  ['recipientEmail', ({ destination }) => addressOf(destination)],
  ['paymentReference', ({ id }) => shortReferenceOf(id)],
  ['receiverType', ({ holder_kind }) => holder_kind.toUpperCase()],
  ['amountCurrency', () => 'target'],
  ['amount', ({ amount_cents }, { currency }) => decimalText(amount_cents, currency)],
  ['sourceCurrency', (_, { currency }) => currency],
  ['targetCurrency', (_, { currency }) => currency],
]);
const BY_NAME = new Map([...CELLS].map(([name, cell]) => [lowerAscii(name), cell]));

/** The columns of a pasted header: a spreadsheet copies tabs, and some save semicolons. */
function columnsOf(header: string): string[] {
  const [line = ''] = header.replace(/^\s+/, '').split(/[\r\n]/);
  const separator = ['\t', ',', ';'].find((sign) => line.includes(sign)) ?? ',';
  return line.split(separator).map((column) => column.trim().replace(/^"(.*)"$/, '$1'));
}

/** The columns of templates for bank accounts, without which Wise refuses the row. They are not known here. */
const OF_ACCOUNTS = new Set(
  (
    'iban bic swiftcode account accountnumber accounttype sortcode abartn routingnumber bankcode bankname branchcode ' +
    'branchname ifsccode clabe bsbcode institutionnumber transitnumber bankgironumber cpf cnpj rut taxid idnumber ' +
    'idcountryiso3 idtype cardnumber phonenumber interacaccount'
  ).split(' '),
);

type TemplateJudgement = { kind: 'done' } | Refused<'templateRepeated' | 'templateUnfillable' | 'templateInvalid'>;

/** Whether files can be made with a header. Columns without a name stay empty, so there may be several. */
export function judgeTemplate(header: string): TemplateJudgement {
  const columns = columnsOf(header);
  const names = columns.map(lowerAscii);
  const column = columns.find((name, place) => name !== '' && names.indexOf(lowerAscii(name)) < place);
  if (column !== undefined) return refused('templateRepeated', { column });
  const unfillable = columns.find((name) => OF_ACCOUNTS.has(lowerAscii(name).replace(/[^a-z0-9]/g, '')));
  if (unfillable !== undefined) return refused('templateUnfillable', { column: unfillable });
  return names.includes('amount') && !columns.some(isFormula) ? { kind: 'done' } : refused('templateInvalid');
}

/** The owner's template of Wise, which has no fault, filled by the names of its columns. */
export function wiseFile(payout: FilePayout, items: readonly FileItem[]): Written {
  const columns = payout.wise_header ? columnsOf(payout.wise_header) : [...CELLS.keys()];
  const cells = columns.map((column) => BY_NAME.get(lowerAscii(column)));
  const rows = items.map((item) => cells.map((cell) => cell?.(item, payout) ?? ''));
  return { kind: 'text', content: machineLines([columns, ...rows]) };
}
