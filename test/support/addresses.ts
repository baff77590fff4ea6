/** Texts in which a mail program could read another address than the service, and domains that are no host names. */
export const ODD_ADDRESSES = [
  ...['a,b@brand.dev', 'g:a@brand.dev;', 'g:;@brand.dev', 'a;b@brand.dev', 'a@brand.dev,b@brand.dev'],
  ...['"a"@brand.dev', '"a b"@brand.dev', 'a\\@b@brand.dev', 'a(c)@brand.dev', 'a@brand.dev(c)', 'a@(c)brand.dev'],
  ...['<a@brand.dev>', 'Ada <a@brand.dev>', '"Ada" <a@brand.dev>', 'a@brand.dev <b@brand.dev>', 'a<b@brand.dev'],
  ...['=?utf-8?q?a?=@brand.dev', 'a@=?utf-8?q?brand?=.dev', 'a\r\nBcc:b@brand.dev', 'a@brand.dev\r\nBcc:b@brand.dev'],
  ...['a@[127.0.0.1]', 'a@127.0.0.1', 'a@127.1', 'a@0x7f.1', 'a@brand.dev:25', 'a@[ipv6:::1]'],
  ...['a@brand.dev.', 'a@.brand.dev', 'a@brand..dev', 'a@-brand.dev', 'a@brand-.dev', 'a@brand_1.dev'],
  ...['a@brand.dev/x', 'a@brand.dev?x', 'a@brand.dev#x', 'a@brand%2edev', 'a@xn--a.dev', 'a@brand|.dev'],
];
