// The audit log: who changed what. Every write of the management API and of the commands appends to it.
import { statement, type Db, type Runner, type Transaction } from '../database/db.ts';
import { arraysOf, namesOf, sentRows, valuesOf, type Columns, type RowOf } from './columns.ts';

/** Who writes. A credential is named by kind and identifier, such as `token 7`; null for a sign-in, which has none yet. */
export type Actor =
  | { kind: 'account' | 'partner'; id: number; credential: string | null; requestId: string | null }
  | { kind: 'operator' | 'system' };

/** The fields of each kind of record that an entry may show. Never a customer's values, and never a secret. */
const SHOWN = {
  program: [
    'name',
    'domain',
    'commission_type',
    'commission_rate',
    'commission_base',
    'commission_on_shipping',
    'currency',
    'lead_commission_cents',
    'max_months',
    'max_commissions',
    'grandfather',
    'lead_auth',
    'cookie_window_days',
    'attribution_window_days',
    'holding_period_days',
    'minimum_payout_cents',
    'auto_approve',
    'join_policy',
    'partner_links',
    'partner_postbacks',
    'code_policy',
    'brand',
    'questions',
    'muted_mails',
    'origins',
    'archived_at',
    'stripe_accounts',
    'processor',
    'objects',
    'results',
  ],
  terms: [
    'level',
    'group_id',
    'partner_id',
    'commission_type',
    'commission_rate',
    'commission_base',
    'commission_on_shipping',
    'lead_commission_cents',
    'max_months',
    'max_commissions',
    'holding_period_days',
    'inherit',
  ],
  group: ['name', 'default', 'minimum_payout_cents', 'partner_links', 'partner_ids'],
  link: ['code', 'aliases', 'partner_id', 'destination', 'enabled'],
  'link-host': ['host', 'is_domain', 'verified_at', 'failing_since'],
  code: ['code', 'partner_id', 'processor_id', 'status'],
  // Never what members note about somebody: `changed` has the names of the fields.
  partner: ['status', 'changed', 'minimum_payout_cents', 'bound', 'into_partner_id', 'erased_at'],
  // Never the e-mail address: it could not be deleted from the log.
  invitation: ['resends', 'expires_at', 'accepted_at', 'declined_at', 'revoked_at', 'expired_at'],
  key: ['masked', 'marked_at', 'rotate_by', 'revoked_at'],
  token: ['name', 'masked', 'scopes', 'program_ids', 'expires_at', 'revoked_at'],
  session: ['reach', 'ended_at'],
  'login-token': ['masked', 'reach', 'expires_at', 'revoked_at'],
  processor: ['masked', 'connected_at'],
  'catch-up-key': ['processor', 'masked', 'site'],
  'payment-event': ['state', 'result'],
  // Never the e-mail address: it could not be deleted from the log.
  member: ['role'],
  'member-invitation': ['role', 'expires_at', 'accepted_at', 'declined_at', 'revoked_at', 'expired_at'],
  customer: ['erased_at'],
  // Never the e-mail address: it could not be deleted from the log.
  account: ['status', 'bound', 'may_create_programs', 'mails_off', 'erased_at'],
  // The label is masked.
  'payout-method': ['kind', 'currency', 'label'],
  // the deleted partitions
  clicks: ['until'],
  payout: [
    'reference',
    'currency',
    'cutoff',
    'minimum_cents',
    'note',
    'total_cents',
    'items',
    'format',
    'part',
    'sha256',
  ],
  // Never a name, an address or a tax number: it could be a person's, and could not be deleted from the log. The label is masked.
  'payout-settings': ['payer_iban_label', 'payer_bic', 'template_header', 'minimums', 'payout_day', 'net_days'],
  'payout-item': ['status', 'amount_cents', 'currency', 'paid_at', 'external_reference', 'reason'],
  webhook: ['description', 'types', 'status', 'disabled_because', 'header_name'],
  postback: ['method', 'types', 'status', 'disabled_because'],
  commission: ['kind', 'partner_id', 'status', 'held', 'amount_cents', 'currency', 'reason'],
} as const;
export type TargetKind = keyof typeof SHOWN;

const isSet = (): string => 'set';
/** The fields that an entry has only as a label: a secret, or a person's, which could not be deleted from the log. */
const LABELS: Partial<Record<TargetKind, Readonly<Record<string, (value: unknown) => string>>>> = {
  // An address may have a secret in it.
  webhook: { url: (url) => new URL(String(url)).host, header_value: isSet, secret: isSet },
  postback: { url: isSet, secret: isSet },
  account: { email: isSet },
  partner: { name: isSet, legal_name: isSet, legal_address: isSet, tax_id: isSet },
  'payout-settings': { payer_name: isSet, payer_iban: isSet, legal_name: isSet, legal_address: isSet, tax_id: isSet },
};

export interface AuditEntry {
  /** such as `program.update` */
  action: `${TargetKind}.${string}`;
  /** undefined: the entry concerns no program */
  programId?: number | undefined;
  /** null if the entry concerns no single record */
  targetId: number | null;
  /** the partner who acts, for an act of a partner and not of a member */
  partnerId?: number;
  /** the record before the write; empty for a new one */
  before?: object;
  after?: object;
}

/** Appends an entry, or several of them in one statement, to the audit log, in the transaction of the write. */
export type Note = (entries: AuditEntry | readonly AuditEntry[]) => Promise<void>;

const ENTRIES = {
  program_id: 'bigint',
  at: 'timestamptz',
  actor_kind: 'text',
  actor_id: 'bigint',
  credential: 'text',
  request_id: 'text',
  action: 'text',
  target_kind: 'text',
  target_id: 'bigint',
  before: 'jsonb',
  after: 'jsonb',
} as const satisfies Columns;
const insert = statement<object>(
  'append_audit_entries',
  `insert into audit_log (${namesOf(ENTRIES)}) select ${valuesOf(ENTRIES)} from ${sentRows(ENTRIES)} order by place`,
);

type Fields = Readonly<Record<string, unknown>>;
const textOf = (value: unknown): string => JSON.stringify(value) ?? 'null';

/** A labelled field before and after; a value that differs from one with the same label is marked. */
function labelled(label: (value: unknown) => string, before: unknown, after: unknown): [unknown, unknown] {
  const [old, now] = [before, after].map((value) => (value == null ? null : label(value)));
  return [old, old !== null && old === now ? `${old} (changed)` : now];
}

/** The fields that may be shown and that differ. */
function changedFields(kind: TargetKind, before: Fields, after: Fields): [before: object, after: object] {
  const labels = LABELS[kind] ?? {};
  const names = [...SHOWN[kind], ...Object.keys(labels)];
  const changed = names.filter((name) => textOf(before[name]) !== textOf(after[name]));
  const pairs = changed.map((name) => {
    const label = labels[name];
    return [name, label ? labelled(label, before[name], after[name]) : [before[name], after[name]]] as const;
  });
  const pick = (fields: Fields, place: 0 | 1) =>
    Object.fromEntries(pairs.filter(([name]) => name in fields).map(([name, values]) => [name, values[place]]));
  return [pick(before, 0), pick(after, 1)];
}

/** An entry as it is stored. */
function rowOf(
  actor: Actor,
  at: Date,
  { action, programId, targetId, partnerId, before = {}, after = {} }: AuditEntry,
): RowOf<typeof ENTRIES> {
  const { credential, requestId } = 'id' in actor ? actor : { credential: null, requestId: null };
  const account = { actor_kind: actor.kind, actor_id: 'id' in actor ? actor.id : null };
  const who = partnerId === undefined ? account : { actor_kind: 'partner', actor_id: partnerId };
  const kind = action.slice(0, action.indexOf('.')) as TargetKind;
  const [old, now] = changedFields(kind, before as Fields, after as Fields);
  const what = { action, target_kind: kind, target_id: targetId, before: old, after: now };
  return { program_id: programId, at, ...who, credential, request_id: requestId, ...what };
}

/** Returns the function that appends this actor's entries in the transaction. */
export const noteAs =
  (tx: Transaction | Runner, actor: Actor, at: Date): Note =>
  async (noted) => {
    const rows = [noted].flat().map((entry) => rowOf(actor, at, entry));
    if (rows.length > 0) await tx.run(insert, arraysOf(ENTRIES, rows));
  };

/** Runs a write of the service itself in a transaction, with the function that appends its entries. */
export const asSystem = <T>(db: Db, at: Date, work: (tx: Transaction, note: Note) => Promise<T>): Promise<T> =>
  db.transaction((tx) => work(tx, noteAs(tx, { kind: 'system' }, at)));

/** Runs a write of the operator in a transaction, with the function that appends its entries. */
export const asOperator = <T>(db: Db, at: Date, work: (tx: Transaction, note: Note) => Promise<T>): Promise<T> =>
  db.transaction((tx) => work(tx, noteAs(tx, { kind: 'operator' }, at)));
