// The monthly statements of a partner: a page to print, and a file.
import { client } from '../../api/client.ts';
import { useList } from '../../api/list.ts';
import { monthText, today } from '../../lib/days.ts';
import { usePortalProgram } from '../../records/portal/own-programs.ts';
import { OWN_STATEMENT, OWN_STATEMENTS } from '../../records/portal/paths.ts';
import { MONTH, StatementFiles, sumColumn, type Statement } from '../../records/statements/statement.tsx';
import { ListTable } from '../../ui/list-table.tsx';
import type { Column } from '../../ui/table.tsx';
import styles from './payouts.module.css';

async function readLines(path: { program_id: number; statement_id: number }): Promise<Blob> {
  const { data } = await client.GET(OWN_STATEMENT, {
    params: { path },
    headers: { Accept: 'text/csv' },
    parseAs: 'blob',
  });
  return data!;
}

const COLUMNS: Column<Statement>[] = [
  MONTH,
  { title: 'Currency', csv: ({ currency }) => currency },
  sumColumn('Owed before', 'opening_cents', { extra: true }),
  sumColumn('Earned', 'earned_cents'),
  sumColumn('Paid', 'paid_cents'),
  sumColumn('Owed at the end', 'closing_cents', { key: true }),
  {
    title: '',
    cell: (statement) => {
      const { program_id, id: statement_id } = statement;
      const path = `/api/v1/partner/programs/${program_id}/statements/${statement_id}`;
      return <StatementFiles statement={statement} path={path} read={() => readLines({ program_id, statement_id })} />;
    },
  },
];

export function OwnStatements() {
  const { id: program_id } = usePortalProgram();
  const list = useList(OWN_STATEMENTS, { program_id }, (page) =>
    client.GET(OWN_STATEMENTS, { params: { path: { program_id }, query: page } }),
  );
  return (
    <ListTable
      list={list}
      caption="Your statements"
      columns={COLUMNS}
      rowKey={({ id }) => id}
      file="my-statements"
      empty={
        <p className={styles.none}>
          No statements yet. The one of {monthText(today().slice(0, 7))} appears here an hour after the month&apos;s end
          (UTC), and never changes.
        </p>
      }
    />
  );
}
