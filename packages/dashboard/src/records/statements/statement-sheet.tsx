// A statement as a page to print: what was owed, what changed it, and every order that it came from.
import type { ReactNode } from 'react';
import { monthText } from '../../lib/days.ts';
import { countText, moneyText } from '../../lib/money.ts';
import { Fact, Facts } from '../../ui/facts.tsx';
import { Table, type Column } from '../../ui/table.tsx';
import { DateTime, Money } from '../../ui/values.tsx';
import { NOT_FINAL, type Line, type Statement, type Sum } from './rows.ts';
import { Sheet, sheetLook as styles, type Party, type Sender } from './sheet.tsx';

/** What adds to what is owed, and what takes off it. */
const PARTS: readonly [name: Sum, text: string, sign: 1 | -1][] = [
  ['earned_cents', 'Earned', 1],
  ['restored_cents', 'Came back from refunds', 1],
  ['adjusted_cents', 'Adjusted', 1],
  ['returned_cents', 'Payments that came back', 1],
  ['reversed_cents', 'Refunded or rejected', -1],
  ['clawed_back_cents', 'Refunded after the payment', -1],
  ['paid_cents', 'Paid', -1],
];

const KINDS: Record<Line['kind'], string> = {
  earned: 'Earned',
  restored: 'Came back from a refund',
  adjusted: 'Adjusted',
  returned: 'Payment came back',
  reversed: 'Refunded or rejected',
  clawed_back: 'Refunded after the payment',
  paid: 'Paid',
  folded: 'Moved within a sale',
};

const columnsOf = (currency: string, about: About): Column<Line>[] => [
  { title: 'Date', cell: ({ created_at }) => <DateTime value={created_at} dateOnly /> },
  {
    title: 'What',
    cell: (line) => (
      <span>
        {KINDS[line.kind] ?? line.kind} {about(line)}
      </span>
    ),
  },
  { title: 'Ordered', cell: ({ sold_at }) => (sold_at ? <DateTime value={sold_at} dateOnly /> : '–') },
  {
    title: 'Amount',
    number: true,
    key: true,
    cell: ({ amount_cents }) => <Money cents={amount_cents} currency={currency} />,
  },
];

type About = (line: Line) => ReactNode;

interface StatementSheetProps {
  /** what a line is about, as other pages name it */
  about: About;
  statement: Statement;
  lines: readonly Line[];
  sender: Sender;
  from: Party | undefined;
  to?: Party | null | undefined;
  toName: string | null | undefined;
}

export function StatementSheet({ statement, lines, about, ...sides }: StatementSheetProps) {
  const { month, currency, line_count, id, closed_at, sha256 } = statement;
  const preview = id === null;
  return (
    <Sheet title={`Statement, ${monthText(month)}`} mark={preview ? NOT_FINAL : undefined} {...sides}>
      <div className={styles.sum}>
        <span className={styles.amount}>{moneyText(statement.closing_cents, currency)}</span>
        <span>{preview ? 'owed so far' : 'owed at the end'}</span>
      </div>
      <Facts>
        <Fact name="Owed before">{moneyText(statement.opening_cents, currency)}</Fact>
        {PARTS.filter(([name]) => statement[name] !== 0).map(([name, text, sign]) => (
          <Fact key={name} name={text}>
            {moneyText(sign * statement[name], currency)}
          </Fact>
        ))}
        <Fact name={preview ? 'Owed so far' : 'Owed at the end'}>{moneyText(statement.closing_cents, currency)}</Fact>
        {closed_at && (
          <Fact name="Closed">
            <DateTime value={closed_at} />
          </Fact>
        )}
      </Facts>
      {lines.length > 0 && (
        <Table
          caption="What changed it"
          columns={columnsOf(currency, about)}
          rows={lines}
          rowKey={(line) => `${line.commission_id} ${line.kind} ${line.created_at} ${line.amount_cents}`}
        />
      )}
      {lines.length < line_count && (
        <p>
          The first {countText(lines.length)} of {countText(line_count)} lines. The CSV has all.
        </p>
      )}
      {sha256 && <p className={styles.digest}>Signed. SHA-256 {sha256}</p>}
    </Sheet>
  );
}
