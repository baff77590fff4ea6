// Where links may lead: pages of the program's domain and of each of its origins, of whatever kind these are.
import type { OperationId } from '@referral-tracking/shared/contract';
import { makeJoined } from '../joined.ts';
import type { Kit } from '../kit.ts';
import { expectThat } from '../outcome.ts';
import { expectError, rowsOf, type Need, type Row } from '../row.ts';
import { within } from './managed-flows.ts';

type Body = Record<string, unknown>;
const { shown } = rowsOf('managed-records', 'createLink');
const WRITES: readonly Need[] = ['apiToken', 'write'];

/** Origins of every kind. */
const originsIn = (domain: string): string[] => [
  `https://shop.${domain}`,
  `https://shop.${domain}:8443`,
  `http://plain.${domain}`,
  `http://plain.${domain}:8080`,
  `https://a.b.c.${domain}`,
  'https://elsewhere.example',
  'https://xn--bcher-kva.example',
  'http://localhost:3000',
  'http://127.0.0.1:5173',
  'https://192.0.2.1',
];
const PAGES = ['', '/', '/a/b?c=d#e'];

/** Addresses that only resemble an allowed one. */
const othersThan = (domain: string): string[] => [
  `https://shop.${domain}:9443/`,
  `https://shop.${domain}:80/`,
  `http://plain.${domain}:8081/`,
  `https://only.${domain}:8443/`,
  `https://${domain}:8443/`,
  'http://localhost/',
  'http://localhost:3001/',
  'http://127.0.0.1/',
  'https://192.0.2.1:8443/',
  'https://elsewhere.example.org/',
  'https://an.elsewhere.example/',
];

/** Each operation that takes a destination. */
async function destinations(kit: Kit): Promise<void> {
  const program = await makeJoined(kit);
  const { done, ask } = within(kit, program);
  const { domain, partnerId: partner_id } = program;
  const ids = { link_id: (await done('createOwnLink', {}, {})).id };
  const origins = [`https://${domain}`, ...originsIn(domain)];
  await done('replaceOrigins', {}, { origins });
  const calls: [id: OperationId, ids: Body, body: Body][] = [
    ['createLink', {}, { partner_id }],
    ['updateLink', ids, {}],
    // A partner has 50 links at most, so it makes few of them.
    ['createOwnLink', {}, {}],
  ];
  for (const [id, named, body] of calls) {
    const pages = id === 'updateLink' ? PAGES : PAGES.slice(-1);
    for (const destination of [...origins, `https://${domain}:443`].flatMap((origin) =>
      pages.map((page) => origin + page),
    )) {
      const link = await done(id, named, { ...body, destination });
      expectThat(link.destination === destination, `a link to ${destination}`, link);
    }
    for (const destination of othersThan(domain)) {
      expectError(id, await ask(id, named, { ...body, destination }), 'destinationInvalid');
    }
  }
}

/** The domain stays allowed without an origin of its own; an origin that is removed does not. */
async function replaced(kit: Kit): Promise<void> {
  const program = await makeJoined(kit);
  const { done, refused } = within(kit, program);
  const ids = { link_id: (await done('createOwnLink', {}, {})).id };
  for (const port of [8443, 9443]) {
    await done('replaceOrigins', {}, { origins: [`https://shop.${program.domain}:${port}`] });
    for (const other of [8443, 9443]) {
      const destination = `https://shop.${program.domain}:${other}/a`;
      if (other === port) await done('updateLink', ids, { destination });
      else await refused('destinationInvalid', 'updateLink', ids, { destination });
    }
    await done('updateLink', ids, { destination: `https://${program.domain}/a` });
  }
}

export const linkDestinationRows: Row[] = [
  shown('destinations at each kind of origin, and at others', 'those of the program alone', destinations, WRITES),
  shown('destinations after the origins were replaced', 'those of the new ones', replaced, WRITES),
];
