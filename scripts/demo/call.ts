// Calls the tracking endpoints of a running service.
import type { Paint } from '../../src/lib/paint.ts';
import { jsonText, withoutControls } from '@referral-tracking/shared/terminal-text';

export type Kind = 'click' | 'lead' | 'sale' | 'refund';
/** Sends an event and returns the answer's body; rejects unless the status is a success. */
export type Call = (kind: Kind, body: object) => Promise<Record<string, unknown>>;

export interface CallerOptions {
  baseUrl: string;
  key: string;
  /** of the link that visitors click */
  code: string;
  paint: Paint;
  /** prints each request and answer; unset: nothing is printed */
  print?: (line: string) => void;
}

export function createCaller({ baseUrl, key, code, paint, print }: CallerOptions): Call {
  return async (kind, given) => {
    const isClick = kind === 'click';
    const path = `/api/v1/track/${kind}`;
    const body = isClick ? { affiliate_url: `${baseUrl}/?aff=${code}`, ...given } : given;
    const headers = { 'Content-Type': 'application/json', ...(isClick ? {} : { Authorization: `Bearer ${key}` }) };
    print?.(paint('bold', `POST ${path}`) + paint('dim', isClick ? '  without a key' : '  with the API key'));
    print?.(paint('cyan', JSON.stringify(body, null, 2)));
    const response = await fetch(baseUrl + path, { method: 'POST', headers, body: JSON.stringify(body) });
    const answer = (await response.json()) as Record<string, unknown>;
    print?.(paint(response.ok ? 'green' : 'red', `${response.status} ${jsonText(answer)}`));
    print?.(paint('dim', `request ${withoutControls(String(response.headers.get('x-request-id')))}\n`));
    if (!response.ok) throw new Error(`${path} answered ${response.status}: ${jsonText(answer)}`);
    return answer;
  };
}
