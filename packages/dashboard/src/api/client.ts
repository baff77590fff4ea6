// The only way to the service: its documented operations, with the types of the document.
import createFetchClient from 'openapi-fetch';
import createHooks from 'openapi-react-query';
import type { paths } from '@referral-tracking/contract/types';
import { serviceUrl } from '../lib/base.ts';
import { failureIn } from './failure.ts';
import type { Schemas } from './schemas.ts';
import { addTag, withKnown } from './unchanged.ts';

export type { paths, Schemas };
export type Program = Schemas['managed-program'];
export type Role = Schemas['role'];

/** Makes the typed calls; throws a `Failure`. */
export const client = createFetchClient<paths>({ baseUrl: serviceUrl.href.replace(/\/$/, '') });

client.use({
  onRequest: ({ request }) => addTag(request),
  async onResponse({ request, response }) {
    const answer = await withKnown(request, response);
    if (!answer.ok) throw await failureIn(answer);
    return answer;
  },
});

/** The same calls as hooks: `api.useQuery('get', path, init)` and `api.useMutation('post', path)`. */
export const api = createHooks(client);
