// What partners bring: the numbers of a period by day, partner and link, compared with the period before.
import { getRouteApi, Link } from '@tanstack/react-router';
import { lastDays } from '../../lib/days.ts';
import { currenciesOf, type StatsGroup } from '../../lib/totals.ts';
import { useProgram } from '../../shell/program.tsx';
import { buttonLook } from '../../ui/button.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FailureNote } from '../../ui/failure-note.tsx';
import { Filters, FilterSelect } from '../../ui/filters.tsx';
import { Page } from '../../ui/page.tsx';
import { usePartnerNames } from '../partners/partner-names.ts';
import { Breakdown } from './breakdown.tsx';
import { useLinkNames } from './link-names.ts';
import { Numbers } from './numbers.tsx';
import { PERIODS } from './search.ts';
import { Waiting } from './waiting.tsx';
import { rangeBefore, useGroups, type Range } from './totals.ts';

const route = getRouteApi('/app/programs/$programId/');

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
  const length = Number(search.days ?? '30');
  const range = lastDays(length);
  const now = useGroups(id, range, 'day');
  const before = useGroups(id, rangeBefore(range), 'day', { over: true });
  const { currency, currencies } = useCurrency([...(now.data ?? []), ...(before.data ?? [])]);
  const filter = (changes: object) => void navigate({ search: { ...search, ...changes } as never, replace: true });
  return (
    <Page title="Overview" intro={`What the partners of ${name} bring. Days are UTC days.`}>
      <Filters>
        <FilterSelect
          label="Period"
          value={search.days ?? '30'}
          options={PERIODS.map((days) => [days, `The last ${days} days`])}
          onChange={(days) => filter({ days })}
        />
        {currencies.length > 1 && (
          <FilterSelect
            label="Currency of amounts"
            value={currency}
            options={currencies.map((one) => [one, one])}
            onChange={(chosen) => filter({ currency: chosen })}
          />
        )}
      </Filters>
      <Waiting />
      {now.error && <FailureNote error={now.error} onRetry={() => void now.refetch()} />}
      <Numbers range={range} now={now.data} before={before.data} currency={currency} earned="Commission" />
      {now.data?.length === 0 && before.data?.length === 0 ? (
        <NothingYet />
      ) : (
        <Sources range={range} currency={currency} />
      )}
    </Page>
  );
}

function Sources({ range, currency }: { range: Range; currency: string }) {
  const { id } = useProgram();
  const earlier = rangeBefore(range);
  const partners = usePartnerNames();
  const links = useLinkNames();
  const [byPartner, partnerBefore] = [
    useGroups(id, range, 'partner'),
    useGroups(id, earlier, 'partner', { over: true }),
  ];
  const [byLink, linkBefore] = [useGroups(id, range, 'link'), useGroups(id, earlier, 'link', { over: true })];
  return (
    <>
      <Breakdown
        title="By partner"
        kind="Partner"
        now={byPartner.data}
        before={partnerBefore.data}
        keyOf={({ partner_id }) => partner_id}
        nameOf={partners}
        show={(partnerId, name) => (
          <Link to="/app/programs/$programId/partners/$partnerId" params={{ programId: id, partnerId }}>
            {name}
          </Link>
        )}
        currency={currency}
      />
      <Breakdown
        title="By link"
        kind="Link"
        now={byLink.data}
        before={linkBefore.data}
        keyOf={({ link_id }) => link_id}
        nameOf={links}
        currency={currency}
      />
    </>
  );
}

function NothingYet() {
  const { id } = useProgram();
  return (
    <EmptyState
      title="Nothing has come in yet"
      action={
        <Link to="/app/programs/$programId/links" params={{ programId: id }} className={buttonLook({ kind: 'main' })}>
          Go to the links
        </Link>
      }
    >
      Create a link and give it to a partner. Clicks on it appear here within half a minute.
    </EmptyState>
  );
}
