// Acts that have no inverse: they wait some seconds behind a note with Undo before they are sent.
import { createContext, useCallback, useContext, useEffect, useRef, useState, type ReactNode } from 'react';
import { useRouter } from '@tanstack/react-router';
import { RefusedDialog } from './refused-dialog.tsx';
import { useToast } from './toast.tsx';

export interface LaterAct {
  /** what is going to happen: "3 commissions are being approved" */
  text: string;
  /** what Undo says: "Approval undone, 3 commissions stay pending" */
  undone: string;
  /** the records that it is about, and what their rows say meanwhile: "being approved" */
  ids: readonly number[];
  coming: string;
  /** sends it; `leaving` if the page is being left, which ends requests that do not outlive it */
  send: (leaving: boolean) => void;
}

export interface Refusals {
  /** a line for each record that was not changed */
  lines: readonly string[];
  /** of how many */
  of: number;
}

interface Later {
  act: (act: LaterAct) => void;
  refuse: (refusals: Refusals) => void;
}

const SECONDS = 6;
const LaterContext = createContext<Later>({ act: () => undefined, refuse: () => undefined });
const ComingContext = createContext<LaterAct | undefined>(undefined);

/** Holds an act back, and says afterwards which records it did not change. */
export const useLater = (): Later => useContext(LaterContext);

/** What is about to happen to this record; undefined: nothing. */
export function useComing(id: number): string | undefined {
  const waiting = useContext(ComingContext);
  return waiting?.ids.includes(id) ? waiting.coming : undefined;
}

export function LaterProvider({ children }: { children: ReactNode }) {
  const toast = useToast();
  const router = useRouter();
  const held = useRef<{ act: LaterAct; timer: ReturnType<typeof setTimeout> }>(undefined);
  const [waiting, setWaiting] = useState<LaterAct>();
  const [refusals, setRefusals] = useState<Refusals>();
  /** The act that waits, which then waits no more. */
  const take = useCallback(() => {
    const taken = held.current;
    if (!taken) return undefined;
    clearTimeout(taken.timer);
    held.current = undefined;
    setWaiting(undefined);
    return taken.act;
  }, []);
  useEffect(() => {
    const leave = () => take()?.send(true);
    addEventListener('pagehide', leave);
    // The next page shows what the person decided on this one.
    const stop = router.subscribe('onBeforeNavigate', ({ pathChanged }) => void (pathChanged && take()?.send(false)));
    return () => {
      removeEventListener('pagehide', leave);
      stop();
      leave();
    };
  }, [take, router]);
  const act = useCallback(
    (wanted: LaterAct) => {
      // Acts follow each other as the person decided.
      take()?.send(false);
      const sendIt = () => held.current?.act === wanted && take()?.send(false);
      held.current = { act: wanted, timer: setTimeout(sendIt, SECONDS * 1000) };
      setWaiting(wanted);
      const undo = () => toast(held.current?.act === wanted && take() ? wanted.undone : 'Too late to undo');
      toast(wanted.text, undo, { seconds: SECONDS, onDismiss: sendIt });
    },
    [take, toast],
  );
  return (
    <LaterContext value={{ act, refuse: setRefusals }}>
      <ComingContext value={waiting}>
        {children}
        {refusals && <RefusedDialog {...refusals} onClose={() => setRefusals(undefined)} />}
      </ComingContext>
    </LaterContext>
  );
}
