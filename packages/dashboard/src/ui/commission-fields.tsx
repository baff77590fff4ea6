// What a partner of a new program earns for a sale: a share of it, or an amount in the currency.
import { useState } from 'react';
import { useCurrencies } from '../api/session.ts';
import { COMMISSION_TYPES } from '@referral-tracking/shared/terms';
import { Field, Pair, Select } from './form.tsx';

const TYPES = Object.entries(COMMISSION_TYPES);

export function CommissionFields() {
  const [type, setType] = useState('percent');
  const [currency, setCurrency] = useState('USD');
  const currencies = useCurrencies();
  const percent = type.endsWith('percent');
  return (
    <>
      <Select
        name="commission_type"
        label="What a partner earns"
        options={TYPES}
        value={type}
        onChange={(event) => setType(event.target.value)}
      />
      <Pair>
        <Field
          name="commission_rate"
          label={percent ? 'Percent of the sale' : `Amount for each sale, ${currency}`}
          type="number"
          min={0}
          max={percent ? 100 : undefined}
          step="any"
          required
        />
        <Select
          name="currency"
          label="Currency"
          options={currencies.map((code) => [code, code] as const)}
          value={currency}
          onChange={(event) => setCurrency(event.target.value)}
          hint="Cannot be changed after the first sale."
        />
      </Pair>
    </>
  );
}
