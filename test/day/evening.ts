// The end of the day: a partner is removed, a sale is explained, a customer is erased, and everything is in the audit log.
import { expect } from 'vitest';
import { shop, type Json } from './ground.ts';
import type { Step } from './steps.ts';

export const removePartner: Step = async ({ owner, bo, program, boId }) => {
  expect((await owner.ask('removePartner', [program, boId])).data).toMatchObject({ id: boId, status: 'removed' });
  const [own] = (await bo.ask('listOwnPrograms')).data;
  expect(own).toMatchObject({ id: program, status: 'removed' });
};

export const askWhy: Step = async (day) => {
  const { owner, program, ground, customers } = day;
  const { name } = customers[2]!;
  const { track } = shop(ground.url, () => day.key);
  const sale = { customer_key: name, amount_cents: 5_000, transaction_id: `${name}-again` };
  const answer = await track('sale', sale);
  const [customer] = (await owner.ask('listCustomers', [program], { query: { customer_key: name } })).data;
  expect([answer.status, answer.body.error.message]).toEqual([
    400,
    'No partner-program relationship found for this customer',
  ]);
  const { events, now } = (await owner.ask('explainCustomer', [program, customer.id])).data;
  expect(events.map(({ type }: Json) => type)).toEqual(expect.arrayContaining(['click', 'lead', 'sale', 'commission']));
  expect(now.sale).toMatchObject({ attributed: false, reason: 'no_relationship' });
  expect(now.sale.why).toMatch(/^A new sale is rejected: the partner .*removed/);
};

export const eraseCustomer: Step = async (day) => {
  const { owner, program, ground, customers } = day;
  const { name } = customers[0]!;
  const [customer] = (await owner.ask('listCustomers', [program], { query: { customer_key: name } })).data;
  const stored = (await owner.ask('exportCustomer', [program, customer.id])).data;
  expect(stored).toMatchObject({ customer: { customer_key: name }, sales: [{ transaction_id: `${name}-order` }] });
  const erased = (await owner.ask('eraseCustomer', [program, customer.id])).data;
  expect(erased).toMatchObject({ id: customer.id, customer_key: null, click_id: null });
  expect(erased.erased_at).toEqual(expect.any(String));
  const { track } = shop(ground.url, () => day.key);
  const late = await track('sale', { customer_key: name, amount_cents: 1, transaction_id: `${name}-late` });
  expect([late.status, late.body.error.code]).toEqual([400, 'no_attribution']);
  expect(late.body.error.message).toBe('Customer not found. Provide customer_key or click_id.');
};

const BY_OWNER = [
  'program.create',
  'key.mark',
  'key.create',
  'key.revoke',
  'invitation.create',
  'invitation.create',
  'partner.approve',
  'link.create',
  'invitation.revoke',
  'link.create',
  'link.alias',
  'commission.hold',
  'commission.approve',
  'commission.approve',
  'commission.release',
  'commission.approve',
  'commission.adjust',
  'partner.remove',
  'customer.export',
  'customer.erase',
];
const BY_PARTNERS = ['partner.join', 'link.create', 'invitation.accept', 'partner.apply', 'link.create'];

export const readAuditLog: Step = async ({ owner, program, key, customers }) => {
  const log = await owner.ask('listAuditLog', [program], { query: { order: 'oldest', limit: 100 } });
  const entries = log.data as { action: string; actor: { kind: string; id: number; email: string } }[];
  const by = (kind: string) => entries.filter(({ actor }) => actor.kind === kind);
  expect(by('account').map(({ action }) => action)).toEqual(BY_OWNER);
  expect(new Set(by('account').map(({ actor }) => actor.email))).toEqual(new Set([owner.email]));
  expect(by('partner').map(({ action }) => action)).toEqual(BY_PARTNERS);
  const text = JSON.stringify(log);
  for (const secret of [key, ...customers.map(({ name }) => name)]) expect(text).not.toContain(secret);
};
