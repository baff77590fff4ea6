import { describe, expect, test } from 'vitest';
import { seal, unseal } from '../../src/lib/sealing.ts';

const KEY = Buffer.alloc(32, 1);

test('a sealed text is opened with the same key for the same owner', () => {
  for (const text of ['', 'whsec_abc', 'ä€😀'.repeat(100)]) {
    expect(unseal(KEY, seal(KEY, text, 'program 1'), 'program 1')).toBe(text);
  }
});

test('sealing a text twice gives different results, and neither shows the text', () => {
  const [one, two] = [seal(KEY, 'whsec_abc', 'program 1'), seal(KEY, 'whsec_abc', 'program 1')];
  expect(one.equals(two)).toBe(false);
  expect(one.includes('whsec')).toBe(false);
});

describe('opening fails', () => {
  const sealed = seal(KEY, 'whsec_abc', 'program 1');
  test('with another key', () => expect(() => unseal(Buffer.alloc(32, 2), sealed, 'program 1')).toThrow());
  test('for another owner', () => expect(() => unseal(KEY, sealed, 'program 2')).toThrow());
  test('truncated', () => {
    for (const length of [0, 11, 12, 27, 28, sealed.length - 1]) {
      expect(() => unseal(KEY, sealed.subarray(0, length), 'program 1')).toThrow();
    }
  });
  test('with any bit changed', () => {
    for (let i = 0; i < sealed.length; i++) {
      const changed = Buffer.from(sealed);
      changed[i]! ^= 1;
      expect(() => unseal(KEY, changed, 'program 1')).toThrow();
    }
  });
});
