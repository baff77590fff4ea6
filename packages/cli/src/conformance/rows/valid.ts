// For each operation with a body, a request that passes every check of its fields.
import type { OperationId } from '@referral-tracking/shared/contract';
import { unique, type Call } from '../call.ts';
import { pageWith } from '../campaign.ts';
import { newProgram, type CheckedResponse, type Kit } from '../kit.ts';
import { expectError, expectSuccess, type Need } from '../row.ts';

export interface ValidRequest {
  endpoint: string;
  id: OperationId;
  /** what a success needs */
  needs: readonly Need[];
  call: (kit: Kit) => Call & { body: Record<string, unknown> };
  /** throws unless the fields were accepted: the request succeeds, or it names a record that does not exist */
  expectAccepted: (reply: CheckedResponse) => void;
}

const TEST = { additional_data: { test_mode: true } };
const succeeds = (reply: CheckedResponse): void => void expectSuccess(reply);

/** In test mode where there is one, so that no production records are created; only a new program is one. */
export const VALID: readonly ValidRequest[] = [
  {
    endpoint: 'click',
    id: 'trackClick',
    needs: ['testEvents'],
    call: (kit) => ({ as: 'program', body: { affiliate_url: pageWith(kit.target.aff), ...TEST } }),
    expectAccepted: succeeds,
  },
  {
    endpoint: 'lead',
    id: 'trackLead',
    needs: ['testEvents'],
    call: () => ({ as: 'program', body: TEST }),
    expectAccepted: succeeds,
  },
  {
    endpoint: 'sale',
    id: 'trackSale',
    needs: ['testEvents'],
    call: () => ({ as: 'program', body: { transaction_id: unique('conformance'), amount_cents: 1000, ...TEST } }),
    expectAccepted: succeeds,
  },
  {
    endpoint: 'refund',
    id: 'trackRefund',
    needs: [],
    call: () => ({ as: 'program', body: { transaction_id: unique('conformance'), ...TEST } }),
    expectAccepted: (reply) => expectError('trackRefund', reply, 'saleNotFound'),
  },
  {
    endpoint: 'test-event',
    id: 'cliTestEvent',
    needs: ['testEvents'],
    call: () => ({ as: 'program', body: { event_type: 'click' } }),
    expectAccepted: succeeds,
  },
  {
    endpoint: 'auth-callback',
    id: 'cliAuthCallback',
    needs: [],
    call: () => ({ body: { state: unique('state'), id_token: 'x' } }),
    expectAccepted: (reply) => expectError('cliAuthCallback', reply, 'sessionNotFound'),
  },
  {
    endpoint: 'init',
    id: 'cliInit',
    needs: ['loginToken', 'write'],
    call: () => ({ as: 'login', body: newProgram() }),
    expectAccepted: succeeds,
  },
];
