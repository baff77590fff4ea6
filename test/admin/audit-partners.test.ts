import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { startService, type Service } from '../support/service.ts';
import { operator, type Operator } from './support.ts';

// What the operator changes about partners and links is in the audit log too.

let service: Service;
let admin: Operator;
beforeAll(async () => {
  service = await startService();
  admin = operator(service.databaseUrl, service.db, service.clock);
});
afterAll(async () => {
  await service.stop();
  admin.clean();
});

const entries = async (): Promise<Record<string, unknown>[]> =>
  service.db
    .knex('audit_log')
    .select(['program_id', 'actor_kind', 'actor_id', 'action', 'before', 'after'])
    .orderBy('id');

describe('the operator', () => {
  it('lets a partner join and leave, in any status', async () => {
    const { id } = await service.make.program();
    const both = ['--partner-id', String(await service.make.partner()), '--program-id', String(id)];
    for (const verb of ['join', 'leave', 'join']) await admin.done('partner', verb, ...both);
    const own = { program_id: id, actor_kind: 'operator', actor_id: null };
    expect((await entries()).filter(({ program_id }) => program_id === id)).toEqual([
      { ...own, action: 'partner.join', before: {}, after: { status: 'joined' } },
      { ...own, action: 'partner.leave', before: { status: 'joined' }, after: { status: 'left' } },
      { ...own, action: 'partner.join', before: { status: 'left' }, after: { status: 'joined' } },
    ]);
  });

  it('creates and erases a partner, whose name and address are not in the log', async () => {
    const made = await admin.done('partner', 'create', '--name', 'Vera', '--email', 'vera@partner.dev');
    await admin.done('partner', 'erase', '--partner-id', String(made.partner_id));
    const own = await service.db
      .knex('audit_log')
      .where({ target_kind: 'partner', target_id: made.partner_id })
      .orderBy('id');
    expect(own).toMatchObject([
      { action: 'partner.create', actor_kind: 'operator', before: {}, after: {} },
      { action: 'partner.erase', actor_kind: 'operator', before: {}, after: {} },
    ]);
    expect(JSON.stringify(own)).not.toMatch(/vera/i);
  });

  it('creates, disables and enables a link', async () => {
    const { id } = await service.make.program();
    await admin.done('link', 'create', '--code', 'noted', '--program-id', String(id));
    await admin.done('link', 'disable', '--code', 'noted');
    await admin.done('link', 'enable', '--code', 'noted');
    expect((await entries()).filter(({ program_id }) => program_id === id)).toMatchObject([
      { action: 'link.create', after: { code: 'noted', enabled: true } },
      { action: 'link.update', before: { enabled: true }, after: { enabled: false } },
      { action: 'link.update', before: { enabled: false }, after: { enabled: true } },
    ]);
  });

  it('cannot give a link a code that is an alias, or enable a link of an archived program', async () => {
    const { id, linkId, code } = await service.make.campaign();
    await service.db.knex('link_names').insert({ name: 'an-alias', link_id: linkId, added_at: service.clock.now() });
    expect((await admin.perform('link', 'create', '--code', 'an-alias')).stderr).toBe(
      'the code an-alias is taken by another link, which `link list` shows with its program; choose another code',
    );
    await service.db.knex('programs').where({ id }).update({ archived_at: service.clock.now() });
    expect((await admin.perform('link', 'disable', '--code', code)).stderr).toBe(
      `the program of the link ${code} is archived`,
    );
  });
});
