/** A sign-in on its way from the command line through the browser and back. */
export interface LoginSession {
  id: number;
  /** of the state, which is stored nowhere */
  state_hash: Buffer;
  user_code: string;
  created_at: Date;
  expires_at: Date;
  /** what the browser was given when its person said yes; null before */
  confirmation: string | null;
  refused_at: Date | null;
  completed_at: Date | null;
  consumed_at: Date | null;
}

export type SessionState = 'pending' | 'complete' | 'expired' | 'consumed';

/** A token that was handed out outranks the end of the session; a refusal ends it at once. */
export function stateOfSession(session: LoginSession, now: Date): SessionState {
  if (session.consumed_at) return 'consumed';
  if (session.refused_at || now > session.expires_at) return 'expired';
  return session.completed_at ? 'complete' : 'pending';
}

const LETTERS = 'BCDFGHJKLMNPQRSTVWXZ';

/** Eight letters that cannot be taken for one another and spell no word, from as many random bytes: `WDJB-MJHT`. */
export function userCodeOf(random: Uint8Array): string {
  const letters = [...random.subarray(0, 8)].map((byte) => LETTERS[byte % LETTERS.length]);
  return `${letters.slice(0, 4).join('')}-${letters.slice(4).join('')}`;
}
