// All kinds of credentials that a request can have.
import { newToken } from '@referral-tracking/shared/ids';
import { DAY } from '../../../src/lib/clock.ts';
import { setAccountStatus } from '../../../src/accounts/write.ts';
import type { Campaign } from '../../support/fixtures.ts';
import type { Service } from '../../support/service.ts';

/** The kind of a credential. */
export type Kind =
  | 'absent'
  | 'malformed'
  | 'empty'
  | 'unknown'
  /** a valid program key */
  | 'key'
  /** a program's key whose deadline has passed */
  | 'retired'
  /** a valid login token */
  | 'login'
  /** a login token whose account no longer exists */
  | 'orphaned';

export interface Credential {
  name: string;
  kind: Kind;
  authorization: string | undefined;
  /** the key's program, if it is not the program of the request */
  other?: true;
  /** the rotation of a marked key */
  rotation?: { markedAt: Date; rotateBy: Date };
  /** the program of the request */
  campaign: Campaign;
}

export const CREDENTIALS = [
  'none',
  'another scheme',
  'a token without a scheme',
  'an empty token',
  'nonsense',
  'a key that was never issued',
  'a login token that was never issued',
  "the program's key",
  "another program's key",
  'a marked key',
  'a retired key',
  'a key that was replaced',
  'a login token',
  "a suspended account's login token",
  'an expired login token',
  "a removed account's login token",
] as const;
export type CredentialName = (typeof CREDENTIALS)[number];

/**
 * Creates a credential of each kind. The requests are for the same program, except those with the marked key, which are
 * for its own.
 */
export async function makeCredentials(service: Service): Promise<Record<CredentialName, Credential>> {
  const { make, db, clock } = service;
  const [campaign, other, marked, retired, replaced] = await Promise.all([1, 2, 3, 4, 5].map(() => make.campaign()));
  const now = clock.now();
  const rotation = { markedAt: now, rotateBy: new Date(now.getTime() + DAY) };
  const markedKey = await make.key(marked!.id, { marked_at: now, rotate_by: rotation.rotateBy });
  const retiredKey = await make.key(retired!.id, { marked_at: now, rotate_by: now });
  await make.key(replaced!.id);

  const [person, suspended, removed, expired] = [
    await make.person(),
    await make.person(),
    await make.person(),
    await make.person(),
  ];
  await setAccountStatus(db, suspended.email, 'suspended', now);
  await db.knex('advertisers').where({ account_id: removed.accountId }).delete();
  await db.knex('accounts').where({ id: removed.accountId }).delete();
  await db.knex('login_tokens').where({ account_id: expired.accountId }).update({ expires_at: now });

  const of = (name: CredentialName, kind: Kind, authorization?: string, more: Partial<Credential> = {}) => ({
    name,
    kind,
    authorization,
    campaign: campaign!,
    ...more,
  });
  const bearer = (token: string) => `Bearer ${token}`;
  const all: Credential[] = [
    of('none', 'absent'),
    of('another scheme', 'malformed', `Basic ${campaign!.key}`),
    of('a token without a scheme', 'malformed', campaign!.key),
    of('an empty token', 'empty', 'Bearer '),
    of('nonsense', 'unknown', bearer('nonsense')),
    of('a key that was never issued', 'unknown', bearer(newToken('refkey'))),
    of('a login token that was never issued', 'unknown', bearer(newToken('reflogin'))),
    of("the program's key", 'key', bearer(campaign!.key)),
    of("another program's key", 'key', bearer(other!.key), { other: true }),
    of('a marked key', 'key', bearer(markedKey), { rotation, campaign: { ...marked!, key: markedKey } }),
    of('a retired key', 'retired', bearer(retiredKey)),
    of('a key that was replaced', 'unknown', bearer(replaced!.key)),
    of('a login token', 'login', bearer(person.token)),
    of("a suspended account's login token", 'unknown', bearer(suspended.token)),
    of('an expired login token', 'unknown', bearer(expired.token)),
    of("a removed account's login token", 'orphaned', bearer(removed.token)),
  ];
  return Object.fromEntries(all.map((credential) => [credential.name, credential])) as Record<
    CredentialName,
    Credential
  >;
}
