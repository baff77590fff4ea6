// Test events belong to no customer, and may name one in any of their texts.
import { statement, type Transaction } from '../database/db.ts';
import { addressesIn, type ErasureMarks } from '../common/erasure-marks.ts';

interface Erased {
  programId: number;
  customerId: number;
  clickId: string;
  customerKey: string | null;
}

const TEXT = `concat_ws(' ', click_id, transaction_id, event_name, refund_reference, additional_data, unknown_fields)`;

const addresses = statement<{ email_hash: Buffer }>(
  'addresses_to_erase',
  'select distinct email_hash from leads where program_id = $1 and customer_id = $2 and email_hash is not null',
);
const withAddress = statement<{ id: number; text: string }>(
  'test_events_with_address',
  `select id, ${TEXT} as text from test_events where program_id = $1 and id > $2 and strpos(${TEXT}, '@') > 0
   order by id limit $3`,
);
const erase = statement<object>(
  'erase_test_events',
  `update test_events set click_id = null, transaction_id = null, event_name = null, refund_reference = null,
     additional_data = null, unknown_fields = null
   where program_id = $1 and (id = any ($2::bigint[]) or ${TEXT} ~ any ($3::text[]))`,
);

/** A regular expression of PostgreSQL for the name as a word of its own. */
const asWord = (name: string): string =>
  `(^|[^[:alnum:]])${name.replace(/[!-/:-@[-\`{-~]/g, String.raw`\$&`)}($|[^[:alnum:]])`;

const BATCH = 1_000;

/** The test events in which an address of the customer is. */
async function idsWithAddress(tx: Transaction, marks: ErasureMarks, { programId, customerId }: Erased) {
  const known = new Set(
    (await tx.run(addresses, [programId, customerId])).map((row) => row.email_hash.toString('hex')),
  );
  const found: number[] = [];
  for (let last = 0, more = known.size > 0; more;) {
    const rows = await tx.run(withAddress, [programId, last, BATCH]);
    const isNamed = (address: string) => marks.addressHashes(address).some((hash) => known.has(hash.toString('hex')));
    found.push(...rows.filter(({ text }) => addressesIn(text).some(isNamed)).map(({ id }) => id));
    more = rows.length === BATCH;
    last = rows.at(-1)?.id ?? last;
  }
  return found;
}

/** Erases the texts of the test events that name the customer, whose leads still have the hashes of addresses. */
export async function eraseTestEvents(tx: Transaction, marks: ErasureMarks, erased: Erased): Promise<void> {
  const names = [erased.clickId, erased.customerKey].filter((name) => name !== null);
  // In `additional_data`, quotation marks and backslashes of a name are escaped.
  const spellings = names.flatMap((name) => [name, JSON.stringify(name).slice(1, -1)]);
  const ids = await idsWithAddress(tx, marks, erased);
  await tx.run(erase, [erased.programId, ids, [...new Set(spellings)].map(asWord)]);
}
