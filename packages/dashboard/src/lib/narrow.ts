// Whether the screen is a phone's: what is left out there differs from what style sheets can hide.
import { useSyncExternalStore } from 'react';

/** As in the style sheets of tables. */
const NARROW = window.matchMedia('(max-width: 47.9375rem)');

const onChange = (call: () => void): (() => void) => {
  NARROW.addEventListener('change', call);
  return () => NARROW.removeEventListener('change', call);
};

export const isNarrow = (): boolean => NARROW.matches;

export const useNarrow = (): boolean => useSyncExternalStore(onChange, isNarrow);
