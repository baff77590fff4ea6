// The fourth list, of the whole contract: credentials, limits, fields, pages of lists, repeats, texts.
import { mutationsOf, type ContractEdit } from '../mutation.ts';
import { field, operation, patch, schema } from './edits.ts';

const CREDENTIAL = 'api/credential.ts';
const GATE = 'api/management.ts';
const FIELDS = 'api/fields.ts';
const PAGES = 'manage/pages.ts';

/** Changes who may call an operation. */
const access = (id: string, properties: object): ContractEdit => ({
  edit: (contract) => void Object.assign(contract.operations[id].access, properties),
});

/** Changes the rules of a parameter that several operations share. */
const parameter = (name: string, rules: object): ContractEdit => ({
  edit: (_, document) => void Object.assign(document.components.parameters[name].schema, rules),
});

/** Changes the default of a query parameter wherever there is one. */
const defaultOf = (name: string, value: unknown): ContractEdit => ({
  edit: (contract) => {
    for (const { queryRules = {} } of Object.values<{ queryRules?: Record<string, { default?: unknown }> }>(
      contract.operations,
    )) {
      if (queryRules[name]) queryRules[name].default = value;
    }
  },
});

/** Leaves a part of the error out of an error of the catalogue. */
const withoutPart = (key: string, part: string): ContractEdit => ({
  edit: (contract) => {
    const { body, template } = contract.catalogue[key];
    if (!(part in body.error)) throw new Error(`${key} has no ${part}`);
    delete body.error[part];
    for (const path of Object.keys(template)) if (path.startsWith(`/error/${part}`)) delete template[path];
  },
});

export const FOURTH_REQUESTS = [
  ...mutationsOf('limits', {
    'all tokens of an account share a bucket': patch(
      CREDENTIAL,
      '`${token.caller.kind}:${token.caller.credentialId}`',
      '`${token.caller.kind}:${token.caller.accountId}`',
    ),
    'exports spend from the bucket of other requests': operation('exportCustomer', { bucket: 'manage' }),
    'X-Forwarded-For is trusted': patch('lib/client-address.ts', 'proxyAddr(req, trust)', 'proxyAddr(req, () => true)'),
  }),
  ...mutationsOf('credentials', {
    'a write scope includes the read scope': patch(
      GATE,
      '!scopes.includes(scope);',
      "!scopes.includes(scope) && !scopes.includes(scope.replace('.read', '.write'));",
    ),
    'a token for one program lists them all': patch(
      'manage/programs/list-programs.ts',
      'programIds: caller.programIds,',
      'programIds: undefined,',
    ),
    'an admin may archive a program': access('archiveProgram', { role: 'admin' }),
    'a login token is no credential of the management API': patch(
      CREDENTIAL,
      "token.kind !== 'login' || token.login.reach !== 'account'",
      "token.kind !== 'login' || token.login.reach === 'account'",
    ),
    'an API key is a lack of rights in the management API': patch(
      CREDENTIAL,
      "if (!callerOf(token)) throw failure('credentialInvalid');",
      "if (!callerOf(token)) throw failure(token.kind === 'program' ? 'kindRefused' : 'credentialInvalid');",
    ),
  }),
  ...mutationsOf('parameters', {
    'empty parameters are absent': patch(FIELDS, 'if (value === null) continue;', 'if (!value) continue;'),
    'lists begin with the oldest record': defaultOf('order', 'oldest'),
    'a page may have 200 records': parameter('limit', { maximum: 200 }),
    'long identifiers in a path are an internal error': patch('domain/access.ts', '{0,15}$/', '{0,18}$/'),
  }),
  ...mutationsOf('fields', {
    'unknown fields of a link are ignored': schema('create-link-request', (_, found) => {
      found.additionalProperties = true;
    }),
    'a list may name a commission twice': {
      edit: (_, { components }) => void (components.schemas['commission-ids'].uniqueItems = false),
    },
    'the reason of an adjustment may be blank': schema(
      'create-adjustment-request',
      (properties) => void delete properties.reason.pattern,
    ),
    'the enabled of a link may not be null': field('create-link-request', 'enabled', { type: 'boolean' }),
    'a deadline may be 91 days ahead': field('rotate-by-request', 'rotate_by', {
      'x-time-window': { maxAgeSeconds: 0, maxAheadSeconds: 91 * 86_400 },
    }),
    'the field of a wrong address has no place': patch(
      'manage/invitations/invite-partners.ts',
      '`invitations.${place}.email`',
      "`invitations.email${place < 0 ? '' : ''}`",
    ),
  }),
  ...mutationsOf('pages', {
    'a page that is just full has a next one': patch(
      PAGES,
      'const has_more = rows.length > limit;\n  const next_cursor',
      'const has_more = rows.length >= limit;\n  const next_cursor',
    ),
    'a cursor is bound to the size of the page': patch(
      PAGES,
      "name !== 'limit' && name !== 'cursor'",
      "name !== 'cursor'",
    ),
    'a page of events begins with the last event of the one before': patch(
      'store/events.ts',
      'collate "C" ${compare} $4)`;',
      'collate "C" ${compare}= $4)`;',
    ),
    'created_from excludes its time': patch(
      'store/commission-list.ts',
      "c.created_at >= coalesce($4, '-infinity')",
      "c.created_at > coalesce($4, '-infinity')",
    ),
  }),
  ...mutationsOf('repeats', {
    'an Idempotency-Key may have 1000 characters': patch(
      'api/call.ts',
      'key.length > rules.maxLength',
      'key.length > 1000',
    ),
    'the case of an Idempotency-Key is ignored': patch(
      'store/idempotency.ts',
      'const keyHash = sha256(key);',
      'const keyHash = sha256(key.toLowerCase());',
    ),
    'the credentials of an account share their keys': patch(
      'manage/write.ts',
      'const owner = { accountId: caller.accountId, credential: credentialName(caller) };',
      "const owner = { accountId: caller.accountId, credential: 'any' };",
    ),
    'the path does not count for an Idempotency-Key': patch(
      'store/idempotency.ts',
      'idempotent request ${method} ${path} ${',
      'idempotent request ${method} ${path && method} ${',
    ),
    'requests with one key at once are both executed': patch(
      'store/idempotency.ts',
      "if (!locked) return { kind: 'in_flight' };",
      'void locked;',
    ),
  }),
  ...mutationsOf('responses', {
    'the request_id of an error is another than that of the header': patch(
      'api/api.ts',
      'request_id: requestId };',
      'request_id: newRequestId() };',
    ),
    'a missing role is not named in details': withoutPart('manageRoleMissing', 'details'),
    'explanations show addresses': patch(
      'domain/redact.ts',
      "typeof value === 'string' ? maskAddresses(value) : value",
      "typeof value === 'string' ? value && value : value",
    ),
  }),
];
