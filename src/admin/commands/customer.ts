import { Option } from 'commander';
import type { Identifiers } from '../../store/customers.ts';
import type { Registry } from '../action.ts';
import { explainCustomer } from '../explain.ts';
import { explanationText, type Explanation } from '../explain-text.ts';
import { id, identifier } from '../values.ts';

type Flags = Partial<Identifiers> & { programId: number; format: 'json' | 'text' };

export function registerCustomer({ noun, reading }: Registry): void {
  const customer = noun('customer', "a program's customers");
  const explain = customer
    .command('explain')
    .description('show every event of a customer, and why each sale was or was not attributed')
    .requiredOption('--program-id <id>', 'which program', id)
    .option('--click-id <click_id>', 'the click of the customer', identifier)
    .option('--customer-key <key>', "the integrator's own identifier of the customer", identifier)
    .addOption(
      new Option('--format <format>', 'what to print; text has one line for each event')
        .choices(['json', 'text'])
        .default('json'),
    );
  const perform = reading<Flags>(async ({ programId, clickId, customerKey, format }, deps) => {
    const document = await explainCustomer(deps, programId, { clickId, customerKey });
    // Dates are texts in the document, which is JSON.
    return format === 'text' ? explanationText(document as unknown as Explanation) : document;
  });
  explain.action((flags: Flags) => {
    if (flags.clickId === undefined && flags.customerKey === undefined) {
      explain.error('error: one of --click-id and --customer-key is required');
    }
    perform(flags);
  });
}
