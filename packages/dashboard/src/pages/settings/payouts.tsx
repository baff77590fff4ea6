// When a commission is approved, and from which amount on it is paid.
import { amountText, centsOf, digitsOf, moneyText } from '../../lib/money.ts';
import { useMay, useProgram } from '../../shell/program.tsx';
import { Fact, Facts } from '../../ui/facts.tsx';
import { Check, Field } from '../../ui/form.tsx';
import { Card } from '../../ui/page.tsx';
import { noAmount, type Changes, type Values } from './paths.ts';
import styles from './settings.module.css';

export function payoutsIn(values: Values): Changes {
  const cents = centsOf(values.minimum_payout_cents ?? '', values.currency ?? '');
  if (cents === undefined) throw noAmount('minimum_payout_cents', 'Enter it as 12.50, or as 0 for no minimum.');
  return {
    auto_approve: values.auto_approve === 'on',
    holding_period_days: Number(values.holding_period_days),
    minimum_payout_cents: cents,
  };
}

export function Payouts() {
  const { auto_approve, holding_period_days: days, minimum_payout_cents: minimum, currency } = useProgram();
  const may = useMay('owner');
  return (
    <Card title="Approval and payout">
      {may ? (
        <PayoutsFields />
      ) : (
        <Facts>
          <Fact name="Approval">{auto_approve ? `Automatic, ${days} days after the sale` : 'By an owner'}</Fact>
          <Fact name="Minimum payout">{minimum === 0 ? 'None' : moneyText(minimum, currency)}</Fact>
        </Facts>
      )}
    </Card>
  );
}

function PayoutsFields() {
  const { auto_approve, holding_period_days, minimum_payout_cents, currency } = useProgram();
  return (
    <>
      <Check
        name="auto_approve"
        label="Approve commissions automatically after the holding period"
        defaultChecked={auto_approve}
        hint="Commissions on hold stay pending. Without this, owners approve each commission."
      />
      <div className={styles.pair}>
        <Field
          name="holding_period_days"
          label="Holding period, days"
          type="number"
          min={0}
          max={365}
          required
          defaultValue={holding_period_days}
          hint="The time for refunds before a commission is approved."
        />
        <Field
          name="minimum_payout_cents"
          label={`Minimum payout, ${currency}`}
          type="number"
          min={0}
          step={10 ** -digitsOf(currency)}
          required
          defaultValue={amountText(minimum_payout_cents, currency)}
          hint="Partners see this amount. Nothing is paid by itself."
        />
      </div>
    </>
  );
}
