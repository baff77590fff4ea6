// The header that an endpoint is sent besides, such as the key of a gateway.

/** A header with its value, in plain text or encrypted. */
export interface WebhookHeader<Value = string> {
  name: string;
  value: Value;
}

const OF_CONNECTION = new Set([
  ...['host', 'connection', 'keep-alive', 'te', 'trailer', 'transfer-encoding', 'upgrade', 'http2-settings', 'expect'],
  ...['cookie', 'user-agent', 'date', 'via', 'forwarded', 'accept-encoding', 'range'],
]);
const PREFIXES = ['content-', 'webhook-', 'proxy-', 'x-forwarded-', 'if-', 'sec-'];

/** Whether the header belongs to the connection, the content or the signature. */
export function isHeaderRefused({ name }: WebhookHeader): boolean {
  const lower = name.toLowerCase();
  return OF_CONNECTION.has(lower) || PREFIXES.some((prefix) => lower.startsWith(prefix));
}
