import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { contract, document, operationEntry, type OperationId } from '../../src/contract/index.ts';
import { startServiceWithIssuer, type Issuer } from '../support/issuer.ts';
import type { Service } from '../support/service.ts';
import { confirmedSession, startSignIn } from '../support/sign-in.ts';
import { connectAccount } from '../support/stripe.ts';
import { plainLanguages, runSample, SAMPLES, type Language } from './support/languages.ts';
import { TIMEOUT } from './support/stage.ts';

// Runs the code samples that the document has for each operation, as a reader would.

interface CodeSample {
  lang: string;
  label: string;
  source: string;
}
type Paths = Record<string, Record<string, { 'x-codeSamples'?: CodeSample[] }>>;

const operationIds = Object.keys(contract.operations) as OperationId[];

function samplesOf(id: OperationId): CodeSample[] {
  const { path, method } = contract.operations[id];
  return (document.paths as Paths)[path]![method]!['x-codeSamples'] ?? [];
}

const languages = plainLanguages();
let service: Service;
let issuer: Issuer;
let stop: () => Promise<void>;
let env: Record<string, string>;
let folder: string;
beforeAll(async () => {
  ({ service, issuer, stop } = await startServiceWithIssuer());
  // The samples sign with the time of this machine.
  service.clock.advance({ ms: Date.now() - service.clock.now().getTime() });
  const { id, key, url } = await service.make.campaign();
  const { click_id } = (await service.click({ affiliate_url: url })).body as { click_id: string };
  await service.lead({ click_id, customer_key: 'user_42' }, { key });
  env = {
    REFERRAL_BASE_URL: service.baseUrl,
    REFERRAL_API_KEY: key,
    REFERRAL_LOGIN_TOKEN: (await service.make.person()).token,
    PROGRAM_ID: String(id),
    WEBHOOK_SECRET: (await connectAccount(service, { id, key })).secret,
  };
  folder = mkdtempSync(join(tmpdir(), 'referral-samples-'));
  writeFileSync(join(folder, 'package.json'), '{"type": "module"}');
});
afterAll(async () => {
  rmSync(folder, { recursive: true });
  await stop();
});

test.each(operationIds)('%s has a sample in each language', (id) => {
  expect(samplesOf(id).map(({ label }) => label)).toEqual(languages.map(({ name }) => name));
});

test.each<[OperationId, string]>([
  ['trackClick', 'click'],
  ['trackLead', 'lead'],
  ['trackSale', 'sale'],
  ['trackRefund', 'refund'],
])('%s has the samples of the guides, which samples.test.ts runs', (id, name) => {
  const files = languages.map(({ extension }) => readFileSync(join(SAMPLES, `${name}.${extension}`), 'utf8').trimEnd());
  expect(samplesOf(id).map(({ source }) => source)).toEqual(files);
});

const STATE = '3q1m9Jd0nqCk3o2p7fVwqT5xk6n1uB8yQeR4sZ0aLhM';

interface Case {
  /** what the sample prints */
  says: RegExp;
  /** values for this run in place of the document's examples */
  instead?: () => Promise<Record<string, string>>;
}
const CASES: Partial<Record<OperationId, Case>> = {
  getReadiness: { says: /integration_verified/ },
  cliAuthStart: { says: /user_code/ },
  cliAuthCallback: {
    says: /complete/,
    instead: async () => {
      const { state, nonce } = await confirmedSession(service);
      const token = await issuer.sign(issuer.claims(service.clock.now(), nonce));
      return { [STATE]: state, 'eyJhbGciOiJFUzI1NiJ9.eyJlbWFpbCI6ImFubmFAYnJhbmQuZGV2In0.c2lnbmF0dXJl': token };
    },
  },
  cliAuthPoll: { says: /pending/, instead: async () => ({ [STATE]: (await startSignIn(service)).state }) },
  cliInit: { says: /refkey_/ },
  cliPrograms: { says: /commission/ },
  cliStatus: { says: /pending_commissions/ },
  cliTestEvent: { says: /event_id/ },
  cliStripeConnect: { says: /This endpoint is retired/ },
  stripeWebhook: { says: /received/ },
  getHealth: { says: /ok/ },
  getReady: { says: /ok/ },
};

test('every other operation is run here', () => {
  // The samples of the management API name records of the document's examples.
  const others = operationIds.filter((id) => !id.startsWith('track') && operationEntry(id).access === null);
  expect(Object.keys(CASES).sort()).toEqual([...others].sort());
});

async function run(language: Language, id: OperationId, { instead }: Case): Promise<string> {
  let text = samplesOf(id).find(({ label }) => label === language.name)!.source;
  for (const [example, value] of Object.entries((await instead?.()) ?? {})) {
    expect(text).toContain(example);
    text = text.replace(example, value);
  }
  const file = join(folder, `${id}-${language.extension}`);
  writeFileSync(`${file}.${language.extension}`, text);
  const { code, stdout, stderr } = await runSample(language, file, env);
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  return stdout;
}

describe.each(languages)('in $name', (language) => {
  const it = language.missing ? test.skip : test;
  it.each(Object.entries(CASES) as [OperationId, Case][])(
    '%s',
    async (id, one) => {
      expect(await run(language, id, one)).toMatch(one.says);
    },
    TIMEOUT,
  );
});
