import { expect, test } from 'vitest';
import { isTemplate } from '../../src/postbacks/rules.ts';

const AT = 'https://tracker.partner.dev/p';

test.each([
  '?c={click_ref}&a={amount}{currency}',
  '/{event}/{status}?x=a%20b&y=50%25',
  '?data[amount]={amount}&list[]=1&event=sale&status=paid',
  '?note=a:b|c(d)',
])('%s is a template', (rest) => {
  expect(isTemplate(`${AT}${rest}`)).toBe(true);
});

test.each([
  '?c={nothing}',
  '?c=[click_ref]',
  '?c=[CLICK_REF]',
  '?c=[subid]',
  '?c=%7Bclick_ref%7D',
  '?c=%7bclick_ref%7d',
  '?c=%257Bclick_ref%257D',
  '?c=%7Bclick_ref}',
  '?c=%5Bclick_ref%5D',
  '?c=<click_ref>',
  '?c=%3Cclick_ref%3E',
  '?c=(click_ref)',
  '?c=%click_ref%',
  '?c=$click_ref',
  '?c=${click_ref}',
  '?c={{click_ref}}',
  '/:click_ref/x',
  '?c=x-[amount]-y',
])('%s has a placeholder that is not known', (rest) => {
  expect(isTemplate(`${AT}${rest}`)).toBe(false);
});
