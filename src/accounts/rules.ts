/** A sign-in from the command line, which the person confirms in a browser. */
export interface LoginSession {
  id: number;
  /** the hash of the state; the state itself is not stored */
  state_hash: Buffer;
  user_code: string;
  created_at: Date;
  expires_at: Date;
  /** the confirmation that the person's browser received; null before the person confirmed */
  confirmation: string | null;
  refused_at: Date | null;
  completed_at: Date | null;
  consumed_at: Date | null;
}

export type SessionState = 'pending' | 'complete' | 'expired' | 'consumed';

/**
 * The state of a session. A session whose token was handed out is consumed even after its end; a refused session ends
 * immediately.
 */
export function stateOfSession(session: LoginSession, now: Date): SessionState {
  if (session.consumed_at) return 'consumed';
  if (session.refused_at || now > session.expires_at) return 'expired';
  return session.completed_at ? 'complete' : 'pending';
}

const LETTERS = 'BCDFGHJKLMNPQRSTVWXZ';

/**
 * Eight random letters such as `WDJB-MJHT`, one for each byte. The letters are easy to tell apart and form no words.
 */
export function userCodeOf(random: Uint8Array): string {
  const letters = [...random.subarray(0, 8)].map((byte) => LETTERS[byte % LETTERS.length]);
  return `${letters.slice(0, 4).join('')}-${letters.slice(4).join('')}`;
}

/** The person that an ID token identifies. */
export interface Person {
  /** Issuer and subject together identify the person. They stay the same when the address changes. */
  issuer: string;
  subject: string;
  /** as returned by `parseAddress` */
  email: string;
  /** when the issuer last asked the person who they are, at the latest now; undefined if it does not say */
  authenticatedAt?: Date | undefined;
  /** the issuer whose accounts with the same address this issuer takes over */
  succeeds?: string | undefined;
}
