import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectSound, hasChromium, inChromium, openStage, SCREENS, settled, type Stage } from './support.ts';

// The first page of a partner: their programs and the terms of each.

describe.skipIf(!hasChromium)(inChromium, () => {
  let stage: Stage;
  beforeAll(async () => void (stage = await openStage()));
  afterAll(() => stage.stop());

  test.each(SCREENS)('the terms of each program are whole and accessible on $name', async (screen) => {
    const { make } = stage.service;
    const { id } = await make.program({ lead_commission_cents: 300, holding_period_days: 30 });
    const { email } = await make.partnerAccount(id);
    const visit = await stage.visit('/partner', email, screen);
    await settled(visit.page, 'My programs');
    const card = visit.page.getByRole('region', { name: 'Brand' });
    expect(await card.textContent()).toContain('20 % of each sale, without renewals');
    expect(await card.textContent()).toContain('$3.00');
    await expectSound(visit);
    await visit.close();
  });

  test('a person who is no partner yet reads how to become one', async () => {
    const { email } = await stage.service.make.person();
    const visit = await stage.visit('/partner', email);
    await settled(visit.page, 'My programs');
    await visit.page.getByText('Open the link of an invitation').waitFor();
    await expectSound(visit);
    await visit.close();
  });

  test('somebody who signed in as a partner is sent from the pages of members to their own', async () => {
    const { make, baseUrl } = stage.service;
    const { id } = await make.program();
    const { accountId } = await make.partnerAccount(id);
    const [, value] = /referral_session=([^;]+)/.exec((await make.session(accountId, 'partner')).cookie!)!;
    const visit = await stage.visit('/app');
    await visit.context.addCookies([{ name: 'referral_session', value: value!, url: baseUrl }]);
    await visit.page.reload();
    await settled(visit.page, 'You are signed in as a partner');
    await expectSound(visit);
    await visit.page.getByRole('link', { name: 'your pages as a partner' }).click();
    await settled(visit.page, 'My programs');
    await visit.close();
  });
});
