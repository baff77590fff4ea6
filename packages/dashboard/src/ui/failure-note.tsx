import { CircleAlert } from 'lucide-react';
import { failureOf } from '../api/failure.ts';
import { Button } from './button.tsx';
import styles from './failure-note.module.css';
import { SignInAgain } from './sign-in-again.tsx';
import { clockText } from './values.tsx';

interface FailureNoteProps {
  error: unknown;
  /** tries again; unset: nothing to try */
  onRetry?: (() => void) | undefined;
}

/** What went wrong and what to do about it; below, what a developer needs to find the request. */
export function FailureNote({ error, onRetry }: FailureNoteProps) {
  const failure = failureOf(error);
  const { code, status, message, requestId, limitEnd } = failure;
  const hint = limitEnd === undefined ? failure.hint : `Try again at ${clockText(limitEnd)}.`;
  const again = code === 'reauthentication_required';
  // What is not there will not be there at the next attempt either.
  const retry = status === 404 ? undefined : onRetry;
  return (
    <div className={styles.note} role="alert">
      <CircleAlert size={18} className={styles.icon} aria-hidden="true" />
      <p className={styles.message}>{message.replace(/\.?$/, '.')}</p>
      {hint && <p>{hint}</p>}
      {(again || retry) && (
        <p className={styles.actions}>
          {again && <SignInAgain small again />}
          {retry && (
            <Button small onClick={retry}>
              Try again
            </Button>
          )}
        </p>
      )}
      {requestId && (
        <details className={styles.id}>
          <summary>Details</summary>
          Request <code>{requestId}</code>
        </details>
      )}
    </div>
  );
}
