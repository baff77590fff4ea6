import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { root } from '../../scripts/sdks/tools.ts';
import { plainLanguages } from './support/languages.ts';
import { setStage, TIMEOUT, type Stage } from './support/stage.ts';

// The guide "First chain" has a command in each language that saves the click_id for the next call.

const guide = readFileSync(join(root, 'docs/first-chain.md'), 'utf8');
const commands = new Map(
  [...guide.matchAll(/```sh \[(\w+)\]\n(export CLICK_ID=[^]*?)```/g)].map(([, name, text]) => [name!, text!]),
);

let stage: Stage;
beforeAll(async () => void (stage = await setStage()));
afterAll(() => stage.service.stop());

test('there is one for each language of the samples', () => {
  expect([...commands.keys()]).toEqual(plainLanguages().map(({ name }) => name));
});

describe.each(plainLanguages())('in $name', ({ name, env, missing }) => {
  const it = missing ? test.skip : test;

  it(
    'saves the click_id of a new click in CLICK_ID',
    async () => {
      const script = `${commands.get(name)}\nprintf %s "$CLICK_ID"`;
      const { stdout } = await promisify(execFile)('bash', ['-c', script], {
        cwd: root,
        env: { ...env, ...stage.env },
      });
      expect(stdout).toMatch(/^clk_[\w-]{20,}$/);
    },
    TIMEOUT,
  );
});
