// The minimum payout of a group or a partner, which may be left to what is above it.
import { amountText, centsOf, digitsOf, moneyText } from '../../lib/money.ts';
import { Field, noAmount, type Values } from '../../ui/form.tsx';
import { useProgram } from '../programs/program.ts';

/** The amount that was entered; null: that of `inherited` holds. Throws if it is no amount. */
export function minimumIn({ minimum = '' }: Values, currency: string): number | null {
  if (minimum === '') return null;
  const cents = centsOf(minimum, currency);
  if (cents === undefined) throw noAmount('minimum', 'Enter it as 12.50, or leave the field empty.');
  return cents;
}

export function MinimumField({ own, inherited }: { own: number | null; inherited: { cents: number; whose: string } }) {
  const { currency } = useProgram();
  return (
    <Field
      name="minimum"
      label={`Minimum payout, ${currency}`}
      type="number"
      min={0}
      step={10 ** -digitsOf(currency)}
      defaultValue={own === null ? '' : amountText(own, currency)}
      hint={`Leave it empty for that of ${inherited.whose}: ${moneyText(inherited.cents, currency)}.`}
    />
  );
}
