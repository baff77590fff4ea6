// Who wants which mails. A reader is known by a keyed hash of the address: some have neither an account nor a partner.
import { timingSafeEqual } from 'node:crypto';
import { keyedHash } from '../lib/hashing.ts';

/** Where the link in a mail leads with which its reader refuses such mails. */
export const MAIL_CHOICE_PATH = '/unsubscribe';

/** The mails that are always sent: what a person has just asked for, and what protects an account. */
const ALWAYS: readonly string[] = ['sign-in-link', 'payout-method', 'address-confirmation', 'address-changed'];
/** Refused for one program; all others for all programs. */
const OF_PROGRAM: readonly string[] = ['partner-invitation', 'member-invitation'];

/** The mails that a person refuses. */
export interface Refusal {
  addressHash: Buffer;
  /** the kind as the document names it */
  kind: string;
  /** 0: the mails of all programs */
  programId: number;
}

/** A kind of mail as the document names it. */
export const documentedKind = (kind: string): string => kind.replaceAll('-', '_');

/** A reader as the service knows them, under the current key and the earlier ones. */
export const readerHashes = (keys: readonly Buffer[], email: string): Buffer[] =>
  keys.map((key) => keyedHash(key, `mail reader ${email}`));

/** What the reader refuses who wants no further mail like this one; undefined if it is always sent. */
export function refusalOf(
  key: Buffer,
  { kind, to, programId }: { kind: string; to: string; programId: number | undefined },
): Refusal | undefined {
  if (ALWAYS.includes(kind) || programId === undefined) return undefined;
  const [addressHash] = readerHashes([key], to);
  return {
    addressHash: addressHash!,
    kind: documentedKind(kind),
    programId: OF_PROGRAM.includes(kind) ? programId : 0,
  };
}

const SIGNATURE_BYTES = 18;
const sign = (key: Buffer, text: string): Buffer => keyedHash(key, `mail refusal ${text}`).subarray(0, SIGNATURE_BYTES);

/** The secret of the link with which a reader refuses mails. It contains no address, and it does not expire. */
export function refusalToken(key: Buffer, { addressHash, kind, programId }: Refusal): string {
  const text = `${kind}.${programId}.${addressHash.toString('base64url')}`;
  return `${text}.${sign(key, text).toString('base64url')}`;
}

const TOKEN = /^([a-z_]{1,40})\.(0|[1-9][0-9]{0,15})\.([A-Za-z0-9_-]{43})\.([A-Za-z0-9_-]{24})$/;

/** Reads such a secret; undefined unless it was signed with one of the keys. */
export function readRefusalToken(keys: readonly Buffer[], token: string): Refusal | undefined {
  const [, kind, programId, hash, signature] = TOKEN.exec(token) ?? [];
  if (kind === undefined || hash === undefined || signature === undefined) return undefined;
  const given = Buffer.from(signature, 'base64url');
  const text = token.slice(0, token.lastIndexOf('.'));
  if (!keys.some((key) => timingSafeEqual(sign(key, text), given))) return undefined;
  return { addressHash: Buffer.from(hash, 'base64url'), kind, programId: Number(programId) };
}
