// One payout: whom it pays, what became of each payment, and what is reported of them.
import { useState } from 'react';
import { getRouteApi, Link } from '@tanstack/react-router';
import { api } from '../../api/client.ts';
import { moneyText } from '../../lib/money.ts';
import { PAYOUT, type Payout } from '../../records/payouts/paths.ts';
import { partnersOf, paymentsOf, progressText, reasonText, whomText } from '../../records/payouts/texts.ts';
import { allows, useProgram } from '../../records/programs/program.ts';
import { Button } from '../../ui/button.tsx';
import { Fact, Facts } from '../../ui/facts.tsx';
import { FailureNote } from '../../ui/failure-note.tsx';
import { Card, Page } from '../../ui/page.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { DateTime } from '../../ui/values.tsx';
import { ActDialog } from './act-dialog.tsx';
import { ACTS } from './acts.ts';
import { Files } from './files.tsx';
import { PayoutBadge } from './history.tsx';
import { Items } from './items.tsx';
import { useOpenItems } from './open-items.ts';
import styles from './payouts.module.css';
import { Progress } from './progress.tsx';

const route = getRouteApi('/app/programs/$programId/payouts/$payoutId');

export function PayoutPage() {
  const { programId: program_id, payoutId: payout_id } = route.useParams();
  const { data, error, refetch } = api.useQuery('get', PAYOUT, { params: { path: { program_id, payout_id } } });
  const payout = data?.data;
  return (
    <Page
      title={payout ? `Payout ${payout.reference}` : 'Payout'}
      back={
        <Link to="/app/programs/$programId/payouts" params={{ programId: program_id }}>
          All payouts
        </Link>
      }
      intro={payout?.note}
      actions={payout && <PayAll payout={payout} />}
    >
      {error && <FailureNote error={error} onRetry={() => void refetch()} />}
      {!payout && !error && <SkeletonRows label="Loading the payout" />}
      {payout && (
        <>
          <Figures payout={payout} />
          <Files payout={payout} />
          <Items payout={payout} />
          <div className={styles.columns}>
            <About payout={payout} />
            {payout.held_back.length > 0 && <HeldBackThen payout={payout} />}
          </div>
        </>
      )}
    </Page>
  );
}

/** Marks all that is open as paid, after its sum was read anew. */
function PayAll({ payout }: { payout: Payout }) {
  const { role } = useProgram();
  const [asked, setAsked] = useState(false);
  const { open } = payout.items;
  const items = useOpenItems(payout.id, asked);
  if (open === 0 || !allows(role, 'owner')) return null;
  return (
    <>
      <Button kind="main" busy={asked && items.isFetching} onClick={() => setAsked(true)}>
        Mark {paymentsOf(open)} as paid
      </Button>
      {asked && items.error && <FailureNote error={items.error} onRetry={() => void items.refetch()} />}
      {asked && items.data && (
        <ActDialog texts={ACTS[0]!} payout={payout} items={items.data} onClose={() => setAsked(false)} />
      )}
    </>
  );
}

function Figures({ payout }: { payout: Payout }) {
  const { items, total_cents, currency, commissions, created_at } = payout;
  const all = items.open + items.paid + items.failed + items.cancelled;
  return (
    <section className={styles.hero} aria-label="The payout">
      <dl className={styles.figures}>
        <div className={styles.figure}>
          <dt>
            <PayoutBadge {...payout} /> Created <DateTime value={created_at} dateOnly />
          </dt>
          <dd className={styles.large}>{moneyText(total_cents, currency)}</dd>
          <dd className={styles.under}>{whomText(all, commissions)}</dd>
        </div>
      </dl>
      <div className={styles.state}>
        <strong className={styles.middle}>{progressText(payout)}</strong>
        <Progress {...payout} />
      </div>
    </section>
  );
}

const About = ({ payout: { cutoff, minimum_cents, currency, created_at } }: { payout: Payout }) => (
  <Card title="Details">
    <Facts>
      <Fact name="Created">
        <DateTime value={created_at} />
      </Fact>
      <Fact name="Approved before">
        <DateTime value={cutoff} />
      </Fact>
      <Fact name="Minimum">{minimum_cents === 0 ? 'None' : moneyText(minimum_cents, currency)}</Fact>
    </Facts>
  </Card>
);

const HeldBackThen = ({ payout: { held_back, currency } }: { payout: Payout }) => (
  <Card title="Held back at that time">
    <ul className={styles.rows}>
      {held_back.map(({ reason, partners, amount_cents }) => (
        <li key={reason}>
          <span className={styles.who}>{reasonText(reason)}</span>
          <span className={styles.amount}>{moneyText(amount_cents, currency)}</span>
          <span className={styles.under}>{partnersOf(partners)}</span>
        </li>
      ))}
    </ul>
  </Card>
);
