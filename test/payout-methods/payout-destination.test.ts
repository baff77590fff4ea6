import { checksumIBAN } from 'sepa';
import { expect, test } from 'vitest';
import { parseDestination } from '../../src/payout-methods/rules.ts';

const isTaken = (iban: string) => parseDestination('iban', checksumIBAN(iban)) !== undefined;

test.each([
  ['AL00212110090000000235698741'],
  ['MD00AG000225100013104168'],
  ['ME00505000012345678951'],
  ['MK00250120000058984'],
  ['RS00260005601001611379'],
  ['CH0000762011623852957'],
  ['GB00NWBK60161331926819'],
])('an account in SEPA is taken: %s', (iban) => expect(isTaken(iban)).toBe(true));

test.each([
  ['SA0080000000608010167519'],
  ['TR000006100519786457841326'],
  ['AE000331234567890123456'],
  ['PK00SCBL0000001123456702'],
  ['CH0030000001623852957'],
  ['CH0031999011623852957'],
  ['LI0030808001234567890'],
])('an account outside SEPA, or of payments with a QR reference, is refused: %s', (iban) =>
  expect(isTaken(iban)).toBe(false),
);
