import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';

// The table "The endpoints" of the overview has every operation of the document, except for deprecated ones and those of the
// management API, which the reference lists by group.

type Operations = Record<string, { operationId?: string; deprecated?: boolean; 'x-access'?: object }>;
const { paths } = JSON.parse(readFileSync('generated/openapi.json', 'utf8')) as { paths: Record<string, Operations> };
const documented = Object.entries(paths).flatMap(([path, item]) =>
  Object.entries(item)
    .filter(([, operation]) => operation.operationId !== undefined && !operation.deprecated && !operation['x-access'])
    .map(([method]) => `${method.toUpperCase()} ${path}`),
);

/** The endpoints of a cell. One without a method or a folder (`lead`, `GET …/poll`) has those of the one before. */
function endpointsIn(cell: string): string[] {
  let [method, folder] = ['', ''];
  return [...cell.matchAll(/`(?:([A-Z]+) )?(?:…\/)?([^`]+)`/g)].map(([, named, path]) => {
    const whole = path!.startsWith('/') ? path! : `${folder}/${path}`;
    [method, folder] = [named ?? method, whole.slice(0, whole.lastIndexOf('/'))];
    return `${method} ${whole}`;
  });
}

const [, section] = /^## The endpoints\n([^]*?)^## /m.exec(readFileSync('docs/index.md', 'utf8'))!;
const cells = [...section!.matchAll(/^\|([^|]+)\|/gm)].map(([, cell]) => cell!);
const listed = cells.flatMap(endpointsIn);

test('the table of endpoints in the overview has every operation', () => {
  const missing = documented.filter((endpoint) => !listed.includes(endpoint));
  expect(missing, `Add ${missing.join(', ')} to "The endpoints" in docs/index.md`).toEqual([]);
});

test('the table of endpoints in the overview has no endpoint of the API that the document does not have', () => {
  const named = listed.filter((endpoint) => endpoint.includes(' /api/') && !endpoint.endsWith('…'));
  const unknown = named.filter((endpoint) => !documented.includes(endpoint));
  expect(unknown, `Take ${unknown.join(', ')} out of "The endpoints" in docs/index.md`).toEqual([]);
});
