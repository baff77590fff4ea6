/** The host of a pasted address. One with a path stays as it is, and the service says what is wrong with it. */
export const hostOf = (text: string): string => text.trim().replace(/^https?:\/\/([^/?#]+)\/?$/i, '$1');
