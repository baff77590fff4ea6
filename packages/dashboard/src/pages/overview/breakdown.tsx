// Who and what brought the numbers: by partner and by link, compared with the period before.
import type { ReactNode } from 'react';
import { amountText, countText, moneyText } from '../../lib/money.ts';
import { csvOf } from '../../lib/csv.ts';
import { useNarrow } from '../../lib/narrow.ts';
import { download } from '../../lib/download.ts';
import { changeOf, changeText, NO_TOTALS, sumOf, totalsOf, type StatsGroup, type Totals } from '../../lib/totals.ts';
import { Button } from '../../ui/button.tsx';
import { FailureNote } from '../../ui/failure-note.tsx';
import { useFileName } from '../../ui/file-name.ts';
import { Card } from '../../ui/page.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { Table, type Column } from '../../ui/table.tsx';
import { None } from '../../ui/values.tsx';
import styles from './overview.module.css';
import type { GroupParts, Parts } from './totals.ts';

interface Row extends Parts<Totals> {
  id: number | null;
  name: string;
  /** with today */
  now: Totals;
}

interface BreakdownProps {
  title: string;
  /** what a row is: "Partner" or "Link" */
  kind: string;
  groups: GroupParts;
  keyOf: (group: StatsGroup) => number | null;
  nameOf: (id: number | null) => string;
  currency: string;
  /** shows a name with the way to its page; unset: the names lead nowhere */
  show?: (id: number, name: string) => ReactNode;
  /** what the commission is for the reader */
  earned?: string;
}

const SHOWN = 10;

/** The rows in the order of what they earned, then of their clicks. */
function rowsOf({ groups, keyOf, nameOf, currency }: BreakdownProps): Row[] {
  const byKey = (part: readonly StatsGroup[] = []) =>
    new Map(part.map((group) => [keyOf(group), totalsOf(group, currency)]));
  const [complete, today, before] = [byKey(groups.complete), byKey(groups.today), byKey(groups.before)];
  const rows = [...new Set([...complete.keys(), ...today.keys()])].map((id) => {
    const parts = { complete: complete.get(id) ?? NO_TOTALS, today: today.get(id) ?? NO_TOTALS };
    const now = sumOf([parts.complete, parts.today]);
    return { id, name: nameOf(id), ...parts, before: before.get(id) ?? NO_TOTALS, now };
  });
  return rows.sort((a, b) => b.now.commission - a.now.commission || b.now.clicks - a.now.clicks);
}

const changeOfRow = ({ complete, before }: Row): string | undefined =>
  changeText(before.commission, complete.commission);

/** The amounts of a change, which leaves out today: `$10.00 from $8.00`. */
const comparedText = (row: Row, currency: string): string | undefined =>
  changeOfRow(row) &&
  `${moneyText(row.complete.commission, currency)} from ${moneyText(row.before.commission, currency)}`;

const count = (title: string, key: 'clicks' | 'leads' | 'sales'): Column<Row> => ({
  title,
  number: true,
  cell: ({ now }) => countText(now[key]),
  csv: ({ now }) => now[key],
});

function columnsOf({ kind, currency, earned = 'Commission', show }: BreakdownProps): Column<Row>[] {
  const amount = (title: string, of: (row: Row) => number): Column<Row> => ({
    title,
    number: true,
    cell: (row) => moneyText(of(row), currency),
    csv: (row) => amountText(of(row), currency),
  });
  return [
    {
      title: kind,
      cell: ({ id, name }) => (show && id !== null ? show(id, name) : <strong>{name}</strong>),
      csv: ({ name }) => name,
    },
    count('Clicks', 'clicks'),
    count('Leads', 'leads'),
    count('Sales', 'sales'),
    amount(`Net revenue, ${currency}`, ({ now }) => now.revenue),
    amount(`${earned}, ${currency}`, ({ now }) => now.commission),
    // What the change compares: the file has both numbers.
    { title: `${earned} without today`, csv: ({ complete }) => amountText(complete.commission, currency) },
    amount(`Previous ${earned.toLowerCase()}`, ({ before }) => before.commission),
    {
      title: 'Change',
      number: true,
      cell: (row) => (
        <span className={styles.name}>
          {changeOfRow(row) ?? <None label="nothing to compare" />}
          <span className={styles.details}>{comparedText(row, currency)}</span>
        </span>
      ),
    },
    { title: 'Change in percent', csv: ({ complete, before }) => changeOf(before.commission, complete.commission) },
  ];
}

/** The columns on a phone, where the rest is below the name: four lines for each row would be long. */
function narrowColumns({ kind, show, currency, earned = 'Commission' }: BreakdownProps): Column<Row>[] {
  return [
    {
      title: kind,
      cell: ({ id, name, now: { clicks, leads } }) => (
        <span className={styles.name}>
          {show && id !== null ? show(id, name) : <strong>{name}</strong>}
          <span className={styles.details}>
            {countText(clicks)} {clicks === 1 ? 'click' : 'clicks'}, {countText(leads)} {leads === 1 ? 'lead' : 'leads'}
          </span>
        </span>
      ),
    },
    count('Sales', 'sales'),
    {
      title: earned,
      number: true,
      cell: (row) => (
        <span className={styles.name}>
          {moneyText(row.now.commission, currency)}
          <span className={styles.details}>{changeOfRow(row)}</span>
          <span className={styles.details}>{comparedText(row, currency)}</span>
        </span>
      ),
    },
  ];
}

export function Breakdown(props: BreakdownProps) {
  const { title, groups } = props;
  const nameOf = useFileName();
  const narrow = useNarrow();
  const failed = groups.error && <FailureNote error={groups.error} />;
  if (!groups.complete || !groups.today) return failed ?? <SkeletonRows label={`Loading: ${title}`} />;
  const rows = rowsOf(props);
  const columns = columnsOf(props);
  const save = (
    <Button small kind="quiet" onClick={() => download(nameOf(title), csvOf(columns, rows))}>
      Save as CSV
    </Button>
  );
  return (
    <Card title={title} actions={rows.length > 0 && save}>
      {failed}
      {rows.length === 0 ? (
        <p className={styles.soft}>Nothing came in during this period.</p>
      ) : (
        <div className={styles.table}>
          <Table
            caption={title}
            columns={narrow ? narrowColumns(props) : columns}
            rows={rows.slice(0, SHOWN)}
            rowKey={({ id }) => String(id)}
            narrow={narrow}
          />
        </div>
      )}
      {rows.length > SHOWN && (
        <p className={styles.soft}>
          The top {SHOWN} of {countText(rows.length)}. The file has all of them.
        </p>
      )}
    </Card>
  );
}
