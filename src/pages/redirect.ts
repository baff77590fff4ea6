import type { Response } from 'express';

/**
 * Sends the browser to another address; no other function does. A text must lead to a place of the service, however a
 * browser reads it; a URL may be of another host, so it must not be made of what a browser sent. The address is sent as
 * it is, and no body repeats it, so that the response does not become longer than the request.
 */
export function redirect(res: Response, status: 301 | 303, to: URL | string, baseUrl: string): void {
  if (typeof to === 'string' && (to.startsWith('//') || !isWithin(to, baseUrl))) {
    throw new Error('a redirect would lead away from the service');
  }
  res.status(status).set('Location', String(to)).end();
}

const isWithin = (place: string, baseUrl: string): boolean =>
  new URL(place, baseUrl).origin === new URL(baseUrl).origin;
