/** What keeps a text from being an object that can be stored. */
export type JsonFault = 'bodyNotJson' | 'bodyNotObject' | 'bodyTooDeep' | 'textNotStorable';

/** Whether a database can hold the text. */
export const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed();

/** Walks the value once: no deeper than the limit, no text that a database cannot hold. */
function faultIn(value: unknown, depthLeft: number, texts: boolean): JsonFault | undefined {
  if (typeof value === 'string') return texts && !isStorable(value) ? 'textNotStorable' : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  if (depthLeft === 0) return 'bodyTooDeep';
  for (const [key, item] of Object.entries(value)) {
    if (texts && !isStorable(key)) return 'textNotStorable';
    const fault = faultIn(item, depthLeft - 1, texts);
    if (fault) return fault;
  }
  return undefined;
}

/** Reads a JSON object out of a text that was valid UTF-8, or names the first thing that is wrong with it. */
export function parseObject(text: string, maxDepth: number): object | JsonFault {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return 'bodyNotJson';
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return 'bodyNotObject';
  // Only an escape can bring in a lone surrogate or U+0000, since the bytes are valid UTF-8 and the syntax is JSON.
  return faultIn(value, maxDepth, text.includes('\\u')) ?? value;
}
