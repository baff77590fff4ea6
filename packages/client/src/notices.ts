// Notices: hints of the service about requests that it has accepted.
import { recordOf } from './error.ts';
import { notify } from './listener.ts';
import type { Notice } from './types.ts';

const MOST_TEXTS = 100;

/** The listener of a client that has none: writes each new notice to the console once. */
export function noticesToConsole(): (notice: Notice) => void {
  const written = new Set<string>();
  return ({ message }) => {
    if (written.has(message)) return;
    if (written.size >= MOST_TEXTS) written.clear();
    written.add(message);
    console.warn(`referral: ${message}`);
  };
}

/** Passes each notice of a success to the listener. A newer service may send others, or another form. */
export function reportNotices(notices: unknown, listener: (notice: Notice) => unknown): void {
  for (const notice of Array.isArray(notices) ? (notices as unknown[]) : []) {
    const { code, message } = recordOf(notice) ?? {};
    if (typeof code === 'string' && typeof message === 'string') notify(() => listener(notice as Notice));
  }
}
