// What became of a delivery, and what the receiver said last.
import type { Delivery, DeliveryDetail } from '../../records/webhooks/paths.ts';
import { answerText, durationText } from '../../records/webhooks/texts.ts';
import { StatusBadge } from '../../ui/values.tsx';
import styles from './webhooks.module.css';

const TONES = { delivered: 'good', failed: 'bad', waiting: 'warn', skipped: 'neutral' } as const;

export const DeliveryStatusBadge = ({ status }: Pick<Delivery, 'status'>) => (
  <StatusBadge status={status} tone={TONES[status]} />
);

export function Answer({ delivery }: { delivery: DeliveryDetail }) {
  const { status, last_code: code, last_ms: ms, last_problem: problem, answer } = delivery;
  return (
    <div className={styles.part}>
      <p className={styles.result} role="status">
        <DeliveryStatusBadge status={status} />
        <span>
          {code === null ? answerText(code, problem) : `Answer ${code}`}
          {code !== null && ms !== null && ` after ${durationText(ms)}`}
        </span>
      </p>
      {answer ? (
        <pre className={styles.body} tabIndex={0} aria-label="The answer">
          {answer}
        </pre>
      ) : (
        <p className={styles.soft}>{code === null ? 'Nothing was answered.' : 'The answer has no text.'}</p>
      )}
    </div>
  );
}
