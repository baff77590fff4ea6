import { useId } from 'react';
import styles from './segment.module.css';

interface SegmentProps<Value extends string> {
  /** what is chosen; only screen readers read it */
  label: string;
  value: Value;
  options: readonly (readonly [value: Value, text: string])[];
  onChange: (value: Value) => void;
}

/** A choice between few things, all of which are seen. */
export function Segment<Value extends string>({ label, value, options, onChange }: SegmentProps<Value>) {
  const name = useId();
  return (
    <div className={styles.segment} role="radiogroup" aria-label={label}>
      {options.map(([key, text]) => (
        <label key={key} className={styles.part}>
          <input type="radio" name={name} checked={key === value} onChange={() => onChange(key)} />
          {text}
        </label>
      ))}
    </div>
  );
}
