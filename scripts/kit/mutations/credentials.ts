import { mutationsOf } from '../mutation.ts';
import { operation, patch } from './edits.ts';

const CREDENTIAL = 'api/credential.ts';
const ANSWER = 'api/answer.ts';

export const CREDENTIALS = mutationsOf('credentials', {
  'the case of the scheme is ignored': patch(CREDENTIAL, '/^Bearer(?: (.*))?$/s', '/^Bearer(?: (.*))?$/is'),
  'several blanks after the scheme are malformed': patch(
    CREDENTIAL,
    '/^Bearer(?: (.*))?$/s',
    '/^Bearer(?: (\\S*))?$/s',
  ),
  'Bearer alone is malformed': patch(CREDENTIAL, '/^Bearer(?: (.*))?$/s', '/^Bearer (.*)$/s'),
  'blanks are a token': patch(
    CREDENTIAL,
    "if (text === '') return { kind: 'empty' };",
    "if (match[1] === '') return { kind: 'empty' };",
  ),
  'a token without a scheme is read': patch(CREDENTIAL, '/^Bearer(?: (.*))?$/s', '/^(?:Bearer )?(.*)$/s'),
  'the checksum of a token decides alone': patch(
    CREDENTIAL,
    "if (!found) return { kind: 'unknown' };",
    "if (!found) return { kind: 'absent' };",
  ),
  'a login token is accepted as a key': patch(
    CREDENTIAL,
    "if (token.kind === 'unknown' || token.kind === 'login' || token.kind === 'caller') throw",
    "if (token.kind === 'unknown' || token.kind === 'caller') throw",
  ),
  'a key is told apart from no token at init': patch(
    CREDENTIAL,
    "if (token.kind !== 'login') throw failure('loginTokenInvalid');",
    "if (token.kind !== 'login') throw failure('authenticationRequired');",
  ),
  'a malformed header of init is an invalid token': patch(
    CREDENTIAL,
    "if (token.kind === 'absent' || token.kind === 'malformed' || token.kind === 'empty') {",
    "if (token.kind === 'absent' || token.kind === 'empty') {",
  ),
  'a missing header of a sale is a missing token': patch(
    CREDENTIAL,
    "if (token.kind === 'absent') throw failure('malformedAuthorization');",
    "if (token.kind === 'absent') throw failure('missingApiToken' in errors ? 'missingApiToken' : 'invalidApiToken');",
  ),
  'an empty token is malformed': patch(
    CREDENTIAL,
    "if (token.kind === 'empty') throw failure('missingApiToken' in errors ? 'missingApiToken' : 'invalidApiToken');",
    "if (token.kind === 'empty') throw failure('malformedAuthorization');",
  ),
  'a click with an unknown token is refused': operation('trackClick', { credential: 'optional' }),
  'a test click with an unknown token is recorded': operation('trackClick', { credential: 'retiredOnly' }),
  'a retired key still works': patch(
    CREDENTIAL,
    "if (token.kind === 'program' && token.retired) throw failure('apiKeyRetired');",
    '',
  ),
  'a retired key works for clicks': patch(
    CREDENTIAL,
    "if (token.kind === 'program' && token.retired) throw",
    "if (token.kind === 'program' && token.retired && credential !== 'testMode') throw",
  ),
  'a key retires a day late': patch(
    CREDENTIAL,
    'found.key.rotate_by.getTime() <= now.getTime()',
    'found.key.rotate_by.getTime() + 86_400_000 <= now.getTime()',
  ),
  'every key is retired': patch(
    CREDENTIAL,
    'found.key.rotate_by !== null && found.key.rotate_by.getTime() <= now.getTime()',
    'found.key.rotate_by === null || found.key.rotate_by.getTime() <= now.getTime()',
  ),
  'a retired key carries the signals': patch(
    ANSWER,
    "if (token.kind !== 'program' || token.retired) return undefined;",
    "if (token.kind !== 'program') return undefined;",
  ),
  'Deprecation lacks its @': patch(
    ANSWER,
    '`@${Math.floor(rotation.markedAt.getTime() / SECOND)}`',
    'String(Math.floor(rotation.markedAt.getTime() / SECOND))',
  ),
  'Deprecation is in milliseconds': patch(
    ANSWER,
    '`@${Math.floor(rotation.markedAt.getTime() / SECOND)}`',
    '`@${rotation.markedAt.getTime()}`',
  ),
  'Deprecation is the deadline': patch(
    ANSWER,
    '`@${Math.floor(rotation.markedAt.getTime() / SECOND)}`',
    '`@${Math.floor(rotation.rotateBy.getTime() / SECOND)}`',
  ),
  'Sunset is an ISO time': patch(
    ANSWER,
    'rotationOf(exchange.token)?.rotateBy.toUTCString()',
    'rotationOf(exchange.token)?.rotateBy.toISOString()',
  ),
  'Sunset is the time of marking': patch(
    ANSWER,
    'rotationOf(exchange.token)?.rotateBy.toUTCString()',
    'rotationOf(exchange.token)?.markedAt.toUTCString()',
  ),
  'warnings lack rotate_by': patch(
    ANSWER,
    'rotate_by: rotation.rotateBy.toISOString(), docs_url',
    "rotate_by: '', docs_url",
  ),
  'warnings are in data': patch(
    ANSWER,
    '{ ...body, warnings: [rotationWarning(values)] }',
    "'data' in body && body.data ? { ...body, data: { ...body.data, warnings: [rotationWarning(values)] } } : { ...body, warnings: [rotationWarning(values)] }",
  ),
  'warnings are an object': patch(ANSWER, 'warnings: [rotationWarning(values)]', 'warnings: rotationWarning(values)'),
  'errors carry no warnings': patch(
    ANSWER,
    'if (!rotation) return text ?? JSON.stringify(body);',
    "if (!rotation || 'error' in body) return text ?? JSON.stringify(body);",
  ),
  'successes carry no warnings': patch(
    ANSWER,
    'if (!rotation) return text ?? JSON.stringify(body);',
    "if (!rotation || !('error' in body)) return text ?? JSON.stringify(body);",
  ),
  'unmarked keys are announced too': patch(
    ANSWER,
    'return markedAt && rotateBy ? { markedAt, rotateBy } : undefined;',
    'return { markedAt: markedAt ?? new Date(0), rotateBy: rotateBy ?? new Date(2e12) };',
  ),
  'a login token is valid for ever': patch(
    'store/login-tokens.ts',
    'and t.expires_at > $2 and',
    'and $2::timestamptz is not null and',
  ),
  'revoked keys work': patch(
    'store/programs.ts',
    'where k.token_hash = $1 and k.revoked_at is null and',
    'where k.token_hash = $1 and',
  ),
});
