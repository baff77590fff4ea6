import { guarded } from './guard.ts';
import { CLICK_COOKIE, clickId } from './visitor.ts';

const PARAMETER = 'client_reference_id';
const ATTRIBUTE = 'client-reference-id';

/** The origins of Stripe's payment links. */
const PAYMENT_LINK = /^https:\/\/(buy|donate|book)\.stripe\.com$/;

/** The elements that pass the click on: hidden fields, links to payment pages, and Stripe's own elements. */
const CARRIERS = `input[name=${CLICK_COOKIE}],input[data-referral],a[data-referral],a[href*=".stripe.com/" i],stripe-buy-button,stripe-pricing-table`;

/** The value that was written last. Only this value is replaced; values of the page itself stay. */
let last = '';

function markField(field: HTMLInputElement, id: string): void {
  if (id || field.value === last) field.value = id;
}

function markLink(link: HTMLAnchorElement, id: string): void {
  const url = new URL(link.href);
  if (!link.hasAttribute('data-referral') && !PAYMENT_LINK.test(url.origin)) return;
  const own = url.searchParams.get(PARAMETER) ?? '';
  if (own === id || (own && own !== last)) return;
  if (id) url.searchParams.set(PARAMETER, id);
  else url.searchParams.delete(PARAMETER);
  link.href = url.href;
}

function markElement(element: Element, id: string): void {
  const own = element.getAttribute(ATTRIBUTE) ?? '';
  if (own === id || (own && own !== last)) return;
  if (id) element.setAttribute(ATTRIBUTE, id);
  else element.removeAttribute(ATTRIBUTE);
}

const markOne = guarded((element: Element, id: string): void => {
  if (element instanceof HTMLInputElement) markField(element, id);
  else if ('href' in element) markLink(element as HTMLAnchorElement, id);
  else markElement(element, id);
});

/**
 * Writes the visitor's click into the page's elements.
 * @param more elements outside the document tree, such as those of a shadow tree
 */
export const mark = guarded((more: EventTarget[] = []): void => {
  const id = clickId() ?? '';
  const inside = more.filter((target): target is Element => target instanceof Element && target.matches(CARRIERS));
  for (const element of [...document.querySelectorAll(CARRIERS), ...inside]) markOne(element, id);
  last = id;
});
