// WooCommerce.
import type { Processor } from '../processor.ts';
import { anySecret, headerIn, plainSignature } from '../signing.ts';
import { read, readObject } from './read.ts';

const HEADER = 'x-wc-webhook-signature';

export const woocommerce: Processor = {
  type: 'woocommerce',
  ...plainSignature(HEADER, 'base64'),
  // WooCommerce saves a webhook only if this request is answered with 200.
  isPing: ({ body, headers }) =>
    headerIn(headers, HEADER) === undefined && /^webhook_id=\d{1,20}$/.test(body.toString('latin1', 0, 64)),
  read,
  readObject,
  // The field of WooCommerce's page has the text as HTML.
  secretOf: (text) => anySecret(text.replaceAll('&amp;', '&')),
};
