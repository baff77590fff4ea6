// The only way to the service: its documented operations, with the types of the document.
import createFetchClient from 'openapi-fetch';
import createHooks from 'openapi-react-query';
import type { paths } from '@referral-tracking/contract/types';
import { serviceUrl } from '../lib/base.ts';
import { askPerson } from './confirmation.ts';
import { failureIn } from './failure.ts';
import type { Schemas } from './schemas.ts';
import { addTag, withKnown } from './unchanged.ts';

export type { paths, Schemas };
export type Program = Schemas['managed-program'];
export type Role = Schemas['role'];

/** Makes the typed calls; throws a `Failure`. */
export const client = createFetchClient<paths>({ baseUrl: serviceUrl.href.replace(/\/$/, '') });

/** What a change sends, for sending it again: the body of a request can be read once. */
const copies = new WeakMap<Request, Request>();

/** Sends a change again that needs a recent sign-in, once the person has confirmed who they are. */
async function repeated(request: Request, response: Response): Promise<Response> {
  const failure = await failureIn(response);
  const copy = copies.get(request);
  if (failure.code !== 'reauthentication_required' || !copy || !(await askPerson())) throw failure;
  const answer = await fetch(copy);
  if (!answer.ok) throw await failureIn(answer);
  return answer;
}

client.use({
  onRequest({ request }) {
    addTag(request);
    if (request.method !== 'GET') copies.set(request, request.clone());
  },
  async onResponse({ request, response }) {
    const answer = await withKnown(request, response);
    return answer.ok ? answer : repeated(request, answer);
  },
});

/** The same calls as hooks: `api.useQuery('get', path, init)` and `api.useMutation('post', path)`. */
export const api = createHooks(client);
