import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { root } from '../../scripts/sdks/tools.ts';
import { setStage, TIMEOUT, type Stage } from './support/stage.ts';

let stage: Stage;
beforeAll(async () => void (stage = await setStage()));
afterAll(() => stage.service.stop());

test(
  'the chain of the README can be pasted twice',
  async () => {
    const [, chain = ''] =
      /```sh\n(# Paste these lines [^]*?)```/.exec(readFileSync(join(root, 'README.md'), 'utf8')) ?? [];
    // The last command reads the database of a running service; test/docs/commands.test.ts runs it.
    const lines = chain.replace(/^npm run .+\n/m, '');
    expect(lines).toContain('send refund');
    const { PATH = '', HOME = '' } = process.env;
    const script = `set -euo pipefail\n${lines}\nsleep 1.1\n${lines}`;
    const { stdout } = await promisify(execFile)('bash', ['-c', script], {
      cwd: root,
      env: { PATH, HOME, ...stage.env },
    });
    expect(stdout).not.toContain('"success":false');
    const sales = await stage.service.db.knex('sales').pluck('transaction_id');
    expect(sales).toEqual([expect.stringMatching(/^brand-order-\d+$/), expect.stringMatching(/^brand-order-\d+$/)]);
    expect(await stage.service.db.knex('commissions').pluck('status')).toEqual(['reversed', 'reversed']);
  },
  TIMEOUT,
);
