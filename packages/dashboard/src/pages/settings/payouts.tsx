// When a commission is approved, and from which amount on it is paid.
import { useState } from 'react';
import { Failure } from '../../api/failure.ts';
import { amountText, centsOf, digitsOf, moneyText } from '../../lib/money.ts';
import { useMay, useProgram } from '../../shell/program.tsx';
import { Fact, Facts } from '../../ui/facts.tsx';
import { Check, Field, Form } from '../../ui/form.tsx';
import { Card } from '../../ui/page.tsx';
import { useSave, type Save } from './save.ts';
import styles from './settings.module.css';

const FIELDS = ['auto_approve', 'holding_period_days', 'minimum_payout_cents', 'currency'] as const;

const NO_AMOUNT = new Failure({
  code: 'no_amount',
  message: 'This is not a valid amount',
  status: 0,
  hint: 'Enter it as 12.50, or as 0 for no minimum.',
  details: { field: 'minimum_payout_cents' },
});

export function Payouts() {
  const { auto_approve, holding_period_days: days, minimum_payout_cents: minimum, currency } = useProgram();
  const may = useMay('owner');
  const save = useSave(FIELDS);
  return (
    <Card title="Approval and payout">
      {may ? (
        <PayoutsForm key={save.formKey} save={save} />
      ) : (
        <Facts>
          <Fact name="Approval">{auto_approve ? `Automatic, ${days} days after the sale` : 'By an owner'}</Fact>
          <Fact name="Minimum payout">{minimum === 0 ? 'None' : moneyText(minimum, currency)}</Fact>
        </Facts>
      )}
    </Card>
  );
}

function PayoutsForm({ save: { submit, error, busy } }: { save: Save }) {
  const { auto_approve, holding_period_days, minimum_payout_cents, currency } = useProgram();
  const [wrong, setWrong] = useState<Failure>();
  const send = (values: Record<string, string>) => {
    const cents = centsOf(values.minimum_payout_cents ?? '', currency);
    setWrong(cents === undefined ? NO_AMOUNT : undefined);
    if (cents === undefined) return;
    submit({
      auto_approve: values.auto_approve === 'on',
      holding_period_days: Number(values.holding_period_days),
      minimum_payout_cents: cents,
    });
  };
  return (
    <Form action="Save approval and payout" error={wrong ?? error} busy={busy} onSubmit={send}>
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
          hint="Partners see this amount. The service itself makes no payouts."
        />
      </div>
    </Form>
  );
}
