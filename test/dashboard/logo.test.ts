import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { expectSound, hasChromium, inChromium, openStage, LOOKS, settled, type Stage } from './support.ts';

// The logo of a program in its settings. A broken file is not taken.

describe.skipIf(!hasChromium)(inChromium, () => {
  let stage: Stage;
  beforeAll(async () => void (stage = await openStage()));
  afterAll(() => stage.stop());

  test.each(LOOKS)('is chosen by an admin, shown as the service draws it, and removed on $name', async (screen) => {
    const program = await stage.service.make.program({ name: 'Brand' });
    const { email } = await stage.service.make.member(program.id, 'admin');
    const stored = () => stage.service.db.knex('programs').where({ id: program.id }).first();
    const visit = await stage.visit(`/app/programs/${program.id}/settings?section=brand`, email, screen);
    await settled(visit.page, 'Settings');
    const { page } = visit;
    const logo = page.getByRole('group', { name: 'Logo' });
    const choose = (text: string) =>
      logo.locator('input').setInputFiles({ name: 'logo.svg', mimeType: 'image/svg+xml', buffer: Buffer.from(text) });
    await choose('<svg');
    await logo.getByText('The picture cannot be read', { exact: false }).first().waitFor();
    await choose('<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><circle cx="4" cy="4" r="4"/></svg>');
    await logo.locator('img').waitFor();
    expect(await stored()).toMatchObject({ brand: { logo: expect.any(String) as string } });
    await expectSound(visit);
    await logo.getByRole('button', { name: 'Remove the logo' }).click();
    await logo.locator('img').waitFor({ state: 'detached' });
    expect(await stored()).toMatchObject({ brand: {} });
    await visit.close();
  });
});
