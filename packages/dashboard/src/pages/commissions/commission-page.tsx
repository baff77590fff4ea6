// One commission: why it exists, what happened to it, and what can be done.
import { getRouteApi, Link } from '@tanstack/react-router';
import { api } from '../../api/client.ts';
import { allows, useProgram } from '../../shell/program.tsx';
import { Button } from '../../ui/button.tsx';
import { FailureNote } from '../../ui/failure-note.tsx';
import { Fact, Facts } from '../../ui/facts.tsx';
import { Card, Page } from '../../ui/page.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { Table, type Column } from '../../ui/table.tsx';
import { DateTime, Money, None } from '../../ui/values.tsx';
import { PartnerLink } from '../partners/partner-link.tsx';
import { PayoutOf } from '../payouts/payout-of.tsx';
import { CHANGES } from './bulk.ts';
import { CommissionBadge } from './commission-badge.tsx';
import styles from './commissions.module.css';
import { COMMISSION, type Commission, type Entry } from './paths.ts';
import { ENTRIES, KINDS, nameOf } from './texts.ts';
import { useOrder } from './order.ts';
import { useChanges } from './use-changes.tsx';

const route = getRouteApi('/app/programs/$programId/commissions/$commissionId');

export function CommissionPage() {
  const { programId: program_id, commissionId: commission_id } = route.useParams();
  const { data, error, refetch } = api.useQuery('get', COMMISSION, {
    params: { path: { program_id, commission_id }, query: { expand: 'customer,partner' } },
  });
  const detail = data?.data;
  const { holding_period_days: days } = useProgram();
  return (
    <Page
      title={detail ? nameOf(detail.commission) : 'Commission'}
      back={
        <Link to="/app/programs/$programId/commissions" params={{ programId: program_id }}>
          All commissions
        </Link>
      }
      intro={detail && <CommissionBadge commission={detail.commission} days={days} />}
      actions={detail && <Decisions commission={detail.commission} />}
    >
      {error && <FailureNote error={error} onRetry={() => void refetch()} />}
      {!detail && !error && <SkeletonRows label="Loading the commission" />}
      {detail && (
        <>
          <Card title="Explanation">
            <p className={styles.why}>{detail.why}</p>
          </Card>
          <About commission={detail.commission} />
          <History entries={detail.entries} currency={detail.commission.currency} />
        </>
      )}
    </Page>
  );
}

function Decisions({ commission }: { commission: Commission }) {
  const { role, status } = useProgram();
  const { ask, dialog } = useChanges([commission], () => undefined);
  const possible = CHANGES.filter((change) => allows(role, change.role) && change.fits(commission));
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

function About({ commission }: { commission: Commission }) {
  const order = useOrder(commission);
  const {
    kind,
    amount_cents,
    earned_cents = amount_cents,
    base_cents,
    currency,
    partner,
    customer,
    customer_id,
    sale_id,
    created_at,
    payout_id,
  } = commission;
  const { id: programId } = useProgram();
  return (
    <Card title="Details">
      <Facts>
        <Fact name="Amount">
          <Money cents={amount_cents} currency={currency} />, {KINDS[kind] ?? kind}
          {earned_cents !== amount_cents && (
            <span className={styles.reason}>
              earned <Money cents={earned_cents} currency={currency} />
            </span>
          )}
        </Fact>
        <Fact name="Partner">{partner ? <PartnerLink {...partner} face /> : <None label="erased" />}</Fact>
        <Fact name="Customer">
          {customer_id === null ? (
            <None label="no customer" />
          ) : (
            <Link to="/app/programs/$programId/customers/$customerId" params={{ programId, customerId: customer_id }}>
              {customer?.customer_key ?? 'A customer'}
            </Link>
          )}
        </Fact>
        <Fact name="Order">{order ?? <None label={sale_id === null ? 'no sale' : 'not shown to your role'} />}</Fact>
        {base_cents !== null && base_cents !== undefined && (
          <Fact name="Computed on">
            <Money cents={base_cents} currency={currency} />
          </Fact>
        )}
        <Fact name="Payout">
          {payout_id === null ? <None label="not in a payout" /> : <PayoutOf commission={commission} />}
        </Fact>
        <Fact name="Created">
          <DateTime value={created_at} />
        </Fact>
      </Facts>
    </Card>
  );
}

/** The entries, whose amounts add up to that of the commission. */
function History({ entries, currency }: { entries: readonly Entry[]; currency: string }) {
  const columns: Column<Entry>[] = [
    { title: 'When', cell: ({ created_at }) => <DateTime value={created_at} /> },
    {
      title: 'What',
      cell: ({ kind, reason }) => (
        <>
          <span className={styles.entry}>{ENTRIES[kind] ?? kind}</span>
          {reason && <span className={styles.reason}>{reason}</span>}
        </>
      ),
    },
    {
      title: 'Amount',
      number: true,
      cell: ({ amount_cents: cents }) =>
        cents === 0 ? <None label="unchanged" /> : <Money cents={cents} currency={currency} />,
    },
  ];
  return (
    <Card title="History">
      <Table
        caption="Entries of the commission"
        columns={columns}
        rows={entries}
        rowKey={({ kind, created_at, refund_id }) => `${kind} ${created_at} ${refund_id}`}
        narrow
      />
    </Card>
  );
}
