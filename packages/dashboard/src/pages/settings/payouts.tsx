// When and from which amount on the program pays.
import type { Currency } from '../../api/schemas.ts';
import { useCurrencies } from '../../api/session.ts';
import { amountText, centsOf, digitsOf, moneyText } from '../../lib/money.ts';
import { useMay, useProgram } from '../../records/programs/program.ts';
import { Fact, Facts } from '../../ui/facts.tsx';
import { Field, FieldGroup, Pair } from '../../ui/form.tsx';
import { Card } from '../../ui/page.tsx';
import { paidText } from '@referral-tracking/shared/terms';
import { methodsIn } from './pay-methods.tsx';
import type { Changes, PayingChanges, Settings } from '../../records/programs/paths.ts';
import { noAmount, type Values } from '../../ui/form.tsx';
import { receiptsIn } from './receipts.tsx';

/** Those that are not the program's, whose minimum is a setting of its own. */
const useOthers = () => {
  const { currency } = useProgram();
  return useCurrencies().filter((one) => one !== currency);
};

/** The minimum in the program's currency, which is a setting of the program. */
export function minimumIn(values: Values): Changes {
  const cents = centsOf(values.minimum_payout_cents ?? '', values.currency ?? '');
  if (cents === undefined) throw noAmount('minimum_payout_cents', 'Enter it as 12.50, or as 0 for no minimum.');
  return { minimum_payout_cents: cents };
}

/** The minimums in the fields, of the currencies that have one. */
function minimumsIn(values: Values): Settings['minimums'] {
  const minimums: Settings['minimums'] = {};
  for (const [name, text = ''] of Object.entries(values)) {
    const currency = /^minimum_([A-Z]{3})$/.exec(name)?.[1] as Currency | undefined;
    if (!currency) continue;
    const cents = text === '' ? 0 : centsOf(text, currency);
    if (cents === undefined || cents < 0) {
      throw noAmount('minimums', 'Enter it as 12.50, or leave it empty for no minimum.');
    }
    if (cents > 0) minimums[currency] = cents;
  }
  return minimums;
}

/** All that the payout settings take. */
export const payingIn = (values: Values): PayingChanges => ({
  ...methodsIn(values),
  ...receiptsIn(values),
  payout_day: values.payout_day ? Number(values.payout_day) : null,
  net_days: Number(values.net_days),
  minimums: minimumsIn(values),
});

export const Payouts = ({ settings }: { settings: Settings }) => (
  <Card title="When you pay">
    {useMay('owner') ? (
      <>
        <WhenFields settings={settings} />
        <MinimumFields settings={settings} />
      </>
    ) : (
      <PayoutFacts settings={settings} />
    )}
  </Card>
);

function PayoutFacts({ settings: { payout_day: day, net_days, minimums } }: { settings: Settings }) {
  const { minimum_payout_cents: minimum, currency } = useProgram();
  const texts = useOthers().flatMap((one) => (minimums[one] ? [moneyText(minimums[one], one)] : []));
  return (
    <Facts>
      <Fact name="Shown to partners">
        {paidText({ day, minimum: minimum === 0 ? undefined : moneyText(minimum, currency) })}
      </Fact>
      <Fact name="Paid after approval">{net_days === 0 ? 'Immediately' : `${net_days} days later`}</Fact>
      <Fact name="Minimum in other currencies">{texts.length === 0 ? 'None' : texts.join(', ')}</Fact>
    </Facts>
  );
}

const WhenFields = ({ settings }: { settings: Settings }) => (
  <Pair>
    <Field
      name="payout_day"
      label="Payout day"
      type="number"
      min={1}
      max={28}
      defaultValue={settings.payout_day ?? ''}
      hint="Day of the month, 1 to 28. Partners see it, and owners get a reminder. You send each payout yourself."
    />
    <Field
      name="net_days"
      label="Days from approval to payout"
      type="number"
      min={0}
      max={365}
      required
      defaultValue={settings.net_days}
      hint="A payout takes what was approved before."
    />
  </Pair>
);

function MinimumFields({ settings: { minimums } }: { settings: Settings }) {
  const { minimum_payout_cents, currency } = useProgram();
  const amount = { type: 'number', min: 0 } as const;
  return (
    <FieldGroup name="minimums" label="Minimum payout" hint="Less carries over to the next payout. Partners see it.">
      <Pair>
        <Field
          {...amount}
          name="minimum_payout_cents"
          label={currency}
          step={10 ** -digitsOf(currency)}
          required
          defaultValue={amountText(minimum_payout_cents, currency)}
        />
        {useOthers().map((other) => (
          <Field
            {...amount}
            key={other}
            name={`minimum_${other}`}
            label={other}
            step={10 ** -digitsOf(other)}
            placeholder="None"
            defaultValue={minimums[other] ? amountText(minimums[other], other) : ''}
          />
        ))}
      </Pair>
    </FieldGroup>
  );
}
