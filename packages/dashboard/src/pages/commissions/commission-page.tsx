// One commission: why it exists, what happened to it, and what can be done.
import { getRouteApi, Link } from '@tanstack/react-router';
import { api } from '../../api/client.ts';
import { moneyText } from '../../lib/money.ts';
import { DeductionLink, takenOf, useClawbacks } from '../../records/commissions/clawbacks.tsx';
import { CommissionBadge } from '../../records/commissions/commission-badge.tsx';
import { COMMISSION, type Commission, type Detail, type Entry, type Sale } from '../../records/commissions/paths.ts';
import { ENTRIES, howText, nameOf } from '../../records/commissions/texts.ts';
import { PartnerLink } from '../../records/partners/partner-link.tsx';
import { PayoutOf } from '../../records/payouts/payout-of.tsx';
import { allows, useProgram } from '../../records/programs/program.ts';
import { Button } from '../../ui/button.tsx';
import { Fact, Facts } from '../../ui/facts.tsx';
import { FailureNote } from '../../ui/failure-note.tsx';
import { Card, Page } from '../../ui/page.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { Moment, Timeline, type TimelineTone } from '../../ui/timeline.tsx';
import { Money, None } from '../../ui/values.tsx';
import { CHANGES } from './bulk.ts';
import styles from './commissions.module.css';
import { fits } from './obstacles.ts';
import { useChanges } from './use-changes.tsx';

const route = getRouteApi('/app/programs/$programId/commissions/$commissionId');

export function CommissionPage() {
  const { programId: program_id, commissionId: commission_id } = route.useParams();
  const { data, error, refetch } = api.useQuery('get', COMMISSION, {
    params: { path: { program_id, commission_id }, query: { expand: 'customer,partner' } },
  });
  const detail = data?.data;
  const clawbacks = useClawbacks(detail?.commission);
  const { holding_period_days: days } = useProgram();
  return (
    <Page
      title={detail ? nameOf(detail.commission) : 'Commission'}
      back={
        <Link to="/app/programs/$programId/commissions" params={{ programId: program_id }}>
          All commissions
        </Link>
      }
      intro={
        detail &&
        clawbacks && (
          <CommissionBadge commission={detail.commission} days={days} taken={takenOf(detail.commission, clawbacks)} />
        )
      }
      actions={detail && <Decisions commission={detail.commission} />}
    >
      {error && <FailureNote error={error} onRetry={() => void refetch()} />}
      {!detail && !error && <SkeletonRows label="Loading the commission" />}
      {detail && (
        <div className={styles.columns}>
          <Summary detail={detail} />
          <History entries={detail.entries} commission={detail.commission} clawbacks={clawbacks ?? []} />
        </div>
      )}
    </Page>
  );
}

function Decisions({ commission }: { commission: Commission }) {
  const { role, status } = useProgram();
  const { ask, dialog } = useChanges([commission], () => undefined);
  const possible = CHANGES.filter((change) => allows(role, change.role) && fits(change.act, commission));
  if (status !== 'active') return null;
  return (
    <>
      {possible.map((change) => (
        <Button
          key={change.act}
          kind={change.main ? 'main' : change.danger ? 'quiet' : 'plain'}
          onClick={() => ask(change)}
        >
          {change.button}
        </Button>
      ))}
      {dialog}
    </>
  );
}

/** What it amounts to and how that was computed, and whose sale it is of. */
function Summary({ detail: { commission, sale = null, why } }: { detail: Detail }) {
  const { amount_cents, earned_cents = amount_cents, currency } = commission;
  return (
    <section className={styles.summary} aria-label="Summary">
      <div>
        <p className={styles.sum}>
          <strong>{moneyText(earned_cents, currency)}</strong> {sale && <span>{howText(sale)}</span>}
        </p>
        {sale ? <Changed commission={commission} /> : <p className={styles.how}>{why}</p>}
        {sale && commission.reason !== null && <p className={styles.because}>{commission.reason}</p>}
      </div>
      <About commission={commission} sale={sale} />
    </section>
  );
}

/** What is left of it, if that is not what it was. */
function Changed({ commission: { amount_cents, earned_cents = amount_cents, currency } }: { commission: Commission }) {
  if (earned_cents === amount_cents) return null;
  return (
    <p className={styles.how}>
      {amount_cents === 0 ? 'Nothing is left' : `${moneyText(amount_cents, currency)} is left`} of it.
    </p>
  );
}

function About({ commission, sale }: { commission: Commission; sale: Sale | null }) {
  const { partner, customer, customer_id, payout_id } = commission;
  const { id: programId } = useProgram();
  return (
    <Facts>
      {sale && <Fact name="Order">{sale.order ?? <None label="without a name" />}</Fact>}
      {customer_id !== null && (
        <Fact name="Customer">
          <Link to="/app/programs/$programId/customers/$customerId" params={{ programId, customerId: customer_id }}>
            {customer?.customer_key ?? 'A customer'}
          </Link>
        </Fact>
      )}
      <Fact name="Partner">
        {partner ? <PartnerLink {...partner} face /> : <None label="erased" />}
        {sale?.link != null && <span className={styles.reason}>by the link {sale.link}</span>}
      </Fact>
      <Fact name="Payout">
        {payout_id === null ? <None label="not in a payout" /> : <PayoutOf commission={commission} />}
      </Fact>
    </Facts>
  );
}

const TONES: Partial<Record<Entry['kind'], TimelineTone>> = {
  ...{ earned: 'good', restored: 'good', approved: 'good', released: 'good', paid: 'good' },
  ...{ refund: 'bad', rejected: 'bad', unpaid: 'bad', held: 'warn' },
};

interface HistoryProps {
  entries: readonly Entry[];
  commission: Commission;
  clawbacks: readonly Commission[];
}

/**
 * The entries, whose amounts add up to that of the commission. What refunds took back after the payment is in commissions of
 * its own, and comes after them.
 */
const History = ({ entries, commission: { currency }, clawbacks }: HistoryProps) => (
  <Card title="History">
    <Timeline>
      {entries.map(({ kind, created_at, reason, amount_cents: cents, refund_id }) => (
        <Moment
          key={`${kind} ${created_at} ${refund_id}`}
          at={created_at}
          tone={TONES[kind] ?? 'plain'}
          title={ENTRIES[kind] ?? kind}
          beside={cents !== 0 && <Money cents={cents} currency={currency} />}
        >
          {reason && <p>{reason}</p>}
        </Moment>
      ))}
      {clawbacks.map((clawback) => (
        <Moment
          key={clawback.id}
          at={clawback.created_at}
          tone={clawback.amount_cents < 0 ? 'bad' : 'good'}
          title={clawback.amount_cents < 0 ? 'Clawed back after a refund' : 'Given back: the refund was reversed'}
        >
          <DeductionLink clawback={clawback} />
        </Moment>
      ))}
    </Timeline>
  </Card>
);
