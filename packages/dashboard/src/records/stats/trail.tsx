// What clicks become, and what a click is worth.
import { countText, moneyText } from '../../lib/money.ts';
import { Fact, Facts } from '../../ui/facts.tsx';
import { Card } from '../../ui/page.tsx';
import { None } from '../../ui/values.tsx';
import type { Totals } from './totals.ts';
import styles from './trail.module.css';

interface FromClickToSaleProps {
  totals: Totals;
  currency: string;
  earned: string;
}

/** A share in percent: one digit after the point if it is small. */
export function shareText(part: number, whole: number): string | undefined {
  if (whole === 0) return undefined;
  const percent = (part / whole) * 100;
  return `${percent.toLocaleString(undefined, { maximumFractionDigits: percent < 10 ? 1 : 0 })}%`;
}

/** Sales are no buyers, whom the service does not count: somebody may buy more than once, so this is no share. */
const perText = (sales: number, whole: number, times = 1): string | undefined =>
  whole === 0 ? undefined : ((times * sales) / whole).toLocaleString(undefined, { maximumFractionDigits: 2 });

export function FromClickToSale({ totals, currency, earned }: FromClickToSaleProps) {
  const { clicks, leads, sales, revenue, commission } = totals;
  const perClick = (cents: number) =>
    clicks === 0 ? <None label="no clicks" /> : moneyText(Math.round(cents / clicks), currency);
  return (
    <Card title="From click to sale">
      <Trail
        label="From click to sale"
        steps={[
          { label: 'Clicks', value: countText(clicks), rate: shareText(leads, clicks), means: 'sign up' },
          { label: 'Leads', value: countText(leads), rate: perText(sales, leads), means: 'sales per lead' },
          {
            label: `Sales, ${currency}`,
            value: countText(sales),
            rate: shareText(commission, revenue),
            means: 'of the revenue',
          },
          { label: earned, value: moneyText(commission, currency) },
        ]}
      />
      <Facts>
        <Fact name="Sales per 100 clicks">{perText(sales, clicks, 100) ?? <None label="no clicks" />}</Fact>
        <Fact name="Revenue per click">{perClick(revenue)}</Fact>
        <Fact name={`${earned} per click`}>{perClick(commission)}</Fact>
      </Facts>
    </Card>
  );
}

interface Step {
  label: string;
  value: string;
  /** the share of it that became the next step, such as `8%`, and what that means */
  rate?: string | undefined;
  means?: string | undefined;
}

/** The way of a recommendation as a thread with knots: how many came to each, and which share came to the next. */
const Trail = ({ label, steps }: { label: string; steps: readonly Step[] }) => (
  <ol className={styles.trail} aria-label={label}>
    {steps.map((step) => (
      <li key={step.label} className={styles.step}>
        <span className={styles.label}>{step.label}</span> <span className={styles.value}>{step.value}</span>
        {step.rate !== undefined && (
          <span className={styles.rate}>
            <strong>{step.rate}</strong> {step.means}
          </span>
        )}
      </li>
    ))}
  </ol>
);
