// What can be paid in the currencies that the page does not show: a row for each.
import { moneyText } from '../../lib/money.ts';
import { useDueSum } from '../../records/payouts/due.ts';
import type { Currency } from '../../records/payouts/paths.ts';
import { partnersOf } from '../../records/payouts/texts.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/page.tsx';
import styles from './payouts.module.css';

interface OtherCurrenciesProps {
  currencies: readonly Currency[];
  onChoose: (currency: Currency) => void;
}

export function OtherCurrencies({ currencies, onChoose }: OtherCurrenciesProps) {
  if (currencies.length === 0) return null;
  return (
    <Card title="In other currencies">
      <ul className={styles.rows}>
        {currencies.map((currency) => (
          <Row key={currency} currency={currency} onChoose={() => onChoose(currency)} />
        ))}
      </ul>
    </Card>
  );
}

function Row({ currency, onChoose }: { currency: Currency; onChoose: () => void }) {
  const { data } = useDueSum(currency);
  return (
    <li>
      <span>
        <strong>{data ? moneyText(data.total_cents, currency) : currency}</strong>{' '}
        {data && (data.partners > 0 ? `ready to pay to ${partnersOf(data.partners)}` : 'ready: all is held back')}
      </span>
      <Button small onClick={onChoose}>
        Show {currency}
      </Button>
    </li>
  );
}
