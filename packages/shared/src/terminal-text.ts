// Makes external text safe for a terminal. A control character could move the cursor, set the window's title or
// simulate keyboard input; a direction mark displays `exe.gpj` as `jpg.exe`.
import { randomUUID } from 'node:crypto';

const DIRECTIONS = '\\u061c\\u200e\\u200f\\u202a-\\u202e\\u2066-\\u2069';

/** C0 (including line ends and tabs), DEL, C1, and the characters that change the direction of text. */
const UNSAFE = new RegExp(`[\\u0000-\\u001f\\u007f-\\u009f${DIRECTIONS}]`, 'g');
const UNSAFE_BUT_LINES = new RegExp(`[\\u0000-\\u0008\\u000b-\\u001f\\u007f-\\u009f${DIRECTIONS}]`, 'g');
/** The unsafe characters that JSON does not escape. */
const UNESCAPED = new RegExp(`[\\u007f-\\u009f${DIRECTIONS}]`, 'g');

/** Replaces every unsafe character with a space, for text on one line. */
export const withoutControls = (text: string): string => text.replace(UNSAFE, ' ');

/** Replaces every unsafe character except line ends and tabs with a space, for text on several lines. */
export const linesWithoutControls = (text: string): string => text.replace(UNSAFE_BUT_LINES, ' ');

const escaped = (text: string): string =>
  text.replace(UNESCAPED, (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`);

/**
 * Writes a JSON document for a terminal or a file, with unsafe characters escaped. A bigint becomes a number with all its
 * digits: it is written as a text that begins with a random identifier, which no other text contains, and then replaced.
 */
export function jsonText(document: unknown): string {
  let mark: string | undefined;
  const marked = (_: string, value: unknown): unknown =>
    typeof value === 'bigint' ? `${(mark ??= randomUUID())}${value}` : value;
  const text = escaped(JSON.stringify(document, marked, 2));
  return mark === undefined ? text : text.replaceAll(new RegExp(`"${mark}(-?\\d+)"`, 'g'), '$1');
}
