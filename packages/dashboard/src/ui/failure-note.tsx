import { CircleAlert } from 'lucide-react';
import { failureOf } from '../api/failure.ts';
import { Button } from './button.tsx';
import styles from './failure-note.module.css';
import { SignInAgain } from './sign-in-again.tsx';

interface FailureNoteProps {
  error: unknown;
  /** tries again; unset: nothing to try */
  onRetry?: (() => void) | undefined;
}

/** What went wrong, what to do about it, and the identifier of the request. */
export function FailureNote({ error, onRetry }: FailureNoteProps) {
  const { code, status, message, hint, requestId } = failureOf(error);
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
        <p className={styles.id}>
          Request <code>{requestId}</code>
        </p>
      )}
    </div>
  );
}
