import { readFileSync } from 'node:fs';
import { describe, expect, test } from 'vitest';
import { guides } from './support.ts';

// Readers find each guide from the overview and from the sidebar.

const overview = guides.find(({ path }) => path === 'index.md')!.text;
const sidebar = readFileSync('docs/.vitepress/config.ts', 'utf8');
const listed = guides.filter(({ path }) => path !== 'index.md').map(({ address }) => address);

describe.each(listed)('the guide %s', (address) => {
  test('is linked from the overview', () => {
    expect(overview).toContain(`](${address})`);
  });
  test('is in the sidebar', () => {
    expect(sidebar).toContain(`link: '${address}'`);
  });
});
