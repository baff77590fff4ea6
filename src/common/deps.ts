// Types of all rooms, and no code: every room may import it.
import type { ClickIds } from '../attribution/click-id.ts';
import type { Counts } from '../lib/counts.ts';
import type { SignUp } from './sign-up.ts';
import type { Currency } from './types.ts';
import type { Identity } from '../identity/identity.ts';
import type { Db } from '../database/db.ts';
import type { Mailer } from '../mail/mailer.ts';
import type { Webhooks } from '../serving/webhooks/index.ts';
import type { Redirects } from '../tracking/redirect/index.ts';
import type { Batches } from '../tracking/batches.ts';
import type { ClickLog } from '../clicks/record.ts';
import type { CredentialUses } from '../accounts/credential-uses.ts';
import type { Lookups } from '../serving/lookups.ts';

/** What the service passes to every handler. */
export interface Deps {
  db: Db;
  /** look-ups from memory */
  lookups: Lookups;
  /** reads and writes that requests share */
  batches: Batches;
  /** records clicks before the database has them; unset: the database does */
  clickLog?: ClickLog | undefined;
  /** sends mail; undefined if the service sends none */
  mailer: Mailer | undefined;
  /** sends webhooks, and knows where they may go */
  webhooks: Pick<Webhooks, 'egress' | 'names' | 'poster' | 'publicPoster' | 'nudge' | 'remember'>;
  /** what the redirects of short addresses share */
  redirects: Redirects;
  /** counts what is recorded, for metrics */
  counts: Counts;
  /** stores when credentials were last used */
  uses: CredentialUses;
  /** keys the hash of customers' addresses, and the nonces of sign-ins */
  secretKey: Buffer;
  /** earlier ones, under which customers' addresses may be hashed */
  previousKeys: readonly Buffer[];
  /** makes and reads click identifiers */
  clickIds: ClickIds;
  /** the address that clients see */
  baseUrl: string;
  /** those that sales are recorded in */
  currencies: readonly Currency[];
  /** verifies who signs in */
  identity: Identity;
  /** who may create programs after a sign-in */
  signUp: SignUp;
  /** the issuer of people who sign in as a partner; undefined: the same one */
  partnerIdentity?: Identity | undefined;
  /** notes a code for each sign-in that is refused */
  refused: (reason: string) => void;
  /** whether the service is about to stop; undefined if nothing can stop it */
  isStopping?: (() => boolean) | undefined;
}
