import { readFileSync } from 'node:fs';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Document, Json } from '../../../scripts/generate/document.ts';
import { managementCommands } from '../../../scripts/generate/management/commands.ts';
import { createManagementClient } from '../../../packages/client/src/index.ts';
import { parseCommandLine } from '../../../packages/cli/src/command-line.ts';
import { commands } from '../../../packages/cli/src/generated/commands.ts';
import { methodOf } from '../../../packages/cli/src/management/run.ts';
import { managementOperations } from '../../security/support/document.ts';
import { openScene, usualPart, validCall } from '../../manage/calls.ts';
import { startService, type Service } from '../../support/service.ts';
import { desk, lineOf } from './support.ts';

// Each operation that a token may call is a command, with arguments and flags from the document.

let service: Service;
beforeAll(async () => void (service = await startService()));
afterAll(() => service.stop());

/** Those of login tokens have no scope: an API token cannot call them, and the token of the sign-in does. */
/** Files, which the commands of lists print too. */
const FILES = ['exportCommissions', 'exportCustomers', 'exportEvents', 'exportPartners'];
const operations = managementOperations.filter(
  ({ id, schemes }) => !FILES.includes(id) && (schemes.includes('apiToken') || schemes.includes('loginToken')),
);
const ofLogin = commands.filter(({ scope }) => !scope).map(({ id }) => id);
const names = commands.map(({ command }) => command);

test('only the operations of login tokens have commands without a scope', () => {
  expect(ofLogin.sort()).toEqual(['listLoginTokens', 'revokeLoginToken']);
});

test('each operation that a token may call has one command, and each command a method of the client', () => {
  // Objects of a processor are what `catch-up` reads from it.
  const others = ['addProcessorObjects'];
  expect([...commands.map(({ id }) => id), ...others].sort()).toEqual(operations.map(({ id }) => id).sort());
  expect(new Set(names).size).toBe(names.length);
  const client = createManagementClient({ baseUrl: service.baseUrl, token: 'refapi_x' });
  for (const row of commands) expect(methodOf(client, row), row.command).toBeTypeOf('function');
});

test('the names are those that people expect', () => {
  expect(names).toEqual(
    expect.arrayContaining(
      `program list, program show, program create, program update, program archive, program origins, program readiness,
       code list, code add, code update, key list, key rotate, key mark, key revoke, link list, link create, link update, link alias, partner list,
       partner show, partner invite, partner approve, partner decline, partner remove, partner reinstate,
       invitation list, invitation resend, invitation revoke, customer list, customer show, customer explain,
       customer export, customer erase, commission list, commission approve, commission hold, commission release,
       commission reject, commission adjust, stats, event list, payment-event list, payment-event replay,
       processor list, processor add, processor remove, member list, member role, member remove, member invite,
       audit-log, portal programs`.split(/,\s+/),
    ),
  );
});

describe.each(commands)('$command', (row) => {
  test('has help, with what its credential needs', () => {
    let help = '';
    const output = { out: (text: string) => void (help += text), err: () => undefined };
    expect(parseCommandLine([...row.command.split(' '), '--help'], output).kind).toBe('help');
    const isLogin = ofLogin.includes(row.id);
    for (const flag of ['--json', '--base-url']) expect(help).toContain(flag);
    expect(help.includes('--token')).toBe(!isLogin);
    for (const { name, list } of [...row.query, ...(row.body ?? [])]) {
      expect(help).toContain(
        list ? `<${name.replaceAll('_', '-')}...>`.slice(1, -1) : `--${name.replaceAll('_', '-')} `,
      );
    }
    if (!isLogin) expect(help.replace(/\s+/g, ' ')).toContain(`Needs the scope ${row.scope}`);
  });

  test('shows examples in its help, which are valid', () => {
    let help = '';
    const output = { out: (text: string) => void (help += text), err: () => undefined };
    parseCommandLine([...row.command.split(' '), '--help'], output);
    const examples = help.match(/^ {2}npx @referral-tracking\/cli .+$/gm) ?? [];
    expect(examples).toContain(`  ${row.example}`);
    for (const example of examples) {
      const words = example
        .trim()
        .match(/'[^']*'|\S+/g)!
        .map((word) => word.replace(/^'|'$/g, ''));
      expect(words.slice(2).join(' ')).toMatch(new RegExp(`^${row.command}( |$)`));
      expect(parseCommandLine(words.slice(2), output).kind, example).toBe('job');
    }
  });

  test('calls its operation, and shows the answer', async () => {
    const operation = operations.find(({ id }) => id === row.id)!;
    const scene = await openScene(service, usualPart(operation));
    const { path, call } = await validCall(service, operation, scene);
    const values = path.split('/');
    const ids = Object.fromEntries(
      operation.path
        .split('/')
        .flatMap((part, at) => (part.startsWith('{') ? [[part.slice(1, -1), Number(values[at])]] : [])),
    );
    const { run, clean, credentials } = ofLogin.includes(row.id)
      ? desk(service.baseUrl)
      : desk(service.baseUrl, await service.make.apiToken(scene.accountId));
    if (ofLogin.includes(row.id)) {
      const token = await service.make.tokenOf(scene.accountId);
      credentials.saveLogin({ token, email: 'a@brand.dev', advertiser_id: null, signed_in_at: '2026-06-01T12:00:00Z' });
    }
    const ran = await run(...lineOf(row, ids, call.body as Record<string, unknown>), ...(row.pages ? ['--all'] : []));
    clean();
    expect([ran.code, ran.notes]).toEqual([0, '']);
    expect(ran.document.data).toBeDefined();
    if (row.pages) expect(ran.document.page).toEqual({ next_cursor: null, has_more: false });
    expect(ran.text).toMatch(/\S/);
    expect(ran.text).not.toMatch(/undefined|\[object/);
  });
});

test('the guide lists every command', () => {
  const guide = readFileSync('docs/command-line.md', 'utf8');
  const missing = names.filter((command) => !guide.includes(`\`${command}\``));
  expect(missing, 'List the commands in docs/command-line.md').toEqual([]);
});

test('two operations cannot be the same command', () => {
  const document = JSON.parse(readFileSync('generated/openapi.json', 'utf8')) as Document;
  const path = '/api/v1/programs/{program_id}/links/{link_id}';
  const again = structuredClone<Json>(document.paths[path]);
  again.get.operationId = 'getLinkAlias';
  again.patch.operationId = 'aliasLink';
  expect(() => managementCommands({ ...document, paths: { ...document.paths, [`${path}/again`]: again } })).toThrow(
    'two operations would both be the command link alias',
  );
});
