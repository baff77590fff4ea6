import { COMMAND } from '@referral-tracking/shared/command';
import type { CommandContext, CommandRegistry } from '../action.ts';
import { programs as programsCheck } from '../answers.ts';
import type { Programs } from '../contract.ts';
import { loginOf } from '../credential.ts';
import { commandResult } from '../result.ts';
import type { Paint } from '../terminal.ts';
import { columns } from '../text.ts';

const HEADINGS = ['ID', 'NAME', 'DOMAIN', 'STATUS', 'COMMISSION', 'PARTNERS', 'KEY'];

async function programs(_flags: object, deps: CommandContext) {
  const service = deps.service(loginOf(deps).credential);
  const saved = new Set(deps.credentials.programs().map(({ program_id }) => program_id));
  const rowOf = ({ id, name, domain, status, commission, partners }: Programs['data'][number]): string[] => [
    String(id),
    name,
    domain,
    status,
    commission.type.endsWith('percent')
      ? `${commission.type} ${commission.rate} %`
      : `${commission.type} ${commission.rate} ${commission.currency}`,
    String(partners),
    saved.has(id) ? 'saved' : '-',
  ];
  const read = ({ data }: Programs, paint: Paint): string => {
    if (data.length === 0) return `No programs yet. Create one: ${COMMAND} init`;
    const [head, ...rows] = columns([HEADINGS, ...data.map(rowOf)]).split('\n');
    return [paint('bold', head!), ...rows].join('\n');
  };
  return commandResult(
    await service.ask(
      (client, options) => client.call((api, init) => api.GET('/api/v1/cli/programs', init), options),
      programsCheck,
    ),
    read,
  );
}

export function registerPrograms({ command, action }: CommandRegistry): void {
  command('programs', "list your account's programs, and which of their keys are saved here").action(action(programs));
}
