// Click identifiers prove by themselves which link was clicked and when: the service needs no look-up to believe them.
import { createHmac, createSecretKey, hkdfSync, randomFillSync, timingSafeEqual, type KeyObject } from 'node:crypto';
import type { Customer } from './types.ts';

/** What a click identifier says. The program, the partnership and the link are those of the moment of the click. */
export interface ClickDetails {
  programId: number;
  partnershipId: number;
  linkId: number;
  /** to the millisecond */
  at: Date;
}

/** Identifiers of test clicks are a type of their own, so production does not know them. */
export type ClickKind = 'production' | 'test';

export interface ClickIds {
  /** A new identifier: 64 characters of base64url, of which 160 bits cannot be guessed. */
  mint(kind: ClickKind, details: ClickDetails): string;
  /** What the identifier says; undefined for a text that is none of this kind, or that was changed. */
  read(kind: ClickKind, text: string): ClickDetails | undefined;
}

// 48 bytes are 64 characters without padding and without a spare bit, so no two texts mean the same bytes.
const TYPE_AT = 0;
const PROGRAM_AT = 1;
const PARTNERSHIP_AT = 8;
const LINK_AT = 15;
const TIME_AT = 22;
const RANDOM_AT = 28;
const HASH_AT = 36;
const BYTES = 48;
const TEXT = /^[A-Za-z0-9_-]{64}$/;

/** Version 1 of the format, and the kind of the click. The texts of these bytes begin with `cQ` and `cg`. */
const TYPES: Record<ClickKind, number> = { production: 0x71, test: 0x72 };

/** Random bytes are drawn in advance, because each call to the system costs more than an identifier. */
const RESERVE_BYTES = 8_192;

/** A safe integer in seven bytes. */
function writeId(bytes: Buffer, value: number, at: number): void {
  bytes.writeUIntBE(Math.floor(value / 2 ** 32), at, 3);
  bytes.writeUInt32BE(value % 2 ** 32, at + 3);
}
const readId = (bytes: Buffer, at: number): number => bytes.readUIntBE(at, 3) * 2 ** 32 + bytes.readUInt32BE(at + 3);

/** The key for click identifiers alone, so that a hash made for another purpose can never pass for one of them. */
const keyFor = (secretKey: Buffer): KeyObject =>
  createSecretKey(new Uint8Array(hkdfSync('sha256', secretKey, '', 'referral-tracking click identifiers', 32)));

function createRandomSource(): (target: Buffer, from: number, to: number) => void {
  const reserve = Buffer.alloc(RESERVE_BYTES);
  let used = RESERVE_BYTES;
  return (target, from, to) => {
    const length = to - from;
    if (used + length > RESERVE_BYTES) {
      randomFillSync(reserve);
      used = 0;
    }
    reserve.copy(target, from, used, used + length);
    used += length;
  };
}

/**
 * Identifiers are made with the present key, and believed under it and under the previous ones.
 *
 * @param secretKey - the service's key
 * @param previousKeys - its earlier keys, whose identifiers are still in use
 */
export function createClickIds(secretKey: Buffer, previousKeys: readonly Buffer[] = []): ClickIds {
  const [presentKey, ...otherKeys] = [secretKey, ...previousKeys].map(keyFor) as [KeyObject, ...KeyObject[]];
  const fillRandom = createRandomSource();
  // Everything here is synchronous, so one buffer serves all calls.
  const bytes = Buffer.alloc(BYTES);
  const content = bytes.subarray(0, HASH_AT);
  const hash = bytes.subarray(HASH_AT);
  const hashUnder = (key: KeyObject): Buffer =>
    createHmac('sha256', key)
      .update(content)
      .digest()
      .subarray(0, BYTES - HASH_AT);
  const isGenuine = (): boolean =>
    timingSafeEqual(hash, hashUnder(presentKey)) || otherKeys.some((key) => timingSafeEqual(hash, hashUnder(key)));

  return {
    mint(kind, { programId, partnershipId, linkId, at }) {
      bytes[TYPE_AT] = TYPES[kind];
      writeId(bytes, programId, PROGRAM_AT);
      writeId(bytes, partnershipId, PARTNERSHIP_AT);
      writeId(bytes, linkId, LINK_AT);
      bytes.writeUIntBE(at.getTime(), TIME_AT, 6);
      fillRandom(bytes, RANDOM_AT, HASH_AT);
      hashUnder(presentKey).copy(bytes, HASH_AT);
      return bytes.toString('base64url');
    },
    read(kind, text) {
      if (!TEXT.test(text)) return undefined;
      bytes.write(text, 'base64url');
      if (bytes[TYPE_AT] !== TYPES[kind] || !isGenuine()) return undefined;
      return {
        programId: readId(bytes, PROGRAM_AT),
        partnershipId: readId(bytes, PARTNERSHIP_AT),
        linkId: readId(bytes, LINK_AT),
        at: new Date(bytes.readUIntBE(TIME_AT, 6)),
      };
    },
  };
}

/** Whether the text has the form of a click identifier, genuine or not. */
export const looksLikeClickId = (text: string): boolean => TEXT.test(text) && /^c[Qg]/.test(text);

/** The customer of a click of which nothing else is recorded. */
export const customerOfClick = (clickId: string, { programId, partnershipId, linkId, at }: ClickDetails): Customer => ({
  id: null,
  click_id: clickId,
  link_id: linkId,
  program_id: programId,
  partnership_id: partnershipId,
  status: 'click',
  customer_key: null,
  clicked_at: at,
  lead_at: null,
});
