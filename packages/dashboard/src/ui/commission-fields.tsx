// What a partner earns for a sale: a share of it, or an amount in the currency. A new program and its settings ask alike.
import { useState, type ReactNode } from 'react';
import type { Program } from '../api/client.ts';
import { useCurrencies } from '../api/session.ts';
import { COMMISSION_TYPES } from '@referral-tracking/shared/terms';
import { Field, Select } from './form.tsx';
import styles from './form.module.css';

const TYPES = Object.entries(COMMISSION_TYPES);

interface CommissionFieldsProps {
  /** the terms of the program; unset for a new one */
  program?: Pick<Program, 'commission_type' | 'commission_rate' | 'currency'>;
  /** fields whose label needs the currency */
  children?: (currency: string) => ReactNode;
}

export function CommissionFields({ program, children }: CommissionFieldsProps) {
  const [type, setType] = useState<string>(program?.commission_type ?? 'percent');
  const [currency, setCurrency] = useState<string>(program?.currency ?? 'USD');
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
      <div className={styles.pair}>
        <Field
          name="commission_rate"
          label={percent ? 'Percent of the sale' : `Amount for each sale, ${currency}`}
          type="number"
          min={0}
          max={percent ? 100 : undefined}
          step="any"
          required
          defaultValue={program?.commission_rate}
        />
        <Select
          name="currency"
          label="Currency"
          options={currencies.map((code) => [code, code] as const)}
          value={currency}
          onChange={(event) => setCurrency(event.target.value)}
          hint="Cannot be changed after the first sale."
        />
      </div>
      {children?.(currency)}
    </>
  );
}
