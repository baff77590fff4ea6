// What is due to partners, and what they were paid.
import { getRouteApi } from '@tanstack/react-router';
import { localToday } from '../../lib/days.ts';
import { useProgram } from '../../shell/program.tsx';
import { FilterDay, FilterSelect } from '../../ui/filters.tsx';
import { Page } from '../../ui/page.tsx';
import { DueNow } from './due-now.tsx';
import { useDueCurrencies } from './due.ts';
import { History } from './history.tsx';

const route = getRouteApi('/app/programs/$programId/payouts');

export function PayoutsPage() {
  const program = useProgram();
  const search = route.useSearch();
  const navigate = route.useNavigate();
  const currency = search.currency ?? program.currency;
  const currencies = [...new Set([...useDueCurrencies(), currency])];
  const filter = (changes: object) => void navigate({ search: { ...search, ...changes } as never, replace: true });
  return (
    <Page
      title="Payouts"
      intro="What you owe your partners, and what you have paid. The service moves no money: you pay, and mark it here."
    >
      <DueNow
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
              value={search.until ?? localToday()}
              max={localToday()}
              onChange={(day) => filter({ until: day })}
            />
          </>
        }
      />
      <History search={search} filter={filter} />
    </Page>
  );
}
