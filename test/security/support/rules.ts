// The document's rules for the credentials of an operation. Nothing here names an operation.
import type { Kind } from './credentials.ts';
import type { Documented } from './document.ts';

/** The expected result: an error of the operation, or the operation itself runs. */
export type Verdict = 'accepted' | { refused: string };

const KNOWN_SCHEMES = ['programKey', 'loginToken'];
const KNOWN_CREDENTIALS = [undefined, 'testMode', 'retiredOnly'];

const refused = (name: string): Verdict => ({ refused: name });

/** By kind: the result of an operation that requires a program's key. */
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

/** By kind: the result of an operation that requires a login token. */
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
  // A retired key is rejected before anything else, wherever keys are read.
  if (kind === 'retired') return refused('apiKeyRetired');
  if (credential === 'retiredOnly' || (credential === 'testMode' && !testMode)) return 'accepted';
  return scheme === 'loginToken' ? judgeLogin(kind) : judgeKey(kind, operation);
}

/** The expected result for a kind of credential; throws if the document does not say enough. */
export function verdictOf(operation: Documented, kind: Kind, testMode: boolean): Verdict {
  const verdict = judge(operation, kind, testMode);
  if (verdict !== 'accepted' && !(verdict.refused in operation.unauthorized)) {
    throw new Error(
      `${operation.id} refuses the credential "${kind}", and its 401 has no example ${verdict.refused}: add it in openapi/`,
    );
  }
  return verdict;
}

/** Whether a valid key has no effect: only an invalid one is rejected. */
export const givesNothing = ({ schemes, credential }: Documented): boolean =>
  schemes.length === 0 || credential !== undefined;
