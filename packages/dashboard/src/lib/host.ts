/** The host of what was typed or pasted: a domain, or an address with all that follows it. */
export const hostOf = (text: string): string =>
  text
    .trim()
    .replace(/^https?:\/\//i, '')
    .split(/[/?#]/, 1)[0]!;
