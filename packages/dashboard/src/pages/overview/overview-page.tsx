// What partners bring: the numbers of a period by day, partner and link, compared with the period before.
import { getRouteApi, Link } from '@tanstack/react-router';
import { Info } from 'lucide-react';
import { ProgramSums } from '../../records/commissions/sums.tsx';
import { useLinkNames } from '../../records/links/link-names.ts';
import { PartnerLink } from '../../records/partners/partner-link.tsx';
import { usePartnerNames } from '../../records/partners/partner-names.ts';
import { useProgram } from '../../records/programs/program.ts';
import { useReadiness } from '../../records/programs/readiness.ts';
import { Breakdown } from '../../records/stats/breakdown.tsx';
import { useDays } from '../../records/stats/days.ts';
import { Late, Numbers } from '../../records/stats/numbers.tsx';
import { currenciesOf, type StatsGroup } from '../../records/stats/totals.ts';
import { programTotals, useLinkParts, type Range } from '../../records/stats/use-totals.ts';
import { buttonLook } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FailureNote } from '../../ui/failure-note.tsx';
import { Hint } from '../../ui/hint.tsx';
import { Page } from '../../ui/page.tsx';
import { Segment } from '../../ui/segment.tsx';
import { Latest } from './latest.tsx';
import { isNew, NextStep } from './next-step.tsx';
import styles from './overview.module.css';
import { usePartnerParts } from './partner-parts.ts';
import { Period, rangeOf } from './period.tsx';
import { Waiting } from './waiting.tsx';

const route = getRouteApi('/app/programs/$programId/');

/** What is not paid yet, in the order in which it is due. */
const OWED = ['approved', 'pending'] as const;

/** The currencies to choose from: those in which there is an amount, and the program's. */
function useCurrency(groups: readonly StatsGroup[]): { currency: string; currencies: string[] } {
  const program = useProgram();
  const { currency: chosen } = route.useSearch();
  const currencies = [...new Set([program.currency, ...currenciesOf(groups), ...(chosen ? [chosen] : [])])];
  return { currency: chosen ?? program.currency, currencies };
}

export function OverviewPage() {
  const { id, name } = useProgram();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const range = rangeOf(search);
  const { now, before, error, late, retry } = useDays(programTotals(id), range);
  const { currency, currencies } = useCurrency([...(now ?? []), ...(before ?? [])]);
  const readiness = useReadiness();
  const filter = (changes: object) => void navigate({ search: { ...search, ...changes } as never, replace: true });
  if (readiness && isNew(readiness)) {
    return (
      <Page title="Overview" intro={`What the partners of ${name} bring in.`}>
        <NextStep readiness={readiness} />
        <Waiting silent />
        <p className={styles.soft}>The numbers appear here within a minute after the first click on a link.</p>
      </Page>
    );
  }
  return (
    <Page title="Overview" intro={`What the partners of ${name} bring in.`}>
      {readiness && <NextStep readiness={readiness} />}
      <div className={styles.first}>
        <Waiting />
        <ProgramSums label="Commissions that are not paid" statuses={OWED} />
      </div>
      <div className={styles.head}>
        <h2>What your partners brought in</h2>
        <About />
        <div className={styles.choices}>
          {currencies.length > 1 && (
            <Segment
              label="Currency"
              value={currency}
              options={currencies.map((one) => [one, one] as const)}
              onChange={(chosen) => filter({ currency: chosen })}
            />
          )}
          <Period search={search} onChange={filter} />
        </div>
      </div>
      {error && <FailureNote error={error} onRetry={retry} />}
      {late && <Late />}
      {now?.length === 0 && before?.length === 0 ? (
        <NothingInPeriod />
      ) : (
        <>
          {(now !== undefined || !error) && (
            <Numbers range={range} now={now} before={before} currency={currency} earned="Commission" />
          )}
          <Sources range={range} currency={currency} />
        </>
      )}
    </Page>
  );
}

const About = () => (
  <Hint
    end
    text="Days are in UTC. Totals include today so far. Changes compare complete days with as many days before."
  >
    <Info size={15} aria-label="About these numbers" />
  </Hint>
);

function Sources({ range, currency }: { range: Range; currency: string }) {
  const { id } = useProgram();
  const partners = usePartnerNames();
  const links = useLinkNames();
  const byLink = useLinkParts(id, range);
  const byPartner = usePartnerParts(id, range, byLink);
  return (
    <div className={styles.sources}>
      <Breakdown
        title="By partner"
        kind="Partner"
        groups={byPartner}
        keyOf={({ partner_id }) => partner_id}
        nameOf={partners}
        show={(partnerId, name) => <PartnerLink id={partnerId} name={name} face />}
        currency={currency}
      />
      <Breakdown
        title="By link"
        kind="Link"
        groups={byLink}
        keyOf={({ link_id }) => link_id}
        nameOf={links}
        currency={currency}
      />
      <Latest />
    </div>
  );
}

function NothingInPeriod() {
  const { id } = useProgram();
  return (
    <EmptyState
      title="No activity in this period or the one before"
      action={
        <Link to="/app/programs/$programId/links" params={{ programId: id }} className={buttonLook({ kind: 'main' })}>
          Go to links
        </Link>
      }
    >
      Choose a longer period, or check that your partners still share enabled links.
    </EmptyState>
  );
}
