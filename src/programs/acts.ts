import type { Body } from '../contract/index.ts';
import { type Role, includesRole } from '../common/access.ts';
import { readBrand, showBrand } from '../common/brand.ts';
import { parseDomain } from '../common/origin.ts';
import { drawPng } from '../lib/picture.ts';
import { holdActiveAccount } from '../accounts/write.ts';
import type { GivenSettings } from './write.ts';
import { changeLogo } from './logos.ts';
import {
  type ManagedProgram,
  programsOfAccount,
  createManagedProgram,
  findManagedProgram,
  changeOpenly,
  changeProgram,
  archiveProgram as archive,
} from './managed.ts';
import type { Deps, Manage } from '../common/context.ts';
import { readPage } from '../common/cursors.ts';

/** The settings in the body of a request; what it lacks stays undefined. */
const settingsOf = (body: Body<'updateProgram'> | Body<'createProgram'>): GivenSettings => ({
  name: body.name ?? undefined,
  domain: body.domain === undefined ? undefined : parseDomain(body.domain),
  commissionType: body.commission_type,
  commissionRate: body.commission_rate === undefined ? undefined : String(body.commission_rate),
  currency: body.currency ?? undefined,
  // null clears it
  leadCommissionCents: body.lead_commission_cents,
  maxMonths: body.max_months,
  maxCommissions: body.max_commissions,
  grandfather: body.grandfather ?? undefined,
  leadAuth: body.lead_auth ?? undefined,
  codePolicy: body.code_policy ?? undefined,
  cookieWindowDays: body.cookie_window_days ?? undefined,
  attributionWindowDays: body.attribution_window_days ?? undefined,
  holdingPeriodDays: body.holding_period_days ?? undefined,
  minimumPayoutCents: body.minimum_payout_cents ?? undefined,
  autoApprove: body.auto_approve ?? undefined,
  joinPolicy: body.join_policy ?? undefined,
  partnerLinks: body.partner_links ?? undefined,
  commissionBase: body.commission_base ?? undefined,
  commissionOnShipping: body.commission_on_shipping ?? undefined,
});

type MailSwitch = NonNullable<Body<'updateProgram'>['muted_mails']>[number];

/** A program as the document describes it. */
const showProgram = (
  { commission_rate, brand, muted_mails, created_at, archived_at, ...rest }: ManagedProgram,
  role: Role,
  { baseUrl }: Deps,
) => ({
  ...rest,
  role,
  status: archived_at ? ('archived' as const) : ('active' as const),
  commission_rate: Number(commission_rate),
  brand: showBrand(brand, baseUrl),
  // Only kinds of the document are stored.
  muted_mails: muted_mails as MailSwitch[],
  created_at: created_at.toISOString(),
  archived_at: archived_at?.toISOString() ?? null,
});

const listPrograms: Manage<'listPrograms'> = async (context) => {
  const { deps, caller, query, answer } = context;
  const filters = { accountId: caller.accountId, programIds: caller.programIds, ...timesOf(query) };
  const page = await readPage(
    context,
    (request) => programsOfAccount(deps.db, filters, request),
    ({ role, ...program }) => showProgram(program, role, deps),
  );
  return answer(200, page);
};

const timesOf = ({ created_from, created_before }: { created_from?: string; created_before?: string }) => ({
  createdFrom: created_from === undefined ? undefined : new Date(created_from),
  createdBefore: created_before === undefined ? undefined : new Date(created_before),
});

const createProgram: Manage<'createProgram'> = ({ deps, body, caller, now, write, answer, fail }) =>
  write(async (tx, note) => {
    // Lock the account, so that a concurrent suspension either revokes this program's key too or prevents its creation.
    if (!(await holdActiveAccount(tx, caller.accountId))) throw fail('credentialInvalid');
    const { commission_type, commission_rate, name, domain } = body;
    const required = { commissionType: commission_type, commissionRate: String(commission_rate), name };
    const own = { domain: domain.trim().toLowerCase(), changedBy: caller.accountId };
    const settings = { ...settingsOf(body), ...required, ...own };
    const made = await createManagedProgram(tx, note, { settings, ownerId: caller.accountId, at: now });
    if (!made) throw fail('advertiserMissing');
    const program = (await findManagedProgram(tx, made.id))!;
    return answer(201, { data: { program: showProgram(program, 'owner', deps), api_key: made.apiKey } });
  });

const getProgram: Manage<'getProgram'> = async ({ deps, ids, role, answer, fail }) => {
  const program = await findManagedProgram(deps.db, ids.program_id);
  if (!program) throw fail('notFound');
  return answer(200, { data: showProgram(program, role, deps) });
};

/** The fields that are not terms, which an admin may change too. */
const OPEN_FIELDS = ['name', 'domain', 'brand'];

const updateProgram: Manage<'updateProgram'> = async (context) => {
  const { deps, caller, body, ids, role, now, write, done, answer, fail } = context;
  const changesTerms = Object.keys(body).some((field) => !OPEN_FIELDS.includes(field));
  if (changesTerms && !includesRole(role, 'owner')) throw fail('roleMissing', { role: 'owner' });
  const { brand, questions, muted_mails: mutedMails, partner_postbacks: partnerPostbacks } = body;
  const asked = questions?.map(({ text, required }) => ({ text, required: required ?? false }));
  const settings = {
    ...settingsOf(body),
    brand: brand && readBrand(brand),
    questions: asked,
    mutedMails,
    partnerPostbacks,
    changedBy: caller.accountId,
  };
  return write(async (tx, note) => {
    const { program } = done(await changeProgram(tx, note, { id: ids.program_id, settings, at: now }));
    return answer(200, { data: showProgram(program, role, deps) });
  });
};

const replaceOrigins: Manage<'replaceOrigins'> = ({ deps, body, ids, role, now, write, done, answer }) =>
  write(async (tx, note) => {
    const replaced = { id: ids.program_id, settings: {}, origins: body.origins, at: now };
    const { program } = done(await changeOpenly(tx, note, replaced));
    return answer(200, { data: showProgram(program, role, deps) });
  });

const replaceLogo: Manage<'replaceLogo'> = async ({ deps, body, ids, role, now, write, done, answer, fail }) => {
  const png = await drawPng(await body());
  if (png === 'busy') throw fail('logoBusy', { retry_after_seconds: 10 });
  if (!png) throw fail('logoUnreadable');
  return write(async (tx, note) => {
    const { program } = done(await changeLogo(tx, note, { id: ids.program_id, png, at: now }));
    return answer(200, { data: showProgram(program, role, deps) });
  });
};

const deleteLogo: Manage<'deleteLogo'> = ({ deps, ids, role, now, write, done, answer }) =>
  write(async (tx, note) => {
    const { program } = done(await changeLogo(tx, note, { id: ids.program_id, png: undefined, at: now }));
    return answer(200, { data: showProgram(program, role, deps) });
  });

const archiveProgram: Manage<'archiveProgram'> = ({ deps, ids, role, now, write, done, answer }) =>
  write(async (tx, note) => {
    const { program } = done(await archive(tx, note, ids.program_id, now));
    return answer(200, { data: showProgram(program, role, deps) });
  });

export const programs = {
  listPrograms,
  createProgram,
  getProgram,
  updateProgram,
  replaceOrigins,
  replaceLogo,
  deleteLogo,
  archiveProgram,
};
