// What to do next while an old key and a new one both work.
import type { Key } from '../../records/keys/paths.ts';
import { Card } from '../../ui/page.tsx';
import { DateTime, StatusBadge } from '../../ui/values.tsx';
import styles from './keys.module.css';

/** The service stores a use at most once in five minutes: a key without one for twice that time is not used. */
const UNUSED_AFTER_MS = 10 * 60_000;

const usedRecently = ({ last_used_at: at }: Key): boolean =>
  at !== null && Date.parse(at) > Date.now() - UNUSED_AFTER_MS;

/** Who still uses the old key, which is marked for rotation, and whether the new one is used. */
export function Rotation({ old, current }: { old: Key; current: Key }) {
  const deployed = current.last_used_at !== null;
  return (
    <Card title="Key rotation in progress">
      <ol className={styles.steps}>
        <li>
          <Done done={deployed} /> Deploy the new key <code>{current.masked}</code> to all servers.{' '}
          {deployed ? (
            <>
              It was last used <DateTime value={current.last_used_at} />.
            </>
          ) : (
            'No server has used it yet.'
          )}
        </li>
        <li>
          <Done done={deployed && !usedRecently(old)} /> Wait until no server uses the old key <code>{old.masked}</code>
          . <OldUse old={old} /> Usage times are accurate to five minutes.
        </li>
        <li>
          Revoke the old key, or let it expire on <DateTime value={old.rotate_by} />.
        </li>
      </ol>
    </Card>
  );
}

const Done = ({ done }: { done: boolean }) => (
  <StatusBadge status={done ? 'done' : 'to do'} tone={done ? 'good' : 'warn'} />
);

function OldUse({ old: { last_used_at: used, marked_at: marked } }: { old: Key }) {
  if (used === null) return 'No server has ever used it.';
  const since = marked !== null && Date.parse(used) >= Date.parse(marked);
  return since ? (
    <>
      A server used it after the new key was created, last <DateTime value={used} />.
    </>
  ) : (
    <>
      It was last used <DateTime value={used} />, before the new key was created.
    </>
  );
}
