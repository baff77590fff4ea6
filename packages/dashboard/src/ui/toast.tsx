// Short notes of what was done, with a way to undo it.
import { createContext, useCallback, useContext, useState, type ReactNode } from 'react';
import { Check, X } from 'lucide-react';
import { Button } from './button.tsx';
import { FailureNote } from './failure-note.tsx';
import styles from './toast.module.css';

interface Toast {
  id: number;
  text: string;
  undo: (() => void) | undefined;
  onDismiss?: (() => void) | undefined;
  /** what went wrong */
  error?: unknown;
}
interface Stay {
  /** how long it is shown */
  seconds: number;
  /** when the person closes it */
  onDismiss?: () => void;
}
type Show = (text: string, undo?: () => void, stay?: Stay) => void;

const ToastContext = createContext<Show>(() => undefined);
const FailedContext = createContext<(error: unknown) => void>(() => undefined);

/** Shows why something that has no dialog has failed, with the hint and the identifier of the request, until dismissed. */
export const useFailed = () => useContext(FailedContext);

/** Shows a note for some seconds; with `undo` longer, and with a button. */
export const useToast = (): Show => useContext(ToastContext);

const SECONDS = { plain: 6, undo: 12 };
let serial = 0;

export function ToastProvider({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<Toast[]>([]);
  const remove = useCallback((id: number) => setToasts((shown) => shown.filter((toast) => toast.id !== id)), []);
  const add = useCallback((toast: Toast) => setToasts((shown) => [...shown.slice(-2), toast]), []);
  const failed = useCallback((error: unknown) => add({ id: ++serial, text: '', undo: undefined, error }), [add]);
  const show = useCallback<Show>(
    (text, undo, { seconds, onDismiss } = { seconds: undo ? SECONDS.undo : SECONDS.plain }) => {
      const id = ++serial;
      add({ id, text, undo, onDismiss });
      setTimeout(() => remove(id), seconds * 1000);
    },
    [add, remove],
  );
  return (
    <ToastContext value={show}>
      <FailedContext value={failed}>
        {children}
        <div className={styles.place}>
          <div className={styles.list} role="status" aria-live="polite">
            {toasts
              .filter(({ error }) => error === undefined)
              .map((toast) => (
                <Note key={toast.id} toast={toast} onRemove={() => remove(toast.id)} />
              ))}
          </div>
          {/* Each is an alert of its own. */}
          {toasts
            .filter(({ error }) => error !== undefined)
            .map(({ id, error }) => (
              <div key={id} className={styles.failed}>
                <FailureNote error={error} />
                <Button small onClick={() => remove(id)}>
                  Dismiss
                </Button>
              </div>
            ))}
        </div>
      </FailedContext>
    </ToastContext>
  );
}

function Note({ toast: { text, undo, onDismiss }, onRemove }: { toast: Toast; onRemove: () => void }) {
  return (
    <div className={styles.toast}>
      <Check size={16} className={styles.tick} aria-hidden="true" />
      <span>{text}</span>
      {undo && (
        <Button
          small
          onClick={() => {
            onRemove();
            undo();
          }}
        >
          Undo
        </Button>
      )}
      <Button
        small
        icon
        aria-label="Dismiss"
        onClick={() => {
          onRemove();
          onDismiss?.();
        }}
      >
        <X size={15} aria-hidden="true" />
      </Button>
    </div>
  );
}
