import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { hasChromium, inChromium } from './support/chromium.ts';
import { startStage, type Stage, type Visitor } from './support/stage.ts';

describe.skipIf(!hasChromium)(`payment links and buttons, ${inChromium}`, () => {
  let stage: Stage;
  let visitor: Visitor;
  let clickId: string;
  beforeAll(async () => void (stage = await startStage()));
  beforeEach(async () => void (visitor = await stage.visitor()));
  afterAll(() => stage.stop());

  const open = async (content: string, path = `/?aff=${stage.campaign.code}`) => {
    stage.site.put('/', { body: stage.html(content) });
    await visitor.open(stage.site.at(path));
    clickId = (await visitor.cookie()) ?? '';
  };
  const href = (selector = 'a') => visitor.page.getAttribute(selector, 'href');
  const reference = (selector: string) => visitor.page.getAttribute(selector, 'client-reference-id');

  test('the allowed client references of Stripe: letters, digits, dashes, underscores, at most 200', async () => {
    await open('');
    expect(clickId).toMatch(/^[A-Za-z0-9_-]{1,200}$/);
  });

  test.each([
    ['a payment link', 'https://buy.stripe.com/x', 'https://buy.stripe.com/x?client_reference_id=ID'],
    ['one for donations', 'https://donate.stripe.com/x', 'https://donate.stripe.com/x?client_reference_id=ID'],
    ['one for bookings', 'https://book.stripe.com/x', 'https://book.stripe.com/x?client_reference_id=ID'],
    ['one with capital letters', 'HTTPS://Buy.Stripe.com/x', 'https://buy.stripe.com/x?client_reference_id=ID'],
    ['one with parameters', 'https://buy.stripe.com/x?a=b#c', 'https://buy.stripe.com/x?a=b&client_reference_id=ID#c'],
    [
      'one with an empty reference',
      'https://buy.stripe.com/x?client_reference_id=',
      'https://buy.stripe.com/x?client_reference_id=ID',
    ],
    [
      'one with a reference',
      'https://buy.stripe.com/x?client_reference_id=u7',
      'https://buy.stripe.com/x?client_reference_id=u7',
    ],
    ['another site', 'https://brand.dev/x', 'https://brand.dev/x'],
    [
      'another site that names Stripe',
      'https://evil.dev/?to=buy.stripe.com/x',
      'https://evil.dev/?to=buy.stripe.com/x',
    ],
    ['a host that ends like Stripe’s', 'https://notbuy.stripe.com/x', 'https://notbuy.stripe.com/x'],
    [
      'a host that begins like Stripe’s',
      'https://buy.stripe.com.evil.dev/buy.stripe.com/',
      'https://buy.stripe.com.evil.dev/buy.stripe.com/',
    ],
    ['in clear', 'http://buy.stripe.com/x', 'http://buy.stripe.com/x'],
  ])('%s: %s', async (_, before, after) => {
    await open(`<a href="${before}">Buy</a>`);
    expect(await href()).toBe(after.replace('ID', clickId));
  });

  test('a payment link on the brand’s own domain gets the click if it is marked', async () => {
    await open('<a id="pay" href="https://pay.brand.dev/x" data-referral>Buy</a>');
    expect(await href()).toBe(`https://pay.brand.dev/x?client_reference_id=${clickId}`);
  });

  test('Stripe’s buttons and tables get the click, unless they have a reference', async () => {
    await open(`<stripe-buy-button></stripe-buy-button><stripe-pricing-table></stripe-pricing-table>
      <stripe-buy-button id="own" client-reference-id="u7"></stripe-buy-button>`);
    expect(await reference('stripe-buy-button')).toBe(clickId);
    expect(await reference('stripe-pricing-table')).toBe(clickId);
    expect(await reference('#own')).toBe('u7');
  });

  test('for a visitor without a click nothing changes', async () => {
    await open('<a href="https://buy.stripe.com/x">Buy</a><stripe-buy-button></stripe-buy-button>', '/');
    await visitor.calm();
    expect(await href()).toBe('https://buy.stripe.com/x');
    expect(await reference('stripe-buy-button')).toBeNull();
  });

  test('elements that are added later get the click', async () => {
    await open('');
    const content =
      '<div><a href="https://buy.stripe.com/x">Buy</a><stripe-pricing-table></stripe-pricing-table></div>';
    await visitor.page.evaluate(`document.body.insertAdjacentHTML('beforeend', '${content}')`);
    await expect.poll(() => href()).toBe(`https://buy.stripe.com/x?client_reference_id=${clickId}`);
    expect(await reference('stripe-pricing-table')).toBe(clickId);
  });

  test.each([
    ['added', `document.body.append(link)`],
    [
      'in a shadow tree',
      `document.body.appendChild(document.createElement('div')).attachShadow({ mode: 'open' }).append(link)`,
    ],
  ])('a link that is %s and followed at once has the click', async (_, add) => {
    await open('');
    const followed = await visitor.page.evaluate(`(() => {
      const link = Object.assign(document.createElement('a'), { href: 'https://buy.stripe.com/x' });
      let followed;
      link.onclick = (event) => { event.preventDefault(); followed = link.href };
      ${add};
      link.click();
      return followed;
    })()`);
    expect(followed).toBe(`https://buy.stripe.com/x?client_reference_id=${clickId}`);
  });

  test('a link whose address the page has changed has the click when it is followed', async () => {
    await open('<a href="/cart">Buy</a>');
    const followed = await visitor.page.evaluate(`(() => {
      const link = document.querySelector('a');
      link.href = 'https://buy.stripe.com/y';
      link.addEventListener('click', (event) => event.preventDefault());
      link.click();
      return link.href;
    })()`);
    expect(followed).toBe(`https://buy.stripe.com/y?client_reference_id=${clickId}`);
  });

  test('another partner’s link replaces the value of the snippet, but no other value', async () => {
    await open(`<a id="a" href="https://buy.stripe.com/x">Buy</a><stripe-buy-button></stripe-buy-button>
      <a id="b" href="https://buy.stripe.com/x?client_reference_id=u7">Buy</a>`);
    await visitor.page.evaluate(`history.pushState({}, '', '/?aff=${stage.secondCode}')`);
    await expect.poll(() => href('#a')).not.toBe(`https://buy.stripe.com/x?client_reference_id=${clickId}`);
    const second = await visitor.cookie();
    expect(await href('#a')).toBe(`https://buy.stripe.com/x?client_reference_id=${second}`);
    expect(await reference('stripe-buy-button')).toBe(second);
    expect(await href('#b')).toBe('https://buy.stripe.com/x?client_reference_id=u7');
  });

  test('unusual elements cause no errors', async () => {
    await open(`<svg><a href="https://buy.stripe.com/x"><text>Buy</text></a></svg><a href="https://[buy.stripe.com/">Buy</a>
      <a data-referral>Nowhere</a><a id="last" href="https://buy.stripe.com/x">Buy</a>`);
    expect(await href('#last')).toBe(`https://buy.stripe.com/x?client_reference_id=${clickId}`);
    expect(visitor.troubles).toEqual([]);
  });
});
