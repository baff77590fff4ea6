// When the service answers again, after too many requests.
import { useSyncExternalStore } from 'react';

let end: number | undefined;
const listeners = new Set<() => void>();

function setEnd(time: number | undefined): void {
  end = time;
  for (const listener of listeners) listener();
}

/** Notes that the page waits until this time (ms) before it asks again. */
export function noteLimit(until: number): void {
  if (end !== undefined && end >= until) return;
  setEnd(until);
  setTimeout(() => end === until && setEnd(undefined), until - Date.now());
}

const subscribe = (listener: () => void): (() => void) => {
  listeners.add(listener);
  return () => listeners.delete(listener);
};

/** Until when (ms) the page waits; undefined if it does not. */
export const useLimitEnd = (): number | undefined => useSyncExternalStore(subscribe, () => end);
