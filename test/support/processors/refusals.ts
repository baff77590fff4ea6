// What every processor's endpoint refuses, whatever its deliveries look like.
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { disconnectSecrets } from '../../../src/payments/secrets.ts';
import { noteAs } from '../../../src/common/audit.ts';
import type { Call } from '../client.ts';
import { platformError } from '../envelopes.ts';
import type { Campaign } from '../fixtures.ts';
import { visit, withTrigger } from '../journey.ts';
import { SECRET_KEY } from '../keys.ts';
import { countRows, without } from '../rows.ts';
import { startService, type Service } from '../service.ts';
import {
  addSecret,
  callOf,
  connectShop,
  pathOf,
  SECRETS,
  type Buyer,
  type Delivery,
  type Processor,
  type Shop,
} from './connect.ts';

interface Refused {
  /** a payment of this buyer, which is a sale */
  paid: (at: Date, buyer: Buyer) => Delivery;
  /** signed bodies that this processor does not send */
  malformed: readonly object[];
  /** the headers of a signature */
  headers: readonly string[];
  /** whether the time of the signature is signed */
  isTimed: boolean;
}

const NOT_CONNECTED = platformError(404, 'Program is not connected to this payment processor');
const INVALID = 'The signature of the delivery does not match the request body';
const MISSING = 'The delivery has no readable signature';
const TABLES = ['payment_events', 'payment_names', 'sales', 'commissions', 'leads', 'refunds', 'processor_shops'];

/** Tests every status and every named error of the document but those that all operations have. */
export function testRefusals(type: Processor, { paid, malformed, headers, isTimed }: Refused): void {
  let service: Service;
  let campaign: Campaign;
  let shop: Shop;
  beforeAll(async () => {
    service = await startService();
    campaign = await service.make.campaign();
    shop = await connectShop(service, campaign, type);
  });
  afterAll(() => service.stop());

  const later = (seconds: number) => new Date(service.clock.now().getTime() + seconds * 1000);
  const sale = async () => paid(service.clock.now(), { click_id: await visit(service, campaign) });
  const signed = (delivery: Delivery, secret = shop.secret, at = service.clock.now()) =>
    callOf(type, delivery, secret, at);
  const counts = async () =>
    Object.fromEntries(await Promise.all(TABLES.map(async (table) => [table, await countRows(service.db, table)])));

  async function refused(call: Call, status: number, message: string, path = shop.path): Promise<void> {
    const before = await counts();
    const answer = await service.call(path, call);
    expect(answer.body).toEqual(platformError(status, message));
    expect(answer.status).toBe(status);
    expect(answer.headers['x-request-id']).toBeTruthy();
    expect(answer.headers['x-ratelimit-limit']).toBeUndefined();
    expect(await counts()).toEqual(before);
  }

  describe('401: a signature that', () => {
    test.each(headers)('lacks %s, or has it empty', async (name) => {
      const call = signed(await sale());
      await refused({ ...call, headers: { ...call.headers, [name]: '-' } }, 401, MISSING);
      await refused({ ...call, headers: { ...call.headers, [name]: '' } }, 401, MISSING);
      await refused({ ...call, headers: { ...call.headers, [name]: '  ' } }, 401, MISSING);
    });

    test('belongs to another body, or to the same JSON in another notation', async () => {
      const [call, other] = [signed(await sale()), signed(await sale())];
      await refused({ ...call, body: other.body }, 401, INVALID);
      const text = JSON.stringify(JSON.parse(String(call.body)), null, 1);
      await refused({ ...call, body: text }, 401, INVALID);
      await refused({ ...call, body: `${String(call.body)}\n` }, 401, INVALID);
    });

    test('was made with another secret, also one of another program or processor', async () => {
      await refused(signed(await sale(), SECRETS[type]()), 401, INVALID);
      const other = await connectShop(service, await service.make.campaign(), type);
      await refused(signed(await sale(), other.secret), 401, INVALID);
      const elsewhere = type === 'paddle' ? 'polar' : 'paddle';
      const { secret } = await connectShop(service, campaign, elsewhere);
      await refused(signed(await sale(), secret), 401, INVALID);
    });

    test.runIf(isTimed)('is more than five minutes old or ahead; exactly five minutes are accepted', async () => {
      const stated = 'The signature of the delivery is more than 5 minutes';
      await refused(signed(await sale(), shop.secret, later(-301)), 401, `${stated} old`);
      await refused(signed(await sale(), shop.secret, later(301)), 401, `${stated} in the future`);
      for (const at of [later(-300), later(300)]) {
        expect((await service.call(shop.path, signed(await sale(), shop.secret, at))).status).toBe(200);
      }
    });
  });

  describe('400: a signed body that', () => {
    const deep = `{"a":${'['.repeat(40)}${']'.repeat(40)}}`;
    test.each([
      ['is no JSON', '{', 'Request body must be valid JSON'],
      ['is a list', '[1]', 'Request body must be a JSON object'],
      ['is null', 'null', 'Request body must be a JSON object'],
      ['is nested too deeply', deep, 'Request body must not be nested deeper than 32 levels'],
      ['has a zero', '{"id":"\\u0000"}', 'Text must not contain U+0000 or a lone surrogate'],
      ['has half a character', '{"id":1,"a":"\\ud800"}', 'Text must not contain U+0000 or a lone surrogate'],
    ])('%s', (_, body, message) => refused(signed({ body }), 400, message));

    test('is empty', async () => {
      const { headers: signature } = signed({ body: '' });
      await refused({ headers: { ...signature, 'content-type': '-' } }, 400, 'Request body is required');
    });
    test('is not UTF-8', () =>
      refused(signed({ body: Buffer.from([0x7b, 0xff, 0x7d]) }), 400, 'Request body must be valid UTF-8'));
    test.each(malformed.map((body) => [JSON.stringify(body).slice(0, 80), body] as const))('is %s', (_, body) =>
      refused(signed({ body }), 400, 'Request body must be a delivery of the processor'),
    );
  });

  describe('404: a program that', () => {
    test.each(['999999', 'abc', '0', '-1', '01', '%31', '%00', '9007199254740993'])('is %s', async (id) => {
      const call = signed(await sale());
      expect((await service.call(pathOf(type, id), call)).body).toEqual(NOT_CONNECTED);
    });
    test('is not connected to this processor, only to others', async () => {
      const other = await service.make.campaign();
      await connectShop(service, other, type === 'paddle' ? 'polar' : 'paddle');
      await refused(signed(await sale()), 404, NOT_CONNECTED.error.message, pathOf(type, other.id));
    });
    test('is connected no longer', async () => {
      const other = await service.make.campaign();
      const connected = await connectShop(service, other, type);
      const buyer = { click_id: await visit(service, other) };
      expect((await connected.send(paid(service.clock.now(), buyer))).body.result).not.toBe('ignored');
      const at = service.clock.now();
      await service.db.transaction((tx) =>
        disconnectSecrets(tx, noteAs(tx, { kind: 'operator' }, at), SECRET_KEY, {
          programId: other.id,
          which: { processor: type },
        }),
      );
      await refused(signed(await sale(), connected.secret), 404, NOT_CONNECTED.error.message, connected.path);
    });
  });

  describe('500: nothing is recorded when the database fails', () => {
    test.each(['payment_events', 'stripe_secrets'])('at %s, and the same delivery is applied later', async (table) => {
      const call = signed(await sale());
      const send = () => service.call(shop.path, call);
      const failed = await without(service.db, table, send);
      expect(failed.body).toEqual(platformError(500, 'Delivery processing failed'));
      expect((await send()).body).toEqual({ received: true, result: 'sale_recorded' });
      expect((await send()).body).toMatchObject({ received: true });
      expect((await send()).body.result).not.toBe('sale_recorded');
    });

    test('at the commit', async () => {
      const delivery = await sale();
      const before = await counts();
      const trouble = { table: 'payment_events', body: `raise exception 'trouble'`, atCommit: true };
      const answer = await withTrigger(service, trouble, () => shop.send(delivery));
      expect(answer.status).toBe(500);
      expect({ ...(await counts()), processor_shops: 0 }).toEqual({ ...before, processor_shops: 0 });
    });
  });

  test('while secrets are replaced, each of the newest three is accepted', async () => {
    const program = await service.make.campaign();
    const first = await connectShop(service, program, type);
    const secrets = [first.secret];
    for (let i = 0; i < 3; i++) {
      secrets.push(SECRETS[type]());
      await addSecret(service, program.id, type, secrets.at(-1)!);
    }
    const delivery = await sale();
    const statuses = secrets.map(async (secret) => (await service.call(first.path, signed(delivery, secret))).status);
    expect(await Promise.all(statuses)).toEqual([401, 200, 200, 200]);
  });

  test('a delivery that comes twice, also at once at two instances, counts once', async () => {
    const second = await service.second();
    const delivery = await sale();
    const call = signed(delivery);
    const at = [service, second, service, second].map((instance) => instance.call(shop.path, call));
    const results = (await Promise.all(at)).map(({ status }) => status);
    expect(results).toEqual([200, 200, 200, 200]);
    const rows = await service.db.knex('payment_events').where({ program_id: campaign.id }).pluck<string[]>('event_id');
    expect(new Set(rows).size).toBe(rows.length);
  });
}
