// Who and what brought the numbers: by partner and by link, compared with the period before.
import type { ReactNode } from 'react';
import { changeOf } from '../../lib/change.ts';
import { amountText, countText, moneyText } from '../../lib/money.ts';
import { Delta } from '../../ui/delta.tsx';
import { FailureNote } from '../../ui/failure-note.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import type { Column } from '../../ui/table.tsx';
import { Ranked } from './ranked.tsx';
import styles from './stats.module.css';
import { NO_TOTALS, sumOf, totalsOf, type StatsGroup, type Totals } from './totals.ts';
import type { GroupParts, Parts } from './use-totals.ts';

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

const count = (title: string, key: 'clicks' | 'leads' | 'sales', extra = false): Column<Row> => ({
  title,
  number: true,
  extra,
  cell: ({ now }) => countText(now[key]),
  csv: ({ now }) => now[key],
});

/** The name above a bar: its share of what the first one earned. */
function Name({ row, most, show }: { row: Row; most: number; show: BreakdownProps['show'] }) {
  const { id, name, now } = row;
  const share = most > 0 ? Math.max(now.commission, 0) / most : 0;
  return (
    <span className={styles.name}>
      {show && id !== null ? show(id, name) : <strong>{name}</strong>}
      <span className={styles.track} aria-hidden="true">
        <span className={styles.filled} style={{ width: `${(share * 100).toFixed(1)}%` }} />
      </span>
    </span>
  );
}

function columnsOf({ kind, currency, earned = 'Commission', show }: BreakdownProps, most: number): Column<Row>[] {
  const amount = (title: string, of: (row: Row) => number, extra = false): Column<Row> => ({
    title,
    number: true,
    extra,
    cell: (row) => moneyText(of(row), currency),
    csv: (row) => amountText(of(row), currency),
  });
  return [
    { title: kind, cell: (row) => <Name row={row} most={most} show={show} />, csv: ({ name }) => name },
    count('Clicks', 'clicks'),
    count('Leads', 'leads', true),
    count(`Sales, ${currency}`, 'sales'),
    amount(`Net revenue, ${currency}`, ({ now }) => now.revenue, true),
    { ...amount(`${earned}, ${currency}`, ({ now }) => now.commission), key: true },
    // What the change compares: the file has both numbers.
    { title: `${earned} without today`, csv: ({ complete }) => amountText(complete.commission, currency) },
    { title: `Previous ${earned.toLowerCase()}`, csv: ({ before }) => amountText(before.commission, currency) },
    {
      title: 'Change',
      number: true,
      cell: ({ before, complete, now }) => (
        <Delta
          before={before.commission}
          now={complete.commission}
          total={now.commission}
          text={`${moneyText(complete.commission, currency)} from ${moneyText(before.commission, currency)}`}
          end
        />
      ),
    },
    { title: 'Change in percent', csv: ({ complete, before }) => changeOf(before.commission, complete.commission) },
  ];
}

export function Breakdown(props: BreakdownProps) {
  const { title, groups } = props;
  const failed = groups.error && <FailureNote error={groups.error} onRetry={groups.retry} />;
  if (!groups.complete || !groups.today) return failed ?? <SkeletonRows label={`Loading: ${title}`} />;
  const rows = rowsOf(props);
  const columns = columnsOf(props, Math.max(...rows.map(({ now }) => now.commission), 0));
  return (
    <Ranked title={title} columns={columns} rows={rows} rowKey={({ id }) => String(id)}>
      {failed}
    </Ranked>
  );
}
