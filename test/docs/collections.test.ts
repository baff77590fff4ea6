import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, inject, test } from 'vitest';
import { collectionRunners } from '../../scripts/collections/tools.ts';
import { toolchain } from '../sdks/support/toolchain.ts';
import { setStage, TIMEOUT, type Stage } from './support/stage.ts';

// Sends every request of the Postman and the Bruno collection to the service, with the runners of both.

const { tool: runners, why } = toolchain(collectionRunners);
const running = runners === undefined ? test.skip : test;

let stage: Stage;
let folder: string;
let variables: string[];
beforeAll(async () => {
  stage = await setStage();
  folder = mkdtempSync(join(tmpdir(), 'collections-'));
  variables = await given();
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await stage.service.stop();
});

/** The variables that a reader sets: the service's address, and the credentials of a person who owns the program. */
async function given(): Promise<string[]> {
  const { service, key, programId } = stage;
  const { token, apiToken } = await service.make.member(programId);
  const values = { base_url: service.baseUrl, api_key: key, login_token: token, api_token: apiToken };
  return Object.entries(values).flatMap(([name, value]) => ['--env-var', `${name}=${value}`]);
}

function run(command: string, args: string[], cwd = folder): Promise<string> {
  return new Promise((resolve) => {
    execFile(process.execPath, [join(runners!, command), ...args], { cwd }, (_, stdout, stderr) =>
      resolve(stdout + stderr),
    );
  });
}

/**
 * What the requests of the tracking API are answered: those that need a person's sign-in are refused, and the retired one
 * is gone.
 */
const STATUSES = {
  'Record a click on a referral link': 200,
  'Record that a referred visitor signed up': 200,
  "Record a sale and the partner's commission": 200,
  'Refund a sale or a part of it': 200,
  "Get the state of the program's integration": 200,
  'Start a browser sign-in': 200,
  'Complete a browser sign-in': 401,
  'Poll a browser sign-in': 200,
  'Create a program': 200,
  "List the account's programs": 200,
  'Get the program of a key': 200,
  'Send a synthetic event, or a whole chain': 200,
  'Connect Stripe (retired)': 410,
  'Check that the process is running': 200,
  'Check that the service can handle requests': 200,
};

/**
 * What those of the management API are answered that ask for no partner, customer or commission. They run on the program
 * that one of them creates, until one of them archives it.
 */
const MANAGEMENT_STATUSES = {
  'List programs': 200,
  'Create a program': 201,
  'Get a program': 200,
  'Change a program': 200,
  'Replace the origins of a program': 200,
  "Get the state of a program's integration": 200,
  'Archive a program': 200,
  'List the keys of a program': 200,
  'Connect a payment processor': 201,
  'Disconnect a payment processor': 200,
  'Get the totals of a program': 200,
  'List the members of a program': 200,
  'Invite a member': 201,
  'Invite partners': 409,
  'List the changes of a program': 200,
  'List the links of a program': 200,
  'List customers': 200,
  'Get a customer': 404,
  'List commissions': 200,
};

function expectAnswers(answers: [name: string, status: number][], output: string): void {
  const expected = [...Object.entries(STATUSES), ...Object.entries(MANAGEMENT_STATUSES)];
  expect(answers, output).toEqual(expect.arrayContaining(expected));
  // The token of an owner may do everything, and nothing fails. An earlier request revokes the login token that is ended.
  const refused = answers.filter(([, status]) => [401, 403, 415, 500].includes(status));
  expect(refused, output).toEqual([
    ['Complete a browser sign-in', 401],
    ['End the login token', 401],
  ]);
}

const sales = () => stage.service.db.knex('sales').select('transaction_id', 'amount_cents');

running(
  `Postman's collection, by newman${why}`,
  async () => {
    const [site, report] = [inject('siteDir'), join(folder, 'newman.json')];
    const reporters = ['--reporters', 'json', '--reporter-json-export', report];
    const output = await run('newman', ['run', join(site, 'postman.json'), ...variables, ...reporters]);
    const { run: result } = JSON.parse(readFileSync(report, 'utf8')) as {
      run: { executions: { item: { name: string }; response: { code: number } }[]; failures: object[] };
    };
    expect(result.failures, output).toEqual([]);
    expectAnswers(
      result.executions.map(({ item, response }) => [item.name, response.code]),
      output,
    );
    expect(await sales()).toEqual([{ transaction_id: 'brand-order-1001', amount_cents: 9900 }]);
  },
  TIMEOUT,
);

running(
  `Bruno's collection, by bru${why}`,
  async () => {
    // The requests of the other collection have used the example's identifiers.
    await stage.service.stop();
    stage = await setStage();
    variables = await given();
    const collection = join(folder, 'bruno');
    for (const [name, content] of Object.entries(unzipSync(readFileSync(join(inject('siteDir'), 'bruno.zip'))))) {
      mkdirSync(dirname(join(collection, name)), { recursive: true });
      writeFileSync(join(collection, name), content);
    }
    const report = join(folder, 'bruno.json');
    const output = await run(
      'bru',
      ['run', '-r', '--env', 'local', ...variables, '--reporter-json', report],
      collection,
    );
    const [{ results }] = JSON.parse(readFileSync(report, 'utf8')) as [
      { results: { name: string; response: { status: number }; assertionResults: { status: string }[] }[] },
    ];
    expectAnswers(
      results.map(({ name, response }) => [name, response.status]),
      output,
    );
    expect(
      results.flatMap(({ assertionResults }) => assertionResults.filter(({ status }) => status !== 'pass')),
    ).toEqual([]);
    expect(await sales()).toEqual([{ transaction_id: 'brand-order-1001', amount_cents: 9900 }]);
  },
  TIMEOUT,
);
