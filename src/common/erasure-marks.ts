import { createHmac, hkdfSync } from 'node:crypto';
import { trimEnd } from '@referral-tracking/shared/link-names';
import { emailHash } from './email.ts';

/** The names of a customer that an erasure must remember. */
export interface CustomerNames {
  clickId?: string | undefined;
  customerKey?: string | undefined;
}
/** These names, and the discount code of a partner in lower case. */
type MarkedNames = CustomerNames & { code?: string | undefined };

/** Keyed hashes of customers' names. They show whether a name was erased, and nothing else about it. */
export interface ErasureMarks {
  /** The marks to store for the names of an erased customer. */
  marksOf(programId: number, names: MarkedNames): string[];
  /** All marks under which the names may be stored, with commas between, as the statements expect them. */
  possibleMarks(programId: number, names: MarkedNames): string;
  /** All hashes under which the address of a lead may be stored. */
  addressHashes(email: string): Buffer[];
}

/** What may be an address in a longer text. */
export const addressesIn = (text: string): string[] =>
  text
    .split(/[\s"'<>()[\]{},;:!?\\|=]+/)
    .filter((word) => word.includes('@'))
    .map((word) => trimEnd(word, '.'));

/** More words of one event are not looked up. */
const MOST_WORDS = 300;

/** What may be a customer's name in the texts of an event: each text, and its words. */
export function wordsIn(texts: readonly string[]): string[] {
  const words = texts.flatMap((text) => [
    text,
    ...[/\s+/, /[^\p{L}\p{N}._@+-]+/u, /[^\p{L}\p{N}_-]+/u, /[^\p{L}\p{N}]+/u].flatMap((between) =>
      text.split(between),
    ),
  ]);
  return [...new Set(words)].filter((word) => word !== '' && word.length <= 255).slice(0, MOST_WORDS);
}

/** Derives a key for these marks only. */
const keyFor = (secretKey: Buffer): Buffer =>
  Buffer.from(hkdfSync('sha256', secretKey, '', 'referral-tracking erased customers', 32));

/**
 * @param secretKey - the service's key
 * @param previousKeys - earlier keys, under which customers may have been erased
 */
export function createErasureMarks(secretKey: Buffer, previousKeys: readonly Buffer[]): ErasureMarks {
  const [presentKey, ...otherKeys] = [secretKey, ...previousKeys].map(keyFor) as [Buffer, ...Buffer[]];
  const marksUnder = (key: Buffer, programId: number, { clickId, customerKey, code }: MarkedNames): string[] =>
    [
      clickId !== undefined && `click ${clickId}`,
      customerKey !== undefined && `key ${customerKey}`,
      code !== undefined && `code ${code}`,
    ]
      .filter((name) => name !== false)
      .map((name) => createHmac('sha256', key).update(`${programId} ${name}`).digest('base64url'));
  return {
    marksOf: (programId, names) => marksUnder(presentKey, programId, names),
    possibleMarks: (programId, names) =>
      [presentKey, ...otherKeys].flatMap((key) => marksUnder(key, programId, names)).join(),
    addressHashes: (email) => [secretKey, ...previousKeys].map((key) => emailHash(key, email)),
  };
}
