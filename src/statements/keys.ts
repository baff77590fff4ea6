// The keys that sign statements. The private ones are encrypted; the public ones stay, so that old statements can be verified.
import type { JWK } from 'jose';
import { statement, type Db, type Runner } from '../database/db.ts';
import { seal, unseal } from '../lib/sealing.ts';

export interface PublicKey {
  kty: 'OKP';
  crv: 'Ed25519';
  x: string;
  kid: string;
  alg: 'EdDSA';
  use: 'sig';
}
interface StoredKey {
  kid: string;
  public_key: PublicKey;
  sealed: Buffer;
}

const list = statement<StoredKey>(
  'signing_keys',
  'select kid, public_key, sealed from signing_keys order by created_at desc, kid limit 1000',
);
const lock = statement<object>('lock_signing_keys', `select pg_advisory_xact_lock(hashtext('signing_keys'))`);
const add = statement<object>(
  'add_signing_key',
  'insert into signing_keys (kid, public_key, sealed, created_at) values ($1, $2::jsonb, $3, $4)',
);

/** The purpose that a private key is encrypted for. */
const purposeOf = (kid: string): string => `signing key ${kid}`;

/** The public keys, the newest first. */
export const publicKeys = async (db: Runner): Promise<PublicKey[]> =>
  (await db.run(list, [])).map(({ public_key }) => public_key);

/** The newest private key that this service can decrypt: another `SECRET_KEY` makes another one. */
async function findKey(db: Runner, secretKey: Buffer) {
  for (const { kid, sealed } of await db.run(list, [])) {
    try {
      return { kid, jwk: JSON.parse(unseal(secretKey, sealed, purposeOf(kid))) as JWK };
    } catch {
      // It was encrypted with another key.
    }
  }
  return undefined;
}

// Loaded when it is needed: most instances never close a month.
const load = () => import('jose');

async function makeKey(db: Db, secretKey: Buffer, now: Date) {
  const { calculateJwkThumbprint, exportJWK, generateKeyPair } = await load();
  const { privateKey, publicKey } = await generateKeyPair('EdDSA', { crv: 'Ed25519', extractable: true });
  const [jwk, open] = await Promise.all([exportJWK(privateKey), exportJWK(publicKey)]);
  const kid = await calculateJwkThumbprint(open);
  const shown = { kty: 'OKP', crv: 'Ed25519', x: open.x!, kid, alg: 'EdDSA', use: 'sig' } satisfies PublicKey;
  return db.transaction(async (tx) => {
    await tx.run(lock, []);
    // Another instance may have made one meanwhile.
    const found = await findKey(tx, secretKey);
    if (found) return found;
    await tx.run(add, [kid, JSON.stringify(shown), seal(secretKey, JSON.stringify(jwk), purposeOf(kid)), now]);
    return { kid, jwk };
  });
}

export type Sign = (text: string) => Promise<string>;

/** What signs a text, as a JSON Web Signature that contains it. Makes the key when it is first used. */
export async function createSigner(db: Db, secretKey: Buffer, now: Date): Promise<Sign> {
  const { kid, jwk } = (await findKey(db, secretKey)) ?? (await makeKey(db, secretKey, now));
  const { CompactSign, importJWK } = await load();
  const key = await importJWK(jwk, 'EdDSA');
  return (text) => new CompactSign(Buffer.from(text)).setProtectedHeader({ alg: 'EdDSA', kid }).sign(key);
}
