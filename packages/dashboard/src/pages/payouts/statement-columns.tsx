import { useAction } from '../../api/action.ts';
import { client } from '../../api/client.ts';
import { addressOf } from '../../lib/base.ts';
import { download } from '../../lib/download.ts';
import { amountText } from '../../lib/money.ts';
import { Button, buttonLook } from '../../ui/button.tsx';
import { useFileName } from '../../ui/file-name.ts';
import type { Column } from '../../ui/table.tsx';
import { useFailed } from '../../ui/toast.tsx';
import { Money } from '../../ui/values.tsx';
import { MaybePartner } from '../partners/partner-link.tsx';
import type { NameOf } from '../partners/partner-names.ts';
import { STATEMENT, type Statement } from './paths.ts';
import styles from './payouts.module.css';

/** A month of `2026-11` in words: "November 2026" */
export const monthText = (month: string): string =>
  new Date(`${month}-01T00:00:00Z`).toLocaleDateString(undefined, { timeZone: 'UTC', month: 'long', year: 'numeric' });

/** The page to print, which the service makes. */
const pageOf = ({ program_id, id }: Statement): string => addressOf(`/api/v1/programs/${program_id}/statements/${id}`);

async function readLines({ program_id, id: statement_id }: Statement): Promise<Blob> {
  const { data } = await client.GET(STATEMENT, {
    params: { path: { program_id, statement_id } },
    headers: { Accept: 'text/csv' },
    parseAs: 'blob',
  } as never);
  return data as unknown as Blob;
}

/** Saves the lines of one statement. */
function Lines({ statement }: { statement: Statement }) {
  const failed = useFailed();
  const nameOf = useFileName();
  const save = useAction(() => readLines(statement), {
    onDone: (lines) => download(nameOf(`statement ${statement.month} ${statement.id}`), lines),
    onFailed: failed,
  });
  return (
    <Button small kind="quiet" busy={save.isPending} onClick={() => save.mutate(undefined)}>
      CSV <span className="visually-hidden">of the lines of {monthText(statement.month)}</span>
    </Button>
  );
}

type Sum = Extract<keyof Statement, `${string}_cents`>;

const sum = (title: string, name: Sum, more: Partial<Column<Statement>> = {}): Column<Statement> => ({
  title,
  number: true,
  cell: (row) => <Money cents={row[name]} currency={row.currency} />,
  csv: (row) => amountText(row[name], row.currency),
  ...more,
});
const inFile = (title: string, name: Sum): Column<Statement> => ({
  title,
  csv: (row) => amountText(row[name], row.currency),
});

export const statementColumns = (names: NameOf): Column<Statement>[] => [
  {
    title: 'Month',
    sorts: true,
    cell: ({ month }) => monthText(month),
    csv: ({ month }) => month,
  },
  {
    title: 'Partner',
    cell: ({ partner_id: id }) => <MaybePartner id={id} name={names(id)} face />,
    csv: ({ partner_id }) => names(partner_id),
  },
  { title: 'Currency', csv: ({ currency }) => currency },
  sum('Opening', 'opening_cents', { extra: true }),
  sum('Earned', 'earned_cents'),
  inFile('Restored', 'restored_cents'),
  inFile('Adjusted', 'adjusted_cents'),
  inFile('Returned', 'returned_cents'),
  inFile('Reversed', 'reversed_cents'),
  inFile('Clawed back', 'clawed_back_cents'),
  {
    title: 'Changed',
    number: true,
    extra: true,
    cell: (row) => <Money cents={changedOf(row)} currency={row.currency} />,
  },
  sum('Paid', 'paid_cents'),
  sum('Owed', 'closing_cents', { key: true }),
  { title: 'SHA-256', csv: ({ sha256 }) => sha256 },
  {
    title: '',
    cell: (row) => (
      <span className={styles.downloads}>
        <a href={pageOf(row)} target="_blank" rel="noreferrer" className={buttonLook({ small: true })}>
          View <span className="visually-hidden">{monthText(row.month)}</span>
        </a>
        <Lines statement={row} />
      </span>
    ),
  },
];

/** What is neither earned nor paid: refunds, adjustments, and payments that came back. */
const changedOf = (row: Statement): number =>
  row.restored_cents + row.adjusted_cents + row.returned_cents - row.reversed_cents - row.clawed_back_cents;
