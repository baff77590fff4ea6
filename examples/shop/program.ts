// Performs the operator's steps before a shop can open: creates a program, a partner and a link, allows the origin, and
// sets the payment secret.
import { execFile } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { newId } from '../../packages/cli/src/simulate/stripe/payloads.ts';
import { resolveDataDir } from '../../src/database/embedded/index.ts';

export interface ShopProgram {
  programId: number;
  apiKey: string;
  /** the secret with which the simulated Stripe signs its events */
  webhookSecret: string;
  /** the code of the partner's link */
  code: string;
}

interface Addresses {
  serviceUrl: string;
  shopUrl: string;
}

const root = fileURLToPath(new URL('../..', import.meta.url));
const stateFile = (): string =>
  join(resolveDataDir({ dataDir: process.env.DATA_DIR, checkoutDir: root }), 'example.json');

/** Runs an operator command (`npm run admin -- …`); returns the document that it prints. */
async function admin(...args: string[]): Promise<Record<string, unknown>> {
  const command = ['--import', 'tsx', 'src/admin/main.ts', ...args];
  const { stdout } = await promisify(execFile)(process.execPath, command, { cwd: root });
  return JSON.parse(stdout) as Record<string, unknown>;
}

/** Creates a link with an unused code. */
async function createLink(programId: string, partnerId: string): Promise<string> {
  const flags = ['--program-id', programId, '--partner-id', partnerId];
  const create = async (code: string) => String((await admin('link', 'create', '--code', code, ...flags)).code);
  return create('anna').catch(() => create(`anna-${randomBytes(3).toString('hex')}`));
}

async function createProgram(shopUrl: string): Promise<ShopProgram> {
  const terms = ['--name', 'Brand', '--domain', new URL(shopUrl).hostname];
  const pay = ['--commission-type', 'percent', '--commission-rate', '20'];
  const program = await admin('program', 'create', ...terms, ...pay);
  const partner = await admin('partner', 'create', '--name', 'Anna', '--email', 'anna@partner.dev');
  const [programId, partnerId] = [String(program.program_id), String(partner.partner_id)];
  await admin('partner', 'join', '--partner-id', partnerId, '--program-id', programId);
  const code = await createLink(programId, partnerId);
  const webhookSecret = newId('whsec');
  await admin('stripe', 'connect', '--program-id', programId, '--webhook-secret', webhookSecret);
  return { programId: Number(programId), apiKey: String(program.api_key), webhookSecret, code };
}

/** The program of an earlier start, if the service accepts its key. */
async function knownProgram(serviceUrl: string): Promise<ShopProgram | undefined> {
  try {
    const known = JSON.parse(readFileSync(stateFile(), 'utf8')) as ShopProgram;
    const headers = { Authorization: `Bearer ${known.apiKey}` };
    const answer = await fetch(`${serviceUrl}/api/v1/cli/status`, { headers });
    return answer.ok ? known : undefined;
  } catch {
    return undefined;
  }
}

/** Returns the program of an earlier start, or creates one. The key is shown only once, so it is stored in DATA_DIR. */
export async function prepareProgram({ serviceUrl, shopUrl }: Addresses): Promise<ShopProgram> {
  let program = await knownProgram(serviceUrl);
  if (!program) {
    program = await createProgram(shopUrl);
    mkdirSync(dirname(stateFile()), { recursive: true });
    writeFileSync(stateFile(), `${JSON.stringify(program, null, 2)}\n`, { mode: 0o600 });
  }
  // The shop's pages call the service.
  await admin('program', 'update', '--program-id', String(program.programId), '--add-allowed-origin', shopUrl);
  return program;
}
