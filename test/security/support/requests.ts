// Good requests, made from the document: its examples, with the values that its links supply.
import { signed, type StripeEvent } from '../../../scripts/simulate-stripe/payloads.ts';
import type { Issuer } from '../../support/issuer.ts';
import type { Campaign } from '../../support/fixtures.ts';
import type { Answer, Call } from '../../support/client.ts';
import type { Service } from '../../support/service.ts';
import { confirmSignIn, type Started } from '../../support/sign-in.ts';
import { documentedLinks, documentedOperations, type Documented } from './document.ts';

export interface Stage {
  service: Service;
  issuer: Issuer;
  /** the secret with which the program's payment events are signed, by program */
  webhookSecrets: Map<number, string>;
}

export interface Request {
  values: Record<string, unknown>;
  body: Record<string, unknown> | undefined;
}

type Supplied = Record<string, unknown>;

/** What no example and no link can name, because it must be new or belong to the program. By the field's name. */
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

/** The value of a runtime expression of the document. */
function evaluate(expression: string, request: Request, answer: Answer): unknown {
  const [, source, pointer] = /^\$(request|response)\.body#(.*)$/.exec(expression) ?? [];
  if (pointer === undefined) throw new Error(`test/security/support/requests.ts cannot read the link ${expression}`);
  return at(source === 'request' ? request.body : answer.body, pointer);
}

/** The ID token of somebody who signs in to the session. */
async function idToken({ service, issuer }: Stage, started: Started): Promise<string> {
  const nonce = (await confirmSignIn(started)).searchParams.get('nonce')!;
  const claims = issuer.claims(service.clock.now(), nonce, `${service.make.unique('person')}@brand.dev`);
  // As long as its session, so that a request may wait for the end of a rate limit's window.
  return issuer.sign({ ...claims, exp: claims.iat! + 300 });
}

/** What the links of the document supply to the operation: the request that each comes from is sent. */
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

/** A request to the operation, about the program, that would be served. */
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
    // What says who is meant is sent wherever there is a place for it; anything else where the example has it.
    else if (body && (field.name in body || field.name === 'click_id') && value !== undefined) body[field.name] = value;
  }
  const extra = body?.additional_data as Supplied | undefined;
  if (extra && 'program_id' in extra) extra.program_id = campaign.id;
  return { values: filled, body };
}

/** A request as it goes out. */
export interface Prepared {
  path: string;
  call: Call;
}

/** The request with the credential; what is signed, is signed at this moment. */
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
  if (!operation.fields.some(({ name }) => name === 'Stripe-Signature')) return { path, call: { ...call, body } };
  // A payment event's credential is its signature.
  const secret = webhookSecrets.get(campaign.id)!;
  const event = signed(body as unknown as StripeEvent, secret, service.clock.now());
  const headers = {
    ...call.headers,
    'content-type': 'application/json',
    'stripe-signature': event.headers['Stripe-Signature']!,
  };
  return { path, call: { ...call, body: event.body, headers } };
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
