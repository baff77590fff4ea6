// What other terms would have cost, before they are saved: a sentence, and what each partner would have earned.
import { useEffect, useState } from 'react';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { client } from '../../api/client.ts';
import { countText, moneyText } from '../../lib/money.ts';
import { FailureNote } from '../../ui/failure-note.tsx';
import { Card } from '../../ui/page.tsx';
import { Segment } from '../../ui/segment.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { Table, type Column } from '../../ui/table.tsx';
import { usePartnerNames, type NameOf } from '../partners/partner-names.ts';
import { TERMS } from './paths.ts';
import {
  PERIODS,
  refundsOf,
  sentenceOf,
  type Level,
  type NamedTerms,
  type Period,
  type SimulatedTerms,
  type Simulation,
} from './what-if-texts.ts';
import styles from './what-if.module.css';

const SIMULATE = `${TERMS}/simulate` as const;

interface WhatIfProps {
  /** the identifier of the open program */
  program: number;
  level: Level;
  /** the group or the partner, if the level needs one */
  ids: { group_id?: number | null; partner_id?: number | null };
  /** what is to be changed of what decides about a sale */
  terms: SimulatedTerms;
  /** all that will hold, which the sentence names */
  draft: NamedTerms;
}

/** The service allows few such requests in a minute: it is asked when the reader has paused. */
const PAUSE_MS = 500;

/** The value as it was when it last stayed the same for a moment; it is compared as text. */
function usePaused<Value>(value: Value): Value {
  const text = JSON.stringify(value);
  const [paused, setPaused] = useState(text);
  useEffect(() => {
    const timer = setTimeout(() => setPaused(text), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return JSON.parse(paused) as Value;
}

function useSimulation({ program: program_id, level, ids, terms, draft }: WhatIfProps, period: Period) {
  // Both at once: the sentence names what was asked about.
  const { body, named } = usePaused({ body: { ...PERIODS[period].days(), level, ...ids, terms }, named: draft });
  const query = useQuery({
    queryKey: ['what if', SIMULATE, program_id, body],
    queryFn: async () => (await client.POST(SIMULATE, { params: { path: { program_id } }, body })).data!.data,
    placeholderData: keepPreviousData,
    refetchInterval: false,
    refetchOnWindowFocus: false,
    staleTime: Infinity,
    retry: false,
  });
  return { ...query, named };
}

export function WhatIf(props: WhatIfProps) {
  const [period, setPeriod] = useState<Period>('month');
  const { data, error, refetch, named, isPlaceholderData } = useSimulation(props, period);
  const periods = Object.entries(PERIODS).map(([value, { text }]) => [value as Period, text] as const);
  return (
    <Card
      title="What it would have cost"
      actions={<Segment label="Period" value={period} options={periods} onChange={setPeriod} />}
    >
      {error && <FailureNote error={error} onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonRows label="Asking what these terms would have cost" rows={3} />}
      {data && (
        <div className={styles.result} aria-busy={isPlaceholderData}>
          <p className={styles.sentence} role="status">
            {sentenceOf(data, period, props.level, named)}
          </p>
          {data.replaced > 0 && <Partners simulation={data} />}
        </div>
      )}
    </Card>
  );
}

type Row = Simulation['partners'][number];
const SHOWN = 8;

/** Two bars: what a partner earned, and what the partner would have earned. */
function Bars({ row, most, nameOf }: { row: Row; most: number; nameOf: NameOf }) {
  const width = (cents: number) => ({ width: `${most > 0 ? ((100 * cents) / most).toFixed(1) : 0}%` });
  return (
    <span className={styles.partner}>
      <strong>{nameOf(row.partner_id)}</strong>
      <span className={styles.bars} aria-hidden="true">
        <span className={styles.was} style={width(row.earned_cents)} />
        <span className={styles.would} style={width(row.simulated_cents)} />
      </span>
    </span>
  );
}

const signed = (cents: number, currency: string): string => `${cents > 0 ? '+' : ''}${moneyText(cents, currency)}`;

function columnsOf(rows: readonly Row[], nameOf: NameOf): Column<Row>[] {
  const most = (currency: string) =>
    Math.max(
      ...rows.filter((row) => row.currency === currency).map((row) => Math.max(row.earned_cents, row.simulated_cents)),
    );
  return [
    { title: 'Partner', cell: (row) => <Bars row={row} most={most(row.currency)} nameOf={nameOf} /> },
    { title: 'Sales', number: true, extra: true, cell: ({ sales }) => countText(sales) },
    { title: 'Earned', number: true, cell: ({ earned_cents, currency }) => moneyText(earned_cents, currency) },
    {
      title: 'Would have earned',
      number: true,
      cell: ({ simulated_cents, currency }) => moneyText(simulated_cents, currency),
    },
    {
      title: 'Difference',
      number: true,
      key: true,
      cell: ({ difference_cents, currency }) => signed(difference_cents, currency),
    },
  ];
}

function Partners({ simulation }: { simulation: Simulation }) {
  const nameOf = usePartnerNames();
  const { partners, left_out } = simulation;
  const rows = partners.slice(0, SHOWN);
  const more = partners.length + left_out - rows.length;
  const refunds = refundsOf(simulation);
  return (
    <>
      <ul className={styles.legend} aria-hidden="true">
        <li className={styles.wasKey}>Earned</li>
        <li className={styles.wouldKey}>Would have earned</li>
      </ul>
      <div className={styles.table}>
        <Table
          caption="What partners would have earned"
          columns={columnsOf(rows, nameOf)}
          rows={rows}
          rowKey={({ partner_id, currency }) => `${partner_id} ${currency}`}
        />
      </div>
      {more > 0 && <p className={styles.soft}>And {countText(more)} more with a smaller difference.</p>}
      <p className={styles.soft}>{refunds} New terms change nothing that was earned.</p>
    </>
  );
}
