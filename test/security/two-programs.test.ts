import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import type { Answer } from '../support/client.ts';
import type { Campaign } from '../support/fixtures.ts';
import { documentedOperations, type Documented, type Field } from './support/document.ts';
import { goodRequest, perform, type Request } from './support/requests.ts';
import { difference, rowReader, type Row } from './support/rows.ts';
import { openStage } from './support/stage.ts';
import { ITS_NUMBERS, makeVictim, type Victim } from './support/victim.ts';

// A request with one program's key neither reads nor changes another program's data, whichever of its identifiers is in
// whichever field.

let stage: Awaited<ReturnType<typeof openStage>>;
let victim: Victim;
let own: Campaign;
let rows: () => Promise<Row[]>;
beforeAll(async () => {
  stage = await openStage();
  victim = await makeVictim(stage);
  own = await stage.service.make.campaign();
  await stage.connect(own.id);
  rows = await rowReader(stage.service.db, own.id);
});
afterAll(() => stage.stop());

/** Fields of the document that can contain an identifier, including the one in `additional_data`. */
function fieldsOf({ fields }: Documented): Field[] {
  const nested = fields.some(({ name }) => name === 'additional_data');
  const inside: Field = { name: 'additional_data.program_id', in: 'body', types: ['integer'], example: undefined };
  const plain = fields.filter(
    ({ types, in: place }) => place !== 'header' && /string|integer|number/.test(types.join()),
  );
  return nested ? [...plain, inside] : plain;
}

function put(request: Request, { name, in: place }: Field, value: string | number): Request {
  const { values, body } = structuredClone(request);
  if (name === 'additional_data.program_id') {
    return { values, body: { ...body, additional_data: { ...(body?.additional_data as object), program_id: value } } };
  }
  return place === 'body'
    ? { values, body: { ...body, [name]: value } }
    : { values: { ...values, [name]: value }, body };
}

const suits = ({ types, in: place }: Field, value: string | number): boolean =>
  place !== 'body' || (typeof value === 'string' ? types.includes('string') : /integer|number/.test(types.join()));

/** The other program's identifiers and texts in a response, except those that the request contained. */
function told({ body, headers }: Answer, sent: string | number = ''): string[] {
  const whole = JSON.stringify([body, headers]);
  const text = sent === '' ? whole : whole.replaceAll(String(sent), '');
  const known = [...victim.texts, ...Object.values(victim.identifiers)].filter((value) => typeof value === 'string');
  return [...known.filter((value) => text.includes(value)), ...(text.match(ITS_NUMBERS) ?? [])];
}

/** What the caller ends: a sign-in belongs to anyone who knows its state, and a login token to who sends it. */
const OWN = ['login_sessions', 'login_tokens'];

/**
 * Expects that only the caller's rows changed, and that the other program got no new rows.
 */
function expectUntouched(before: readonly Row[], after: readonly Row[], what: string): void {
  const { gone, come } = difference(before, after);
  expect(
    gone.filter(({ table }) => !OWN.includes(table)),
    what,
  ).toEqual([]);
  expect(
    come.filter(({ program }) => program === victim.campaign.id),
    what,
  ).toEqual([]);
}

/** The caller's key or a new login token, depending on the operation. */
async function credentialFor({ schemes }: Documented): Promise<string> {
  return `Bearer ${schemes.includes('loginToken') ? (await stage.service.make.person()).token : own.key}`;
}

/** The contract allows one exception: duplicates are detected globally, and the error contains the `sale_id`. */
const isDuplicate = ({ id }: Documented, { status, body }: Answer, value: string | number): boolean =>
  id === 'trackSale' && status === 409 && body.error.details.sale_id === victim.sales.get(String(value));

/** Anybody may follow a link, of any program. */
const isPublic = ({ id }: Documented): boolean => id === 'followLink';

describe.each(documentedOperations.filter((operation) => !isPublic(operation)))('$method $path ($id)', (operation) => {
  describe.each(operation.examples)('$name', ({ name }) => {
    const newRequest = () => goodRequest(stage, operation, own, name);

    test('contains nothing of the other program', async () => {
      const request = await newRequest();
      const authorization = await credentialFor(operation);
      const before = await rows();
      const answer = await perform(stage, operation, own, request, authorization);
      expect(told(answer)).toEqual([]);
      expectUntouched(before, await rows(), operation.id);
    });

    test.each(fieldsOf(operation))("nor with the other program's identifiers as $name", async (field) => {
      const authorization = await credentialFor(operation);
      const identifiers = Object.entries(victim.identifiers).filter(([, value]) => suits(field, value));
      const before = await rows();
      let base = await newRequest();
      for (const [what, value] of identifiers) {
        const answer = await perform(stage, operation, own, put(base, field, value), authorization);
        const where = `${what} as ${field.name}: ${answer.status} ${JSON.stringify(answer.body)}`;
        if (!isDuplicate(operation, answer, value)) expect(told(answer, value), where).toEqual([]);
        // A rejected request can be sent again; a successful one cannot.
        if (answer.status < 400) base = await newRequest();
      }
      expectUntouched(before, await rows(), field.name);
    });
  });
});

test("a click_id of the other program is not accepted as a click on one's own link", async () => {
  for (const existing_click_id of [victim.identifiers.visited_click_id, victim.identifiers.lead_click_id]) {
    const answer = await stage.service.click({ affiliate_url: own.url, existing_click_id }, { key: own.key });
    expect(answer.status).toBe(200);
    expect(answer.body.click_id).not.toBe(existing_click_id);
  }
});

test("the identifiers are valid: the other program's own key finds them", async () => {
  const { identifiers, campaign } = victim;
  const { transaction_id, customer_key, sale_id } = identifiers;
  const { key } = campaign;
  const duplicate = await stage.service.sale({ transaction_id, amount_cents: 1, customer_key }, { key });
  expect([duplicate.status, duplicate.body.error.details]).toEqual([409, { sale_id, matches: false }]);
  const lead = await stage.service.lead({ click_id: identifiers.visited_click_id }, { key });
  expect(lead.status).toBe(200);
  const skipped = {
    transaction_id: identifiers.refunded_transaction_id,
    refund_reference: identifiers.refund_reference,
  };
  const refund = await stage.service.refund(skipped, { key });
  expect(refund.body).toMatchObject({ status: 'skipped', refund_id: identifiers.refund_id });
  expect(told(refund)).toContain(String(identifiers.refund_id));
});
