// What a partner's links bring and earn in a program: what is paid and what is still open, and the numbers by day.
import { getRouteApi, Link } from '@tanstack/react-router';
import { lastDays } from '../../lib/days.ts';
import { termsText } from '@referral-tracking/shared/terms';
import { currenciesOf } from '../../records/stats/totals.ts';
import { usePortalProgram } from '../../records/portal/own-programs.ts';
import { buttonLook } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FailureNote } from '../../ui/failure-note.tsx';
import { Filters, FilterSelect } from '../../ui/filters.tsx';
import { Page } from '../../ui/page.tsx';
import { Segment } from '../../ui/segment.tsx';
import { Breakdown } from '../../records/stats/breakdown.tsx';
import { useDays } from '../../records/stats/days.ts';
import { Late, Numbers } from '../../records/stats/numbers.tsx';
import { PERIOD_TEXTS, PERIODS } from '../../records/stats/periods.ts';
import type { Range } from '../../records/stats/use-totals.ts';
import { NextPayouts } from './next-payout.tsx';
import { CommissionSums } from './commission-sums.tsx';
import { useOwnLinks } from '../../records/portal/own-links.ts';
import { LinkToCome, OwnLink } from './own-link.tsx';
import { ReadyLink } from './ready-link.tsx';
import { ownTotals, useOwnLinkNames, useOwnLinkParts } from './own-totals.ts';
import { StatusNote } from './status-note.tsx';

const route = getRouteApi('/partner/programs/$programId/');

export function EarningsPage() {
  const program = usePortalProgram();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const range = lastDays(Number(search.days ?? '30'));
  const { now, before, error, late, retry } = useDays(ownTotals(program.id), range);
  // What fails is said below; the link is there all the same.
  const isKnown = error !== null || (now !== undefined && before !== undefined);
  const isNew = now?.length === 0 && before?.length === 0;
  const currency = search.currency ?? program.currency;
  const used = currenciesOf([...(now ?? []), ...(before ?? [])]);
  const currencies = [...new Set([program.currency, currency, ...used])];
  const filter = (changes: object) => void navigate({ search: { ...search, ...changes } as never, replace: true });
  return (
    <Page title="Earnings" intro={`${program.name} pays you ${termsText(program)}.`}>
      <StatusNote />
      {isKnown ? isNew ? <ReadyLink /> : <OwnLink /> : <LinkToCome />}
      <NextPayouts link />
      <CommissionSums title="Your commissions" />
      <h2>What your links brought in</h2>
      <Filters>
        <Segment
          label="Period"
          value={search.days ?? '30'}
          options={PERIODS.map((days) => [days, PERIOD_TEXTS[days]] as const)}
          onChange={(days) => filter({ days })}
        />
        {currencies.length > 1 && (
          <FilterSelect
            label="Currency"
            value={currency}
            options={currencies.map((one) => [one, one])}
            onChange={(chosen) => filter({ currency: chosen })}
          />
        )}
      </Filters>
      {error && <FailureNote error={error} onRetry={retry} />}
      {late && <Late />}
      {isNew ? (
        <NothingYet />
      ) : (
        <>
          {(now !== undefined || !error) && (
            <Numbers range={range} now={now} before={before} currency={currency} earned="Earnings" />
          )}
          <ByLink range={range} currency={currency} />
        </>
      )}
    </Page>
  );
}

function ByLink({ range, currency }: { range: Range; currency: string }) {
  const names = useOwnLinkNames();
  return (
    <Breakdown
      title="By link"
      kind="Link"
      groups={useOwnLinkParts(range)}
      keyOf={({ link_id }) => link_id}
      nameOf={names}
      currency={currency}
      earned="Earnings"
    />
  );
}

function NothingYet() {
  const { id: programId } = usePortalProgram();
  const none = useOwnLinks(programId)?.length === 0;
  return (
    <EmptyState
      title={none ? 'You have no link yet' : 'Nothing came in through your links in this period'}
      action={
        <Link to="/partner/programs/$programId/links" params={{ programId }} className={buttonLook({ kind: 'main' })}>
          Go to my links
        </Link>
      }
    >
      {none
        ? 'Your link tells the program that a customer came from you.'
        : 'Share a link: clicks on it appear here within a minute.'}
    </EmptyState>
  );
}
