import type { IncomingMessage } from 'node:http';
import { isLoopback, parseUrl } from '@referral-tracking/shared/formats';

/** What proxies add: a visitor of a proxy on this machine may be anywhere. */
const FORWARDED =
  /^(?:forwarded|via|x-forwarded(?:-for|-host|-proto)?|x-real-ip|x-client-ip|true-client-ip|cf-connecting-ip)$/;

/** Whether the browser uses a name of this machine. Another name could be one of a stranger that points to it. */
export const isLocalRequest = ({ headers }: Pick<IncomingMessage, 'headers'>): boolean =>
  isLoopback(parseUrl(`http://${headers.host ?? ''}`)?.hostname ?? '') &&
  !Object.keys(headers).some((name) => FORWARDED.test(name));
