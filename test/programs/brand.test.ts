import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { contrastOf } from '@referral-tracking/shared/accent';
import { showBrand } from '../../src/common/brand.ts';
import { startService, type Service } from '../support/service.ts';
import { personInPortal } from '../portal/support.ts';
import { as, auditEntries, ownedProgram, type Owned } from '../manage/support.ts';

// How a program looks to its partners.

let service: Service;
beforeAll(async () => void (service = await startService()));
afterAll(() => service.stop());

let program: Owned;
beforeEach(async () => void (program = await ownedProgram(service)));

const UNSET = {
  display_name: null,
  accent_color: null,
  accent_shades: null,
  sentence: null,
  terms_url: null,
  privacy_url: null,
  contact_email: null,
  logo_url: null,
};
const call = (method: string, options: { body?: object } = {}, token = program.token) =>
  as(service, token)(method, `programs/${program.id}`, options);
const change = (brand: unknown, token = program.token) => call('PATCH', { body: { brand } }, token);
const shown = async () => (await call('GET')).body.data.brand as unknown;

describe('a change', () => {
  test('has only the fields that are sent, and null clears one', async () => {
    expect(await shown()).toEqual(UNSET);
    await change({ display_name: 'Tea House', accent_color: '#F59E0B', terms_url: 'https://brand.dev/terms' });
    const { body } = await change({ sentence: 'Tea from small gardens', display_name: null });
    expect(body.data.brand).toEqual({
      ...UNSET,
      accent_color: '#f59e0b',
      accent_shades: { light: '#a26807', dark: '#f59e0b' },
      sentence: 'Tea from small gardens',
      terms_url: 'https://brand.dev/terms',
    });
    expect(await shown()).toEqual(body.data.brand);
    await call('PATCH', { body: { name: 'Other' } });
    expect(await shown()).toEqual(body.data.brand);
  });

  test('of two fields at once has both', async () => {
    await Promise.all([change({ display_name: 'Tea House' }), change({ sentence: 'Tea' })]);
    expect(await shown()).toEqual({ ...UNSET, display_name: 'Tea House', sentence: 'Tea' });
  });

  test('is made by an admin, not by a viewer, and is in the audit log', async () => {
    const [admin, viewer] = [
      await service.make.member(program.id, 'admin'),
      await service.make.member(program.id, 'viewer'),
    ];
    expect((await change({ sentence: 'Tea' }, viewer.apiToken)).status).toBe(403);
    expect((await change({ sentence: 'Tea' }, admin.apiToken)).status).toBe(200);
    expect((await auditEntries(service)).at(-1)).toMatchObject({
      action: 'program.update',
      before: { brand: {} },
      after: { brand: { sentence: 'Tea' } },
    });
  });

  test.each([
    ['accent_color', 'red'],
    ['accent_color', '#fff'],
    ['accent_color', '#12345g'],
    ['display_name', '  '],
    ['display_name', 'x'.repeat(101)],
    ['sentence', 'x'.repeat(201)],
    ['terms_url', 'http://brand.dev/terms'],
    ['terms_url', 'http://localhost.brand.dev/'],
    ['terms_url', 'http://localhost@brand.dev/'],
    ['terms_url', 'javascript:alert(1)'],
    ['privacy_url', 'https://'],
    ['logo', 'x'],
  ])('of %s to %s is refused', async (field, value) => {
    const { status, body } = await change({ [field]: value });
    expect([status, body.error.details]).toEqual([400, { field: `brand.${field}` }]);
    expect(await shown()).toEqual(UNSET);
  });

  test.each(['http://localhost:8080/terms', 'http://127.0.0.1', 'http://[::1]/'])('takes %s', async (terms_url) => {
    expect((await change({ terms_url })).body.data.brand.terms_url).toBe(terms_url);
  });

  test('with null for the brand is refused', async () => {
    expect((await change(null)).status).toBe(400);
  });
});

test('partners see it', async () => {
  await call('PATCH', { body: { join_policy: 'open', brand: { display_name: 'Tea House' } } });
  const { slug } = (await call('GET')).body.data as { slug: string };
  const anna = await personInPortal(service);
  expect((await anna.call('POST', 'programs', { slug })).body.data.brand).toEqual({
    ...UNSET,
    display_name: 'Tea House',
  });
});

describe('the shades', () => {
  const shades = (accent_color: string) => showBrand({ accent_color }, '').accent_shades!;

  test('of every colour can be read in both modes', () => {
    const parts = ['00', '33', '66', '80', '99', 'cc', 'ff'];
    const colours = parts.flatMap((red) => parts.flatMap((green) => parts.map((blue) => `#${red}${green}${blue}`)));
    const least = colours.map((colour) => {
      const { light, dark } = shades(colour);
      return Math.min(contrastOf(light, '#ffffff'), contrastOf(dark, '#18181b'));
    });
    expect(Math.min(...least)).toBeGreaterThanOrEqual(4.5);
  });

  test('are the colour itself where it can be read', () => {
    expect(shades('#1d4ed8').light).toBe('#1d4ed8');
    expect(shades('#fbbf24').dark).toBe('#fbbf24');
  });

  test('have the contrast of WCAG', () => {
    expect(contrastOf('#000000', '#ffffff')).toBe(21);
    expect(contrastOf('#777777', '#ffffff')).toBeCloseTo(4.48, 2);
  });
});
