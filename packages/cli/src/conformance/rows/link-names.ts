// Every name that a link may have leads to it, whatever its length and its case; and a click is one of its link alone.
import type { OperationId } from '@referral-tracking/shared/contract';
import { operationEntry } from '@referral-tracking/shared/contract';
import { clickOn } from '../campaign.ts';
import { makeJoined } from '../joined.ts';
import type { Kit } from '../kit.ts';
import { newCode } from '../operator.ts';
import { expectThat } from '../outcome.ts';
import { expectError, expectFields, rowsOf, type Need, type Row } from '../row.ts';
import { requestSchema, resolve } from '../schema.ts';
import { within } from './managed-flows.ts';
import { expectSame } from './managed-settings.ts';

type Body = Record<string, unknown>;
const { shown } = rowsOf('managed-records', 'trackClick');
const WRITES: readonly Need[] = ['apiToken', 'write'];

/** Names up to the longest that the field accepts; an alias may also have other characters than a code. */
function namesFor(id: OperationId, field: string, others: string): string[] {
  const { path, method } = operationEntry(id);
  const { maxLength = 0 } = resolve(requestSchema(path, method)!.properties![field]!);
  const lengths = [maxLength, Math.floor((maxLength + 20) / 2)];
  return [...lengths.map((length) => newCode(length)), `${newCode()}${others}`];
}

/** A click by each name of each link is a click of that link. */
async function names(kit: Kit): Promise<void> {
  const { done } = within(kit, await makeJoined(kit));
  const expectClick = async (aff: string, link_id: unknown): Promise<void> => {
    const click_id = await clickOn(kit, { aff });
    const [click] = await done<Body[]>('listEvents', {}, undefined, { type: 'click', limit: '1' });
    expectFields(click!, { click_id, link_id });
  };
  for (const code of namesFor('createOwnLink', 'code', '-1')) {
    const { id: link_id } = await done('createOwnLink', {}, { code });
    const aliases = namesFor('createAlias', 'alias', '._~-');
    for (const alias of aliases) await done('createAlias', { link_id }, { alias });
    for (const name of [code, ...aliases]) {
      await expectClick(name, link_id);
      await expectClick(name.toUpperCase(), link_id);
    }
  }
}

/** The same visitor by the same link is the same click; by another link of the same partner it is another one. */
async function ownClicks(kit: Kit): Promise<void> {
  const { done } = within(kit, await makeJoined(kit));
  const [first, second] = [await done('createOwnLink', {}, {}), await done('createOwnLink', {}, {})];
  const alias = newCode();
  await done('createAlias', { link_id: first.id }, { alias });
  const [own, other] = [String(first.code), String(second.code)];
  const existing_click_id = await clickOn(kit, { aff: own });
  for (const aff of [own, own.toUpperCase(), alias]) {
    const again = await clickOn(kit, { aff }, { existing_click_id });
    expectThat(again === existing_click_id, `the click_id of the same link for ${aff}`, again);
  }
  for (const aff of [other, kit.target.aff]) {
    const another = await clickOn(kit, { aff }, { existing_click_id });
    expectThat(another !== existing_click_id, `a click_id of its own for ${aff}, another link`, another);
  }
  const clicks = await done<Body[]>('listEvents', {}, undefined, { type: 'click' });
  const links = clicks.map(({ link_id }) => link_id).join();
  expectThat(links === [second.id, first.id].join(), 'a click of each link of the program', clicks);
}

/** A code or an alias of any link is taken for each field that may have it; the error names that field. */
async function taken(kit: Kit): Promise<void> {
  const [program, other] = [await makeJoined(kit), await makeJoined(kit)];
  const { ask, done } = within(kit, program);
  const elsewhere = within(kit, other);
  const [own, theirs] = [await done('createOwnLink', {}, {}), await elsewhere.done('createOwnLink', {}, {})];
  const [alias, theirAlias] = [newCode(), newCode()];
  await done('createAlias', { link_id: own.id }, { alias });
  await elsewhere.done('createAlias', { link_id: theirs.id }, { alias: theirAlias });
  const { id: link_id } = await done('createOwnLink', {}, {});
  const before = await done('listLinks');
  const requests: [id: OperationId, field: string, more: Body][] = [
    ['createLink', 'code', { partner_id: program.partnerId }],
    ['createOwnLink', 'code', {}],
    ['createAlias', 'alias', {}],
  ];
  for (const value of [own.code, theirs.code, alias, theirAlias].map(String)) {
    for (const [id, field, more] of requests) {
      // Only an alias may have capital letters.
      for (const sent of field === 'alias' ? [value, value.toUpperCase()] : [value]) {
        const reply = await ask(id, id === 'createAlias' ? { link_id } : {}, { ...more, [field]: sent });
        expectError(id, reply, 'linkNameTaken', { value, field });
      }
    }
  }
  expectSame(await done('listLinks'), before, 'the links after names that are taken');
}

/** Aliases are listed in the order in which they were added, which is not that of the alphabet. */
async function order(kit: Kit): Promise<void> {
  const { done } = within(kit, await makeJoined(kit));
  const { id: link_id } = await done('createOwnLink', {}, {});
  const aliases = ['m', 'z', 'a', 'q'].map((first) => `${first}${newCode()}`);
  const expected = aliases.join();
  for (const [place, alias] of aliases.entries()) {
    const { aliases: found } = await done('createAlias', { link_id }, { alias });
    expectThat(String(found) === aliases.slice(0, place + 1).join(), `the new alias ${alias} last`, found);
  }
  const links = [
    await done('getLink', { link_id }),
    ...(await done<Body[]>('listLinks')),
    ...(await done<Body[]>('listOwnLinks')),
  ];
  for (const { aliases: found } of links) expectThat(String(found) === expected, expected, found);
}

export const linkNameRows: Row[] = [
  shown('codes and aliases of every length, in any case', 'clicks of their link', names, WRITES),
  shown('aliases that are added one after the other', 'in the order in which they were added', order, WRITES),
  shown('names that a link has already, in each field', '409 linkNameTaken, about that field', taken, WRITES),
  shown('an existing_click_id at other links', 'the same click for the same link alone', ownClicks, WRITES),
];
