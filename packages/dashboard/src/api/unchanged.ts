// Polls without reading again what has not changed: each request has the ETag of the last response to it.

interface Known {
  etag: string;
  text: string;
}

/** Of more than these, the ones that were read first are forgotten. */
const MOST = 60;
const NOT_MODIFIED = 304;
const JSON_TYPE = { 'content-type': 'application/json' };

/** In memory alone: the responses may not be stored, and belong to the person who is signed in. */
const known = new Map<string, Known>();

/** What each request says that the page has; it may be forgotten before the response comes. */
const sent = new WeakMap<Request, Known>();

export const forgetResponses = (): void => known.clear();

/** Names the response that the page has. */
export function addTag(request: Request): void {
  const last = request.method === 'GET' ? known.get(request.url) : undefined;
  if (!last) return;
  request.headers.set('If-None-Match', last.etag);
  sent.set(request, last);
}

async function remember(url: string, response: Response): Promise<void> {
  const etag = response.headers.get('etag');
  if (!etag) return;
  known.delete(url);
  known.set(url, { etag, text: await response.clone().text() });
  for (const oldest of known.keys()) {
    if (known.size <= MOST) break;
    known.delete(oldest);
  }
}

/** The response, or the last one to the same request if nothing has changed since. */
export async function withKnown(request: Request, response: Response): Promise<Response> {
  const last = sent.get(request);
  if (last && response.status === NOT_MODIFIED) return new Response(last.text, { headers: JSON_TYPE });
  if (request.method === 'GET' && response.ok) await remember(request.url, response);
  return response;
}
