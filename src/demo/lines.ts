import type { Demo } from './file.ts';

/**
 * Commands that run the chain when they are pasted in order: the first line names what the four others share, and the
 * later ones use the `click_id` of the click.
 */
export function demoLines(baseUrl: string, { api_key: key, code }: Demo): string[] {
  const post = (name: string, body: string, auth = ' -H "$AUTH"'): string =>
    `curl -sS $API/${name} -H "$JSON"${auth} -d '${body}'`;
  const click = post('click', `{"affiliate_url":"${baseUrl}/?aff=${code}"}`, '');
  return [
    `API=${baseUrl}/api/v1/track JSON='Content-Type: application/json' AUTH='Authorization: Bearer ${key}'`,
    `ID=$(${click} | grep -o 'clk_[A-Za-z0-9_-]*'); echo "$ID"`,
    `${post('lead', `{"click_id":"'$ID'","customer_key":"user-'$ID'"}`)}; echo`,
    `${post('sale', `{"transaction_id":"order-'$ID'","amount_cents":9900,"click_id":"'$ID'"}`)}; echo`,
    `${post('refund', `{"transaction_id":"order-'$ID'"}`)}; echo`,
  ];
}
