// The filters above a list: their values are in the page's address.
import { useEffect, useEffectEvent, useState, type ReactNode } from 'react';
import { Search } from 'lucide-react';
import { dayIn } from '../lib/search.ts';
import { classes } from './classes.ts';
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
  /** the last day that can be chosen */
  max?: string;
  onChange: (day: string | undefined) => void;
}

/** A day, or none. */
export const FilterDay = ({ label, value, max, onChange }: FilterDayProps) => (
  <label className={styles.filter}>
    {label}
    <input
      className={styles.control}
      type="date"
      value={value ?? ''}
      max={max}
      onChange={(event) => onChange(dayIn(event.target.value))}
    />
  </label>
);

interface FilterTextProps {
  label: string;
  value?: string | undefined;
  onChange: (text: string | undefined) => void;
}

const PAUSE_MS = 400;

/** A text to look for; it is looked for when the reader pauses, presses Enter or leaves the field. */
export function FilterText({ label, value = '', onChange }: FilterTextProps) {
  const [text, setText] = useState(value);
  const [known, setKnown] = useState(value);
  // The address has changed otherwise, such as by a button that shows everything.
  if (known !== value) {
    setKnown(value);
    setText(value);
  }
  const commit = () => {
    if (text.trim() !== value) onChange(text.trim() || undefined);
  };
  const paused = useEffectEvent(commit);
  useEffect(() => {
    const pause = setTimeout(paused, PAUSE_MS);
    return () => clearTimeout(pause);
  }, [text]);
  return (
    <label className={classes(styles.filter, styles.find)}>
      {label}
      <Search size={15} aria-hidden="true" />
      <input
        className={styles.control}
        type="search"
        value={text}
        maxLength={255}
        autoComplete="off"
        spellCheck={false}
        onChange={(event) => setText(event.target.value)}
        onBlur={commit}
        onKeyDown={(event) => event.key === 'Enter' && commit()}
      />
    </label>
  );
}
