// Some changes need a sign-in of the last minutes. Their requests wait while the person confirms who they are, and are then
// sent again, so that nothing has to be done twice.
import { useSyncExternalStore } from 'react';

type Waiting = (confirmed: boolean) => void;

let waiting: readonly Waiting[] = [];
const listeners = new Set<() => void>();

function setWaiting(next: readonly Waiting[]): void {
  waiting = next;
  for (const listener of listeners) listener();
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Whether a request waits for the person. */
export const useUnconfirmed = (): boolean => useSyncExternalStore(subscribe, () => waiting.length > 0);

/** Resolves when the person has confirmed who they are (`true`), or would rather not. */
export const askPerson = (): Promise<boolean> =>
  new Promise((resolve) => {
    setWaiting([...waiting, resolve]);
  });

/** Answers every request that waits. */
export function settlePerson(confirmed: boolean): void {
  const asked = waiting;
  setWaiting([]);
  for (const answer of asked) answer(confirmed);
}
