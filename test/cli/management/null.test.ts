import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { parseCommandLine } from '../../../packages/cli/src/command-line.ts';
import { ownedCampaign, type OwnedCampaign } from '../../commissions/support.ts';
import { startService, type Service } from '../../support/service.ts';
import { desk, type Desk } from './support.ts';

// The word null is a value of the flags whose fields may be null. In a text it is one only where it clears a field.

let service: Service;
let campaign: OwnedCampaign;
let owner: Desk;
beforeAll(async () => {
  service = await startService();
  campaign = await ownedCampaign(service, { max_months: 12, max_commissions: 3, lead_commission_cents: 100 });
  owner = desk(service.baseUrl, campaign.token);
});
afterAll(async () => {
  owner.clean();
  await service.stop();
});

const run = async (line: string, ...more: string[]) => {
  const ran = await owner.run(...line.split(' '), ...more, '--program', String(campaign.id));
  expect(ran.code, ran.notes).toBe(0);
  return ran.document.data;
};

test('terms create: no limits, nothing for leads, and the others as they are', async () => {
  const line = 'terms create --level program --max-months null --max-commissions null --lead-commission-cents null';
  const made = await run(line, '--commission-type', 'null', '--commission-on-shipping', 'null');
  const without = { max_months: null, max_commissions: null, lead_commission_cents: null };
  expect(made).toMatchObject({ ...without, commission_type: 'percent', commission_on_shipping: false });
});

test('group update: as the program says', async () => {
  const { id } = await run('group create --name Creators --minimum-payout-cents 5000 --partner-links true');
  const inherited = { minimum_payout_cents: null, partner_links: null };
  expect(await run(`group update ${id} --minimum-payout-cents null --partner-links null`)).toMatchObject(inherited);
  const made = await run('group create --name Friends --minimum-payout-cents null --partner-links null');
  expect(made).toMatchObject(inherited);
});

test('partner update: as the group or the program says, and without notes', async () => {
  const partner = `partner update ${campaign.partnerId}`;
  await run(`${partner} --minimum-payout-cents 5000 --notes Podcast`);
  const cleared = await run(`${partner} --minimum-payout-cents null --notes null`);
  expect(cleared).toMatchObject({ minimum_payout_cents: null, notes: null });
});

test('a new record may have null as its text', async () => {
  expect(await run('webhook add --url https://brand.dev/hook --description null')).toMatchObject({
    webhook: { description: 'null' },
  });
});

describe('the help says it once', () => {
  const helpOf = (line: string) => {
    let help = '';
    const output = { out: (text: string) => void (help += text), err: () => undefined };
    parseCommandLine([...line.split(' '), '--help'], output);
    return help.replace(/\s+/g, ' ');
  };
  const GIVE = 'Where a flag says what null means, give it the word null.';

  test.each([
    ['group update', 'The word null clears --minimum-payout-cents, --partner-links.'],
    ['link update', 'The word null clears --destination.'],
    ['terms create', GIVE],
    ['terms simulate', GIVE],
  ])('%s', (line, sentence) => {
    const help = helpOf(line);
    expect(help).toContain(sentence);
    expect(help).not.toContain('null clears it');
  });

  test('and not where no flag takes it', () => expect(helpOf('link create')).not.toContain('null'));
});
