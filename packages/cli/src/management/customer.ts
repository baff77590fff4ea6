// The customer of a command: by its id, or by what the integrator knows of it.
import { COMMAND } from '@referral-tracking/shared/command';
import { InvalidArgumentError, type Command } from 'commander';
import type { CommandContext } from '../action.ts';
import { EXIT } from '../exit.ts';
import { CommandFailure, wrongUsage } from '../failure.ts';
import { id } from '../values.ts';
import { credentialOf, type TokenFlags } from './credential.ts';
import type { ManagementCommand } from './table.ts';

export interface CustomerFlags extends TokenFlags {
  customerKey?: string;
  clickId?: string;
}

/** Whether the command is about one customer. */
export const isOfCustomer = ({ ids }: ManagementCommand): boolean => ids.length === 1 && ids[0] === 'customer_id';

export const addIdentifiers = (command: Command): Command =>
  command
    .option('--customer-key <text>', 'instead of the id: your identifier of the customer')
    .option('--click-id <text>', 'instead of the id: the click of the customer');

/** The id of a customer. People try their own identifier first. */
export const customerId = (text: string): number => {
  try {
    return id(text);
  } catch (error) {
    if (!(error instanceof InvalidArgumentError)) throw error;
    throw new InvalidArgumentError(`${error.message} For your own identifier: --customer-key ${text}`);
  }
};

/** The arguments of the command; for one about a customer, the first is the customer's id. */
export async function wordsOf(
  row: ManagementCommand,
  program: number | undefined,
  flags: CustomerFlags,
  deps: CommandContext,
  words: readonly string[],
): Promise<readonly string[]> {
  if (!isOfCustomer(row)) return words;
  const { customerKey: customer_key, clickId: click_id } = flags;
  const given = [words[0], customer_key, click_id].filter((one) => one !== undefined);
  if (given.length !== 1)
    throw wrongUsage(
      'Give either the id of the customer, or --customer-key, or --click-id.',
      `${COMMAND} ${row.command} 3`,
    );
  if (words[0] !== undefined) return words;
  const { answerCheck } = await import('./answer.ts');
  const service = deps.service(await credentialOf(row, flags, deps));
  const sought = customer_key === undefined ? { click_id: click_id! } : { customer_key };
  const { data } = await service.manage(
    (client, options) => client.customers.list(program!, { ...sought, limit: 1 }, options),
    answerCheck('customer-list'),
  );
  const found = data[0]?.id;
  if (found !== undefined && found !== null) return [String(found)];
  const [name, value] = Object.entries(sought)[0]!;
  throw new CommandFailure(EXIT.failed, `Program ${program} has no customer with the ${name} ${value}.`);
}
