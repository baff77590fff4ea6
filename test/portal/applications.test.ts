import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { erasePartner } from '../../src/operator/erase-partner.ts';
import { startService, type Service } from '../support/service.ts';
import { as, auditEntries, managementError, ownedProgram, type Owned } from '../manage/support.ts';

// What a program asks people who join or apply, and what becomes of their answers.

let service: Service;
beforeAll(async () => void (service = await startService()));
afterAll(() => service.stop());

const WHERE = 'Where will you share your link?';
const WHO = 'Who reads it?';
const QUESTIONS = [
  { text: WHERE, required: true },
  { text: WHO, required: false },
];
const [TERMS, PRIVACY] = ['https://brand.dev/terms', 'https://brand.dev/privacy'];
const ANSWERED = { answers: [{ question: WHERE, answer: 'On my blog' }], consents: [TERMS, PRIVACY] };

let program: Owned;
let slug: string;
beforeEach(async () => {
  program = await ownedProgram(service);
  await change({ join_policy: 'apply', questions: QUESTIONS, brand: { terms_url: TERMS, privacy_url: PRIVACY } });
  ({ slug } = (await owner('GET', '')).body.data as { slug: string });
});

const owner = (method: string, path: string, body?: object) =>
  as(service, program.token)(method, `programs/${program.id}${path}`, body && { body });
const change = (body: object) => owner('PATCH', '', body);
async function join(body: object = ANSWERED, person?: { accountId: number; email: string }) {
  const { accountId, email } = person ?? (await service.make.person());
  const headers = await service.make.session(accountId);
  const answer = await service.call('/api/v1/partner/programs', { method: 'POST', headers, body: { slug, ...body } });
  return { ...answer, email };
}
const applications = async () =>
  (await owner('GET', '/partners?status=applied')).body.data as { id: number; application: unknown }[];

describe('an application', () => {
  test('has the website, the answers and the consents with their time, on the partner and in the list', async () => {
    const website = 'https://tea.example/blog';
    expect((await join({ ...ANSWERED, website })).status).toBe(201);
    const at = service.clock.now().toISOString();
    const application = {
      website,
      answers: [{ question: WHERE, answer: 'On my blog' }],
      consents: [
        { url: TERMS, at },
        { url: PRIVACY, at },
      ],
    };
    const [one] = await applications();
    expect(one!.application).toEqual(application);
    expect((await owner('GET', `/partners/${one!.id}`)).body.data.application).toEqual(application);
    const viewer = await service.make.member(program.id, 'viewer');
    const seen = await as(service, viewer.apiToken)('GET', `programs/${program.id}/partners/${one!.id}`);
    expect(seen.body.data.application).toBeNull();
    // Nothing of it is in the audit log, which forgets nobody.
    const noted = JSON.stringify(await auditEntries(service));
    expect([noted.includes('On my blog'), noted.includes('tea.example')]).toEqual([false, false]);
  });

  test('names a person who is no partner yet; a partner keeps the name', async () => {
    const person = await service.make.person();
    const names = async () => {
      const { body } = await owner('GET', '/partners');
      return (body.data as { name: string }[]).map(({ name }) => name);
    };
    await join({ ...ANSWERED, name: 'Anna Tea' }, person);
    expect(await names()).toEqual(['Anna Tea']);
    program = await ownedProgram(service);
    await change({ join_policy: 'open' });
    ({ slug } = (await owner('GET', '')).body.data as { slug: string });
    expect((await join({ name: 'Bo' }, person)).status).toBe(201);
    expect(await names()).toEqual(['Anna Tea']);
  });

  test('of a program that asks nothing may have a website alone', async () => {
    await change({ questions: [], brand: { terms_url: null, privacy_url: null } });
    await join({ website: 'https://tea.example' });
    const application = { website: 'https://tea.example', answers: [], consents: [] };
    expect(await applications()).toMatchObject([{ application }]);
  });

  test('of before there was a field for the website has none', async () => {
    await join();
    const stored = JSON.stringify({ answers: [], consents: [] });
    await service.db.knex('partnerships').where({ program_id: program.id }).update({ application: stored });
    expect(await applications()).toMatchObject([{ application: { website: null, answers: [], consents: [] } }]);
  });

  test('without a required answer or a consent is refused, and leaves no partner of the program', async () => {
    const noAnswer = await join({ ...ANSWERED, answers: [{ question: WHO, answer: 'Friends' }] });
    expect(noAnswer.body).toEqual(
      managementError(
        noAnswer,
        [400, 'invalid_request', 'The program needs an answer to each of its required questions'],
        { details: { field: 'answers' }, hint: 'Answer them on the page /join of the program.' },
      ),
    );
    const noConsent = await join({ ...ANSWERED, consents: [TERMS, 'https://brand.dev/former'] });
    expect(noConsent.body).toEqual(
      managementError(noConsent, [400, 'invalid_request', 'The program needs your consent to its documents'], {
        details: { field: 'consents' },
        hint: 'Read and agree to them on the page /join of the program.',
      }),
    );
    expect(await applications()).toEqual([]);
  });

  test('of a program that asks nothing is empty, and an answer to no question is not stored', async () => {
    await change({ questions: [], brand: { terms_url: null, privacy_url: null } });
    expect((await join()).status).toBe(201);
    expect((await applications())[0]!.application).toBeNull();
  });

  test('is not asked for again of somebody who left', async () => {
    await change({ join_policy: 'open' });
    const person = await service.make.person();
    const { body } = await join(ANSWERED, person);
    const headers = await service.make.session(person.accountId);
    await service.call(`/api/v1/partner/programs/${body.data.id}/leave`, { method: 'POST', headers });
    expect((await join({}, person)).body.data.status).toBe('joined');
    const [partner] = (await owner('GET', '/partners')).body.data as { application: { answers: unknown[] } }[];
    expect(partner!.application.answers).toHaveLength(1);
  });
});

test('nothing of an application is left of a partner who was erased', async () => {
  await join();
  const { id } = (await applications())[0]!;
  const note = () => Promise.resolve();
  await service.db.transaction((tx) => erasePartner(tx, note, { partnerId: id, at: service.clock.now() }));
  expect(await service.db.knex('partnerships').where({ program_id: program.id }).pluck('application')).toEqual([null]);
});

test('only an owner changes the questions, of which there are at most three', async () => {
  const admin = await service.make.member(program.id, 'admin');
  const as_ = (questions: unknown, token = program.token) =>
    as(service, token)('PATCH', `programs/${program.id}`, { body: { questions } });
  expect((await as_([], admin.apiToken)).status).toBe(403);
  expect((await as_([...QUESTIONS, ...QUESTIONS])).status).toBe(400);
  expect((await as_([QUESTIONS[1]])).body.data.questions).toEqual([QUESTIONS[1]]);
  expect((await auditEntries(service)).at(-1)).toMatchObject({ after: { questions: [QUESTIONS[1]] } });
});

describe('the page of a program', () => {
  const open = (name = slug) => fetch(`${service.baseUrl}/join/${name}`);

  test('shows signed out what is offered and asked', async () => {
    const answer = await open();
    const text = await answer.text();
    expect(answer.status).toBe(200);
    for (const part of [WHERE, WHO, 'You earn', TERMS, PRIVACY, 'Apply']) expect(text).toContain(part);
  });

  test.each(['invite', 'archived', 'unknown'])('is not there for a program that is %s', async (kind) => {
    if (kind === 'invite') await change({ join_policy: 'invite' });
    if (kind === 'archived') await owner('POST', '/archive');
    expect((await open(kind === 'unknown' ? 'nobody' : slug)).status).toBe(404);
  });
});

test('a question without a text is refused, and nothing is changed', async () => {
  const program = await ownedProgram(service);
  const patch = (questions: object[]) =>
    as(service, program.token)('PATCH', `programs/${program.id}`, { body: { questions } });
  expect((await patch([{ text: null, required: null }])).status).toBe(400);
  expect((await patch([{ text: 'Where?', required: null }])).body.data.questions).toEqual([
    { text: 'Where?', required: false },
  ]);
});
