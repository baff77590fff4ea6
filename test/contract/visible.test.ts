import { expect, test } from 'vitest';
import { documentPatterns } from '../patterns/collect.ts';

test('names and reasons have one pattern, the only one that is not anchored: a character that can be seen', () => {
  const visible = documentPatterns('generated/openapi.json').filter(({ source }) => /^[^\w^]/.test(source));
  expect(visible).toHaveLength(1);
  const pattern = new RegExp(visible[0]!.source, 'u');
  const unseen = [
    '',
    ' \t\n',
    '\u200b\u200d',
    '\u202e\u2066\u2069',
    '\u3164\uffa0',
    '\ufeff\u00ad\ufe0f',
    '\u0085\u2800',
  ];
  expect(unseen.filter((text) => pattern.test(text))).toEqual([]);
  for (const text of ['a', ' é ', '日本', '\u202eabc', '👍', '-']) expect(text).toMatch(pattern);
});
