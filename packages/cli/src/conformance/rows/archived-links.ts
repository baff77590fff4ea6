// An archived program: its links accept no click, whatever names them, and none of its keys is accepted.
import { operationEntry } from '@referral-tracking/shared/contract';
import type { Call } from '../call.ts';
import { clickOn, pageWith } from '../campaign.ts';
import { inDays } from '../days.ts';
import { makeJoined } from '../joined.ts';
import type { Kit } from '../kit.ts';
import { eventually, newCode } from '../operator.ts';
import { expectThat } from '../outcome.ts';
import { expectError, expectFields, rowsOf, type Need, type Row } from '../row.ts';
import { harmless, LIMITED } from './harmless.ts';
import { within } from './managed-flows.ts';

type Body = Record<string, unknown>;
const { shown } = rowsOf('managed-records', 'archiveProgram');
const WRITES: readonly Need[] = ['apiToken', 'write', 'testEvents'];

/** Every form of a click on a link. */
const clicksOn = (code: string, existing_click_id: string): Call[] => {
  const page = { affiliate_url: pageWith(code) };
  return [
    { body: page },
    { body: { affiliate_url: pageWith(code.toUpperCase()) } },
    { body: { ...page, existing_click_id } },
    { body: { ...page, additional_data: { test_mode: true } } },
  ];
};

async function expectDisabled(kit: Kit, names: readonly string[], clickId: string): Promise<void> {
  await eventually(kit, async () => {
    for (const call of names.flatMap((name) => clicksOn(name, clickId))) {
      expectError('trackClick', await kit.ask('trackClick', call), 'linkDisabled');
    }
  });
}

/** Codes, aliases, and links that were disabled and enabled before. Other programs of the partner are as before. */
async function links(kit: Kit): Promise<void> {
  const [program, other] = [await makeJoined(kit), await makeJoined(kit)];
  const { done, ask } = within(kit, program);
  const link = await done('createOwnLink', {}, { code: newCode() });
  const again = await done('createOwnLink', {}, {});
  const alias = newCode();
  await done('createAlias', { link_id: link.id }, { alias });
  for (const enabled of [false, true]) await done('updateLink', { link_id: again.id }, { enabled });
  const elsewhere = await within(kit, other).done('createOwnLink', {}, {});
  const clickId = await clickOn(kit, { aff: String(link.code) });
  const names = [link.code, again.code, alias].map(String);
  for (const aff of names) await clickOn(kit, { aff });
  await done('archiveProgram');
  await expectDisabled(kit, names, clickId);
  const shows = [
    await done('getLink', { link_id: link.id }),
    ...(await done<Body[]>('listLinks')),
    ...(await done<Body[]>('listOwnLinks')),
  ];
  for (const one of shows) expectFields(one, { enabled: false });
  const disabled = await done<Body[]>('listLinks', {}, undefined, { enabled: 'true' });
  expectThat(disabled.length === 0, 'no enabled link', disabled);
  await ask('updateLink', { link_id: link.id }, { enabled: true });
  await expectDisabled(kit, names, clickId);
  await clickOn(kit, { aff: String(elsewhere.code) });
}

/** Every operation refuses every key, also one that is marked. */
async function keys(kit: Kit): Promise<void> {
  const program = await makeJoined(kit);
  const { done } = within(kit, program);
  const { api_key } = await done<{ api_key: string }>('rotateKey', {}, { rotate_by: inDays(kit, 7) });
  const reading = LIMITED.filter((id) => ['required', 'optional'].includes(operationEntry(id).credential));
  await done('archiveProgram');
  for (const key of [program.apiKey, api_key]) {
    await eventually(kit, async () => {
      for (const id of reading) expectError(id, await kit.ask(id, { ...harmless(id), key }), 'invalidApiToken');
    });
  }
}

export const archivedLinkRows: Row[] = [
  shown('clicks on the links of an archived program', '410 linkDisabled', links, WRITES),
  shown('the keys of an archived program, on every endpoint', '401 invalidApiToken', keys, WRITES),
];
