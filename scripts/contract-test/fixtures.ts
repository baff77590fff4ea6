// Creates the records for the run with the operator commands. Login tokens come from a normal sign-in.
import { setTimeout as sleep } from 'node:timers/promises';
import { document } from '../../src/contract/index.ts';
import type { Issuer } from './issuer.ts';
import type { Scenes } from './scenes.ts';
import type { Service } from './service.ts';

interface Program {
  id: number;
  key: string;
  code: string;
}

/** The records in the form that hooks/world.py reads. */
export interface ContractWorld {
  url: string;
  issuer: string;
  /** where hooks/scenes.py gets the records of the management API */
  scenes: string;
  seed: number;
  /** the program in the document's examples, which is replaced by the run's own */
  programIdExample: number;
  main: Program;
  /** a program whose key is marked for rotation and whose browser leads settle */
  marked: Program;
  /** a program of another advertiser */
  other: Program;
  retiredKey: string;
  login: { token: string; advertiserId: number };
  /** the e-mail address of a suspended account */
  suspended: string;
  /** the secret with which every payment processor signs events of the main program */
  webhookSecret: string;
}

const WEBHOOK_SECRET = 'whsec_of_the_contract_tests';
const SUSPENDED = 'suspended@brand.dev';
const inSeconds = (seconds: number): string => new Date(Date.now() + seconds * 1000).toISOString();

type Fields = Record<string, string | number>;

async function call(url: string, body?: object): Promise<Fields> {
  const init = body && { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json' } };
  const response = await fetch(url, init ?? {});
  if (!response.ok) throw new Error(`${url} answered ${response.status}: ${await response.text()}`);
  const answer = (await response.json()) as Fields & { data?: Fields };
  return answer.data ?? answer;
}

/** Signs a person in as the command line does. The test issuer replaces the browser. */
async function signIn(url: string, issuer: string, email: string) {
  const { state, auth_url, poll_url } = await call(`${url}/api/v1/cli/auth/start`, {});
  const { id_token } = await call(`${issuer}/vouch`, { auth_url, email });
  await call(`${url}/api/v1/cli/auth/callback`, { state, id_token });
  const { token, advertiser_id } = await call(String(poll_url));
  return { token: String(token), advertiserId: Number(advertiser_id) };
}

export async function makeWorld({ url, admin }: Service, issuer: Issuer, scenes: Scenes, seed: number) {
  const { partner_id: partner } = await admin('partner', 'create', '--name', 'Anna', '--email', 'anna@partner.dev');
  const program = async (code: string, ...settings: string[]): Promise<Program> => {
    const terms = ['--commission-type', 'percent', '--commission-rate', '12.5', '--lead-commission-cents', '150'];
    const made = await admin('program', 'create', '--name', 'Brand', '--domain', 'brand.dev', ...terms, ...settings);
    const ids = ['--program-id', String(made.program_id), '--partner-id', String(partner)];
    await admin('partner', 'join', ...ids);
    await admin('link', 'create', '--code', code, ...ids);
    return { id: made.program_id as number, key: made.api_key as string, code };
  };
  const of = ({ id }: Program) => ['--program-id', String(id)];

  const retired = await program('retired');
  // A busy machine takes seconds to start the command, and the rest takes as long anyway.
  const deadline = Date.now() + 10_000;
  await admin('key', 'mark', ...of(retired), '--rotate-by', new Date(deadline).toISOString());
  const other = await program('other');
  const marked = await program('marked', '--lead-auth', 'browser_allowed');
  await admin('key', 'mark', ...of(marked), '--rotate-by', inSeconds(86_400));
  const main = await program('anna');
  await admin('link', 'create', '--code', 'turned-off', ...of(main), '--partner-id', String(partner));
  await admin('link', 'disable', '--code', 'turned-off');
  await admin('link', 'create', '--code', 'without-partner', ...of(main));
  await admin('stripe', 'connect', ...of(main), '--webhook-secret', WEBHOOK_SECRET);
  await call(`${scenes.url}/connect`, { programId: main.id, secret: WEBHOOK_SECRET });
  await admin('account', 'create', '--email', SUSPENDED);
  await admin('account', 'suspend', '--email', SUSPENDED);
  const login = await signIn(url, issuer.url, 'anna@brand.dev');
  await sleep(Math.max(0, deadline - Date.now()));
  const programs = { main, marked, other, retiredKey: retired.key };
  const records = { ...programs, login, suspended: SUSPENDED, webhookSecret: WEBHOOK_SECRET };
  const servers = { url, issuer: issuer.url, scenes: scenes.url };
  return { ...servers, seed, programIdExample: exampleProgramId(), ...records } satisfies ContractWorld;
}

/** The program in the document's examples. */
function exampleProgramId(): number {
  // The document is read as plain JSON.
  // eslint-disable-next-line @typescript-eslint/no-explicit-any
  const lead = (document as any).paths['/api/v1/track/lead'].post.requestBody.content['application/json'];
  return lead.examples.testLead.value.additional_data.program_id as number;
}
