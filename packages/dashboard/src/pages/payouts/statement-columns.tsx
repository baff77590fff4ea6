import { client } from '../../api/client.ts';
import { amountText } from '../../lib/money.ts';
import { MaybePartner } from '../../records/partners/partner-link.tsx';
import type { NameOf } from '../../records/partners/partner-names.ts';
import { STATEMENT } from '../../records/statements/paths.ts';
import { MONTH, StatementFiles, sumColumn, type Statement, type Sum } from '../../records/statements/statement.tsx';
import type { Column } from '../../ui/table.tsx';
import { Money } from '../../ui/values.tsx';

async function readLines(path: { program_id: number; statement_id: number }): Promise<Blob> {
  const { data } = await client.GET(STATEMENT, { params: { path }, headers: { Accept: 'text/csv' }, parseAs: 'blob' });
  return data!;
}

const inFile = (title: string, name: Sum): Column<Statement> => ({
  title,
  csv: (row) => amountText(row[name], row.currency),
});

export const statementColumns = (names: NameOf): Column<Statement>[] => [
  { ...MONTH, sorts: true },
  {
    title: 'Partner',
    cell: ({ partner_id: id }) => <MaybePartner id={id} name={names(id)} face />,
    csv: ({ partner_id }) => names(partner_id),
  },
  { title: 'Currency', csv: ({ currency }) => currency },
  sumColumn('Opening', 'opening_cents', { extra: true }),
  sumColumn('Earned', 'earned_cents'),
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
  sumColumn('Paid', 'paid_cents'),
  sumColumn('Owed', 'closing_cents', { key: true }),
  { title: 'SHA-256', csv: ({ sha256 }) => sha256 },
  {
    title: '',
    cell: (row) => {
      const { program_id, id: statement_id } = row;
      const path = `/api/v1/programs/${program_id}/statements/${statement_id}`;
      return <StatementFiles statement={row} path={path} read={() => readLines({ program_id, statement_id })} />;
    },
  },
];

/** What is neither earned nor paid: refunds, adjustments, and payments that came back. */
const changedOf = (row: Statement): number =>
  row.restored_cents + row.adjusted_cents + row.returned_cents - row.reversed_cents - row.clawed_back_cents;
