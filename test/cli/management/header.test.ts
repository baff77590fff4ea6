import { afterAll, beforeAll, expect, test } from 'vitest';
import { ownedCampaign, type OwnedCampaign } from '../../commissions/support.ts';
import { startService, type Service } from '../../support/service.ts';
import { asPerson } from '../signing.ts';

let service: Service;
let campaign: OwnedCampaign;
beforeAll(async () => {
  service = await startService();
  campaign = await ownedCampaign(service);
});
afterAll(() => service.stop());

test('of a webhook: its header is one flag, which also comes from standard input, and null removes it', () =>
  asPerson(service, async (anna) => {
    const more = ['--program', String(campaign.id), '--token', campaign.token, '--json'];
    const url = ['--url', 'https://brand.dev/hooks/header'];
    const added = await anna.runWithInput(
      'X-Gateway-Key: 4f1c:7\n',
      ...['webhook', 'add', ...url, '--header', '-', ...more],
    );
    const { id, header_name } = added.document.data.webhook;
    expect(header_name).toBe('X-Gateway-Key');
    const update = (header: string) => anna.run('webhook', 'update', String(id), '--header', header, ...more);
    expect((await update('X-Other: 4f1c')).document.data.header_name).toBe('X-Other');
    expect((await update('null')).document.data.header_name).toBeNull();
    const wrong = await update('X-Other');
    expect([wrong.code, wrong.stderr]).toEqual([2, expect.stringContaining('It must be a header such as')]);
    const empty = await anna.runWithInput('\n', ...['webhook', 'add', ...url, '--header', '-', ...more]);
    expect([empty.code, empty.document.error.message]).toEqual([2, expect.stringMatching(/^--header: the first line/)]);
  }));
