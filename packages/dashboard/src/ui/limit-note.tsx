import { useLimitEnd } from '../api/limit.ts';
import styles from './limit-note.module.css';
import { clockText } from './values.tsx';

/** Says that the page waits, after too many requests, and until when. */
export function LimitNote() {
  const end = useLimitEnd();
  return (
    <div role="status">
      {end !== undefined && (
        <p className={styles.note}>The limit of requests is reached. This page goes on at {clockText(end)}.</p>
      )}
    </div>
  );
}
