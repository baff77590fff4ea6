// Programs that are connected to a payment processor, and signed deliveries to them.
import { createHmac } from 'node:crypto';
import type { Db } from '../../../src/database/db.ts';
import type { Clock } from '../../../src/lib/clock.ts';
import { noteAs } from '../../../src/common/audit.ts';
import type { ProcessorType } from '../../../src/payments/processor.ts';
import { connectSecret } from '../../../src/payments/secrets.ts';
import type { Answer, Call } from '../client.ts';
import type { TestProgram } from '../fixtures.ts';
import { SECRET_KEY } from '../keys.ts';
import { noteSecrets } from '../secrets.ts';
import type { Instance, Service } from '../service.ts';

export type Processor = Exclude<ProcessorType, 'stripe'>;
export const OTHERS: readonly Processor[] = ['paddle', 'woocommerce', 'shopify', 'polar', 'lemonsqueezy'];

/** A body, and the headers that say more of it than its signature. */
export interface Delivery {
  body: object | string | Buffer;
  headers?: Record<string, string>;
}

type Headers = Record<string, string>;

export const hmac = (key: string | Buffer, body: string | Buffer, encoding: 'hex' | 'base64'): string =>
  createHmac('sha256', key).update(body).digest(encoding);
export const secondsOf = (at: Date): number => Math.floor(at.getTime() / 1000);

let serial = 0;
/** An identifier that no other delivery has. */
export const fresh = (name: string): string => `${name}${Date.now().toString(36)}${++serial}`;
/** The same as a number. */
export const freshNumber = (): number => Date.now() * 100 + (++serial % 100);

/** The bytes of a body, as they are sent. */
export const bytesOf = (body: Delivery['body']): Buffer =>
  Buffer.from(Buffer.isBuffer(body) || typeof body === 'string' ? body : JSON.stringify(body));

/** The headers of a delivery that is signed with this secret at this time. */
export const SIGNATURES: Record<Processor, (body: Buffer, secret: string | Buffer, at: Date) => Headers> = {
  paddle: (body, secret, at) => {
    const signed = Buffer.concat([Buffer.from(`${secondsOf(at)}:`), body]);
    return { 'paddle-signature': `ts=${secondsOf(at)};h1=${hmac(secret, signed, 'hex')}` };
  },
  woocommerce: (body, secret) => ({ 'x-wc-webhook-signature': hmac(secret, body, 'base64') }),
  shopify: (body, secret) => ({ 'x-shopify-hmac-sha256': hmac(secret, body, 'base64') }),
  polar: (body, secret, at) => {
    const [id, time] = [fresh('msg_'), String(secondsOf(at))];
    const signed = Buffer.concat([Buffer.from(`${id}.${time}.`), body]);
    const signature = `v1,${hmac(secret, signed, 'base64')}`;
    return { 'webhook-id': id, 'webhook-timestamp': time, 'webhook-signature': signature };
  },
  lemonsqueezy: (body, secret) => ({ 'x-signature': hmac(secret, body, 'hex') }),
};

/** Secrets of the form that each processor has. */
export const SECRETS: Record<Processor, () => string> = {
  paddle: () => fresh('pdl_ntfset_01gkpjp8bkm3tm53kdgkx6sms7_'),
  woocommerce: () => fresh('a secret of the shop & more '),
  shopify: () => fresh('0f2c5d8a9b7e6f4c3d2a1b0c9d8e7f6a'),
  polar: () => fresh('polar_whs_Rr0aXaWCmR5mCUgVRBhZwh4t9KIFcTqb'),
  lemonsqueezy: () => fresh('signing-secret-'),
};

/** A program's connection: its deliveries are signed with the service's clock. */
export interface Shop {
  type: Processor;
  secret: string;
  path: string;
  send(delivery: Delivery, instance?: Instance): Promise<Answer>;
  /** sends a delivery that must be accepted; returns its result */
  tell(delivery: Delivery, instance?: Instance): Promise<string>;
}

export const pathOf = (type: ProcessorType, programId: number | string): string =>
  `/api/v1/webhooks/${type}/${programId}`;

/** The request for a delivery. */
export function callOf(type: Processor, { body, headers }: Delivery, secret: string | Buffer, at: Date): Call {
  const bytes = bytesOf(body);
  return {
    body: bytes,
    headers: { 'content-type': 'application/json', ...SIGNATURES[type](bytes, secret, at), ...headers },
  };
}

/** Adds a secret to those of the program. */
export const addSecret = (
  { db, clock }: { db: Db; clock: Clock },
  programId: number,
  processor: ProcessorType,
  secret: string,
) => {
  noteSecrets(secret);
  const at = clock.now();
  return db.transaction((tx) => {
    const wanted = { programId, processor, secret, accounts: [], at };
    return connectSecret(tx, noteAs(tx, { kind: 'operator' }, at), SECRET_KEY, wanted);
  });
};

/** Connects a program to the processor. */
export async function connectShop(
  service: Service,
  { id }: Pick<TestProgram, 'id'>,
  type: Processor,
  secret: string = SECRETS[type](),
): Promise<Shop> {
  await addSecret(service, id, type, secret);
  const path = pathOf(type, id);
  const send: Shop['send'] = (delivery, instance = service) =>
    instance.call(path, callOf(type, delivery, secret, service.clock.now()));
  return {
    type,
    secret,
    path,
    send,
    async tell(delivery, instance) {
      const { status, body } = await send(delivery, instance);
      if (status !== 200) throw new Error(`${type}: ${status} ${JSON.stringify(body)}`);
      return body.result as string;
    },
  };
}

/** Takes what a checkout passes on to the processor. */
export interface Buyer {
  click_id?: string;
  customer_key?: string;
}
