// What the document says of a credential at an operation. Nothing here names an operation.
import type { Kind } from './credentials.ts';
import type { Documented } from './document.ts';

/** The name of the refusal at the operation, or that it gets as far as the operation itself. */
export type Verdict = 'accepted' | { refused: string };

const KNOWN_SCHEMES = ['programKey', 'loginToken'];
const KNOWN_CREDENTIALS = [undefined, 'testMode', 'retiredOnly'];

const refused = (name: string): Verdict => ({ refused: name });

/** By kind: what an operation that wants a program's key answers. */
function judgeKey(kind: Kind, { anonymous, unauthorized }: Documented): Verdict {
  switch (kind) {
    case 'key':
      return 'accepted';
    case 'absent':
      return anonymous ? 'accepted' : refused('malformedAuthorization');
    case 'empty':
      if (anonymous) return 'accepted';
      return refused('missingApiToken' in unauthorized ? 'missingApiToken' : 'invalidApiToken');
    case 'malformed':
      return refused('malformedAuthorization');
    default:
      return refused('invalidApiToken');
  }
}

/** By kind: what an operation that wants a person's login token answers. */
function judgeLogin(kind: Kind): Verdict {
  if (kind === 'login') return 'accepted';
  if (kind === 'orphaned') return refused('userNotFound');
  return refused(
    kind === 'absent' || kind === 'empty' || kind === 'malformed' ? 'authenticationRequired' : 'loginTokenInvalid',
  );
}

function judge(operation: Documented, kind: Kind, testMode: boolean): Verdict {
  const { id, schemes, credential } = operation;
  const [scheme, second] = schemes;
  if (second !== undefined || (scheme !== undefined && !KNOWN_SCHEMES.includes(scheme))) {
    throw new Error(`${id} asks for ${schemes.join(' or ')}: add to test/security/support/rules.ts who may call it`);
  }
  if (!KNOWN_CREDENTIALS.includes(credential)) {
    throw new Error(`${id} has the x-credential ${credential}: add to test/security/support/rules.ts what it means`);
  }
  if (scheme === undefined) return 'accepted';
  // A retired key is refused wherever a key is read at all, before anything else is looked at.
  if (kind === 'retired') return refused('apiKeyRetired');
  if (credential === 'retiredOnly' || (credential === 'testMode' && !testMode)) return 'accepted';
  return scheme === 'loginToken' ? judgeLogin(kind) : judgeKey(kind, operation);
}

/** What the document says of a request with this kind of credential; throws when it does not say enough. */
export function verdictOf(operation: Documented, kind: Kind, testMode: boolean): Verdict {
  const verdict = judge(operation, kind, testMode);
  if (verdict !== 'accepted' && !(verdict.refused in operation.unauthorized)) {
    throw new Error(
      `${operation.id} refuses the credential "${kind}", and its 401 has no example ${verdict.refused}: add it in openapi/`,
    );
  }
  return verdict;
}

/** Whether a good key gives nothing that a request without one has not: it is only refused when it is bad. */
export const givesNothing = ({ schemes, credential }: Documented): boolean =>
  schemes.length === 0 || credential !== undefined;
