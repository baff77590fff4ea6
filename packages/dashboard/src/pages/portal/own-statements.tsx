// The monthly statements of a partner: a page to print, and a file.
import { client } from '../../api/client.ts';
import { useList } from '../../api/list.ts';
import { addressOf } from '../../lib/base.ts';
import { download } from '../../lib/download.ts';
import { amountText } from '../../lib/money.ts';
import { usePortalProgram } from '../../shell/partner-area.tsx';
import { Button, ButtonLink } from '../../ui/button.tsx';
import { useAction } from '../../api/action.ts';
import { useFileName } from '../../ui/file-name.ts';
import { ListTable } from '../../ui/list-table.tsx';
import { useToast } from '../../ui/toast.tsx';
import type { Column } from '../../ui/table.tsx';
import { Money } from '../../ui/values.tsx';
import { OWN_STATEMENT, OWN_STATEMENTS, type OwnStatement } from './paths.ts';
import styles from './payouts.module.css';

/** `2026-11` as people write it: `November 2026`. */
const monthText = (month: string): string =>
  new Date(`${month}-01`).toLocaleDateString(undefined, { month: 'long', year: 'numeric', timeZone: 'UTC' });

type Sum = 'opening_cents' | 'earned_cents' | 'paid_cents' | 'closing_cents';
const sum = (title: string, name: Sum, more: Partial<Column<OwnStatement>> = {}): Column<OwnStatement> => ({
  title,
  number: true,
  cell: (statement) => <Money cents={statement[name]} currency={statement.currency} />,
  csv: (statement) => amountText(statement[name], statement.currency),
  ...more,
});

const COLUMNS: Column<OwnStatement>[] = [
  { title: 'Month', cell: ({ month }) => monthText(month), csv: ({ month }) => month },
  { title: 'Currency', csv: ({ currency }) => currency },
  sum('Owed before', 'opening_cents', { extra: true }),
  sum('Earned', 'earned_cents'),
  sum('Paid', 'paid_cents'),
  sum('Owed at the end', 'closing_cents', { key: true }),
  { title: '', cell: (statement) => <Files statement={statement} /> },
];

/** The page to print opens in a window of its own, because it has no frame. */
function Files({ statement: { program_id, id: statement_id, month, currency } }: { statement: OwnStatement }) {
  const nameOf = useFileName();
  const toast = useToast();
  const save = useAction(
    async () => {
      const params = { path: { program_id, statement_id } };
      const init = { params, headers: { Accept: 'text/csv' }, parseAs: 'blob' as const };
      return (await client.GET(OWN_STATEMENT, init)).data!;
    },
    {
      onDone: (file) => download(nameOf(`statement-${month}`), file),
      onFailed: ({ message }) => toast(message),
    },
  );
  const hidden = <span className="visually-hidden">{` of the statement of ${monthText(month)} in ${currency}`}</span>;
  return (
    <span className={styles.files}>
      <ButtonLink
        kind="quiet"
        small
        href={addressOf(`/api/v1/partner/programs/${program_id}/statements/${statement_id}`)}
        target="_blank"
        rel="noreferrer"
      >
        Page{hidden}
      </ButtonLink>
      <Button kind="quiet" small busy={save.isPending} onClick={() => save.mutate(undefined)}>
        CSV{hidden}
      </Button>
    </span>
  );
}

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
          No statements yet. A month is closed an hour after its end (UTC). Its statement then appears here, and never
          changes.
        </p>
      }
    />
  );
}
