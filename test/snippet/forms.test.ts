import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { hasChromium, inChromium } from './support/chromium.ts';
import { CLICK_COOKIE, startStage, type Stage, type Visitor } from './support/stage.ts';

describe.skipIf(!hasChromium)(`hidden fields of forms, ${inChromium}`, () => {
  let stage: Stage;
  let visitor: Visitor;
  let landing: string;
  beforeAll(async () => {
    stage = await startStage();
    landing = `/?aff=${stage.campaign.code}`;
  });
  beforeEach(async () => {
    visitor = await stage.visitor();
    stage.site.put('/', { body: stage.html('<p>No form</p>') });
  });
  afterAll(() => stage.stop());

  /** The query that the brand's server receives. */
  const sent = () => new URL(visitor.page.url()).searchParams;
  const open = async (form: string) => {
    stage.site.put('/', { body: stage.html(form) });
    await visitor.open(stage.site.at(landing));
  };
  const submit = async () => {
    await Promise.all([visitor.page.waitForURL('**/done?**'), visitor.page.click('button')]);
    return sent();
  };
  const form = (fields: string) => `<form action="/done">${fields}<button>Sign up</button></form>`;

  test.each([
    ['by its name', '<input type="hidden" name="service_click_id">', CLICK_COOKIE],
    ['by its attribute', '<input type="hidden" name="ref" data-referral>', 'ref'],
    ['with what the server knew before', '<input type="hidden" name="service_click_id" value="clk_old">', CLICK_COOKIE],
  ])('a field is filled %s', async (_, field, name) => {
    await open(form(`<input name="email" value="ada@brand.dev">${field}`));
    expect(await visitor.page.inputValue(`[name=${name}]`)).toMatch(/^clk_/);
    const read = await submit();
    expect(read.get(name)).toBe(await visitor.cookie());
    expect(read.get('email')).toBe('ada@brand.dev');
  });

  test('fields with other names are not changed, and no field is filled for a visitor without a click', async () => {
    stage.site.put('/', { body: stage.html(form('<input name="other"><input name="service_click_id" value="kept">')) });
    await visitor.open(stage.site.at('/'));
    const read = await submit();
    expect([read.get('other'), read.get(CLICK_COOKIE)]).toEqual(['', 'kept']);
  });

  test('a form that is added later is filled', async () => {
    await visitor.open(stage.site.at(landing));
    const html = form('<input type="hidden" name="service_click_id">');
    await visitor.page.evaluate(`document.body.insertAdjacentHTML('beforeend', ${JSON.stringify(html)})`);
    await expect.poll(() => visitor.page.inputValue('input')).toBe(await visitor.cookie());
  });

  test('a form that is added and sent at once is filled before the page’s own listeners read it', async () => {
    await visitor.open(stage.site.at(landing));
    const html = form('<input type="hidden" name="service_click_id">');
    const read = await visitor.page.evaluate(`(() => {
      let read;
      document.addEventListener('submit', (event) => { read = new FormData(event.target).get('service_click_id') }, true);
      document.body.insertAdjacentHTML('beforeend', ${JSON.stringify(html)});
      document.querySelector('form').requestSubmit();
      return read;
    })()`);
    expect(read).toBe(await visitor.cookie());
    await visitor.page.waitForURL('**/done?**');
    expect(sent().get(CLICK_COOKIE)).toBe(read);
  });

  test('a field that the page has emptied is filled when the form is sent', async () => {
    await open(form('<input type="hidden" name="service_click_id">'));
    await visitor.page.evaluate(`document.querySelector('input').value = ''`);
    expect((await submit()).get(CLICK_COOKIE)).toBe(await visitor.cookie());
  });

  test('a field is updated for another link', async () => {
    await open(form('<input type="hidden" name="service_click_id">'));
    const first = await visitor.page.inputValue('input');
    await visitor.page.evaluate(`history.pushState({}, '', '/?aff=${stage.secondCode}')`);
    await expect.poll(() => visitor.page.inputValue('input')).not.toBe(first);
    expect(await visitor.page.inputValue('input')).toBe(await visitor.cookie());
  });

  test('a page from the back/forward cache is updated', async () => {
    await open(form('<input type="hidden" name="service_click_id">'));
    const first = await visitor.cookie();
    const tab = await visitor.context.newPage();
    await tab.goto(stage.site.at(`/other?aff=${stage.secondCode}`));
    await expect.poll(() => visitor.cookie()).not.toBe(first);
    expect(await visitor.page.inputValue('input')).toBe(first);
    await visitor.page.evaluate(`dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }))`);
    await expect.poll(() => visitor.page.inputValue('input')).toBe(await visitor.cookie());
    await visitor.calm();
    expect(visitor.clicks).toHaveLength(2);
  });
});
