// What keeps a spreadsheet from taking a text for a formula. Some read full-width signs as the usual ones.
const SIGNS = '=+-@＝＋－＠';
/** Where a spreadsheet that splits at semicolons begins a cell. */
const SEPARATORS = ';\t\r\n';

/**
 * The text with an apostrophe before each sign that would begin a formula after a separator, or after blanks and quotes at the
 * beginning. A sign that is the first character stays: the writer of the cell decides about it.
 */
export function plainCell(text: string): string {
  let plain = '';
  let begins = true;
  for (const character of text) {
    if (begins && plain !== '' && SIGNS.includes(character)) plain += "'";
    begins = SEPARATORS.includes(character) || (begins && /[\s"]/.test(character));
    plain += character;
  }
  return plain;
}
