import type { IncomingMessage } from 'node:http';
import { isLoopback, parseUrl } from '@referral-tracking/shared/formats';

/** What proxies add: a visitor of a proxy on this machine may be anywhere. */
const FORWARDED = ['forwarded', 'via', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto', 'x-real-ip'];

/** Whether the browser uses a name of this machine. Another name could be one of a stranger that points to it. */
export const isLocalRequest = ({ headers }: Pick<IncomingMessage, 'headers'>): boolean =>
  isLoopback(parseUrl(`http://${headers.host ?? ''}`)?.hostname ?? '') && !FORWARDED.some((name) => name in headers);
