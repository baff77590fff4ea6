import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { sha256 } from '../../src/lib/hashing.ts';
import type { Answer } from '../support/client.ts';
import { DOCS_URL } from '../support/service.ts';
import { CREDENTIALS, makeCredentials, type Credential, type CredentialName } from './support/credentials.ts';
import { bodyOf, documentedOperations, rotationWarning, type Documented } from './support/document.ts';
import { goodRequest, perform, type Request } from './support/requests.ts';
import { difference, rowReader, type Row } from './support/rows.ts';
import { givesNothing, verdictOf } from './support/rules.ts';
import { openStage } from './support/stage.ts';

// Calls every operation of the document with every credential. The expected results come from the document: the
// operation's security, x-credential, and the errors of its 401.

let stage: Awaited<ReturnType<typeof openStage>>;
let credentials: Record<CredentialName, Credential>;
let rows: () => Promise<Row[]>;
beforeAll(async () => {
  stage = await openStage();
  credentials = await makeCredentials(stage.service);
  for (const { campaign } of Object.values(credentials)) await stage.connect(campaign.id);
  rows = await rowReader(stage.service.db);
});
afterAll(() => stage.stop());

/** Makes a login token valid again that a sign-out has ended. */
const revive = (authorization: string) =>
  stage.service.db
    .knex('login_tokens')
    .where({ token_hash: sha256(authorization.slice('Bearer '.length)) })
    .update({ revoked_at: null });

const ROTATION = ['deprecation', 'sunset', 'link'];

/**
 * Responses to a marked key announce its rotation in every header that the document declares; other responses do not.
 */
function expectSignals(operation: Documented, { rotation }: Credential, { status, headers, body }: Answer): void {
  const declared = operation.headersOf(status).map((name) => name.toLowerCase());
  if (!rotation || !ROTATION.every((name) => declared.includes(name))) {
    for (const name of ROTATION) expect(headers).not.toHaveProperty(name);
    return expect(body).not.toHaveProperty('warnings');
  }
  expect(headers).toMatchObject({
    deprecation: `@${Math.floor(rotation.markedAt.getTime() / 1000)}`,
    sunset: rotation.rotateBy.toUTCString(),
    link: `<${DOCS_URL}#api_key_rotation_required>; rel="deprecation"`,
  });
  expect(body.warnings).toEqual([rotationWarning(DOCS_URL, rotation.rotateBy)]);
}

/** The response's body without the warning that a marked key adds. */
const withoutWarnings = ({ body }: Answer): object =>
  Object.fromEntries(Object.entries(body as object).filter(([name]) => name !== 'warnings'));

/** Expects that the request succeeded, or failed with an error that does not depend on the credential. */
function expectServed({ id, successes, statuses }: Documented, { status, body }: Answer): void {
  const hint = `${id} answered ${status} ${JSON.stringify(body)}. Its request is made from its example; where a field must
name a record, supply one in test/security/support/requests.ts, or link an operation to it in openapi/`;
  if (successes.length > 0) expect(successes, hint).toContain(status);
  else
    expect(
      statuses.filter((declared) => declared !== 401),
      hint,
    ).toContain(status);
}

/** Another program's key neither changes nor shows any data of the program. */
function expectForeign({ campaign }: Credential, answer: Answer, before: Row[], after: Row[]): void {
  expect(answer.status).not.toBe(401);
  const { gone, come } = difference(before, after);
  expect(gone).toEqual([]);
  expect(come.filter(({ program }) => program === campaign.id || program === null)).toEqual([]);
  expect(JSON.stringify(answer.body)).not.toContain(campaign.code);
  if (answer.status >= 400) expect(come).toEqual([]);
}

describe.each(documentedOperations)('$method $path ($id)', (operation) => {
  describe.each(operation.examples)('$name', ({ name, body }) => {
    const testMode = (body?.additional_data as { test_mode?: boolean } | undefined)?.test_mode === true;
    let request: Request;
    beforeAll(async () => void (request = await goodRequest(stage, operation, credentials.none.campaign, name)));

    test.each(CREDENTIALS)('with %s', async (credentialName) => {
      const credential = credentials[credentialName];
      const { kind, authorization, campaign, other } = credential;
      const verdict = verdictOf(operation, kind, testMode);
      // A rejected request changes no records, so they can be used again.
      const fresh = verdict === 'accepted' && !other;
      const sent = fresh ? await goodRequest(stage, operation, campaign, name) : request;
      const before = await rows();
      const answer = await perform(stage, operation, campaign, sent, authorization);
      const after = await rows();
      if (operation.id === 'cliAuthLogout' && kind === 'login') await revive(authorization!);

      expectSignals(operation, credential, answer);
      if (verdict !== 'accepted') {
        const refusal = operation.unauthorized[verdict.refused]!;
        expect(withoutWarnings(answer)).toEqual(bodyOf(refusal, DOCS_URL));
        expect(answer.status).toBe(401);
        expect(difference(before, after)).toEqual({ gone: [], come: [] });
      } else if (other && !givesNothing(operation)) {
        expectForeign(credential, answer, before, after);
      } else {
        expectServed(operation, answer);
      }
    });
  });
});
