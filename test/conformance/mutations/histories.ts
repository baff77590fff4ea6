import type { Mutation } from './change.ts';
import { at } from './relations.ts';

// Answers that do not fit to what has happened to the customers and the payments of a program.

export const HISTORIES: Mutation[] = [
  {
    name: 'an event that waited is still listed as pending',
    only: ['managed-records'],
    asks: /^an invoice that waits, woken by the checkout/,
    change: at(/\/payment-events$/, ({ body }) => {
      for (const event of body.data) if (event.result === 'refund_recorded') event.result = 'sale_unknown';
    }),
    tells: /^managed-records: an invoice that waits, woken by .*: expected sale_recorded,.*came sale_recorded,/m,
  },
  {
    name: 'further attempts at a sale of another program are not counted',
    only: ['managed-records'],
    asks: /^attempts at a sale of another program/,
    change: at(/\/explain$/, ({ body }) => {
      for (const event of body.data.events) if ('attempts' in event) event.attempts = 1;
    }),
    tells: /^managed-records: attempts at a sale of another program: expected attempts: 2; came 1/m,
  },
  {
    name: 'a subscription is exported for another customer too',
    only: ['managed-records'],
    asks: /^a subscription of several customers, by metadata/,
    change: at(/\/export$/, ({ body }) => {
      body.data.subscriptions = [{ subscription_id: 'sub_of_somebody' }];
    }),
    tells: /^managed-records: a subscription of several customers, by metadata: expected sub-/m,
  },
  {
    name: 'the events of the second link are listed as those of the first one',
    only: ['managed-records'],
    asks: /^histories of calls/,
    change: at(/\/programs\/\d+\/events$/, ({ body }) => {
      const least = Math.min(...body.data.map((event: { link_id: number }) => event.link_id));
      for (const event of body.data) event.link_id = least;
    }),
    tells: /^managed-records: histories of calls, in programs .*: expected .* in the events; came/m,
  },
  {
    name: 'the page and the referrer of a click change places in the export',
    only: ['managed-records'],
    asks: /^the export of a customer/,
    change: at(/\/export$/, ({ body }) => {
      for (const click of body.data.clicks) {
        [click.page_url, click.referrer_url] = [click.referrer_url, click.page_url];
      }
    }),
    tells: /^managed-records: the export of a customer: expected page_url: /m,
  },
  {
    name: 'the reason of a refund is lost in the export',
    only: ['managed-records'],
    asks: /^histories of both/,
    change: at(/\/export$/, ({ body }) => {
      for (const refund of body.data.refunds) refund.refund_reason = null;
    }),
    tells: /^managed-records: histories of both, in programs .*: expected .* in the refunds of an export; came/m,
  },
];
