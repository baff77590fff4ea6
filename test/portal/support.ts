// Shared by the tests of the portal.
import type { Call } from '../support/client.ts';
import type { Service } from '../support/service.ts';
import { as } from '../manage/support.ts';

/** Requests to the portal with an API token. */
export const portalAs =
  (service: Service, token: string) =>
  (method: string, path: string, body?: object, headers: Call['headers'] = {}) =>
    as(service, token)(method, `partner/${path}`, { ...(body && { body }), headers });

/** A program with these settings, and its slug. */
export async function programWith({ make, db }: Service, settings: object): Promise<{ id: number; slug: string }> {
  const { id } = await make.program(settings);
  const [slug] = await db.knex('programs').where({ id }).pluck<string[]>('slug');
  return { id, slug: slug! };
}

/** A person, and requests to the portal with their API token. */
export async function personInPortal(service: Service) {
  const person = await service.make.person();
  const token = await service.make.apiToken(person.accountId);
  return { ...person, call: portalAs(service, token) };
}
