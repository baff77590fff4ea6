// Shared by the tests of the management API.
import type { Answer, Call } from '../support/client.ts';
import type { Service } from '../support/service.ts';

/** A program with an owner. */
export interface Owned {
  id: number;
  /** the program's API key */
  key: string;
  accountId: number;
  email: string;
  /** the owner's API token, with all scopes */
  token: string;
}

export async function ownedProgram(service: Service, settings: object = {}): Promise<Owned> {
  const { id, key } = await service.make.program(settings);
  const { accountId, email, apiToken: token } = await service.make.member(id);
  return { id, key, accountId, email, token };
}

/** The complete body of an error of the management API. */
export const managementError = (
  answer: Answer,
  [status, code, message]: [number, string, string],
  more: object = {},
): object => ({ error: { code, message, status, request_id: answer.headers['x-request-id'], ...more } });

/** The entries of the audit log, oldest first, without their time and identifiers. */
export async function auditEntries({ db }: Pick<Service, 'db'>): Promise<Record<string, unknown>[]> {
  const columns = ['program_id', 'actor_kind', 'actor_id', 'credential', 'action', 'target_id', 'before', 'after'];
  return db.knex('audit_log').select(columns).orderBy('id');
}

/** A request to the management API with an API token. */
export const as =
  ({ call }: Pick<Service, 'call'>, key: string) =>
  (method: string, path: string, more: Call = {}): Promise<Answer> =>
    call(`/api/v1/${path}`, { method, key, ...more });
