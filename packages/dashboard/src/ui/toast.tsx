// Short notes of what was done, with a way to undo it.
import { createContext, useCallback, useContext, useState, type ReactNode } from 'react';
import { Button } from './button.tsx';
import styles from './toast.module.css';

interface Toast {
  id: number;
  text: string;
  undo: (() => void) | undefined;
}
type Show = (text: string, undo?: () => void) => void;

const ToastContext = createContext<Show>(() => undefined);

/** Shows a note for some seconds; with `undo` longer, and with a button. */
export const useToast = (): Show => useContext(ToastContext);

const SECONDS = { plain: 6, undo: 12 };
let serial = 0;

export function ToastProvider({ children }: { children: ReactNode }) {
  const [toasts, setToasts] = useState<Toast[]>([]);
  const remove = useCallback((id: number) => setToasts((shown) => shown.filter((toast) => toast.id !== id)), []);
  const show = useCallback<Show>(
    (text, undo) => {
      const id = ++serial;
      setToasts((shown) => [...shown.slice(-2), { id, text, undo }]);
      setTimeout(() => remove(id), (undo ? SECONDS.undo : SECONDS.plain) * 1000);
    },
    [remove],
  );
  return (
    <ToastContext value={show}>
      {children}
      <div className={styles.place} role="status" aria-live="polite">
        {toasts.map(({ id, text, undo }) => (
          <div key={id} className={styles.toast}>
            <span>{text}</span>
            {undo && (
              <Button
                small
                onClick={() => {
                  remove(id);
                  undo();
                }}
              >
                Undo
              </Button>
            )}
            <Button small aria-label="Dismiss" onClick={() => remove(id)}>
              ✕
            </Button>
          </div>
        ))}
      </div>
    </ToastContext>
  );
}
