// What is due to partners, and what they were paid.
import { getRouteApi } from '@tanstack/react-router';
import { DAY_MS, localDay, localToday } from '../../lib/days.ts';
import { useDueCurrencies } from '../../records/payouts/due.ts';
import { usePaySettings } from '../../records/programs/pay-settings.ts';
import { useProgram } from '../../records/programs/program.ts';
import { FilterDay, FilterSelect } from '../../ui/filters.tsx';
import { Page } from '../../ui/page.tsx';
import { DueNow } from './due-now.tsx';
import { History } from './history.tsx';
import { OtherCurrencies } from './other-currencies.tsx';
import { PayoutTabs } from './payout-tabs.tsx';

const route = getRouteApi('/app/programs/$programId/payouts');

/** The last day that a payout takes by the settings. */
const defaultDay = (netDays: number): string => localDay(new Date(Date.now() - netDays * DAY_MS));

export function PayoutsPage() {
  const program = useProgram();
  const netDays = usePaySettings()?.net_days ?? 0;
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const currency = search.currency ?? program.currency;
  const currencies = [...new Set([...useDueCurrencies(), currency])];
  const filter = (changes: object) => void navigate({ search: { ...search, ...changes } as never, replace: true });
  return (
    <Page
      title="Payouts"
      intro="What you owe your partners, and what you paid. No money moves here: pay them yourself, then mark it as paid."
    >
      <PayoutTabs />
      <DueNow
        key={currency}
        wanted={{ currency, until: search.until }}
        filters={
          <>
            {currencies.length > 1 && (
              <FilterSelect
                label="Currency"
                value={currency}
                options={currencies.map((one) => [one, one])}
                onChange={(chosen) => filter({ currency: chosen })}
              />
            )}
            <FilterDay
              label="Approved until"
              value={search.until ?? defaultDay(netDays)}
              max={localToday()}
              onChange={(day) => filter({ until: day === defaultDay(netDays) ? undefined : day })}
            />
          </>
        }
      />
      <OtherCurrencies
        currencies={currencies.filter((one) => one !== currency)}
        onChoose={(chosen) => filter({ currency: chosen })}
      />
      <History search={search} filter={filter} />
    </Page>
  );
}
