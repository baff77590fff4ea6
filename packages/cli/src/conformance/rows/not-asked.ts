// What only an operator, a person or time can show. The report and the guide list these rules with their reasons.
import { catalogue, operationEntry, type OperationId } from '@referral-tracking/shared/contract';
import { OUT_OF_REACH } from '../out-of-reach.ts';
import { rowsOf, type Row } from '../row.ts';
import { nameOf, OPERATIONS } from './harmless.ts';

const { notAsked } = rowsOf(OUT_OF_REACH, 'trackClick');

const FAILURE = 'only a service that fails gives this answer';

/** Errors that requests alone cannot provoke, by their name in the responses of an operation. */
const REASONS: Record<string, string> = {
  accountSuspended: 'an operator suspends an account',
  advertiserMissing: 'the account has an advertiser',
  userNotFound: 'the account of a login token is deleted',
};

/** Rules that are not about one error: what they are, the expected result, and the reason. */
const OTHERS: [asks: string, expects: string, reason: string][] = [
  ['a sign-in with an identity provider', 'the login token, once', 'a person signs in through a browser'],
  [
    'a sign-in with an address that is not verified',
    '401 idTokenInvalid',
    'an identity provider says what it has verified',
  ],
  ['a login token after 90 days', '401 loginTokenInvalid', 'days pass'],
  ['counts of the last 24 hours, a day later', '0', 'days pass'],
  ['limits of several addresses', 'one bucket for each, IPv6 by /64', 'the kit has one address'],
  ['limits of several instances', 'one bucket for all', 'the kit cannot distinguish instances'],
];

const reasonOf = (id: OperationId, name: string): string | undefined =>
  catalogue[operationEntry(id).errors[name]!]!.status >= 500 ? FAILURE : REASONS[name];

/** A rule for every declared error of an operation that cannot be provoked. */
const rowsFor = (id: OperationId): Row[] => {
  const { errors } = operationEntry(id);
  return Object.keys(errors).flatMap((name) => {
    const reason = reasonOf(id, name);
    const { status } = catalogue[errors[name]!]!;
    return reason === undefined ? [] : [notAsked(nameOf(id), `${status} ${name}`, reason)];
  });
};

export const notAskedRows: Row[] = [
  ...OPERATIONS.flatMap(rowsFor),
  ...OTHERS.map(([asks, expects, reason]) => notAsked(asks, expects, reason)),
];
