import { failure } from '../contract/failure.ts';
import type { OperationId } from '../contract/index.ts';
import type { Token } from './exchange.ts';

type Guard = (body: object, token: Token) => void;

/** A program is made for the account's own advertiser, which the request may name. */
const ownAdvertiser: Guard = (body, token) => {
  const own = token.kind === 'login' ? token.login.advertiser_id : null;
  if (own === null) throw failure('advertiserMissing');
  const named = (body as { advertiser_id?: unknown }).advertiser_id ?? own;
  if (named !== own) throw failure('advertiserMismatch');
};

/** With a chain the kind of a single event does not count, whatever it is. */
const chainAlone: Guard = (body) => {
  const asked = body as { type?: unknown; event_type?: unknown };
  if (asked.type === 'chain') delete asked.event_type;
};

/** What an operation refuses, or leaves out, once the body is read and before its fields are looked at. */
export const guards: Partial<Record<OperationId, Guard>> = { cliInit: ownAdvertiser, cliTestEvent: chainAlone };
