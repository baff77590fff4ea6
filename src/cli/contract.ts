// The one place where the client meets the contract. All of it is types, and the few names that must stand here as
// text are checked against them: a name that the document no longer has does not compile.
import type { components, paths } from '../../generated/types.ts';

export type { paths };

type Schemas = components['schemas'];
export type Status = Schemas['cli-status-response'];
export type Readiness = Schemas['readiness'];
export type TestEventRequest = Schemas['cli-test-event-request'];
export type TestEvent = Schemas['cli-test-event-response'];
export type LoginSession = Schemas['cli-auth-start-response']['data'];
export type Poll = Schemas['cli-auth-poll-response']['data'];
export type InitRequest = Schemas['cli-init-request'];
export type InitResponse = Schemas['cli-init-response'];
export type Programs = Schemas['cli-programs-response'];
export type Warning = Schemas['warnings'][number];

/** The keys that are spelled out, without the index signature that lets any other in. */
export type Named<T> = keyof { [K in keyof T as string extends K ? never : K]: T[K] };
type LimitedHeader = Named<paths['/api/v1/cli/test-event']['post']['responses'][429]['headers']>;

export const REQUEST_ID = 'X-Request-ID' satisfies LimitedHeader;
export const RETRY_AFTER = 'Retry-After' satisfies LimitedHeader;

export const POLL_PATH = '/api/v1/cli/auth/poll' satisfies keyof paths;
export const WEBHOOK_PATH = '/api/v1/webhooks/stripe/{program_id}' satisfies keyof paths;
