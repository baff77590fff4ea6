import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { OAPI_CODEGEN } from '../../scripts/generators/targets.ts';
import { pinned } from '../../scripts/generators/tools.ts';
import { blocksOf } from './support.ts';

// The commands of docs/tools.md have the versions that `npm run test:generators` runs, and its options.

const commands = blocksOf(readFileSync('docs/tools.md', 'utf8'))
  .map(({ text }) => text.replaceAll(/\\\n\s*/g, ''))
  .join('\n');

test.each([
  `openapi-generator-cli==${pinned('openapi-generator-cli')}`,
  `@hey-api/openapi-ts@${pinned('@hey-api/openapi-ts')} openapi-ts -i openapi.json`,
  `orval@${pinned('orval')} --input openapi.json`,
  `oapi-codegen@v${OAPI_CODEGEN} -generate types,client,skip-prune -package client`,
  `openapi-python-client==${pinned('openapi-python-client')}`,
])('%s', (command) => {
  expect(commands).toContain(command);
});
