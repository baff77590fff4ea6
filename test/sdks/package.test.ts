import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, test } from 'vitest';
import { contract, operationEntry, type OperationId } from '../../src/contract/index.ts';
import { root } from '../../scripts/sdks/tools.ts';

const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { version: string };

describe('every operation that can succeed is in the Python and Go packages', () => {
  const api = join(root, 'sdks/go/api');
  const go = readdirSync(api)
    .map((name) => readFileSync(join(api, name), 'utf8'))
    .join('\n');
  const generated = join(root, 'sdks/python/src/referral_tracking/generated');
  const python = readFileSync(join(generated, 'operations.py'), 'utf8');
  const ids = (Object.keys(contract.operations) as OperationId[]).filter((id) =>
    Object.keys(operationEntry(id).headers).some((status) => status.startsWith('2')),
  );
  const document = JSON.parse(readFileSync(join(root, 'generated/openapi.json'), 'utf8')) as {
    info: { version: string };
    paths: Record<string, Record<string, { operationId?: string; tags?: string[]; requestBody?: object }>>;
  };
  const operationOf = (id: string) =>
    Object.values(document.paths)
      .flatMap((item) => Object.values(item))
      .find(({ operationId }) => operationId === id)!;
  const callable = ids.filter((id) => !('x-raw' in (operationOf(id).requestBody ?? {})));

  test('there are operations', () => expect(callable).toContain('trackSale'));

  test.each(callable)('%s', (id) => {
    expect(go).toContain(`func (c *Client) ${id[0]!.toUpperCase()}${id.slice(1)}(`);
    const constant = id.replace(/[A-Z]/g, (letter) => `_${letter}`).toUpperCase();
    expect(python).toContain(`\n${constant}: Final = Operation(`);
  });

  test('all packages have the document’s version', () => {
    const { version } = document.info;
    expect(manifest.version).toBe(version);
    expect(readFileSync(join(generated, 'contract.py'), 'utf8')).toContain(`VERSION: Final = "${version}"`);
    expect(readFileSync(join(root, 'sdks/go/api/contract.gen.go'), 'utf8')).toContain(`Version = "${version}"`);
  });
});
