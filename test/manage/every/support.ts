// Shared by the tests of this folder: every operation of the management API with requests that the pipeline refuses.
import { expect } from 'vitest';
import type { Answer, Call } from '../../support/client.ts';
import { DOCS_URL, startService, type Service } from '../../support/service.ts';
import { compileBody } from '@referral-tracking/shared/template';
import { managementOperations, type Documented } from '../../security/support/document.ts';
import { changeReader } from '../../security/support/changes.ts';
import { goodHeaders, openScene, usualPart, validCall, withHeaders, type Prepared } from '../calls.ts';

export interface Stage {
  service: Service;
  /** The rows that were written since the last call. */
  changes: () => Promise<string[]>;
}

export async function openStage(): Promise<Stage> {
  const service = await startService();
  return { service, changes: await changeReader(service.db) };
}

export const withBody = managementOperations.filter(({ maxBodyBytes }) => maxBodyBytes !== undefined);

/** A request that the operation accepts, with its credential. */
export async function goodCall({ service }: Pick<Stage, 'service'>, operation: Documented): Promise<Prepared> {
  const scene = await openScene(service, usualPart(operation));
  const request = await validCall(service, operation, scene);
  return withHeaders(request, await goodHeaders(service, operation, scene));
}

export const changed = ({ path, call }: Prepared, { headers, ...more }: Call, query = ''): Prepared => ({
  path: path + query,
  call: { ...call, ...more, headers: { ...call.headers, ...headers } },
});

/** Expects this error of the operation with the document's text, and no new records. */
export async function expectRefused(
  { service, changes }: Stage,
  operation: Documented,
  { path, call }: Prepared,
  [status, name, values = {}]: [status: number, name: string, values?: Record<string, string | number>],
): Promise<Answer> {
  await changes();
  const answer = await service.call(path, call);
  expect(answer.status, JSON.stringify(answer.body)).toBe(status);
  const { body, template } = operation.refusal(status, name);
  const ambient = { docs_url: DOCS_URL, request_id: answer.headers['x-request-id']! };
  expect(answer.body).toEqual(compileBody(body, template)({ ...values, ...ambient }));
  expect(await changes()).toEqual([]);
  return answer;
}
