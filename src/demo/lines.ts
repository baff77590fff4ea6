import type { Demo } from './file.ts';

/** Four commands that run the chain when they are pasted in order: the later ones use the `click_id` of the first. */
export function demoLines(baseUrl: string, { api_key: key, code }: Demo): string[] {
  const curl = (name: string, body: string, auth: boolean): string =>
    `curl -sS ${baseUrl}/api/v1/track/${name} -H 'Content-Type: application/json'` +
    `${auth ? ` -H 'Authorization: Bearer ${key}'` : ''} -d ${body}`;
  const landingPage = `'{"affiliate_url":"${baseUrl}/?aff=${code}"}'`;
  const clickId = `grep -o 'clk_[A-Za-z0-9_-]*'`;
  return [
    '',
    'A demo program is ready. These four commands run its chain: click, lead, sale, refund.',
    '',
    `CLICK_ID=$(${curl('click', landingPage, false)} | ${clickId}); echo "$CLICK_ID"`,
    `${curl('lead', `"{\\"click_id\\":\\"$CLICK_ID\\",\\"customer_key\\":\\"user-$CLICK_ID\\"}"`, true)}; echo`,
    `${curl('sale', `"{\\"transaction_id\\":\\"order-$CLICK_ID\\",\\"amount_cents\\":9900,\\"currency\\":\\"USD\\",\\"click_id\\":\\"$CLICK_ID\\"}"`, true)}; echo`,
    `${curl('refund', `"{\\"transaction_id\\":\\"order-$CLICK_ID\\",\\"reason\\":\\"refund\\"}"`, true)}; echo`,
    '',
  ];
}
