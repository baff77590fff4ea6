// Finds customers by what support knows of them.
import { statement, type Runner } from '../database/db.ts';

/** The most customers whose identifier begins with a text. */
const MOST_OF_A_BEGINNING = 100;

// Each part has an index. The operators compare bytes, as the index on the beginnings does, and the last character of
// Unicode follows all texts that begin so.
const found = statement<{ id: number }>(
  'customer_search',
  `(select c.id from customers c where c.program_id = $1 and c.customer_key ~>=~ $2::text
      and c.customer_key ~<~ ($2::text || chr(1114111)) order by c.customer_key using ~<~ limit ${MOST_OF_A_BEGINNING})
   union select c.id from customers c where c.program_id = $1 and c.click_id = $2::text and c.erased_at is null
   union select s.customer_id from sales s where s.program_id = $1 and s.transaction_id = $2::text
   union select l.customer_id from leads l where l.program_id = $1 and l.email_hash = any ($3::bytea[])`,
);

/**
 * The identifiers of customers by the beginning of their `customer_key`, by a click, a sale's `transaction_id` or a lead's
 * e-mail address, also of a provisional lead.
 * @param emailHashes the keyed hashes of the text under which an address may be stored
 */
export const searchCustomers = async (
  db: Runner,
  programId: number,
  text: string,
  emailHashes: readonly Buffer[],
): Promise<number[]> => (await db.run(found, [programId, text, emailHashes])).map(({ id }) => id);
