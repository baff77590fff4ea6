import { listLinks } from '../../serving/admin-lists.ts';
import { asOperator } from '../../common/audit.ts';
import { isRefused } from '../../common/refused.ts';
import { viewLink } from '../../links/read.ts';
import { enableByCode } from '../../links/changes.ts';
import { createLink } from '../../links/write.ts';
import type { CommandDeps, Registry } from '../action.ts';
import { jsonList } from '../list.ts';
import { mergedPartner, Refusal, takenCode } from '../refusal.ts';
import { code, id } from '../values.ts';

const CREATING = `
Only the code is required, but no later command adds a program or a partner to a link. Give both:
  link create --code anna --program-id <id> --partner-id <id>`;

interface NewLink {
  code: string;
  programId?: number;
  partnerId?: number;
}

const create = ({ code: its, programId, partnerId }: NewLink, { db, clock }: CommandDeps) =>
  asOperator(db, clock.now(), async (tx, note) => {
    const wanted = { code: its, programId, partnerId, destination: undefined, enabled: true, at: clock.now() };
    const created = await createLink(tx, note, 'operator', wanted);
    if (created.kind === 'not_joined')
      throw new Refusal(mergedPartner({ partnerId: partnerId!, programId: programId! }));
    if (created.kind !== 'done') throw new Refusal(takenCode(its));
    const { domain } = created.link;
    const [program_id, partner_id] = [programId ?? null, partnerId ?? null];
    return viewLink({ code: its, program_id, partner_id, enabled: true, destination: null, domain });
  });

export function registerLink({ noun, action, creating, reading }: Registry): void {
  const link = noun('link', 'referral links');
  const verb = (name: string, description: string) =>
    link
      .command(name)
      .description(description)
      .requiredOption('--code <code>', 'the referral code, not case-sensitive', code);
  const enable = (enabled: boolean) =>
    action<{ code: string }>(async ({ code: its }, { db, clock }) => {
      const result = await asOperator(db, clock.now(), (tx, note) => enableByCode(tx, note, { code: its, enabled }));
      if (isRefused(result, 'programArchived')) throw new Refusal(`the program of the link ${its} is archived`);
      if (result.kind !== 'done') throw new Refusal(`there is no link with the code ${its}`);
      return { code: its, enabled };
    });

  verb('create', 'create a link; it accepts clicks only if it has both a program and a partner')
    .option('--program-id <id>', 'the program it leads to; without it, every click is refused', id)
    .option('--partner-id <id>', 'the partner it belongs to; without it, every click is refused', id)
    .addHelpText('after', CREATING)
    .action(creating(create));
  link
    .command('list')
    .description('list all links, or those of a program, of a partner, or of both')
    .option('--program-id <id>', 'only links to this program', id)
    .option('--partner-id <id>', 'only links of this partner', id)
    .action(
      reading<{ programId?: number; partnerId?: number }>((flags, { db }) =>
        Promise.resolve(jsonList('links', listLinks(db, flags))),
      ),
    );
  verb('disable', 'reject further clicks on it').action(enable(false));
  verb('enable', 'accept clicks on it again').action(enable(true));
}
