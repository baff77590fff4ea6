// Creates the programs for the clients with the operator commands.
import { randomBytes } from 'node:crypto';
import { post } from './clients/send.ts';
import { makeOwners } from './owners.ts';
import type { Admin, Env } from './service.ts';

export interface WorldProgram {
  id: number;
  key: string;
  code: string;
  /** the commission in percent of a sale, as a decimal */
  rate: string;
  /** whether each payment of a subscription earns, not only the first */
  recurring: boolean;
  /** the commission of a settled lead; 0 for none */
  leadCents: number;
  /** whether browser leads settle */
  browserSettles: boolean;
  /** the secret with which the payment processor signs events; undefined if it is not connected */
  secret: string | undefined;
  partnerId: number;
  /** an API token of an owner, who approves commissions and pays them; undefined if nobody does */
  owner: string | undefined;
  /** clicks on the link of a partner whose account was erased: their sales are stored without commission */
  orphans: string[] | undefined;
}

type Terms = Pick<WorldProgram, 'code' | 'rate' | 'recurring' | 'leadCents' | 'browserSettles'> & {
  stripe?: true;
  erased?: true;
};

const TERMS: Terms[] = [
  { code: 'first', rate: '12.5', recurring: false, leadCents: 150, browserSettles: false, stripe: true },
  { code: 'second', rate: '7.77', recurring: true, leadCents: 0, browserSettles: true },
  { code: 'third', rate: '20', recurring: true, leadCents: 80, browserSettles: true, erased: true },
];
const ORPHANS = 100;

async function makeProgram(admin: Admin, terms: Terms): Promise<WorldProgram> {
  const { code, rate, recurring, leadCents, browserSettles, stripe } = terms;
  const made = await Promise.all([
    admin('partner', 'create', '--name', 'Anna', '--email', `${code}@partner.dev`),
    admin(
      ...['program', 'create', '--name', 'Brand', '--domain', 'brand.dev', '--commission-rate', rate],
      ...['--commission-type', recurring ? 'recurring_percent' : 'percent'],
      ...['--lead-auth', browserSettles ? 'browser_allowed' : 'server_required'],
      ...(leadCents > 0 ? ['--lead-commission-cents', String(leadCents)] : []),
    ),
  ]);
  const [partnerId, id] = [Number(made[0].partner_id), Number(made[1].program_id)];
  const ids = ['--program-id', String(id), '--partner-id', String(partnerId)];
  await admin('partner', 'join', ...ids);
  await admin('link', 'create', '--code', code, ...ids);
  const secret = stripe ? `whsec_${randomBytes(24).toString('hex')}` : undefined;
  if (secret) await admin('stripe', 'connect', '--program-id', String(id), '--webhook-secret', secret);
  const key = made[1].api_key as string;
  return {
    id,
    key,
    code,
    rate,
    recurring,
    leadCents,
    browserSettles,
    secret,
    partnerId,
    owner: undefined,
    orphans: undefined,
  };
}

/** Creates customers of a partner and then erases the partner. */
async function orphan(admin: Admin, url: string, program: WorldProgram): Promise<WorldProgram> {
  const body = JSON.stringify({ affiliate_url: `https://brand.dev/?aff=${program.code}` });
  const clicks = Array.from({ length: ORPHANS }, () => post(`${url}/api/v1/track/click`, body, {}));
  const orphans = (await Promise.all(clicks)).map(({ answer }) => String(answer.click_id));
  await admin('partner', 'erase', '--partner-id', String(program.partnerId));
  return { ...program, orphans };
}

/** Creates the programs with operator commands of these settings, and with requests to the service at this URL. */
export async function makePrograms(admin: Admin, url: string, settings: Env): Promise<WorldProgram[]> {
  const programs = await Promise.all(
    TERMS.map(async (terms) => {
      const program = await makeProgram(admin, terms);
      return terms.erased ? orphan(admin, url, program) : program;
    }),
  );
  return makeOwners(settings, programs);
}
