// The programs of a partner and their terms.
import { useOwnPrograms } from '../../shell/partner-area.tsx';
import { termsText } from '../../lib/terms.ts';
import { moneyText } from '../../lib/money.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Fact, Facts } from '../../ui/facts.tsx';
import { FailureNote } from '../../ui/failure-note.tsx';
import { Card, Page } from '../../ui/page.tsx';
import { SkeletonRows } from '../../ui/skeleton.tsx';
import { DateTime, StatusBadge } from '../../ui/values.tsx';
import styles from './portal.module.css';

export function ProgramsPage() {
  const { data: programs, error, refetch } = useOwnPrograms();
  return (
    <Page title="My programs" intro="What each program pays, and whether you take part in it.">
      {error && <FailureNote error={error} onRetry={() => void refetch()} />}
      {!programs && !error && <SkeletonRows label="Loading your programs" />}
      {programs?.length === 0 && (
        <EmptyState title="You take part in no program yet">
          Open the link of an invitation that you received, or ask a brand for one.
        </EmptyState>
      )}
      <div className={styles.cards}>
        {programs?.map((program) => (
          <Card key={program.id} title={program.name} actions={<StatusBadge status={program.status} />}>
            <Facts>
              <Fact name="You earn">{termsText(program)}</Fact>
              {program.lead_commission_cents !== null && (
                <Fact name="For each lead">{moneyText(program.lead_commission_cents, program.currency)}</Fact>
              )}
              <Fact name="A click counts for">{program.attribution_window_days} days</Fact>
              <Fact name="Holding period">{program.holding_period_days} days</Fact>
              <Fact name="Paid from">
                {program.minimum_payout_cents === 0
                  ? 'any amount'
                  : moneyText(program.minimum_payout_cents, program.currency)}
              </Fact>
              <Fact name="Since">
                <DateTime value={program.changed_at} dateOnly />
              </Fact>
            </Facts>
          </Card>
        ))}
      </div>
    </Page>
  );
}
