import { keyState } from './rules.ts';
import type { ManagedKey } from './write.ts';
import { iso } from '../common/times.ts';

/** A key as the document describes it. */
export const showKey = (key: ManagedKey, now: Date) => ({
  id: key.id,
  masked: key.masked,
  status: keyState(key, now),
  created_at: key.created_at.toISOString(),
  marked_at: iso(key.marked_at),
  rotate_by: iso(key.rotate_by),
  revoked_at: iso(key.revoked_at),
  last_used_at: iso(key.last_used_at),
});
