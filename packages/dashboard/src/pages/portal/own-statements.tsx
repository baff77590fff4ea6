// The monthly statements of a partner: a page to print, and a file.
import type { JSX } from 'react';
import { Link } from '@tanstack/react-router';
import { client } from '../../api/client.ts';
import { useList } from '../../api/list.ts';
import { usePortalProgram } from '../../records/portal/own-programs.ts';
import { OWN_STATEMENT, OWN_STATEMENTS } from '../../records/portal/paths.ts';
import { keyOf, rowsOf, withPreview, type Statement } from '../../records/statements/rows.ts';
import { CHANGED, MONTH, StatementWays, sumColumn } from '../../records/statements/statement.tsx';
import { buttonLook } from '../../ui/button.tsx';
import { ListTable } from '../../ui/list-table.tsx';
import type { Column } from '../../ui/table.tsx';
import { useOwnPreview } from './own-preview.ts';
import styles from './payouts.module.css';

async function readLines(path: { program_id: number; statement_id: number }): Promise<Blob> {
  const { data } = await client.GET(OWN_STATEMENT, {
    params: { path },
    headers: { Accept: 'text/csv' },
    parseAs: 'blob',
  });
  return data!;
}

const columnsOf = (programId: number): Column<Statement>[] => [
  MONTH,
  { title: 'Currency', csv: ({ currency }) => currency },
  sumColumn('Owed before', 'opening_cents', { extra: true }),
  sumColumn('Earned', 'earned_cents'),
  CHANGED,
  sumColumn('Paid', 'paid_cents'),
  sumColumn('Owed at the end', 'closing_cents', { key: true }),
  {
    title: '',
    cell: (statement) => (
      <StatementWays
        statement={statement}
        link={(text) => <PageLink statement={statement}>{text}</PageLink>}
        read={(statement_id) => readLines({ program_id: programId, statement_id })}
      />
    ),
  },
];

/** The page of a statement, or of what the open month is so far. */
function PageLink({ statement: { id, currency }, children }: { statement: Statement; children: JSX.Element }) {
  const { id: programId } = usePortalProgram();
  const className = buttonLook({ kind: 'quiet', small: true });
  if (id !== null) {
    return (
      <Link
        to="/partner/programs/$programId/payouts/statements/$statementId"
        params={{ programId, statementId: id }}
        className={className}
      >
        {children}
      </Link>
    );
  }
  return (
    <Link
      to="/partner/programs/$programId/payouts/statements/preview"
      params={{ programId }}
      search={{ currency }}
      className={className}
    >
      {children}
    </Link>
  );
}

export function OwnStatements() {
  const { id: program_id } = usePortalProgram();
  const closed = useList(OWN_STATEMENTS, { program_id }, (page) =>
    client.GET(OWN_STATEMENTS, { params: { path: { program_id }, query: page } }),
  );
  const { data: preview, isPending } = useOwnPreview();
  const list = withPreview(closed, preview ? rowsOf(preview) : []);
  return (
    <ListTable
      list={{ ...list, loading: list.loading || isPending }}
      caption="Your statements"
      columns={columnsOf(program_id)}
      rowKey={keyOf}
      file="my-statements"
      empty={<p className={styles.none}>You see your first statement here when you earn your first commission.</p>}
    />
  );
}
