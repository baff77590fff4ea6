import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { OperationId } from '../../src/contract/index.ts';
import { pageName } from '../../scripts/docs/reference-link.ts';
import { freshFields, openScene, recordFor, usualPart, type Scene } from '../manage/calls.ts';
import { documentedOperations, managementOperations, type Documented } from '../security/support/document.ts';
import { startServiceWithIssuer, type Issuer } from '../support/issuer.ts';
import type { Service } from '../support/service.ts';
import { confirmedSession, startSignIn } from '../support/sign-in.ts';
import { connectAccount } from '../support/stripe.ts';
import { builtSite } from './support/pages.ts';

// Runs every sample with curl as the reference of the running service prints it, with the variables that its page names.

type Variables = Record<string, string>;

let service: Service;
let issuer: Issuer;
let stop: () => Promise<void>;
let folder: string;
/** The program of the guides. */
let own: { id: number; key: string; token: string };
beforeAll(async () => {
  ({ service, issuer, stop } = await startServiceWithIssuer({ site: builtSite() }));
  // The samples sign with the time of this machine.
  service.clock.advance({ ms: Date.now() - service.clock.now().getTime() });
  folder = mkdtempSync(join(tmpdir(), 'referral-samples-'));
  // Where curl looks for its settings: it saves the status, and its command stays as printed.
  writeFileSync(join(folder, '.curlrc'), `dump-header = "${join(folder, 'headers')}"\n`);
  const { id, key, partnerId: partner_id, partnershipId: partnership_id } = await service.make.campaign();
  const link = { code: 'anna', program_id: id, partner_id, partnership_id, created_at: new Date() };
  await service.db.knex('links').insert(link);
  own = { id, key, token: (await service.make.person()).token };
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await stop();
});

/** The page of an operation in Markdown. */
async function pageOf(id: OperationId): Promise<string> {
  const response = await fetch(`${service.baseUrl}/docs/reference/${pageName(id)}.md`);
  expect(response.status).toBe(200);
  return response.text();
}

/** The sample with curl, below the name of its tab unless it is the only one. */
const commandIn = (page: string): string => /```sh\n([^]*?)\n```/.exec(page)![1]!;

/** The variables that the page names. */
const namedIn = (page: string): string[] =>
  [...page.matchAll(/^(?:The samples read|curl reads|TypeScript, Python and Go read).*$/gm)].flatMap(([line]) =>
    [...line.matchAll(/`([A-Z_]+)`/g)].map(([, name]) => name!),
  );

/** Runs the command in a shell that has only these variables; returns the status. */
function run(command: string, env: Variables): Promise<number> {
  const { PATH = '' } = process.env;
  return new Promise((resolve, reject) => {
    execFile('bash', ['--norc', '-euc', command], { env: { ...env, PATH, HOME: folder } }, (error, stdout, stderr) => {
      if (error || stderr !== '') return reject(new Error(`${command}\n${stdout}${stderr}`));
      resolve(Number(/^HTTP\/1.1 (\d+)/.exec(readFileSync(join(folder, 'headers'), 'utf8'))![1]));
    });
  });
}

/** The values of variables for the operations of the chain and of the command line. */
async function plainValues(id: string): Promise<Variables> {
  const values = { REFERRAL_API_KEY: own.key, REFERRAL_LOGIN_TOKEN: own.token, PROGRAM_ID: String(own.id) };
  if (id === 'trackLead') {
    const { body } = await service.click({ affiliate_url: 'https://brand.dev/?aff=anna' });
    return { ...values, CLICK_ID: body.click_id as string };
  }
  if (id === 'cliAuthCallback') {
    const { state, nonce } = await confirmedSession(service);
    return { STATE: state, ID_TOKEN: await issuer.sign(issuer.claims(service.clock.now(), nonce)) };
  }
  if (id === 'cliAuthPoll') return { STATE: (await startSignIn(service)).state };
  if (id === 'cliAuthLogout') return { REFERRAL_LOGIN_TOKEN: (await service.make.person()).token };
  if (id === 'stripeWebhook') return { ...values, WEBHOOK_SECRET: (await connectAccount(service, own)).secret };
  return values;
}

/** The field of a request that a variable is for. */
const FIELDS: Record<string, string> = {
  COMMISSION_ID: 'commission_ids',
  INVITATION_TOKEN: 'token',
  PROGRAM_SLUG: 'slug',
};

/** The value of a variable that names a record, or a time. */
async function valueOf(operation: Documented, scene: Scene, variable: string): Promise<string> {
  const name = variable.toLowerCase();
  if (name === 'program_id') return String(scene.programId);
  if (operation.path.includes(`{${name}}`)) return String(await recordFor(service, operation, scene, name));
  const field = FIELDS[variable] ?? name;
  const { [field]: value } = await freshFields(service, scene, [field]);
  return String(Array.isArray(value) ? value[0] : value);
}

async function managedValues(operation: Documented, variables: string[]): Promise<Variables> {
  const scene = await openScene(service, usualPart(operation));
  const { cookie } = await service.make.session(scene.accountId);
  const credentials: Record<string, () => Promise<string> | string> = {
    REFERRAL_API_TOKEN: () => service.make.apiToken(scene.accountId),
    REFERRAL_LOGIN_TOKEN: () => service.make.tokenOf(scene.accountId),
    REFERRAL_SESSION: () => cookie!,
  };
  const values = variables.map(
    async (name) => [name, await (credentials[name]?.() ?? valueOf(operation, scene, name))] as const,
  );
  return Object.fromEntries(await Promise.all(values));
}

test.each([...documentedOperations, ...managementOperations])('$id', async (operation) => {
  const page = await pageOf(operation.id as OperationId);
  const variables = namedIn(page).filter((name) => name !== 'REFERRAL_BASE_URL');
  const isManaged = managementOperations.includes(operation);
  const values = isManaged ? await managedValues(operation, variables) : await plainValues(operation.id);
  const status = await run(commandIn(page), Object.fromEntries(variables.map((name) => [name, values[name] ?? ''])));
  // An operation that is retired, or sends visitors on, has no success.
  expect(operation.successes.length > 0 ? operation.successes : [302, 410]).toContain(status);
});
