// The fields of terms, and what they say.
import { useState } from 'react';
import { COMMISSION_TYPES } from '@referral-tracking/shared/terms';
import { amountText, centsOf, digitsOf } from '../../lib/money.ts';
import formStyles from '../../ui/form.module.css';
import { Field, noAmount, orNull, Select, type Values } from '../../ui/form.tsx';
import { baseOf, basePair, BASES, type Said } from './texts.ts';

const numberOrNull = (text: string | undefined): number | null => {
  const given = orNull(text);
  return given === null ? null : Number(given);
};

/** The terms in the fields; throws a `Failure` about an amount with more digits than the currency has. */
export function termsIn(values: Values, currency: Said['currency']): Said {
  const { lead_commission_cents: lead = '' } = values;
  const cents = lead === '' ? null : centsOf(lead, currency);
  if (cents === undefined) throw noAmount('lead_commission_cents', 'Enter it as 12.50, or leave the field empty.');
  return {
    commission_type: values.commission_type as Said['commission_type'],
    commission_rate: Number(values.commission_rate),
    ...basePair(values.base),
    currency,
    lead_commission_cents: cents,
    max_months: numberOrNull(values.max_months),
    max_commissions: numberOrNull(values.max_commissions),
    holding_period_days: Number(values.holding_period_days),
  };
}

/** @param terms those that hold now */
export const TermsFields = ({ terms }: { terms: Said }) => (
  <>
    <Rate terms={terms} />
    <Limits terms={terms} />
    <Others terms={terms} />
  </>
);

function Rate({ terms }: { terms: Said }) {
  const [type, setType] = useState<string>(terms.commission_type);
  const percent = type.endsWith('percent');
  return (
    <>
      <Select
        name="commission_type"
        label="What a partner earns"
        options={Object.entries(COMMISSION_TYPES)}
        value={type}
        onChange={(event) => setType(event.target.value)}
      />
      <div className={formStyles.pair}>
        <Field
          name="commission_rate"
          label={percent ? 'Percent of the sale' : `Amount for each sale, ${terms.currency}`}
          type="number"
          min={0}
          max={percent ? 100 : undefined}
          step="any"
          required
          defaultValue={terms.commission_rate}
        />
        <Select
          name="base"
          label="Computed on"
          options={Object.entries(BASES)}
          defaultValue={baseOf(terms)}
          hint="For payments that the payment processor reports."
        />
      </div>
    </>
  );
}

const Limits = ({ terms }: { terms: Said }) => (
  <div className={formStyles.pair}>
    <Field
      name="max_months"
      label="Months"
      type="number"
      min={1}
      max={1200}
      placeholder="no limit"
      defaultValue={terms.max_months ?? ''}
      hint="From the first sale of each customer on."
    />
    <Field
      name="max_commissions"
      label="Payments of a customer"
      type="number"
      min={1}
      max={100_000}
      placeholder="no limit"
      defaultValue={terms.max_commissions ?? ''}
      hint="Later ones earn nothing."
    />
  </div>
);

const Others = ({ terms }: { terms: Said }) => (
  <div className={formStyles.pair}>
    <Field
      name="lead_commission_cents"
      label={`For a lead, ${terms.currency}`}
      type="number"
      min={0}
      step={10 ** -digitsOf(terms.currency)}
      placeholder="nothing"
      defaultValue={terms.lead_commission_cents === null ? '' : amountText(terms.lead_commission_cents, terms.currency)}
    />
    <Field
      name="holding_period_days"
      label="Holding period, days"
      type="number"
      min={0}
      max={365}
      required
      defaultValue={terms.holding_period_days}
      hint="The time for refunds before approval."
    />
  </div>
);
