import type { JSX } from 'react';
import { Link } from '@tanstack/react-router';
import { client } from '../../api/client.ts';
import { amountText } from '../../lib/money.ts';
import { MaybePartner } from '../../records/partners/partner-link.tsx';
import type { NameOf } from '../../records/partners/partner-names.ts';
import { useProgram } from '../../records/programs/program.ts';
import { STATEMENT } from '../../records/statements/paths.ts';
import type { Statement, Sum } from '../../records/statements/rows.ts';
import { CHANGED, MONTH, StatementWays, sumColumn } from '../../records/statements/statement.tsx';
import { buttonLook } from '../../ui/button.tsx';
import type { Column } from '../../ui/table.tsx';

async function readLines(path: { program_id: number; statement_id: number }): Promise<Blob> {
  const { data } = await client.GET(STATEMENT, { params: { path }, headers: { Accept: 'text/csv' }, parseAs: 'blob' });
  return data!;
}

const inFile = (title: string, name: Sum): Column<Statement> => ({
  title,
  csv: (row) => amountText(row[name], row.currency),
});

/** The page of a statement, or of what the open month is so far. */
function PageLink({
  statement: { id, partnership_id, currency },
  children,
}: {
  statement: Statement;
  children: JSX.Element;
}) {
  const { id: programId } = useProgram();
  const className = buttonLook({ kind: 'quiet', small: true });
  if (id !== null) {
    return (
      <Link
        to="/app/programs/$programId/payouts/statements/$statementId"
        params={{ programId, statementId: id }}
        className={className}
      >
        {children}
      </Link>
    );
  }
  return (
    <Link
      to="/app/programs/$programId/payouts/statements/preview"
      params={{ programId }}
      search={{ partnership_id, currency }}
      className={className}
    >
      {children}
    </Link>
  );
}

export const statementColumns = (names: NameOf, programId: number): Column<Statement>[] => [
  { ...MONTH, sorts: true },
  {
    title: 'Partner',
    cell: ({ partner_id: id }) => <MaybePartner id={id} name={names(id)} face />,
    csv: ({ partner_id }) => names(partner_id),
  },
  { title: 'Currency', csv: ({ currency }) => currency },
  sumColumn('Owed before', 'opening_cents', { extra: true }),
  sumColumn('Earned', 'earned_cents'),
  inFile('Restored', 'restored_cents'),
  inFile('Adjusted', 'adjusted_cents'),
  inFile('Returned', 'returned_cents'),
  inFile('Reversed', 'reversed_cents'),
  inFile('Clawed back', 'clawed_back_cents'),
  CHANGED,
  sumColumn('Paid', 'paid_cents'),
  sumColumn('Owed at the end', 'closing_cents', { key: true }),
  { title: 'SHA-256', csv: ({ sha256 }) => sha256 },
  {
    title: '',
    cell: (row) => (
      <StatementWays
        statement={row}
        link={(text) => <PageLink statement={row}>{text}</PageLink>}
        read={(statement_id) => readLines({ program_id: programId, statement_id })}
      />
    ),
  },
];
