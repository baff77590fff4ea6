// The filters above a list: their values are in the page's address.
import type { ReactNode } from 'react';
import { dayIn } from '../lib/search.ts';
import styles from './filters.module.css';

export const Filters = ({ children }: { children: ReactNode }) => (
  <search className={styles.filters} aria-label="Filters">
    {children}
  </search>
);

interface FilterSelectProps {
  label: string;
  value: string;
  options: readonly (readonly [value: string, text: string])[];
  onChange: (value: string) => void;
}

export const FilterSelect = ({ label, value, options, onChange }: FilterSelectProps) => (
  <label className={styles.filter}>
    {label}
    <select className={styles.control} value={value} onChange={(event) => onChange(event.target.value)}>
      {options.map(([key, text]) => (
        <option key={key} value={key}>
          {text}
        </option>
      ))}
    </select>
  </label>
);

interface FilterDayProps {
  label: string;
  value: string | undefined;
  onChange: (day: string | undefined) => void;
}

/** A day, or none. */
export const FilterDay = ({ label, value, onChange }: FilterDayProps) => (
  <label className={styles.filter}>
    {label}
    <input
      className={styles.control}
      type="date"
      value={value ?? ''}
      onChange={(event) => onChange(dayIn(event.target.value))}
    />
  </label>
);
