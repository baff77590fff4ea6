import { operationEntry } from '@referral-tracking/shared/contract';
import type { Call } from '../call.ts';
import { newProgram, type Kit } from '../kit.ts';
import { expectThat } from '../outcome.ts';
import { expectFields, expectSuccess, rowsOf, type Need, type Row } from '../row.ts';
import { requestSchema } from '../schema.ts';
import { fieldRows, valuesOf } from './fields.ts';
import { methodRows, readingRows } from './reading.ts';

const init = rowsOf('init', 'cliInit');
const programs = rowsOf('programs', 'cliPrograms');

type Body = Record<string, unknown>;
const LOGIN: readonly Need[] = ['loginToken'];
const signedIn = { needs: LOGIN };

/** A valid request to create a program, except for the part that a rule changes. */
const program = (more: Body = {}): Call & { body: Body } => ({ as: 'login', body: newProgram(more) });

/** The new program is in the account's list. */
async function make(kit: Kit): Promise<void> {
  const call = program();
  const made = expectSuccess(await kit.ask('cliInit', call)).data as Body;
  expectFields(made, { name: call.body.name, domain: call.body.domain });
  const list = expectSuccess(await kit.ask('cliPrograms', { as: 'login' })).data as Body[];
  const found = list.find(({ id }) => id === made.program_id);
  expectThat(
    found !== undefined,
    `program ${String(made.program_id)} in the list`,
    list.map(({ id }) => id),
  );
  expectFields(found, { name: made.name, domain: made.domain, slug: made.program_slug });
}

/** null counts as absent. */
async function emptyFields(kit: Kit): Promise<void> {
  const { path, method } = operationEntry('cliInit');
  const { properties = {} } = requestSchema(path, method)!;
  const body = program().body;
  const none = Object.keys(properties).filter((name) => !(name in body));
  expectThat(none.length > 0, 'fields that may be left out', none);
  for (const name of none) {
    const reply = await kit.ask('cliInit', program({ [name]: null }));
    expectFields(expectSuccess(reply).data as Body, { name: body.name });
  }
}

export const initRows: Row[] = [
  init.refused('no token', { ...program(), as: 'nobody' }, 'authenticationRequired'),
  init.refused('a token of nobody', { ...program(), as: 'unknown' }, 'loginTokenInvalid'),
  init.refused("a program's key", { ...program(), as: 'program' }, 'loginTokenInvalid'),
  init.refused('an advertiser of others', program({ advertiser_id: -1 }), 'advertiserMismatch', signedIn),
  init.refused('no field', { as: 'login', body: {} }, 'fieldsMissing', signedIn),
  ...fieldRows({
    endpoint: 'init',
    id: 'cliInit',
    // A percentage has a lower limit than the field itself.
    valid: () => Promise.resolve(program({ commission_type: 'fixed' })),
    needs: LOGIN,
  }),
  init.refused('a blank name', program({ name: '  ' }), 'fieldInvalid', {
    ...signedIn,
    values: valuesOf('cliInit', 'name'),
  }),
  init.refused('more than 100 percent', program({ commission_rate: 101 }), 'commissionRateTooHigh', signedIn),
  init.shown('a program', '200, and the list has it', make, ['loginToken', 'write']),
  init.shown('null for each field that may be left out', '200', emptyFields, ['loginToken', 'write']),
  ...readingRows('init', 'cliInit', 'login', LOGIN),
  ...methodRows('init', 'cliInit', undefined),
  programs.refused('no token', {}, 'authenticationRequired'),
  programs.refused('a token of nobody', { as: 'unknown' }, 'loginTokenInvalid'),
  programs.refused("a program's key", { as: 'program' }, 'loginTokenInvalid'),
  programs.answered('with the token', { as: 'login' }, () => undefined, LOGIN),
  ...methodRows('programs', 'cliPrograms', undefined),
];
