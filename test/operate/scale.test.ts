import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { GUIDE } from '../../scripts/scale/figures.ts';
import { simulateYear } from '../../scripts/scale/simulate.ts';
import { flow, limits, machines, year } from '../../scripts/scale/tables.ts';

/** The formatter aligns the columns of the guide. */
const plain = (text: string): string => text.replaceAll(/ {2,}/g, ' ').replaceAll(/-{3,}/g, '---');
const guide = plain(readFileSync('docs/scaling.md', 'utf8'));

test.each([flow, year, limits, machines])('the guide has the table of `npm run simulate:scale`: $name', (table) => {
  expect(guide).toContain(table(GUIDE).join('\n'));
});

/** The days of clicks in the database at the end of each day. */
const clickDays = (retainDays: number): number[] =>
  simulateYear({ ...GUIDE, retainDays }).map(({ clickDays: days }) => days);

test('a month of clicks is dropped when it ended as many days ago as clicks are retained', () => {
  const days = clickDays(30);
  const [firstOfMarch, secondOfMarch, thirdOfMarch] = days.slice(59);
  expect([days[0], days[58], firstOfMarch, secondOfMarch]).toEqual([1, 59, 60, 61]);
  // January ended on 1 February, thirty days before 3 March.
  expect(thirdOfMarch).toBe(31);
});

test('a shorter time still stores a whole month', () => {
  expect(Math.max(...clickDays(7))).toBe(38);
});
