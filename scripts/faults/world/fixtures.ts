// The programs that clients work on, made by the operator's commands.
import { randomBytes } from 'node:crypto';
import type { Admin } from './service.ts';

export interface Program {
  id: number;
  key: string;
  code: string;
  /** percent of a sale, as a decimal */
  rate: string;
  /** whether each payment of a subscription earns, or only the first */
  recurring: boolean;
  /** what a settled lead earns; 0 for nothing */
  leadCents: number;
  /** whether a lead from a browser settles */
  browserSettles: boolean;
  /** with which the payment processor signs; undefined: not connected */
  secret: string | undefined;
}

type Terms = Pick<Program, 'rate' | 'recurring' | 'leadCents' | 'browserSettles'> & { code: string; stripe: boolean };

const TERMS: Terms[] = [
  { code: 'first', rate: '12.5', recurring: false, leadCents: 150, browserSettles: false, stripe: true },
  { code: 'second', rate: '7.77', recurring: true, leadCents: 0, browserSettles: true, stripe: false },
];

async function makeProgram(admin: Admin, terms: Terms): Promise<Program> {
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
  const [partner, program] = [String(made[0].partner_id), String(made[1].program_id)];
  const ids = ['--program-id', program, '--partner-id', partner];
  await admin('partner', 'join', ...ids);
  await admin('link', 'create', '--code', code, ...ids);
  const secret = stripe ? `whsec_${randomBytes(24).toString('hex')}` : undefined;
  if (secret) await admin('stripe', 'connect', '--program-id', program, '--webhook-secret', secret);
  return {
    id: Number(program),
    key: made[1].api_key as string,
    code,
    rate,
    recurring,
    leadCents,
    browserSettles,
    secret,
  };
}

export const makePrograms = (admin: Admin): Promise<Program[]> =>
  Promise.all(TERMS.map((terms) => makeProgram(admin, terms)));
