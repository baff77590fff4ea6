// A page whose dialog somebody asked for elsewhere, such as in the command palette.
import { useEffect, useState } from 'react';
import { useNavigate, useRouterState } from '@tanstack/react-router';

declare module '@tanstack/react-router' {
  interface HistoryState {
    /** another one for each time that the dialog is asked for */
    asked?: string;
  }
}

let times = 0;
/** Goes with the address of the page, and is no part of it. */
export const asking = () => ({ asked: String(++times) });

/** Opens the dialog of the page once it is ready, if it was asked for; a page that is loaded again does not ask again. */
export function useAsked(open: () => void, ready = true): void {
  // Not of the page that is still loading: the one before would answer for it.
  const asked = useRouterState({ select: ({ resolvedLocation }) => resolvedLocation?.state.asked });
  const navigate = useNavigate();
  const [seen, setSeen] = useState<string>();
  if (ready && asked !== undefined && asked !== seen) {
    setSeen(asked);
    open();
  }
  useEffect(() => {
    if (seen !== undefined && seen === asked) void navigate({ to: '.', search: true, replace: true, state: {} });
  }, [seen, asked, navigate]);
}
