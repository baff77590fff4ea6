import { newProgram, type Kit } from './kit.ts';
import { expectSuccess } from './row.ts';

type Body = Record<string, unknown>;

/** A program that a rule has created with the login token. It has no partner, no link and no customers. */
export interface NewProgram {
  id: number;
  apiKey: string;
  name: string;
  domain: string;
  slug: string;
}

/** Creates a program; needs `write` and a login token. */
export async function initProgram(kit: Kit, more: Body = {}): Promise<NewProgram> {
  const data = expectSuccess(await kit.ask('cliInit', { as: 'login', body: newProgram(more) })).data as Body;
  return {
    id: data.program_id as number,
    apiKey: data.api_key as string,
    name: data.name as string,
    domain: data.domain as string,
    slug: data.program_slug as string,
  };
}
