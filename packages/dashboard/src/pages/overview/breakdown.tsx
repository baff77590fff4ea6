// Who and what brought the numbers: by partner and by link, compared with the period before.
import type { ReactNode } from 'react';
import { countText, majorUnits, moneyText } from '../../lib/money.ts';
import { csvOf, download } from '../../lib/csv.ts';
import { changeText, NO_TOTALS, totalsOf, type StatsGroup, type Totals } from '../../lib/totals.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/page.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { Table, type Column } from '../../ui/table.tsx';
import { None } from '../../ui/values.tsx';
import styles from './overview.module.css';

interface Row {
  id: number | null;
  name: string;
  now: Totals;
  before: Totals;
}

interface BreakdownProps {
  title: string;
  /** what a row is: "Partner" or "Link" */
  kind: string;
  now: readonly StatsGroup[] | undefined;
  before: readonly StatsGroup[] | undefined;
  /** undefined: the group is not shown */
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
function rowsOf({ now = [], before = [], keyOf, nameOf, currency }: BreakdownProps): Row[] {
  const earlier = new Map(before.map((group) => [keyOf(group), totalsOf(group, currency)]));
  const rows = now.map((group) => ({
    id: keyOf(group),
    name: nameOf(keyOf(group)),
    now: totalsOf(group, currency),
    before: earlier.get(keyOf(group)) ?? NO_TOTALS,
  }));
  return rows.sort((a, b) => b.now.commission - a.now.commission || b.now.clicks - a.now.clicks);
}

function columnsOf({ kind, currency, earned = 'Commission', show }: BreakdownProps): Column<Row>[] {
  const count = (title: string, key: 'clicks' | 'leads' | 'sales'): Column<Row> => ({
    title,
    number: true,
    cell: ({ now }) => countText(now[key]),
    csv: ({ now }) => now[key],
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
    {
      title: `${earned}, ${currency}`,
      number: true,
      cell: ({ now }) => moneyText(now.commission, currency),
      csv: ({ now }) => majorUnits(now.commission, currency),
    },
    {
      title: 'Clicks before',
      number: true,
      cell: ({ before }) => countText(before.clicks),
      csv: ({ before }) => before.clicks,
    },
    {
      title: `${earned} before`,
      number: true,
      cell: ({ before }) => moneyText(before.commission, currency),
      csv: ({ before }) => majorUnits(before.commission, currency),
    },
    {
      title: 'Change',
      number: true,
      cell: ({ now, before }) => changeText(before.commission, now.commission) ?? <None label="nothing to compare" />,
      csv: ({ now, before }) => changeText(before.commission, now.commission),
    },
  ];
}

export function Breakdown(props: BreakdownProps) {
  const { title, now } = props;
  if (!now) return <SkeletonRows label={`Loading: ${title}`} />;
  const rows = rowsOf(props);
  const columns = columnsOf(props);
  const save = (
    <Button small kind="quiet" onClick={() => download(`${title}.csv`, csvOf(columns, rows))}>
      Save as CSV
    </Button>
  );
  return (
    <Card title={title} actions={rows.length > 0 && save}>
      {rows.length === 0 ? (
        <p className={styles.soft}>Nothing came in this period.</p>
      ) : (
        <div className={styles.table}>
          <Table caption={title} columns={columns} rows={rows.slice(0, SHOWN)} rowKey={({ id }) => String(id)} />
        </div>
      )}
      {rows.length > SHOWN && (
        <p className={styles.soft}>
          The {SHOWN} that earned most, of {countText(rows.length)}; the file has all.
        </p>
      )}
    </Card>
  );
}
