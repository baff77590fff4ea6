// What the addresses of payment processors answer without a connection. Their signatures need a secret, which a deployment has
// for one processor at most.
import { NO_RECORD } from '../owned.ts';
import { expectError, rowsOf } from '../row.ts';
import type { Row } from '../row.ts';

const ADDRESSES = [
  [rowsOf('payment-events', 'paddleWebhook'), 'paddleWebhook', 'Paddle'],
  [rowsOf('payment-events', 'woocommerceWebhook'), 'woocommerceWebhook', 'WooCommerce'],
  [rowsOf('payment-events', 'shopifyWebhook'), 'shopifyWebhook', 'Shopify'],
  [rowsOf('payment-events', 'polarWebhook'), 'polarWebhook', 'Polar'],
  [rowsOf('payment-events', 'lemonsqueezyWebhook'), 'lemonsqueezyWebhook', 'Lemon Squeezy'],
] as const;

export const processorRows: Row[] = ADDRESSES.flatMap(([{ shown }, operation, name]) => [
  shown(`a delivery of ${name} for a program that does not exist`, '404 programNotConnected', async (kit) => {
    const reply = await kit.ask(operation, { ids: { program_id: NO_RECORD }, body: {} });
    expectError(operation, reply, 'programNotConnected');
  }),
  shown(`another method for deliveries of ${name}`, '405 methodNotAllowed', async (kit) => {
    const { id: program_id } = await kit.program();
    const reply = await kit.ask(operation, { ids: { program_id }, method: 'GET' });
    expectError(operation, reply, 'methodNotAllowed');
  }),
]);
