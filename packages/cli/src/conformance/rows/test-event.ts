import type { Kit } from '../kit.ts';
import { expectThat, NotAsked } from '../outcome.ts';
import { expectFields, expectSuccess, messageOf, rowsOf, type Row } from '../row.ts';
import { fieldRows } from './fields.ts';
import { methodRows, readingRows } from './reading.ts';
import { tokenRows } from './tokens.ts';

const { refused, answered, shown } = rowsOf('test-event', 'cliTestEvent');

type Body = Record<string, unknown>;

/** A chain of click, lead and sale on test records. The hourly limit includes the chains of other callers. */
async function runChain(kit: Kit): Promise<void> {
  const reply = await kit.ask('cliTestEvent', { as: 'program', body: { type: 'chain', event_type: 'nothing' } });
  if (reply.seen.error === 'tooManyChains') throw new NotAsked('the chains of this hour are used up');
  const data = expectSuccess(reply).data as Body;
  expectFields(data, { type: 'chain' });
  const { click, lead, sale } = data.verdict as Body;
  const whole = [click, lead, sale].every((verdict) => verdict === 'attributed');
  expectThat(data.attributed === whole, `attributed: ${whole}, as the verdict has it`, data);
}

/** Each event has a number of its own, whatever its kind. */
async function ownNumbers(kit: Kit): Promise<void> {
  const ids: unknown[] = [];
  for (const event_type of ['click', 'click', 'lead', 'lead', 'sale', 'sale']) {
    const reply = await kit.ask('cliTestEvent', { as: 'program', body: { event_type } });
    ids.push((expectSuccess(reply).data as Body).event_id);
  }
  expectThat(new Set(ids).size === ids.length, 'an event_id of its own for each event', ids);
}

/** Only the type chain is a chain. */
async function otherTypes(kit: Kit): Promise<void> {
  for (const type of [null, '', 'single', 'Chain', 'chain ']) {
    const reply = await kit.ask('cliTestEvent', { as: 'program', body: { type, event_type: 'lead' } });
    expectFields(expectSuccess(reply).data as Body, { type: undefined, event_type: 'lead' });
  }
}

export const testEventRows: Row[] = [
  ...tokenRows('test-event', 'cliTestEvent', 'missingApiToken', {}),
  ...fieldRows({
    endpoint: 'test-event',
    id: 'cliTestEvent',
    valid: () => Promise.resolve({ as: 'program', body: { event_type: 'click' } }),
  }),
  refused('no event_type', { as: 'program', body: {} }, 'eventTypeInvalid', { values: { value: '' } }),
  refused('null for event_type', { as: 'program', body: { event_type: null } }, 'eventTypeInvalid'),
  refused(
    'a type that is no chain, without event_type',
    { as: 'program', body: { type: 'single' } },
    'eventTypeInvalid',
  ),
  ...['click', 'lead', 'sale'].map((event_type) =>
    answered(`a single ${event_type}`, { as: 'program', body: { event_type } }, ({ data }) =>
      expectFields(data as Body, { event_type, received: true, message: messageOf('cliTestEvent', 'single') }),
    ),
  ),
  shown('several single events', 'an event_id for each', ownNumbers, ['testEvents']),
  shown('a whole chain', '200 with its verdict', runChain, ['testEvents']),
  shown('types that are no chain, with an event_type', '200', otherTypes, ['testEvents']),
  ...readingRows('test-event', 'cliTestEvent', 'program'),
  ...methodRows('test-event', 'cliTestEvent', 'program'),
];
