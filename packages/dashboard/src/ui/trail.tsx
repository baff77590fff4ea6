// The way of a recommendation as a thread with knots: how many came to each, and which share came to the next.
import styles from './trail.module.css';

export interface Step {
  label: string;
  value: string;
  /** the share of it that became the next step, such as `8%`, and what that means */
  rate?: string | undefined;
  means?: string | undefined;
}

export const Trail = ({ label, steps }: { label: string; steps: readonly Step[] }) => (
  <ol className={styles.trail} aria-label={label}>
    {steps.map((step) => (
      <li key={step.label} className={styles.step}>
        <span className={styles.label}>{step.label}</span> <span className={styles.value}>{step.value}</span>
        {step.rate !== undefined && (
          <span className={styles.rate}>
            <strong>{step.rate}</strong> {step.means}
          </span>
        )}
      </li>
    ))}
  </ol>
);
