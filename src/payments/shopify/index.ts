// Shopify, by the webhooks of its admin pages.
import type { Processor } from '../processor.ts';
import { anySecret, plainSignature } from '../signing.ts';
import { read, readObject } from './read.ts';

export const shopify: Processor = {
  type: 'shopify',
  ...plainSignature('x-shopify-hmac-sha256', 'base64'),
  read,
  readObject,
  secretOf: anySecret,
};
