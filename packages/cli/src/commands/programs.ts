import type { Deps, Registry } from '../action.ts';
import { programs as programsCheck } from '../answers.ts';
import type { Programs } from '../contract.ts';
import { loginOf } from '../credential.ts';
import { outcome } from '../outcome.ts';
import type { Paint } from '../terminal.ts';
import { columns } from '../text.ts';

const HEADINGS = ['ID', 'NAME', 'DOMAIN', 'STATUS', 'COMMISSION', 'PARTNERS', 'KEY'];

async function programs(_flags: object, deps: Deps) {
  const service = deps.service(loginOf(deps).credential);
  const kept = new Set(deps.kept.programs().map(({ program_id }) => program_id));
  const rowOf = ({ id, name, domain, status, commission, partners }: Programs['data'][number]): string[] => [
    String(id),
    name,
    domain,
    status,
    commission.type.endsWith('percent')
      ? `${commission.type} ${commission.rate} %`
      : `${commission.type} ${commission.rate} ${commission.currency}`,
    String(partners),
    kept.has(id) ? 'kept' : '-',
  ];
  const read = ({ data }: Programs, paint: Paint): string => {
    if (data.length === 0) return 'No programs yet. Create one: npx referral init';
    const [head, ...rows] = columns([HEADINGS, ...data.map(rowOf)]).split('\n');
    return [paint('bold', head!), ...rows].join('\n');
  };
  return outcome(
    await service.ask(
      (client, options) => client.call((api, init) => api.GET('/api/v1/cli/programs', init), options),
      programsCheck,
    ),
    read,
  );
}

export function registerPrograms({ command, action }: Registry): void {
  command('programs', "list your account's programs, and which of their keys are saved here").action(action(programs));
}
