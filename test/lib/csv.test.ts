import { expect, test } from 'vitest';
import { csvLines, machineLines } from '../../src/lib/csv.ts';

test.each([
  ['a line break of any system', ['a\nb', 'c\rd', 'e\r\nf'], '"a\nb","c\rd","e\r\nf"\r\n'],
  ['commas and quotes', ['a,b', 'say "c"', ''], '"a,b","say ""c""",\r\n'],
])('%s is a part of its cell', (_, cells, line) => {
  expect(csvLines([cells])).toBe(line);
  expect(machineLines([cells])).toBe(line);
});

test('what a spreadsheet would execute is a text to it, and unchanged to a program', () => {
  const cells = ['=1+1', '+1', '-1', '@a', '＝1'];
  expect(csvLines([cells])).toBe("'=1+1,'+1,'-1,'@a,'＝1\r\n");
  expect(machineLines([cells])).toBe('=1+1,+1,-1,@a,＝1\r\n');
});
