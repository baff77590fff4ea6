// Copied from src/lib/terminal-text.ts by `npm run generate`. Do not edit.
// The one place where text from outside is made safe for a terminal. A control character among it could move the cursor,
// set the window's title or answer for the keyboard; a direction mark shows `exe.gpj` as `jpg.exe`.

const DIRECTIONS = '\\u061c\\u200e\\u200f\\u202a-\\u202e\\u2066-\\u2069';

/** C0 (the line's end and the tab too), DEL, C1, and what turns the direction of a text. */
const UNSAFE = new RegExp(`[\\u0000-\\u001f\\u007f-\\u009f${DIRECTIONS}]`, 'g');
const UNSAFE_BUT_LINES = new RegExp(`[\\u0000-\\u0008\\u000b-\\u001f\\u007f-\\u009f${DIRECTIONS}]`, 'g');
/** What JSON leaves as it is. */
const UNESCAPED = new RegExp(`[\\u007f-\\u009f${DIRECTIONS}]`, 'g');

/** One line of text, each unsafe character replaced by a blank. */
export const withoutControls = (text: string): string => text.replace(UNSAFE, ' ');

/** The same for a text of several lines: line ends and tabs stay. */
export const linesWithoutControls = (text: string): string => text.replace(UNSAFE_BUT_LINES, ' ');

/** A document as it may go to a terminal and into a file: it says the same, with unsafe characters escaped. */
export const jsonText = (document: unknown): string =>
  JSON.stringify(document, null, 2).replace(
    UNESCAPED,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );
