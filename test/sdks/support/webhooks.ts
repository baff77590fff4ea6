// The public package signs, and the SDK verifies.
import { expect, test } from 'vitest';
import { Webhook } from 'standardwebhooks';
import document from '../../../generated/openapi.json' with { type: 'json' };
import type { Stage } from './hardness.ts';

const secretOf = (letter: string): string => `whsec_${Buffer.from(letter.repeat(32)).toString('base64')}`;
const [present, former, unknown] = ['a', 'b', 'c'].map(secretOf) as [string, string, string];
const ID = 'evt_f2a7kQ0mJ1c9tWz4x8Yb3LpE';

interface Posted {
  post: { requestBody: { content: { 'application/json': { examples: { event: { value: object } } } } } };
}
const bodies = Object.values(document.webhooks as unknown as Record<string, Posted>).map(({ post }) =>
  JSON.stringify(post.requestBody.content['application/json'].examples.event.value),
);

/** A request that was signed with these secrets this long ago (s). */
function signed(body: string, signers: readonly string[], ago = 0) {
  const at = new Date(Date.now() - ago * 1000);
  return {
    'webhook-id': ID,
    'webhook-timestamp': String(Math.floor(at.getTime() / 1000)),
    'webhook-signature': signers.map((secret) => new Webhook(secret).sign(ID, at, body)).join(' '),
  };
}

export function provesWebhooks(stage: () => Stage): void {
  const verdicts = async (cases: object[]) =>
    ((await stage().run('webhooks', { cases })) as { verdicts: string[] }).verdicts;

  test('reads each type of event that the public package signed', async () => {
    const cases = bodies.map((body) => ({ body, headers: signed(body, [present]), secrets: [present] }));
    expect(await verdicts(cases)).toEqual(Object.keys(document.webhooks));
  });

  test('returns a signed event of a type that it does not know', async () => {
    const types = ['campaign.started', 'payout.frozen'];
    const cases = types.map((type) => {
      const model = bodies.find((body) => body.includes(`"${type.split('.')[0]}.`)) ?? bodies[0]!;
      const body = JSON.stringify({ ...(JSON.parse(model) as object), type });
      return { body, headers: signed(body, [present]), secrets: [present] };
    });
    expect(await verdicts(cases)).toEqual(types);
  });

  test('takes the present and the former secret, and refuses another secret, body, id and time', async () => {
    const body = bodies[0]!;
    const headers = signed(body, [present, former]);
    const other = { ...headers, 'webhook-id': `${ID.slice(0, -1)}x` };
    const later = { ...headers, 'webhook-timestamp': String(Number(headers['webhook-timestamp']) + 1) };
    const cases = [
      { body, headers, secrets: [present] },
      { body, headers, secrets: [former] },
      { body, headers: signed(body, [former]), secrets: [present, former] },
      { body, headers, secrets: [unknown] },
      { body: body.replace('1', '2'), headers, secrets: [present] },
      { body, headers: other, secrets: [present] },
      { body, headers: later, secrets: [present] },
      { body, headers: signed(body, [present], 310), secrets: [present] },
      { body, headers: signed(body, [present], -310), secrets: [present] },
      { body, headers: {}, secrets: [present] },
      { body, headers: { ...headers, 'webhook-signature': 'v1,nonsense v2,x' }, secrets: [present] },
    ];
    const taken = Array<string>(3).fill('lead.recorded');
    expect(await verdicts(cases)).toEqual([...taken, ...Array<string>(cases.length - 3).fill('refused')]);
  });
}
