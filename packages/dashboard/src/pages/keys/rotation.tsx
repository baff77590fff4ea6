// What to do next while an old key and a new one both work.
import { Card } from '../../ui/page.tsx';
import { DateTime, StatusBadge } from '../../ui/values.tsx';
import styles from './keys.module.css';
import type { Key } from './paths.ts';

/** The service notes a use at most once in this time. */
const EXACT_MS = 5 * 60_000;

const isLater = (time: string | null, than: string | null): boolean =>
  time !== null && than !== null && Date.parse(time) > Date.parse(than);

const usedRecently = ({ last_used_at: at }: Key): boolean => at !== null && Date.parse(at) > Date.now() - 2 * EXACT_MS;

/** Who still uses the old key, which is marked for rotation, and whether the new one is used. */
export function Rotation({ old, current }: { old: Key; current: Key }) {
  const stillUsed = isLater(old.last_used_at, old.marked_at);
  const recently = usedRecently(old);
  return (
    <Card title="A rotation is under way">
      <ol className={styles.steps}>
        <li>
          <StatusBadge
            status="new"
            tone={current.last_used_at ? 'good' : 'warn'}
            text={current.last_used_at ? 'done' : 'to do'}
          />{' '}
          Deploy the new key <code>{current.masked}</code> to all servers.{' '}
          {current.last_used_at ? (
            <>
              It was last used <DateTime value={current.last_used_at} />.
            </>
          ) : (
            'No server has used it yet.'
          )}
        </li>
        <li>
          <StatusBadge status="old" tone={recently ? 'warn' : 'good'} text={recently ? 'to do' : 'done'} /> Wait until
          no server uses the old key <code>{old.masked}</code>.{' '}
          {stillUsed ? (
            <>
              It was used after the new key was created, last <DateTime value={old.last_used_at} />.
            </>
          ) : (
            'It has not been used since the new key was created.'
          )}{' '}
          This is exact to five minutes.
        </li>
        <li>
          Revoke the old key, or let it end by itself <DateTime value={old.rotate_by} />.
        </li>
      </ol>
    </Card>
  );
}
