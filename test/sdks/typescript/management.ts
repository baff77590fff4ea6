// Uses the management client as its README shows.
import { createManagementClient, type ManagementClient } from '@referral-tracking/client';

export interface Managed {
  url: string;
  token: string;
  narrow_token: string;
  program_id: number;
  partner_id: number;
  link_id: number;
  operations: { group: string[]; name: string[]; ids: string[]; body: object | null }[];
}
type ErrorOf = (work: Promise<unknown>) => Promise<Record<string, unknown>>;

const PROGRAM = { name: 'Acme', domain: 'brand.dev', commission_type: 'percent', commission_rate: 20 } as const;
const open = ({ url: baseUrl, token }: Managed, attempts = 3): ManagementClient =>
  createManagementClient({ baseUrl, token, retry: { attempts, baseDelayMs: 20, maxDelayMs: 200 } });

const camel = ([first, ...rest]: string[]) =>
  [first, ...rest.map((word) => word[0]!.toUpperCase() + word.slice(1))].join('');

export async function every(world: Managed) {
  type Methods = Record<string, Record<string, (...given: unknown[]) => Promise<unknown>>>;
  const methods = open(world, 1) as unknown as Methods;
  for (const { group, name, ids, body } of world.operations) {
    const given = [...ids.map(() => 9001), ...(body ? [body] : [])];
    await methods[camel(group)]![camel(name)]!(...given).catch(() => undefined);
  }
  return {};
}

export async function create(world: Managed) {
  const { data } = await open(world).programs.create(PROGRAM);
  const again = () => open(world, 20).programs.create(PROGRAM, { idempotencyKey: 'mine' });
  const repeated = await Promise.all(Array.from({ length: 6 }, again));
  return { created: data.program.id, repeated: repeated.map((answer) => answer.data.program.id) };
}

export async function pages(world: Managed) {
  const { partners } = open(world);
  const all: number[] = [];
  for await (const { id } of partners.listAll(world.program_id, { limit: 25, order: 'oldest' })) all.push(id);
  const first: number[] = [];
  for await (const { id } of partners.listAll(world.program_id, { limit: 25, order: 'oldest' })) {
    if (first.push(id) === 3) break;
  }
  const applied = await partners.list(world.program_id, { status: 'applied' });
  return { all, first, applied: applied.data.length };
}

export async function change(world: Managed, errorOf: ErrorOf) {
  const { programs, links, partners } = open(world);
  const renamed = await programs.update(world.program_id, { name: 'Renamed' });
  const link = await links.update(world.program_id, world.link_id, { destination: null, enabled: false });
  const { kind, status } = await errorOf(partners.approve(world.program_id, world.partner_id));
  const partner = await partners.get(world.program_id, world.partner_id);
  return {
    renamed: renamed.data.name,
    cleared: link.data.destination,
    enabled: link.data.enabled,
    approval: { kind, status },
    status: partner.data.status,
  };
}

export async function refusals(world: Managed, errorOf: ErrorOf) {
  const narrow = open({ ...world, token: world.narrow_token });
  return {
    unreadable: await errorOf(open(world, 1).programs.list()),
    scope: await errorOf(narrow.partners.list(world.program_id)),
    field: await errorOf(open(world).programs.create({ ...PROGRAM, name: '' })),
    misuse: await errorOf(open(world).partners.approve(world.program_id, 0)),
  };
}
