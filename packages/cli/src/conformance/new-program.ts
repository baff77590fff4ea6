import { unique } from './call.ts';
import type { Kit } from './kit.ts';
import { expectSuccess } from './row.ts';

type Body = Record<string, unknown>;

/** A program that the kit has created with the login token. It has no link, and so no customers. */
export interface NewProgram {
  id: number;
  apiKey: string;
  name: string;
  domain: string;
  slug: string;
}

/** A valid request for a new program. */
export const newProgramBody = (more: Body = {}): Body => ({
  name: 'Conformance',
  domain: `${unique('conformance')}.example`,
  commission_type: 'percent',
  commission_rate: 20,
  ...more,
});

/** Creates a program; needs `write` and a login token. */
export async function initProgram(kit: Kit, more: Body = {}): Promise<NewProgram> {
  const body = newProgramBody(more);
  const data = expectSuccess(await kit.ask('cliInit', { as: 'login', body })).data as Body;
  return {
    id: data.program_id as number,
    apiKey: data.api_key as string,
    name: data.name as string,
    domain: data.domain as string,
    slug: data.program_slug as string,
  };
}

const others = new WeakMap<Kit, Promise<NewProgram>>();

/** A program other than the key's, the same one for every rule. */
export function otherProgram(kit: Kit): Promise<NewProgram> {
  const other = others.get(kit) ?? initProgram(kit);
  others.set(kit, other);
  return other;
}
