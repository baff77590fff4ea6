// Creates valid requests from the document: its examples, with the values of its links.
import { PROCESSOR_TYPES, type ProcessorType } from '@referral-tracking/shared/processor-types';
import { callOf } from '../../support/processors/connect.ts';
import { callOf as callOfStripe, type StripeEvent } from '../../support/stripe.ts';
import type { Issuer } from '../../support/issuer.ts';
import type { Campaign } from '../../support/fixtures.ts';
import type { Answer, Call } from '../../support/client.ts';
import type { Service } from '../../support/service.ts';
import { confirmSignIn, type Started } from '../../support/sign-in.ts';
import { documentedLinks, documentedOperations, type Documented } from './document.ts';

export interface Stage {
  service: Service;
  issuer: Issuer;
  /** the secrets that sign the events of all payment processors, by program */
  webhookSecrets: Map<number, string>;
}

export interface Request {
  values: Record<string, unknown>;
  body: Record<string, unknown> | undefined;
}

type Supplied = Record<string, unknown>;

/**
 * Values that neither an example nor a link can supply, because they must be new or belong to the program; by field
 * name.
 */
function supplied({ service }: Stage, campaign: Campaign): Supplied {
  return {
    affiliate_url: campaign.url,
    customer_key: service.make.unique('user'),
    transaction_id: service.make.unique('order'),
    program_id: campaign.id,
  };
}

const at = (node: unknown, pointer: string): unknown =>
  pointer
    .split('/')
    .slice(1)
    .reduce<unknown>((from, key) => (from as Supplied)[key], node);

/** Evaluates a runtime expression of the document. */
function evaluate(expression: string, request: Request, answer: Answer): unknown {
  const [, source, pointer] = /^\$(request|response)\.body#(.*)$/.exec(expression) ?? [];
  if (pointer === undefined) throw new Error(`test/security/support/requests.ts cannot read the link ${expression}`);
  return at(source === 'request' ? request.body : answer.body, pointer);
}

/** The ID token of a person who signs in to the session. */
async function idToken({ service, issuer }: Stage, started: Started): Promise<string> {
  const nonce = (await confirmSignIn(started)).searchParams.get('nonce')!;
  const claims = issuer.claims(service.clock.now(), nonce, `${service.make.unique('person')}@brand.dev`);
  // Valid as long as the session, so that a request can wait for the next rate limit window.
  return issuer.sign({ ...claims, exp: claims.iat! + 300 });
}

/** The values that links supply to the operation; sends the request of each link's source. */
async function linked(stage: Stage, operation: Documented, campaign: Campaign): Promise<Supplied> {
  const link = documentedLinks.find(({ from, to }) => to === operation.id && from !== to);
  if (!link) return {};
  const source = documentedOperations.find(({ id }) => id === link.from)!;
  const request = await goodRequest(stage, source, campaign, source.examples[0]!.name);
  const answer = await perform(stage, source, campaign, request, `Bearer ${campaign.key}`);
  const values = Object.entries(link.values).map(([name, text]) => [name, evaluate(text, request, answer)]);
  const needsToken = operation.fields.some(({ name }) => name === 'id_token');
  const token = needsToken ? { id_token: await idToken(stage, (answer.body as { data: Started }).data) } : {};
  return { ...(Object.fromEntries(values) as Supplied), ...token };
}

/** A valid request to the operation, for the program. */
export async function goodRequest(
  stage: Stage,
  operation: Documented,
  campaign: Campaign,
  exampleName: string,
): Promise<Request> {
  const example = operation.examples.find(({ name }) => name === exampleName)!;
  const values = { ...supplied(stage, campaign), ...(await linked(stage, operation, campaign)) };
  const body = example.body && structuredClone(example.body);
  const filled: Supplied = {};
  for (const field of operation.fields) {
    const value = values[field.name] ?? body?.[field.name] ?? field.example;
    if (field.in !== 'body') filled[field.name] = value;
    // Identifiers of customers are sent wherever the body allows them, other values only where the example has them.
    else if (body && (field.name in body || field.name === 'click_id') && value !== undefined) body[field.name] = value;
  }
  const extra = body?.additional_data as Supplied | undefined;
  if (extra && 'program_id' in extra) extra.program_id = campaign.id;
  return { values: filled, body };
}

/** A request that is ready to be sent. */
export interface Prepared {
  path: string;
  call: Call;
}

/** Adds the credential to the request, and the current signature if the operation needs one. */
export function prepare(
  { service, webhookSecrets }: Pick<Stage, 'service' | 'webhookSecrets'>,
  operation: Documented,
  campaign: Campaign,
  { values, body }: Request,
  authorization: string | undefined,
): Prepared {
  const inPath = operation.path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(values[name])));
  const query = operation.fields
    .filter((field) => field.in === 'query')
    .map(({ name }) => [name, String(values[name])]);
  const search = new URLSearchParams(Object.fromEntries(query) as Record<string, string>).toString();
  const path = search === '' ? inPath : `${inPath}?${search}`;
  const call: Call = { method: operation.method, headers: authorization === undefined ? {} : { authorization } };
  const type = processorOf(operation);
  if (type === undefined) return { path, call: { ...call, body } };
  // The credential of a payment event is its signature.
  const event = signedBy(type, body!, webhookSecrets.get(campaign.id)!, service.clock.now());
  return { path, call: { ...call, ...event, headers: { ...call.headers, ...event.headers } } };
}

/** The processor that calls the operation; undefined if none does. */
const processorOf = ({ path }: Documented): ProcessorType | undefined =>
  PROCESSOR_TYPES.find((type) => path === `/api/v1/webhooks/${type}/{program_id}`);

/** The request of a processor, as text. */
function signedBy(type: ProcessorType, body: object, secret: string, now: Date): Call {
  if (type === 'stripe') return callOfStripe(body as StripeEvent, secret, now);
  return { ...callOf(type, { body }, secret, now), body: JSON.stringify(body) };
}

/** Sends the request with the credential. */
export function perform(
  stage: Stage,
  operation: Documented,
  campaign: Campaign,
  request: Request,
  authorization: string | undefined,
): Promise<Answer> {
  const { path, call } = prepare(stage, operation, campaign, request, authorization);
  return stage.service.call(path, call);
}
