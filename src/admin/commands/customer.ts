import { Option, type Command } from 'commander';
import { explanationLines, type Explanation } from '@referral-tracking/shared/explanation-lines';
import { asOperator } from '../../common/audit.ts';
import { ensureCustomer, type Identifiers } from '../../attribution/customers.ts';
import { beginErasure, eraseCustomer } from '../../customers/erase.ts';
import { exportCustomer } from '../../customers/export.ts';
import { findManagedCustomer } from '../../customers/read.ts';
import type { CommandDeps, Registry } from '../action.ts';
import { customerOfProgram, explainCustomer } from '../explain.ts';
import { id, identifier } from '../values.ts';

type Flags = Partial<Identifiers> & { programId: number };

type ExplainFlags = Flags & { format: 'json' | 'text' };

const idsOf = ({ clickId, customerKey }: Flags): Identifiers => ({ clickId, customerKey });

/** Everything that is stored about the customer. The audit log records the export. */
async function exportAll(flags: Flags, deps: CommandDeps): Promise<object> {
  const { programId } = flags;
  const found = await customerOfProgram(deps, programId, idsOf(flags));
  const at = deps.clock.now();
  return asOperator(deps.db, at, async (tx, note) => {
    const customerId = found.id ?? (await ensureCustomer(tx, found, at)).id;
    const customer = await findManagedCustomer(tx, programId, customerId);
    const records = await exportCustomer(tx, programId, customerId);
    await note({ action: 'customer.export', programId, targetId: customerId });
    return { customer, ...records };
  });
}

async function erase(flags: Flags, deps: CommandDeps): Promise<object> {
  const { programId } = flags;
  const found = await customerOfProgram(deps, programId, idsOf(flags));
  const at = deps.clock.now();
  return asOperator(deps.db, at, async (tx, note) => {
    await beginErasure(tx, programId);
    const customerId = found.id ?? (await ensureCustomer(tx, found, at)).id;
    await eraseCustomer(tx, note, deps.clickIds, { programId, customerId, at });
    return { customer_id: customerId, status: 'erased' };
  });
}

async function* linesOf(explanation: Explanation): AsyncGenerator<string, void> {
  for (const line of explanationLines(explanation)) yield await Promise.resolve(`${line}\n`);
}

export function registerCustomer({ noun, action, reading }: Registry): void {
  const customer = noun('customer', "a program's customers");
  const register = <Given extends Flags>(
    name: string,
    description: string,
    perform: (flags: Given) => void,
  ): Command => {
    const verb = customer
      .command(name)
      .description(description)
      .requiredOption('--program-id <id>', 'which program', id)
      .option('--click-id <click_id>', 'the click of the customer', identifier)
      .option('--customer-key <key>', "the integrator's own identifier of the customer", identifier);
    return verb.action((flags: Given) => {
      if (flags.clickId === undefined && flags.customerKey === undefined) {
        verb.error('error: one of --click-id and --customer-key is required');
      }
      perform(flags);
    });
  };
  const explain = reading<ExplainFlags>(async ({ format, ...flags }, deps) => {
    const document = await explainCustomer(deps, flags.programId, idsOf(flags));
    // Dates are texts in the document, which is JSON.
    return format === 'text' ? linesOf(document as unknown as Explanation) : document;
  });
  register('explain', 'show every event of a customer, and why each sale was or was not attributed', explain).addOption(
    new Option('--format <format>', 'what to print; text has one line for each event')
      .choices(['json', 'text'])
      .default('json'),
  );
  register('export', 'print everything that is stored about a customer', action<Flags>(exportAll));
  register('erase', 'erase a customer for good; amounts and times stay', action<Flags>(erase));
}
