import { describe, expect, test } from 'vitest';
import {
  createClickIds,
  customerOfClick,
  looksLikeClickId,
  type ClickDetails,
} from '../../src/attribution/click-id.ts';
import { sha256 } from '../../src/lib/hashing.ts';

const key = (name: string): Buffer => sha256(`a key for tests: ${name}`);
const ids = createClickIds(key('present'));
const details: ClickDetails = {
  programId: 7,
  partnershipId: 4_242_424_242,
  linkId: 281_474_976_710_655,
  at: new Date('2026-06-01T12:00:00.123Z'),
};
const text = ids.mint('production', details);
const ALPHABET = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

const bytesOf = (clickId: string): Buffer => Buffer.from(clickId.slice(4), 'base64url');
const textOf = (bytes: Buffer): string => `clk_${bytes.toString('base64url')}`;

test('a click identifier has 64 characters and says what it was made of', () => {
  expect(text).toMatch(/^clk_[A-Za-z0-9_-]{60}$/);
  expect(ids.read('production', text)).toEqual(details);
});

test('of the same click no two identifiers are equal', () => {
  const made = Array.from({ length: 5_000 }, () => ids.mint('production', details));
  expect(new Set(made).size).toBe(5_000);
  for (const one of made) expect(ids.read('production', one)).toEqual(details);
});

test('64 bits are random, and 96 bits of the hash depend on all others', () => {
  const [first, second] = [bytesOf(text), bytesOf(ids.mint('production', details))];
  expect(first.subarray(0, 25)).toEqual(second.subarray(0, 25));
  expect(first.subarray(25, 33)).not.toEqual(second.subarray(25, 33));
  expect(first.subarray(33)).not.toEqual(second.subarray(33));
  expect(first).toHaveLength(45);
});

test('a test click is unknown to production, and a production click to test mode', () => {
  const tested = ids.mint('test', details);
  expect(ids.read('production', tested)).toBeUndefined();
  expect(ids.read('test', tested)).toEqual(details);
  expect(ids.read('test', text)).toBeUndefined();
});

describe('a text that was changed is unknown', () => {
  test('in any one bit', () => {
    for (let bit = 0; bit < 45 * 8; bit++) {
      const bytes = bytesOf(text);
      bytes[bit >> 3]! ^= 1 << (bit & 7);
      expect(ids.read('production', textOf(bytes)), `bit ${bit}`).toBeUndefined();
    }
  });

  test('in any one character', () => {
    for (let place = 0; place < text.length; place++) {
      for (const character of [...ALPHABET, '+', '/', '=', ' ', '.', '\n', 'é', '\0']) {
        if (character === text[place]) continue;
        const changed = text.slice(0, place) + character + text.slice(place + 1);
        expect(ids.read('production', changed), `place ${place}: ${character}`).toBeUndefined();
      }
    }
  });

  test.each([
    ['shorter', text.slice(0, -1)],
    ['longer', `${text}A`],
    ['padded', `${text}=`],
    ['with a line end', `${text}\n`],
    ['with a blank before it', ` ${text}`],
    ['in capitals', text.toUpperCase()],
    ['without its prefix', text.slice(4)],
    ['empty', ''],
    ['of an earlier kind', 'clk_7Hc2mVfQ9sXwT4nLr0aZbE'],
    ['with a hash of zeros', textOf(Buffer.concat([bytesOf(text).subarray(0, 33), Buffer.alloc(12)]))],
  ])('%s', (_, changed) => {
    expect(ids.read('production', changed)).toBeUndefined();
  });

  test('in the kind that it names', () => {
    const bytes = bytesOf(ids.mint('test', details));
    bytes[0] = bytesOf(text)[0]!;
    expect(ids.read('production', textOf(bytes))).toBeUndefined();
  });
});

describe('after a change of the key', () => {
  test('an identifier under a previous key is valid, under an unknown one it is not', () => {
    const older = createClickIds(key('older')).mint('production', details);
    const oldest = createClickIds(key('oldest')).mint('production', details);
    const unknown = createClickIds(key('unknown')).mint('production', details);
    const changed = createClickIds(key('present'), [key('older'), key('oldest')]);
    expect(changed.read('production', older)).toEqual(details);
    expect(changed.read('production', oldest)).toEqual(details);
    expect(changed.read('production', text)).toEqual(details);
    expect(changed.read('production', unknown)).toBeUndefined();
    expect(ids.read('production', older)).toBeUndefined();
  });

  test('new identifiers are made with the present key', () => {
    const changed = createClickIds(key('new'), [key('present')]);
    const made = changed.mint('production', details);
    expect(createClickIds(key('new')).read('production', made)).toEqual(details);
    expect(ids.read('production', made)).toBeUndefined();
  });
});

test('a number that does not fit is refused, and never cut', () => {
  expect(() => ids.mint('production', { ...details, linkId: 2 ** 48 })).toThrow(RangeError);
  expect(() => ids.mint('production', { ...details, programId: -1 })).toThrow(RangeError);
});

test('the form of an identifier can be told without a key', () => {
  expect(looksLikeClickId(createClickIds(key('unknown')).mint('test', details))).toBe(true);
  expect(looksLikeClickId('user_42')).toBe(false);
});

test('the customer of a mere click has no id and the status click', () => {
  expect(customerOfClick(text, details)).toEqual({
    id: null,
    click_id: text,
    link_id: details.linkId,
    program_id: details.programId,
    partnership_id: details.partnershipId,
    status: 'click',
    customer_key: null,
    clicked_at: details.at,
    lead_at: null,
    code_id: null,
  });
});
