import { COMMAND } from '@referral-tracking/shared/command';
import type { CommandContext, CommandRegistry } from '../action.ts';
import { status as statusCheck } from '../answers.ts';
import type { Status } from '../contract.ts';
import { keyOf, withKey, type KeyFlags } from '../credential.ts';
import { commandResult } from '../result.ts';
import type { Paint } from '../terminal.ts';
import { columns, count } from '../text.ts';

const LEADS: Record<Status['data']['lead_auth'], string> = {
  server_required: 'settle when your server sends them with the key',
  browser_allowed: 'also settle when a page sends them',
};

/** A time to the minute, in UTC. */
const when = (at: string): string => `${at.slice(0, 10)} ${at.slice(11, 16)} UTC`;

function read({ data }: Status, paint: Paint): string {
  const { key, recent_events: events } = data;
  const rows = [
    ['Domain', data.domain],
    [
      'Key',
      `${key.masked}, created ${when(key.created_at)}${key.rotate_by ? `, must be replaced before ${when(key.rotate_by)}` : ''}`,
    ],
    ['Leads', LEADS[data.lead_auth]],
    [
      'Payments',
      data.stripe_connected
        ? 'a payment processor is connected'
        : `no payment processor is connected (see ${COMMAND} processor steps --help)`,
    ],
    ['Test events', data.integration_verified ? 'complete' : `not complete (run ${COMMAND} test chain)`],
    [
      'Last 24 hours',
      [count(events.clicks_24h, 'click'), count(events.leads_24h, 'lead'), count(events.sales_24h, 'sale')].join(', '),
    ],
    ['Partners', count(data.active_partners, 'active partner')],
    ['Commissions', `${data.pending_commissions} pending`],
  ];
  return `${paint('bold', `${data.name} (program ${data.program_id})`)}\n${columns(rows)}`;
}

async function status(flags: KeyFlags, deps: CommandContext) {
  const service = deps.service(await keyOf(flags, deps));
  return commandResult(await service.ask((client, options) => client.status(options), statusCheck), read);
}

export function registerStatus({ command, action }: CommandRegistry): void {
  withKey(command('status', "show a program's settings, its key, and the events of the last day")).action(
    action(status),
  );
}
