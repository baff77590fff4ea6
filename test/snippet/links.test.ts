import { describe, expect, test } from 'vitest';
import { linkList, nextAttempt } from '../../packages/snippet/src/links.ts';

describe('the link whose click is recorded:', () => {
  test.each<[string, string, string | undefined, boolean, string | undefined]>([
    ['a first link', '', 'anna', true, 'anna:1'],
    ['a first link on a page that was reloaded: it was never recorded', '', 'anna', false, 'anna:1'],
    ['no link', '', undefined, true, undefined],
    ['no link, one known', 'anna', undefined, true, undefined],
    ['the known link', 'anna', 'anna', true, undefined],
    ['another link', 'anna', 'blog', true, 'blog:1.anna'],
    ['another link in a page that moves itself on', 'anna', 'blog', false, 'blog:1.anna'],
    ['an older link by a new visit', 'blog.anna', 'anna', true, 'anna:1.blog'],
    ['an older link by going back', 'blog.anna', 'anna', false, undefined],
    ['a link that is still to be told', 'anna:1', 'anna', true, 'anna:2'],
    ['a link that is still to be told, from another page', 'anna:3.blog', undefined, true, 'anna:4.blog'],
    ['the same, from a page with an older link', 'anna:3.blog', 'blog', false, 'anna:4.blog'],
    ['another link, while one is still to be told', 'anna:3.blog', 'mail', true, 'mail:1.blog'],
    ['a link that was tried often enough', 'anna:10', 'anna', true, undefined],
    ['what the visitor has made of it', 'anna:x', undefined, true, undefined],
    ['nonsense', '..:', undefined, true, undefined],
  ])('%s', (_, known, code, fresh, expected) => {
    const attempt = nextAttempt(known, code, fresh);
    expect(attempt && linkList(attempt, attempt.tries)).toBe(expected);
  });
});

test('a link without a number is settled, and only the last five links are stored', () => {
  expect(linkList({ code: 'f', tries: 2, others: ['e', 'd', 'c', 'b', 'a'] })).toBe('f.e.d.c.b');
});
