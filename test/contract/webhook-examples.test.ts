import { describe, expect, test } from 'vitest';
import { document } from '../../src/contract/index.ts';
import { resolve, type Json } from '../../scripts/generate/document.ts';

// An integrator writes a receiver from the example of an event: it has every field that the service sends.

/** Fields that only some answers have: records that `expand` adds, and signs of what most records lack. */
const NOT_IN_EVENTS = ['partner', 'customer', 'same_destination', 'same_account_as_removed'];

const webhooks = Object.entries<Json>((document as Json).webhooks);

describe('the example of', () => {
  test.each(webhooks)('%s has every field of its record', (_, { post }) => {
    const { schema, examples } = post.requestBody.content['application/json'];
    const { data } = resolve(document, schema).properties;
    const { properties } = resolve(document, resolve(document, data).properties.object);
    const [example] = Object.values<Json>(examples);
    const sent = Object.keys(resolve(document, example).value.data.object);
    const wanted = Object.keys(properties).filter((name) => !NOT_IN_EVENTS.includes(name));
    expect(sent.toSorted()).toEqual(wanted.toSorted());
  });
});
