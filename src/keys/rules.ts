/** The times of a program's key that decide its state. */
export interface KeyTimes {
  marked_at: Date | null;
  rotate_by: Date | null;
  revoked_at: Date | null;
}

export type KeyState = 'active' | 'marked' | 'retired' | 'revoked';

/** The state of a key: active → marked → retired, and either → revoked. */
export function keyState({ rotate_by: deadline, revoked_at: revoked }: KeyTimes, now: Date): KeyState {
  if (revoked) return 'revoked';
  if (!deadline) return 'active';
  return deadline.getTime() <= now.getTime() ? 'retired' : 'marked';
}

/** Whether requests with the key are accepted. */
export const isUsable = (key: KeyTimes, now: Date): boolean => ['active', 'marked'].includes(keyState(key, now));
