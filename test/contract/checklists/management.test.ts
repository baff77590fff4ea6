import { describe, expect, test } from 'vitest';
import { managementOperations } from '../../security/support/document.ts';
import { PLACES, read, readAll } from './support.ts';

// The steps of a new operation of the management API (CONTRIBUTING.md): one that was forgotten fails a test here. The
// compiler reports a missing handler; the matrix, the kit and the contract test take the operation from the
// document.

/** The folders with further tests of a room. */
const ELSEWHERE: Record<string, string> = {
  accounts: 'test/sign-in',
};

/** The texts of the guides: what is generated from the document names every path. */
const guides = Object.entries(readAll(PLACES.guides, '.md', '.sh'))
  .filter(([file]) => !/\/(decisions|reference|\.vitepress)\//.test(file))
  .map(([, text]) => text)
  .join('\n');

/** The fixed segments of a path below /api/v1. */
const segmentsOf = (path: string): string[] =>
  path
    .split('/')
    .slice(3)
    .filter((segment) => !segment.startsWith('{'));

const names = (text: string, segment: string): boolean => new RegExp(`/${segment}(?![\\w-])`).test(text);

const handlers = Object.entries(readAll(PLACES.handlers, 'acts.ts'));

describe.each(managementOperations)('$method $path', (operation) => {
  const { id, path } = operation;
  const segments = segmentsOf(path);
  const [file] = handlers.find(([, text]) => text.includes(`const ${id}: Manage<'${id}'>`)) ?? [];

  test('has its handler in the room of its resource', () => {
    expect(file, `Write the handler in ${PLACES.handlers}<resource>/acts.ts`).toBeDefined();
  });

  test('has tests of its own besides those from the document', () => {
    const room = file!.split('/')[1]!;
    const folder = `test/${room}`;
    const files = { ...readAll(folder, '.ts'), ...readAll(ELSEWHERE[room] ?? folder, '.ts') };
    const texts = Object.values(files).join('\n');
    const named = [id, segments.at(-1)!].some((name) => new RegExp(`[/'"\`]${name}\\b`).test(texts));
    expect(named, `Say in a test in ${folder}/ what ${id} answers and records`).toBe(true);
  });

  test('is mentioned in a guide', () => {
    const last = segments.at(-1)!;
    expect(names(guides, last), `Name …/${last} in a guide or in a sample of one (${PLACES.guides})`).toBe(true);
  });
});

const SIDEBAR = 'docs/.vitepress/config.ts';
test.each(Object.keys(readAll('docs/management/', '.md')))('%s is in the sidebar', (file) => {
  const link = `link: '${file.slice('docs'.length, -'.md'.length)}'`;
  expect(read(SIDEBAR).includes(link), `List ${file} in ${SIDEBAR}`).toBe(true);
});
