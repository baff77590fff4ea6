import { mutationsOf } from '../mutation.ts';
import { patch } from './edits.ts';

const GATE = 'api/management.ts';
const FIELDS = 'api/fields.ts';
const WRITE = 'manage/write.ts';
const PAGES = 'manage/pages.ts';
const KEYS = 'store/managed-keys.ts';

export const MANAGE = mutationsOf('manage', {
  'a token needs no scope': patch(
    GATE,
    'const lacks = scope !== null && scopes !== undefined && !scopes.includes(scope);',
    'const lacks = scope === null && scopes !== undefined && !scopes.includes(scope as never);',
  ),
  'every kind of credential is accepted': patch(
    GATE,
    "if (!access.kinds.includes(kind)) throw failure('kindRefused');",
    'void kind;',
  ),
  'a missing program is a lack of rights': patch(
    GATE,
    "if (!member) throw failure('notFound');",
    "if (!member) throw failure('scopeMissing', { scope: '' });",
  ),
  'identifiers may have zeros in front': patch('domain/access.ts', '/^[1-9][0-9]{0,15}$/', '/^[0-9]{1,16}$/'),
  'unknown parameters are ignored': patch(
    FIELDS,
    "if (unknown !== undefined) throw failure('fieldUnknown', { field: echo(unknown) });",
    'void unknown;',
  ),
  'repeats are executed again': patch(
    WRITE,
    'if (!repeatable) return undefined;',
    'if (repeatable || !repeatable) return undefined;',
  ),
  'a key may be used for another request': patch(
    'store/idempotency.ts',
    "if (!stored.request_hash.equals(hash)) return { kind: 'reused' };",
    '',
  ),
  'a page has one record more': patch(
    PAGES,
    'const shown = rows.slice(0, limit);\n  const has_more = rows.length > limit;\n  const next_cursor',
    'const shown = rows.slice(0, limit + 1);\n  const has_more = rows.length > limit;\n  const next_cursor',
  ),
  'there is always a next page': patch(
    PAGES,
    'const has_more = rows.length > limit;\n  const next_cursor',
    'const has_more = shown.length > 0;\n  const next_cursor',
  ),
  'a cursor is valid for every list': patch(
    PAGES,
    'timingSafeEqual(bytes.subarray(head.length), hashOf(context, head)) &&',
    '',
  ),
  'the last key can be revoked': patch(
    KEYS,
    "if (keys.filter((other) => isUsable(other, at)).length === 1) return { kind: 'last_usable' };",
    'void keys;',
  ),
  'three keys may be usable': patch(KEYS, 'if (usable.length > 1)', 'if (usable.length > 2)'),
  'a rotation does not mark the old key': patch(
    KEYS,
    "keyState(one, at) === 'active'",
    "keyState(one, at) === 'revoked'",
  ),
  'the last owner can be demoted': patch(
    'store/members.ts',
    "if (role !== 'owner' && !(await hasOtherOwner(tx, name))) return { kind: 'last_owner' };",
    '',
  ),
  'a partner who has joined can be approved again': patch(
    'store/managed-partners.ts',
    "approve: { from: ['linked', 'applied'], to: 'joined' }",
    "approve: { from: ['linked', 'applied', 'joined'], to: 'joined' }",
  ),
  'an erased customer keeps its key': patch(
    'store/erase-customer.ts',
    'set click_id = $3, customer_key = null, erased_at = $4',
    'set click_id = $3, erased_at = $4',
  ),
  'a held commission is approved': patch(
    'domain/commission-change.ts',
    "return held ? refused('held') : DONE;",
    'return DONE;',
  ),
  'a change leaves no entry in the audit log': patch(
    WRITE,
    'return append(entry);',
    'return Promise.resolve(void entry);',
  ),
});
