import { describe, expect, test } from 'vitest';
import { locationOf, pageOf, readAddress, type Pages } from '../../../src/tracking/redirect/address.ts';

const PAGES: Pages = {
  domain: 'brand.dev',
  destination: 'https://brand.dev/start?plan=a%20b#top',
  origins: new Set(['https://app.brand.dev', 'http://localhost:4000']),
};
/** Where a request to this path of `/r/` is sent. */
function sentTo(target: string, pages: Pages = PAGES): string {
  const [path = '', ...search] = target.split('?');
  const sent = readAddress(path, search.join('?'));
  return locationOf(pageOf(pages, sent), sent.others, { aff: 'anna', click_id: 'clk' });
}
const HOME = { ...PAGES, destination: null };

describe('the page', () => {
  test.each([
    ['anna', 'https://brand.dev/start?plan=a%20b&aff=anna&click_id=clk#top'],
    ['anna/pricing', 'https://brand.dev/pricing?plan=a%20b&aff=anna&click_id=clk#top'],
    ['anna/a%2Fb/c', 'https://brand.dev/a%2Fb/c?plan=a%20b&aff=anna&click_id=clk#top'],
    ['anna/).', 'https://brand.dev/start?plan=a%20b&aff=anna&click_id=clk#top'],
    ['anna?to=/x?y=1', 'https://brand.dev/x?y=1&aff=anna&click_id=clk'],
    ['anna?to=https://www.brand.dev/x', 'https://www.brand.dev/x?aff=anna&click_id=clk'],
    ['anna?to=https%3A%2F%2Fapp.brand.dev%2Fx%23y', 'https://app.brand.dev/x?aff=anna&click_id=clk#y'],
    ['anna?to=http://localhost:4000/', 'http://localhost:4000/?aff=anna&click_id=clk'],
  ])('of /r/%s is %s', (target, location) => expect(sentTo(target)).toBe(location));

  test('without one of its own is the home page', () =>
    expect(sentTo('anna', HOME)).toBe('https://brand.dev/?aff=anna&click_id=clk'));

  test.each(['https://given-up.dev/start', 'https://www.brand.dev:444/', 'https://a@brand.dev/'])(
    'is the home page where the program no longer has %s',
    (destination) => {
      expect(sentTo('anna', { ...PAGES, destination })).toBe('https://brand.dev/?aff=anna&click_id=clk');
      expect(sentTo('anna/x', { ...PAGES, destination })).toBe('https://brand.dev/x?aff=anna&click_id=clk');
    },
  );
});

describe('the name', () => {
  test.each([
    ['ANNA', ['anna']],
    ['anna.', ['anna.', 'anna']],
    ['anna%29', ['anna']],
    ['%22anna%22', ['anna']],
    ['anna/', ['anna']],
    ['anna%2Fpricing', []],
    ['%', []],
    ['%00anna', []],
    ['', []],
  ])('of /r/%s is %o', (path, names) => expect(readAddress(path, '').names).toEqual(names));
});

// What does not lead to a host of the program leads to the link's own page.
const OWN = sentTo('anna');
test.each([
  'anna?to=//evil.example',
  'anna?to=/%5Cevil.example',
  'anna?to=%5C%5Cevil.example',
  'anna?to=https:brand.dev',
  'anna?to=https:/brand.dev',
  'anna?to=https:///evil.example',
  'anna?to=https://brand.dev.evil.example',
  'anna?to=https://brand.dev@evil.example',
  'anna?to=https://evil@brand.dev',
  'anna?to=//brand.dev:444',
  'anna?to=https://brand.dev:444/',
  'anna?to=http://brand.dev/',
  'anna?to=https://app.brand.dev:8443/',
  'anna?to=javascript:alert(1)',
  'anna?to=data:text/html,x',
  'anna?to=%09//evil.example',
  'anna?to=/%0A/evil.example',
  'anna?to=ht%09tps://evil.example',
  'anna?to=https://%65vil.example',
  'anna?to=https://brand.dev%EF%BC%8Eevil.example',
  'anna?to=evil.example',
  'anna?to=',
  'anna/\\evil.example',
])('/r/%s leads to the link’s own page', (target) => expect(sentTo(target)).toBe(OWN));

test.each([
  'anna//evil.example',
  'anna/../../evil',
  'anna/%2e%2e/x',
  'anna/@evil.example',
  'anna/:444',
  'anna/%5C%5Cevil',
  'anna/https://evil.example',
])('/r/%s stays at the program’s host', (target) => expect(new URL(sentTo(target)).origin).toBe('https://brand.dev'));

describe('the parameters', () => {
  test('of the page stay, also those that have the name of a note', () => {
    const pages = { ...PAGES, destination: 'https://brand.dev/?sub=own&x=1' };
    expect(sentTo('anna?x=2&y=3', pages)).toBe('https://brand.dev/?sub=own&x=1&y=3&aff=anna&click_id=clk');
  });

  test('aff and click_id of the page and of the visitor are replaced', () => {
    expect(sentTo('anna?aff=b&aff=c&AFF=d&amp;aff=e&click_id=f&to=/%3Faff=g%26click_id=h%26z=1')).toBe(
      'https://brand.dev/?z=1&aff=anna&click_id=clk',
    );
  });

  test('of the visitor are left out from the end where the address would be too long', () => {
    const location = sentTo(`anna?a=1&b=${'x'.repeat(1_000)}&c=${'y'.repeat(1_000)}&d=2`, HOME);
    expect(location.length).toBeLessThanOrEqual(2_000);
    expect([...new URL(location).searchParams.keys()]).toEqual(['a', 'b', 'aff', 'click_id']);
  });

  test('8 kB of parameters are no work', () => {
    const many = Array.from({ length: 2_000 }, (_, i) => `a${i}=1`).join('&');
    expect(sentTo(`anna?${many}`, HOME).length).toBeLessThanOrEqual(2_000);
  });

  test('of other forms stay as they were sent', () => {
    expect(sentTo('anna?q=a+b%20c&flag&=x&t="<>', HOME)).toBe(
      'https://brand.dev/?q=a+b%20c&flag&=x&t=%22%3C%3E&aff=anna&click_id=clk',
    );
  });
});
