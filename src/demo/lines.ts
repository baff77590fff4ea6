import { quoted } from '../lib/shell.ts';
import type { Demo } from './file.ts';

/** Prints the key in this file, so that a log does not contain it. */
const keyIn = (file: string): string =>
  `$(node -p 'JSON.parse(fs.readFileSync(process.argv[1])).api_key' ${quoted(file)})`;

/**
 * Commands that run the chain when they are pasted in order: the first line names what the four others share, and the
 * later ones use the `click_id` of the click. With `keyFile`, the first line reads the key from this file.
 */
export function demoLines(baseUrl: string, { api_key, code }: Demo, keyFile?: string): string[] {
  const bearer = 'Authorization: Bearer ';
  const auth = keyFile === undefined ? `'${bearer}${api_key}'` : `"${bearer}${keyIn(keyFile)}"`;
  const post = (name: string, body: string, auth = ' -H "$AUTH"'): string =>
    `curl -sS $API/${name} -H "$JSON"${auth} -d '${body}'`;
  const click = post('click', `{"affiliate_url":"${baseUrl}/?aff=${code}"}`, '');
  return [
    `API=${baseUrl}/api/v1/track JSON='Content-Type: application/json' AUTH=${auth}`,
    `ID=$(${click} | grep -o 'clk_[A-Za-z0-9_-]*'); echo "$ID"`,
    `${post('lead', `{"click_id":"'$ID'","customer_key":"user-'$ID'"}`)}; echo`,
    `${post('sale', `{"transaction_id":"order-'$ID'","amount_cents":9900,"click_id":"'$ID'"}`)}; echo`,
    `${post('refund', `{"transaction_id":"order-'$ID'"}`)}; echo`,
  ];
}
