// Finds which of many texts occur in a large text, in one pass.

const LENGTH = 8; // the minimum length of a text
const BITS = 20;

/** The forms in which a log can contain the text. */
const formsOf = (text: string): string[] => [
  ...new Set([text, encodeURIComponent(text), JSON.stringify(text).slice(1, -1)]),
];

/** Whether the line contains the text in any form. */
export const shows = (line: string, text: string): boolean => formsOf(text).some((form) => line.includes(form));

const hashAt = (bytes: Buffer, at: number): number =>
  (Math.imul(bytes.readInt32LE(at), 0x9e3779b1) ^ Math.imul(bytes.readInt32LE(at + 4), 0x85ebca6b)) >>> (32 - BITS);

/** Returns the texts that occur in the haystack in any form. Each text has at least eight bytes. */
export function findAny(texts: Iterable<string>, haystack: Buffer): string[] {
  const byHash = new Map<number, { form: Buffer; text: string }[]>();
  const starts = new Uint8Array(1 << BITS);
  for (const text of texts) {
    for (const form of formsOf(text).map((each) => Buffer.from(each))) {
      const hash = hashAt(form, 0);
      starts[hash] = 1;
      byHash.set(hash, [...(byHash.get(hash) ?? []), { form, text }]);
    }
  }
  const found = new Set<string>();
  for (let at = 0; at + LENGTH <= haystack.length; at++) {
    const hash = hashAt(haystack, at);
    if (starts[hash] === 0) continue;
    for (const { form, text } of byHash.get(hash)!) {
      if (haystack.compare(form, 0, form.length, at, Math.min(at + form.length, haystack.length)) === 0)
        found.add(text);
    }
  }
  return [...found];
}
