// The parts of the contract that the command line names, all in one place. They are types, or texts that the types
// check: a name that the document no longer has does not compile.
import type { components, paths } from '@referral-tracking/client';
import type { ProcessorType } from '@referral-tracking/shared/processor-types';

export type { Readiness, Status, TestEventRequest, TestEventResponse } from '@referral-tracking/client';

type Schemas = components['schemas'];
export type StartedSignIn = Schemas['cli-auth-start-answer']['data'];
export type Poll = Schemas['cli-auth-poll-answer']['data'];
export type InitRequest = Schemas['cli-init-request'];
export type InitResponse = Schemas['cli-init-answer'];
export type Programs = Schemas['cli-programs-answer'];
export type Warning = Schemas['warnings'][number];

/** The declared keys of a type, without its index signature. */
export type Named<T> = keyof { [K in keyof T as string extends K ? never : K]: T[K] };
type LimitedHeader = Named<paths['/api/v1/cli/test-event']['post']['responses'][429]['headers']>;

export const REQUEST_ID = 'X-Request-ID' satisfies LimitedHeader;

export const POLL_PATH = '/api/v1/cli/auth/poll' satisfies keyof paths;
export const WEBHOOK_PATHS = {
  stripe: '/api/v1/webhooks/stripe/{program_id}',
  paddle: '/api/v1/webhooks/paddle/{program_id}',
  woocommerce: '/api/v1/webhooks/woocommerce/{program_id}',
  shopify: '/api/v1/webhooks/shopify/{program_id}',
  polar: '/api/v1/webhooks/polar/{program_id}',
  lemonsqueezy: '/api/v1/webhooks/lemonsqueezy/{program_id}',
} as const satisfies Record<ProcessorType, keyof paths>;

/** The address to which a processor sends the events of a program. */
export const webhookUrl = (baseUrl: string, type: ProcessorType, programId: number): string =>
  `${baseUrl}${WEBHOOK_PATHS[type].replace('{program_id}', String(programId))}`;
