import { contract, operationEntry } from '@referral-tracking/shared/contract';
import type { IdentifiedResponse, ServiceResponse } from './response.ts';
import { headerNames, headerOf, headerValue } from './headers.ts';
import { expectThat } from './outcome.ts';
import { methodsOf, pathNode } from './schema.ts';
import type { Target } from './target.ts';

export interface AskedOf {
  method: string;
  path: string;
  /** the request identifier that was sent; undefined if there was none */
  requestId: string | undefined;
  origin: string | undefined;
}

const REQUEST_ID = new RegExp(contract.requestId.pattern);

/** The response repeats a valid request identifier and replaces any other. */
function checkRequestId({ requestId: sent = '' }: AskedOf, answer: ServiceResponse): void {
  const { header } = contract.requestId;
  const came = answer.headers[header.toLowerCase()];
  if (came === undefined) return;
  if (REQUEST_ID.test(sent)) expectThat(came === sent, `${header}: ${sent}, as it was sent`, came);
  else expectThat(came !== sent && REQUEST_ID.test(came), `a ${header} of the service's own`, came);
  checkToldId(header, came, answer);
}

interface Told {
  request_id?: unknown;
}

/** An error that names its request names the one of the header. */
function checkToldId(header: string, came: string, { body }: ServiceResponse): void {
  const { error } = (body ?? {}) as { error?: Told & { details?: Told } };
  for (const told of [error?.request_id, error?.details?.request_id]) {
    expectThat(told === undefined || told === came, `request_id: ${came}, as in ${header}`, told);
  }
}

/** Whether the headers are present. Throws if only some of them are. */
function checkTogether(names: readonly string[], { headers }: ServiceResponse): boolean {
  const there = names.filter((name) => headers[name.toLowerCase()] !== undefined);
  expectThat(there.length === 0 || there.length === names.length, `all of ${names.join(', ')}, or none`, there);
  return there.length > 0;
}

/** A response announces a key rotation with three headers and a warning, or not at all. */
function checkRotation(answer: ServiceResponse): void {
  const marked = checkTogether([headerNames.deprecation, headerNames.sunset, headerNames.rotationLink], answer);
  const warnings = (answer.body as { warnings?: unknown } | null)?.warnings;
  if (marked) expectThat(Array.isArray(warnings) && warnings.length > 0, 'warnings in the body, too', warnings);
  else expectThat(warnings === undefined, `no warnings without ${headerNames.deprecation}`, warnings);
}

function checkReaders({ origin }: AskedOf, answer: ServiceResponse): void {
  checkTogether([headerNames.allowOrigin, headerNames.varyOrigin, headerNames.exposeHeaders], answer);
  const readable = headerValue(answer, 'allowOrigin');
  if (readable === undefined) return;
  expectThat(readable === origin, `${headerOf('allowOrigin')} for ${origin ?? 'nobody'}`, readable);
}

function checkMethods({ path }: AskedOf, answer: ServiceResponse): void {
  const item = pathNode(path);
  const allowed = headerValue(answer, 'allowedMethods');
  if (answer.status !== 405 || !item || allowed === undefined) return;
  const expected = methodsOf(item);
  // Their order means nothing.
  const same = allowed.split(', ').sort().join() === [...expected].sort().join();
  expectThat(same, `${headerOf('allowedMethods')}: ${expected.join(', ')}`, allowed);
}

const JSON_TYPE = /^application\/json(?:; ?charset=utf-8)?$/i;

/** A body is declared as what it is. */
function checkType({ method }: AskedOf, { body, headers }: ServiceResponse): void {
  if (method === 'HEAD' || body === '') return;
  const type = headers['content-type'] ?? '';
  // Files, and the pages of short addresses.
  if (/^text\/(?:csv|html); ?charset=utf-8$/i.test(type)) return;
  expectThat(JSON_TYPE.test(type), 'the content type application/json, in UTF-8', type);
}

/** Each response to a marked key, and to a listed origin, has the headers that the document declares for it. */
export function checkSender(
  { operation, status, error }: IdentifiedResponse,
  { authorization, origin }: Readonly<Record<string, string>>,
  target: Target,
  answer: ServiceResponse,
): void {
  if (operation === 'unknownPath' || operation === 'preflight') return;
  const declared = operationEntry(operation).headers[status] ?? [];
  const expectHeader = (header: string, sentBy: string): void => {
    if (!declared.some(({ name }) => name === header)) return;
    const came = answer.headers[header.toLowerCase()];
    expectThat(came !== undefined, `the header ${header} in a response to ${sentBy}`, came);
  };
  const isMarked = target.markedKey !== undefined && authorization === `Bearer ${target.markedKey}`;
  if (isMarked && error !== 'apiKeyRetired') expectHeader(headerNames.deprecation, 'a marked key');
  const isListed = origin !== undefined && origin === target.origin;
  if (isListed && error !== 'originNotAllowed') expectHeader(headerNames.allowOrigin, 'a listed origin');
  // Even if another program lists the origin, a refused page must not learn more than that the request failed.
  const readable = headerValue(answer, 'allowOrigin');
  const isHidden = error !== 'originNotAllowed' || readable === undefined;
  expectThat(isHidden, `no header ${headerNames.allowOrigin} for a refused origin`, readable);
}

/** Checks the rules for every response that the document states in words and its schemas cannot express. */
export function checkRules(asked: AskedOf, answer: ServiceResponse): void {
  checkRequestId(asked, answer);
  if (asked.method === 'OPTIONS' && answer.status === contract.preflight.status) return;
  checkType(asked, answer);
  checkRotation(answer);
  checkReaders(asked, answer);
  checkMethods(asked, answer);
}
