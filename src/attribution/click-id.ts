// Click identifiers are signed: they contain the link and the time of a click, and are verified without a look-up.
import { createHmac, createSecretKey, hkdfSync, timingSafeEqual, type KeyObject } from 'node:crypto';
import { takeRandomBytes } from '@referral-tracking/shared/random';
import { createErasureMarks, type ErasureMarks } from '../common/erasure-marks.ts';
import type { Customer } from '../common/types.ts';

/** The content of a click identifier. The program, the partnership and the link are those at the time of the click. */
export interface ClickDetails {
  programId: number;
  partnershipId: number;
  linkId: number;
  /** to the millisecond */
  at: Date;
}

/** Test clicks have a separate kind of identifier, so production does not accept them. */
export type ClickKind = 'production' | 'test';

/** Reads and makes the identifiers of clicks, and recognises those of erased customers. */
export interface ClickIds extends ErasureMarks {
  /** Creates an identifier of 64 characters, with 160 bits that cannot be guessed. */
  mint(kind: ClickKind, details: ClickDetails): string;
  /** The content of the identifier; undefined if it is malformed, of another kind, or was changed. */
  read(kind: ClickKind, text: string): ClickDetails | undefined;
}

// 45 bytes are 60 characters without padding and without a spare bit, so different texts never decode to the same bytes.
const PREFIX = 'clk_';
const TEXT = /^clk_[A-Za-z0-9_-]{60}$/;
const TYPE_AT = 0;
const PROGRAM_AT = 1;
const PARTNERSHIP_AT = 7;
const LINK_AT = 13;
const TIME_AT = 19;
const RANDOM_AT = 25;
const HASH_AT = 33;
const BYTES = 45;
/** Bytes of each record's number, and of the time in milliseconds. */
const NUMBER_BYTES = 6;

/** The first byte: version 1 of the format, and the kind of the click. */
const TYPES: Record<ClickKind, number> = { production: 0x10, test: 0x11 };

/** Derives a key for click identifiers only, so that a hash made for another purpose is never valid here. */
const keyFor = (secretKey: Buffer): KeyObject =>
  createSecretKey(new Uint8Array(hkdfSync('sha256', secretKey, '', 'referral-tracking click identifiers', 32)));

/**
 * Signs identifiers with the current key, and accepts those signed with it or with a previous key.
 *
 * @param secretKey - the service's key
 * @param previousKeys - earlier keys, whose identifiers stay valid
 */
export function createClickIds(secretKey: Buffer, previousKeys: readonly Buffer[] = []): ClickIds {
  const [presentKey, ...otherKeys] = [secretKey, ...previousKeys].map(keyFor) as [KeyObject, ...KeyObject[]];
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

  const numberAt = (place: number): number => bytes.readUIntBE(place, NUMBER_BYTES);

  return {
    ...createErasureMarks(secretKey, previousKeys),
    mint(kind, { programId, partnershipId, linkId, at }) {
      bytes[TYPE_AT] = TYPES[kind];
      bytes.writeUIntBE(programId, PROGRAM_AT, NUMBER_BYTES);
      bytes.writeUIntBE(partnershipId, PARTNERSHIP_AT, NUMBER_BYTES);
      bytes.writeUIntBE(linkId, LINK_AT, NUMBER_BYTES);
      bytes.writeUIntBE(at.getTime(), TIME_AT, NUMBER_BYTES);
      takeRandomBytes(HASH_AT - RANDOM_AT).copy(bytes, RANDOM_AT);
      hashUnder(presentKey).copy(bytes, HASH_AT);
      return PREFIX + bytes.toString('base64url');
    },
    read(kind, text) {
      if (!TEXT.test(text)) return undefined;
      bytes.write(text.slice(PREFIX.length), 'base64url');
      if (bytes[TYPE_AT] !== TYPES[kind] || !isGenuine()) return undefined;
      return {
        programId: numberAt(PROGRAM_AT),
        partnershipId: numberAt(PARTNERSHIP_AT),
        linkId: numberAt(LINK_AT),
        at: new Date(numberAt(TIME_AT)),
      };
    },
  };
}

/** Whether the text has the form of a click identifier. Does not check the signature. */
export const looksLikeClickId = (text: string): boolean => TEXT.test(text);

/** The customer of a click without any other record. */
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
  code_id: null,
});
