/** Where a request with a session comes from, and whether it may change something. */
export const SITES: readonly [name: string, headers: Record<string, string>, accepted: boolean][] = [
  ['from a page of another site', { 'sec-fetch-site': 'cross-site' }, false],
  ['from another host of the domain', { 'sec-fetch-site': 'same-site' }, false],
  ['that the person typed', { 'sec-fetch-site': 'none' }, false],
  ['of an old browser, from another origin', { 'sec-fetch-site': '-', origin: 'https://brand.dev' }, false],
  ['of an old browser without an origin', { 'sec-fetch-site': '-' }, false],
  ['of an old browser from our own origin', { 'sec-fetch-site': '-', origin: 'own' }, true],
];
