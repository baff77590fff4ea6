import pg from 'pg';
import type { Changes } from '../../src/database/listen.ts';
import { CHANGES_CHANNEL } from '../../src/database/changes.ts';

export interface Hearing {
  /** Resolves when everything has been heard that was committed before the call; at once if there is no database. */
  caughtUp(): Promise<void>;
  stop(): Promise<void>;
}

/** Of an instance that hears of no changes: nothing is waited for. */
export const noHearing: Hearing = { caughtUp: () => Promise.resolve(), stop: () => Promise.resolve() };

const CAP_MS = 2_000;
let markers = 0;

/**
 * Lets a test change rows and call the service at once. PostgreSQL reports changes in the order of their commits, so
 * an instance that has heard of a marker has heard of all that was committed before it.
 */
export function hearingOf(changes: Changes, url: string): Hearing {
  const client = new pg.Client({ connectionString: url, application_name: 'markers' });
  let usable = true;
  const lose = () => void (usable = false);
  client.on('error', lose).on('end', lose);
  const connected = client.connect().catch(lose);
  const waiting = new Map<string, () => void>();
  changes.subscribe((change) => {
    if (change) return waiting.get(change.key)?.();
    // Everything was forgotten, so there is nothing left to hear of.
    for (const heard of waiting.values()) heard();
  });

  async function mark(): Promise<void> {
    await connected;
    if (!usable) return;
    // The code of a link that does not exist.
    const marker = `marker-${++markers}`;
    const heard = new Promise<void>((resolve) => {
      waiting.set(marker, resolve);
      setTimeout(resolve, CAP_MS).unref();
    });
    const sent = client.query('select pg_notify($1, $2)', [CHANGES_CHANNEL, `links ${marker}`]);
    await sent.then(() => heard).catch(lose);
    waiting.delete(marker);
  }

  let running: Promise<void> = Promise.resolve();
  let next: Promise<void> | undefined;
  return {
    caughtUp: () =>
      (next ??= running.then(() => {
        next = undefined;
        return (running = mark());
      })),
    stop: () => client.end().catch(lose),
  };
}
