import { findCustomer, type Identifiers } from '../attribution/customers.ts';
import { findProgramOfKey, readHistory } from '../customers/history.ts';
import { findProgram } from '../programs/list.ts';
import { explainHistory } from '../customers/explain.ts';
import type { Customer } from '../common/types.ts';
import type { CommandDeps } from './action.ts';
import { unknownProgram } from './commands/program.ts';
import { found, Refusal } from './refusal.ts';

async function unknownCustomer(
  { db, clickIds }: CommandDeps,
  programId: number,
  { clickId, customerKey }: Identifiers,
): Promise<Refusal> {
  const testClick = clickId === undefined ? undefined : clickIds.read('test', clickId);
  if (testClick) {
    return new Refusal(
      `this click_id is a test click's, of program ${testClick.programId}: it identifies no customer in production`,
    );
  }
  const holder = customerKey === undefined ? undefined : await findProgramOfKey(db, customerKey, programId);
  return new Refusal(
    holder === undefined
      ? `there is no such customer, neither in program ${programId} nor in another one`
      : `no such customer in program ${programId}: program ${holder} has a customer with this key`,
  );
}

/** The customer of a program with one of these identifiers; refuses with the reason if there is none. */
export async function customerOfProgram(deps: CommandDeps, programId: number, ids: Identifiers): Promise<Customer> {
  const customer = await findCustomer(deps.db, deps.clickIds, programId, ids);
  if (!customer) throw await unknownCustomer(deps, programId, ids);
  if (customer.program_id !== programId) {
    throw new Refusal(`the customer belongs to another program, ${customer.program_id}, not to ${programId}`);
  }
  return customer;
}

/** Explains the chain of a customer, as `GET …/customers/{customer_id}/explain` does. */
export async function explainCustomer(deps: CommandDeps, programId: number, ids: Identifiers): Promise<object> {
  const program = found(await findProgram(deps.db, programId), unknownProgram(programId));
  const customer = await customerOfProgram(deps, programId, ids);
  const history = await readHistory(deps.db, deps.clickIds, customer);
  if (!history) throw await unknownCustomer(deps, programId, ids);
  return explainHistory(history, program, deps.clock.now());
}
