import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { linkList, nextAttempt } from '../../packages/snippet/src/links.ts';

const NOW = 1_795_000_000_000;
const MINUTE = 60_000;
/** 30 minutes ago and a millisecond less, and more than that. */
const [RECENT, OLD] = [NOW - 30 * MINUTE, NOW - 30 * MINUTE - 1];

beforeEach(() => void vi.spyOn(Date, 'now').mockReturnValue(NOW));
afterEach(() => void vi.restoreAllMocks());

describe('the link whose click is recorded:', () => {
  test.each<[string, string, string, boolean, string | undefined]>([
    ['a first link', '', 'anna', true, 'anna:1'],
    ['a first link on a page that was reloaded: it was never recorded', '', 'anna', false, 'anna:1'],
    ['no link', '', '', true, undefined],
    ['no link, one known', `anna:${OLD}`, '', true, undefined],
    ['the known link, in the same visit', `anna:${RECENT}`, 'anna', true, undefined],
    ['the known link, in a new visit', `anna:${OLD}/blog`, 'anna', true, 'anna:1/blog'],
    ['the known link, in a page that was reloaded', `anna:${OLD}`, 'anna', false, undefined],
    ['the known link of an earlier version, which stored no time', 'anna', 'anna', true, 'anna:1'],
    ['the same, in a page that was reloaded', 'anna', 'anna', false, undefined],
    ['another link', `anna:${RECENT}`, 'blog', true, 'blog:1/anna'],
    ['another link in a page that moves itself on', `anna:${RECENT}`, 'blog', false, 'blog:1/anna'],
    ['an older link by a new visit', `blog:${RECENT}/anna`, 'anna', true, 'anna:1/blog'],
    ['an older link by going back', `blog:${OLD}/anna`, 'anna', false, undefined],
    ['a link that is still to be recorded', 'anna:1', 'anna', true, 'anna:2'],
    ['a link that is still to be recorded, from another page', 'anna:3/blog', '', true, 'anna:4/blog'],
    ['the same, from a page with an older link', 'anna:3/blog', 'blog', false, 'anna:4/blog'],
    ['another link, while one is still to be recorded', 'anna:3/blog', 'mail', true, 'mail:1/blog'],
    ['a link that was tried often enough', 'anna:10', 'anna', true, undefined],
    ['what the visitor has made of it', 'anna:x', '', true, undefined],
    ['nonsense', '//:', '', true, undefined],
    ['a number without a link', ':3', '', true, undefined],
  ])('%s', (_, known, link, fresh, expected) => {
    const attempt = nextAttempt(known, link, fresh);
    expect(attempt && linkList(attempt, attempt.tries)).toBe(expected);
  });
});

test('a link that is done has the time, and only the last five links are stored', () => {
  expect(linkList({ link: 'f', tries: 2, others: ['e', 'd', 'c', 'b', 'a'] }, NOW)).toBe(`f:${NOW}/e/d/c/b`);
});
