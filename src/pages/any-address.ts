// The service at each address over http, for the development sign-in of DEV_SIGN_IN=allow.
import type { RequestListener, ServerResponse } from 'node:http';

/** Makes redirects to the service relative, so that the browser stays at its address, where it has the cookies. */
function stay(res: ServerResponse, origin: string): void {
  const writeHead = res.writeHead.bind(res) as (...args: unknown[]) => ServerResponse;
  res.writeHead = (...args: unknown[]) => {
    const to = res.getHeader('location');
    if (typeof to === 'string' && to.startsWith(`${origin}/`)) res.setHeader('location', to.slice(origin.length));
    return writeHead(...args);
  };
}

/**
 * Answers a request under another name as one under that of BASE_URL. It trusts the names that browsers send, so it is only
 * for a service where everybody may sign in as everybody.
 */
export function atAnyAddress(baseUrl: string, listener: RequestListener): RequestListener {
  const { origin, host, protocol } = new URL(baseUrl);
  if (protocol !== 'http:') return listener;
  return (req, res) => {
    const { headers } = req;
    if (headers.host !== undefined && headers.host !== host) {
      if (headers.origin === `http://${headers.host}`) headers.origin = origin;
      headers.host = host;
      stay(res, origin);
    }
    return listener(req, res);
  };
}
