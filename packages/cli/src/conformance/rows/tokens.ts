// Creates the rules of endpoints that require a program's key.
import type { ErrorName, OperationId } from '@referral-tracking/shared/contract';
import type { Call } from '../call.ts';
import { rowsOf, type Row } from '../row.ts';

type Keyed = Extract<OperationId, 'trackSale' | 'trackRefund' | 'getReadiness' | 'cliStatus' | 'cliTestEvent'>;

/** A missing, malformed, empty and unknown key; each has its own message. */
export function tokenRows<Op extends Keyed>(endpoint: string, id: Op, empty: ErrorName<Op>, body?: object): Row[] {
  const { refused } = rowsOf<Keyed>(endpoint, id);
  const as = (caller: Call['as']): Call => ({ as: caller!, body });
  const onEmpty = empty as ErrorName<Keyed>;
  return [
    refused('no key', as('nobody'), 'malformedAuthorization'),
    refused('no Bearer', as('malformed'), 'malformedAuthorization'),
    refused('an empty key', as('empty'), onEmpty),
    refused('a blank key', as('blank'), onEmpty),
    refused('a key of nobody', as('unknown'), 'invalidApiToken'),
  ];
}
