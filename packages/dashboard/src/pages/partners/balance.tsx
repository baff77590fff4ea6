// What a partner is owed, by what it waits for; each part leads to its commissions.
import type { ReactNode } from 'react';
import { Link } from '@tanstack/react-router';
import { api, type Schemas } from '../../api/client.ts';
import { POLL_STATS_MS } from '../../api/query-client.ts';
import { moneyText } from '../../lib/money.ts';
import sums from '../../records/commissions/sums.module.css';
import { countOf } from '../../records/commissions/texts.ts';
import { BALANCE } from '../../records/partners/paths.ts';
import { useDeducted } from '../../records/payouts/due.ts';
import { useProgram } from '../../records/programs/program.ts';
import { buttonLook } from '../../ui/button.tsx';
import { FailureNote } from '../../ui/failure-note.tsx';
import { Card } from '../../ui/page.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import styles from './partners.module.css';

type Totals = Schemas['balance']['currencies'][number];

const NONE = { amount_cents: 0, count: 0, commissions: [] };
const nothingIn = (currency: string): Totals => ({
  ...{ currency, owed_cents: 0 },
  ...{ pending: NONE, held: NONE, approved: NONE, in_payout: NONE, paid: NONE },
});

const PARTS = [
  { part: 'pending', name: 'Pending', status: 'pending' },
  { part: 'approved', name: 'Approved', status: 'due' },
  { part: 'in_payout', name: 'In a payout', status: 'in_payout' },
  { part: 'paid', name: 'Paid', status: 'paid' },
] as const;

export function Balance({ partner: { id: partner_id, name } }: { partner: { id: number; name: string } }) {
  const { id: program_id, currency } = useProgram();
  const params = { path: { program_id, partner_id } };
  const { data, error, refetch } = api.useQuery('get', BALANCE, { params }, { refetchInterval: POLL_STATS_MS });
  const found = data?.data.currencies ?? [];
  return (
    <Card title="Balance" actions={<Statements partnerId={partner_id} />}>
      {error && <FailureNote error={error} onRetry={() => void refetch()} />}
      {!data && !error && <SkeletonRows label="Loading the balance" rows={2} />}
      {data &&
        (found.length > 0 ? found : [nothingIn(currency)]).map((totals) => (
          <InCurrency key={totals.currency} totals={totals} partnerId={partner_id} name={name} />
        ))}
    </Card>
  );
}

function Statements({ partnerId: partner_id }: { partnerId: number }) {
  const { id: programId } = useProgram();
  return (
    <Link
      to="/app/programs/$programId/payouts/statements"
      params={{ programId }}
      search={{ partner_id }}
      className={buttonLook({ small: true, kind: 'quiet' })}
    >
      See their statements
    </Link>
  );
}

function InCurrency({ totals, partnerId, name }: { totals: Totals; partnerId: number; name: string }) {
  const { id: programId } = useProgram();
  const { currency, owed_cents: owed, held, approved } = totals;
  const deductions = useDeducted(currency);
  // What is ready and what is pending depend on the clawbacks.
  if (!deductions) return <SkeletonRows label="Loading what refunds take off" rows={2} />;
  const deducted = deductions.get(partnerId) ?? 0;
  const ready = Math.max(0, approved.amount_cents - deducted);
  return (
    <div className={styles.balance}>
      <p className={styles.owed}>
        <span>{owed < 0 ? `${name} owes you` : 'Ready to pay'}</span>
        <strong>{moneyText(owed < 0 ? -owed : ready, currency)}</strong>
        {owed >= 0 && deducted > 0 && (
          <span>
            {moneyText(approved.amount_cents, currency)} less {moneyText(deducted, currency)} clawback
          </span>
        )}
      </p>
      <ul className={sums.sums} aria-label={`Balance of ${name}, ${currency}`}>
        {PARTS.map(({ part, name: title, ...filter }) => (
          <li key={part}>
            <Link
              to="/app/programs/$programId/commissions"
              params={{ programId }}
              search={{ ...filter, partner_id: partnerId }}
              className={sums.sum}
            >
              {/* What the next payout deducts is pending, and waits for nobody. */}
              <Part
                title={title}
                amount={moneyText(totals[part].amount_cents + (part === 'pending' ? deducted : 0), currency)}
              >
                {countOf(totals[part].count)}
                {/* They are pending, too. */}
                {part === 'pending' && held.count > 0 && `, ${moneyText(held.amount_cents, currency)} on hold`}
                {part === 'pending' &&
                  deducted > 0 &&
                  `, less ${moneyText(deducted, currency)} that the next payout deducts`}
              </Part>
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

const Part = ({ title, amount, children }: { title: string; amount: string; children: ReactNode }) => (
  <>
    <span>{title}</span>
    <strong>{amount}</strong>
    <span>{children}</span>
  </>
);
