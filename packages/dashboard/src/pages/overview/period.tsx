// Which days the overview is about: some days up to today, a month, or own days.
import { addDays, daysBetween, lastDays, monthText, today } from '../../lib/days.ts';
import { PERIOD_TEXTS, PERIODS, type OverviewSearch } from '../../records/stats/periods.ts';
import type { Range } from '../../records/stats/use-totals.ts';
import { FilterDay, FilterSelect } from '../../ui/filters.tsx';
import { Segment } from '../../ui/segment.tsx';
import styles from './overview.module.css';

const OWN = 'own';
const MONTHS = 12;
const LONGEST = 366;

/** The days that the address names. */
export function rangeOf({ days, from, to }: OverviewSearch): Range {
  const isOwn = from !== undefined && to !== undefined && from <= to && daysBetween(from, to) < LONGEST;
  return isOwn ? { from, to: addDays(to, 1) } : lastDays(Number(days ?? '30'));
}

/** A month as its first and its last day; the present one ends today. */
function monthDays(month: string): { from: string; to: string } {
  const from = `${month}-01`;
  const next = addDays(from, 31).slice(0, 7);
  const last = addDays(`${next}-01`, -1);
  return { from, to: last < today() ? last : today() };
}

/** The newest months, such as `2026-11`. */
const newestMonths = (): string[] =>
  Array.from({ length: MONTHS }, (_, back) => {
    const first = new Date(`${today().slice(0, 7)}-01T00:00:00Z`);
    first.setUTCMonth(first.getUTCMonth() - back);
    return first.toISOString().slice(0, 7);
  });

interface PeriodProps {
  search: OverviewSearch;
  onChange: (changes: Partial<Record<'days' | 'from' | 'to', string | undefined>>) => void;
}

export function Period({ search, onChange }: PeriodProps) {
  const { days = '30', from, to } = search;
  const own = from !== undefined && to !== undefined;
  const months = newestMonths();
  const month = months.find((one) => own && monthDays(one).from === from && monthDays(one).to === to);
  const choose = (value: string) =>
    value === OWN
      ? onChange({ days: undefined, ...monthDays(months[0]!) })
      : onChange({ days: value, from: undefined, to: undefined });
  return (
    <>
      <Segment
        label="Period"
        value={own ? OWN : days}
        options={[...PERIODS.map((one) => [one, PERIOD_TEXTS[one]] as const), [OWN, 'Custom'] as const]}
        onChange={choose}
      />
      {own && (
        <div className={styles.own}>
          <FilterSelect
            label="Month"
            value={month ?? ''}
            options={[
              ...(month ? [] : [['', 'Custom'] as const]),
              ...months.map((one) => [one, monthText(one)] as const),
            ]}
            onChange={(one) => one !== '' && onChange(monthDays(one))}
          />
          <FilterDay label="From" value={from} max={to} onChange={(day) => day && onChange({ from: day })} />
          <FilterDay label="Until" value={to} max={today()} onChange={(day) => day && onChange({ to: day })} />
        </div>
      )}
    </>
  );
}
