import { expect, test } from 'vitest';
import { catalogue, operationEntry, pathEntry } from '../../src/contract/index.ts';

test('the webhook’s errors match the agreed texts', () => {
  const errors = Object.values(operationEntry('stripeWebhook').errors).map((key) => {
    const { status, body, template } = catalogue[key]!;
    const { error } = body as { error: { message: string; code?: string } };
    expect(template).toEqual({});
    return `${status} ${error.code ?? '-'} ${error.message}`;
  });
  expect(errors.sort()).toEqual(
    [
      '400 - Request body is required',
      '400 - Request body must be valid UTF-8',
      '400 - Request body must be valid JSON',
      '400 - Request body must be a JSON object',
      '400 - Request body must not be nested deeper than 32 levels',
      '400 - Text must not contain U+0000 or a lone surrogate',
      '400 - Request body must be a Stripe event',
      '400 - Missing Stripe-Signature header',
      '400 - Malformed Stripe-Signature header. Expected: t=<timestamp>,v1=<signature>',
      '400 - Stripe-Signature does not match the request body',
      '400 - Stripe-Signature is more than 5 minutes old',
      '400 - Stripe-Signature is more than 5 minutes in the future',
      '404 - Program is not connected to Stripe',
      '405 - Method not allowed',
      '413 - Request body must be at most 1 MiB',
      '415 - Content-Type must be application/json',
      '415 - Request body must not be compressed',
      '500 - Payment event processing failed',
    ].sort(),
  );
  const { body, credential } = operationEntry('stripeWebhook');
  expect([body, credential]).toEqual([{ form: 'raw', maxBytes: 1024 * 1024, types: ['application/json'] }, 'none']);
  expect(pathEntry(operationEntry('stripeWebhook').path)).toMatchObject({ bucket: null, cors: false });
});
