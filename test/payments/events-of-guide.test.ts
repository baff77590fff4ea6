import { readFileSync } from 'node:fs';
import { STRIPE_EVENTS } from '@referral-tracking/shared/stripe-events';
import { expect, test } from 'vitest';
import document from '../../generated/openapi.json' with { type: 'json' };

// What a webhook endpoint of Stripe has to send is a list of the program, which the guide and the document repeat in their words.

const namesIn = (text: string): string[] => [
  ...new Set([...text.matchAll(/`([a-z_]+(?:\.[a-z_]+)+)`/g)].map(([, name]) => name!)),
];

test('the guide lists the events that are read', () => {
  const guide = readFileSync('docs/payments.md', 'utf8');
  const table = /\| Event .*\n[^]*?\n\n/.exec(guide)![0];
  expect(namesIn(table).toSorted()).toEqual(STRIPE_EVENTS.toSorted());
});

test('so does the document', () => {
  const { description } = document.components.schemas['stripe-event'].properties.type;
  expect(namesIn(description).toSorted()).toEqual(STRIPE_EVENTS.toSorted());
});
