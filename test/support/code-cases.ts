/**
 * How the code of a link arrives in an address: what is made of it, and the query with the code. The endpoint and the
 * snippet recover the same ones.
 */
export const RECOVERED: readonly [string, (code: string) => string][] = [
  ['a slash', (code) => `aff=${code}/`],
  ['a second question mark', (code) => `aff=${code}?utm_source=x&utm_medium=mail`],
  ['a slash and a second question mark', (code) => `aff=${code}/?utm_source=x`],
  ['an encoded ampersand', (code) => `aff=${code}%26amp%3Butm_source=x`],
  ['a blank after it', (code) => `aff=${code}%20`],
  ['a plus sign after it', (code) => `aff=${code}+`],
  ['blanks around it', (code) => `aff=%20${code}%C2%A0%0A`],
  ['double quotes', (code) => `aff=%22${code}%22`],
  ['a single quote after it', (code) => `aff=${code}'`],
  ['typographic quotes', (code) => `aff=%E2%80%9C${code}%E2%80%9D`],
  ['guillemets', (code) => `aff=%C2%AB${code}%C2%BB`],
  ['the dot of a sentence', (code) => `aff=${code}.`],
  ['three dots', (code) => `aff=${code}...`],
  ['a comma', (code) => `aff=${code},`],
  ['a bracket', (code) => `aff=${code})`],
  ['a bracket and a dot', (code) => `aff=${code}).`],
  ['a quote, a bracket and a slash', (code) => `aff=${code}%22)/`],
  ['capitals', (code) => `aff=${code.toUpperCase()}`],
  ['the parameter in capitals', (code) => `AFF=${code}`],
  ['the parameter after &amp;', (code) => `utm_source=x&amp;aff=${code}`],
  ['the parameter after &amp;, and a slash', (code) => `utm_source=x&amp;aff=${code}/`],
  ['a second question mark before it', (code) => `utm_source=x?aff=${code}`],
  ['an encoded ampersand before it', (code) => `utm_source=x%26aff=${code}`],
  ['an encoded ampersand and equals sign before it', (code) => `utm_source=x%26aff%3D${code}`],
  ['an encoded question mark before it', (code) => `utm_source=x%3Faff%3D${code}%26utm_medium=mail`],
  ['a route in the fragment before it', (code) => `a=b#/pricing?aff=${code}`],
  ['a route in the fragment before it, and more after it', (code) => `#/pricing?a=b&aff=${code}&c=d`],
  ['a fragment', (code) => `#aff=${code}`],
  ['an unknown code before it', (code) => `aff=nobody-has-this&aff=${code}`],
  ['an empty one before it', (code) => `aff=&aff=${code}`],
  ['four others before it', (code) => `aff=&aff=nobody-1&aff=a%20b&aff=nobody-2&aff=${code}`],
];

/** Queries whose code leads to no click. */
export const LOST: readonly [string, (code: string) => string][] = [
  ['other letters before it', (code) => `aff=%C3%A9${code}`],
  ['other letters after it', (code) => `aff=${code}%C3%A9`],
  ['another word after it', (code) => `aff=${code}%20now`],
  ['an underscore after it', (code) => `aff=${code}_`],
  ['a path after it', (code) => `aff=${code}/pricing`],
  ['five others before it', (code) => `aff=a-1&aff=a-2&aff=a-3&aff=a-4&aff=a-5&aff=${code}`],
  ['an unknown aff, and the code in the fragment', (code) => `aff=nobody-has-this#/?aff=${code}`],
  ['an unknown aff, and the code in AFF', (code) => `aff=nobody-has-this&AFF=${code}`],
];
