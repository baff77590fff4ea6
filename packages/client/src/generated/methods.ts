// Made by `npm run generate` from openapi/. Do not edit.
import type { CallOptions, Send } from '../call.ts';
import type { components } from './types.ts';

type Schemas = components['schemas'];

/** The methods of the client that need nothing but the document. */
export interface PlainMethods {
  /** Get the state of the program's integration. */
  readiness(options?: CallOptions): Promise<Schemas['readiness']>;
  /** Get the program of a key. */
  status(options?: CallOptions): Promise<Schemas['cli-status-answer']>;
  /** Send a synthetic event, or a whole chain. */
  testEvent(body: Schemas['cli-test-event-request'], options?: CallOptions): Promise<Schemas['cli-test-event-answer']>;
}

type Get = <T>(send: Send<T>, options?: CallOptions) => Promise<T>;
type Post = <T>(body: object, send: Send<T>, options?: CallOptions) => Promise<T>;

export const plainMethods = (get: Get, post: Post): PlainMethods => ({
  readiness: (options) => get((api, init) => api.GET('/api/v1/programs/me/readiness', init), options),
  status: (options) => get((api, init) => api.GET('/api/v1/cli/status', init), options),
  testEvent: (body, options) => post(body, (api, init) => api.POST('/api/v1/cli/test-event', { body, ...init }), options),
});
