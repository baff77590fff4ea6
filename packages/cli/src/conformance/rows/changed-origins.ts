// Origins that a program lists, and then no longer: within a second, pages there can neither send nor read.
import { unique } from '../call.ts';
import { clickOn, pageWith } from '../campaign.ts';
import { makeJoined } from '../joined.ts';
import type { Kit } from '../kit.ts';
import { eventually } from '../operator.ts';
import { expectError, expectSuccess, rowsOf, type Row } from '../row.ts';
import { within } from './managed-flows.ts';
import { expectPreflight, expectReadable, preflight } from './origins.ts';

const { shown } = rowsOf('managed-records', 'replaceOrigins');

async function removed(kit: Kit): Promise<void> {
  const program = await makeJoined(kit);
  const { done } = within(kit, program);
  const { code } = await done('createOwnLink', {}, {});
  const [own, other] = [`https://${program.domain}`, `https://${unique('shop')}.example`];
  const click = (origin: string) => kit.ask('trackClick', { origin, body: { affiliate_url: pageWith(String(code)) } });
  const click_id = await clickOn(kit, { aff: String(code) });
  const lead = (origin: string) => kit.ask('trackLead', { origin, body: { click_id } });
  const expectListed = async (origin: string, isListed: boolean) => {
    for (const id of ['trackClick', 'trackLead'] as const) {
      expectPreflight(await preflight(kit, id, origin), isListed ? origin : undefined);
      const reply = await (id === 'trackClick' ? click : lead)(origin);
      expectReadable(reply, isListed);
      if (isListed) expectSuccess(reply);
      else expectError(id, reply, 'originNotAllowed');
    }
    expectReadable(await kit.ask('trackClick', { body: '[]', origin }), isListed);
  };
  await expectListed(other, false);
  for (const origins of [[own, other], [own], [other]]) {
    await done('replaceOrigins', {}, { origins });
    for (const origin of [own, other]) await eventually(kit, () => expectListed(origin, origins.includes(origin)));
  }
}

export const changedOriginRows: Row[] = [
  shown('origins that are added and removed', 'readable while they are listed', removed, ['apiToken', 'write']),
];
