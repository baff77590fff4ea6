import { describe, expect, test } from 'vitest';
import { DARK, LIGHT } from '../../src/pages/look.ts';

// The contrasts of the colours that all pages share, as WCAG 2.2 computes them.

const channel = (value: number): number => (value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4);

function luminance(colour: string): number {
  const [r, g, b] = [1, 3, 5].map((at) => channel(Number.parseInt(colour.slice(at, at + 2), 16) / 255));
  return 0.2126 * r! + 0.7152 * g! + 0.0722 * b!;
}

function contrast(one: string, other: string): number {
  const [dark, light] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return (light! + 0.05) / (dark! + 0.05);
}

type Name = keyof typeof LIGHT;
const pairs = (fronts: readonly Name[], backs: readonly Name[]) =>
  fronts.flatMap((front) => backs.map((back) => [front, back] as const));

const SHEETS = ['back', 'back-soft', 'card'] as const;
const TEXTS = [
  ...pairs(['text', 'text-soft', 'main', 'good', 'bad', 'warn', 'neutral'], SHEETS),
  ...pairs(['text', 'text-soft', 'main'], ['main-soft', 'neutral-soft', 'bad-soft']),
  // the tones of statuses, the text of a filled button, and a note on a dark ground
  ...(['good', 'bad', 'warn', 'neutral'] as const).map((tone) => [tone, `${tone}-soft`] as const),
  ...pairs(['back'], ['main', 'bad', 'text']),
];
const EDGES = pairs(['edge', 'mark', 'main'], SHEETS);

describe.each([
  ['light', LIGHT],
  ['dark', DARK],
])('the %s colours', (_, colours) => {
  const low = (all: readonly (readonly [Name, Name])[], least: number) =>
    all
      .map(([front, back]) => ({ front, back, ratio: contrast(colours[front], colours[back]) }))
      .filter(({ ratio }) => ratio < least)
      .map(({ front, back, ratio }) => `${front} on ${back}: ${ratio.toFixed(2)}`);

  test('texts have a contrast of at least 4.5 with what they stand on', () => {
    expect(low(TEXTS, 4.5)).toEqual([]);
  });

  test('edges of fields and marks have a contrast of at least 3', () => {
    expect(low(EDGES, 3)).toEqual([]);
  });
});
