/** Why a text is not a JSON object that can be stored. */
export type JsonFault = 'bodyNotJson' | 'bodyNotObject' | 'bodyTooDeep' | 'textNotStorable';

/** Whether PostgreSQL can store the text. */
export const isStorable = (text: string): boolean => !text.includes('\0') && text.isWellFormed();

/** Walks a value once. Finds nesting beyond the limit and text that PostgreSQL cannot store. */
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

/** Parses a JSON object from valid UTF-8 text; returns the first fault if the text is not one. */
export function parseObject(text: string, maxDepth: number): object | JsonFault {
  let value: unknown;
  try {
    value = JSON.parse(text);
  } catch {
    return 'bodyNotJson';
  }
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return 'bodyNotObject';
  // Since the bytes are valid UTF-8 and the syntax is JSON, only an escape can produce a lone surrogate or U+0000.
  return faultIn(value, maxDepth, text.includes('\\u')) ?? value;
}
