import anyAscii from 'any-ascii';
import type { FileItem } from './types.ts';

// The files for banks, PayPal and Wise are read by a program, and possibly opened in a spreadsheet before. So a text in them
// is changed until it is no formula: an apostrophe before it, as for a spreadsheet alone, would be a part of the name.

/** What a spreadsheet takes for the beginning of a formula. Some read full-width signs as the usual ones. */
const FORMULA = /^(?:[ "]*[=+\-@＝＋－＠][ "=+\-@＝＋－＠]*| +)/;
/** The same after a semicolon, where a spreadsheet may split the line. */
const FORMULA_AFTER = /;[ "]*[=+\-@＝＋－＠][ "=+\-@＝＋－＠]*/g;
export const isFormula = (text: string): boolean => FORMULA.test(text) || text.search(FORMULA_AFTER) >= 0;

export const LONGEST_NAME = 70;

/** The text in one line, without invisible characters and without what begins a formula. */
export function lineOf(text: string, longest: number): string {
  const seen = text.normalize('NFC').replace(/[\p{Cf}\p{Cs}]+/gu, '');
  const line = seen
    .replace(/[\s\p{Cc}]+/gu, ' ')
    .replace(FORMULA, '')
    .replace(FORMULA_AFTER, ';');
  return [...line].slice(0, longest).join('').trimEnd();
}

/** The text in the characters that every bank of SEPA takes. */
export const latinLineOf = (text: string, longest: number): string => {
  const letters = anyAscii(lineOf(text, Infinity).replace(/\p{Extended_Pictographic}+/gu, ' '));
  return lineOf(letters.replace(/[^A-Za-z0-9/?:().,'+ -]+/g, ' '), longest);
};

/** The account holder's name. A bank refuses a payment to nobody. */
export const nameOf = ({ holder, reference }: FileItem, inLine = lineOf): string =>
  inLine(holder, LONGEST_NAME) || reference;

/** A mail address is never changed; one that begins as a formula has another spelling (RFC 5321, a quoted string). */
export const addressOf = (address: string): string =>
  isFormula(address) ? address.replace(/^(.*)@/, '"$1"@') : address;
