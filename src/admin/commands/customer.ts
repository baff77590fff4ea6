import type { Identifiers } from '../../store/customers.ts';
import type { Registry } from '../action.ts';
import { explainCustomer } from '../explain.ts';
import { id, identifier } from '../values.ts';

type Flags = Partial<Identifiers> & { programId: number };

export function registerCustomer({ noun, reading }: Registry): void {
  const customer = noun('customer', "a program's customers");
  const explain = customer
    .command('explain')
    .description('every event of a customer, and why a sale was or was not attributed; give a click id or a key')
    .requiredOption('--program-id <id>', 'which program', id)
    .option('--click-id <click_id>', 'the click that the customer came by', identifier)
    .option('--customer-key <key>', "the integrator's own key of the customer", identifier);
  const perform = reading<Flags>(({ programId, clickId, customerKey }, deps) =>
    explainCustomer(deps, programId, { clickId, customerKey }),
  );
  explain.action((flags: Flags) => {
    if (flags.clickId === undefined && flags.customerKey === undefined) {
      explain.error('error: one of --click-id and --customer-key is needed');
    }
    perform(flags);
  });
}
