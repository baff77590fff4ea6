import { expect, test } from 'vitest';
import { cheapSvg } from '../../src/lib/svg.ts';

// What is not written again of an SVG, because drawing it would cost too much or would leave the file.

const svg = (content: string, root = 'width="64" height="64"') =>
  `<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" ${root}>${content}</svg>`;
const FILTERED = '<rect width="64" height="64" filter="url(#f)"/>';

test('a plain picture is written again', () => {
  expect(cheapSvg(Buffer.from(svg('<circle r="9"/>')))).toContain('<circle r="9"');
});

test.each([
  ['60 filters in 1.8 kB', svg(`<filter id="f">${'<feMorphology radius="9"/>'.repeat(60)}</filter>${FILTERED}`)],
  ['a filter of a style', svg('<style>rect{FILTER:blur(9px)}</style><rect width="9" height="9"/>')],
  ['a mask', svg('<rect width="9" height="9" mask="url(#m)"/>')],
  ['an escaped word in a style', svg('<rect style="fill:u\\72l(x)" width="9" height="9"/>')],
  ['an address', svg('<rect fill="url(http://brand.dev/#x)" width="9" height="9"/>')],
  ['dashes', svg('<path d="M0 0H1000000" stroke="red" stroke-dasharray="0.0001"/>')],
  ['deep nesting', svg('<g>'.repeat(40) + '</g>'.repeat(40))],
  ['many elements', svg('<g/>'.repeat(2001))],
  ['long paths', svg(`<path d="${'M0 0L9 9'.repeat(10_000)}"/>`)],
  ['clips of clips', svg('<clipPath id="a" clip-path="url(#b)"/><clipPath id="b"/>')],
  ['a huge view', svg('', 'viewBox="0 0 1000000 1000000"')],
])('refuses %s', (_, text) => {
  expect(cheapSvg(Buffer.from(text))).toBeUndefined();
});

test('refuses entities that multiply', () => {
  const entities = Array.from({ length: 9 }, (_, at) => `<!ENTITY e${at + 1} "${`&e${at};`.repeat(10)}">`).join('');
  // Expanded, they would take minutes.
  const bomb = `<?xml version="1.0"?><!DOCTYPE svg [<!ENTITY e0 "ha">${entities}]>${svg('<text>&e9;</text>')}`;
  expect(cheapSvg(Buffer.from(bomb))).toBeUndefined();
});
