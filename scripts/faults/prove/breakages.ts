// Deliberate defects. Each is a change of the built code that could happen in practice.
import type { Breakage } from './break.ts';

/** Replaces the database that `openDb` returns with a short version, whose transactions run with this body. */
const transactions = (body: string): Breakage['patches'][number] => ({
  file: 'src/database/db.js',
  find: 'export function openDb(',
  replace: `
function plainRunner(connection) {
  let savepoints = 0;
  return {
    run: async ({ name, text }, values) => (await connection.query({ name, text, values })).rows,
    savepoint: async (work) => {
      const name = 'plain_' + ++savepoints;
      await connection.query('savepoint ' + name);
      try {
        return await work();
      } catch (error) {
        await connection.query('rollback to savepoint ' + name);
        throw error;
      }
    },
  };
}
export function openDb(options) {
  const pool = new pg.Pool({
    connectionString: options.url,
    application_name: options.applicationName,
    max: 16,
    connectionTimeoutMillis: 3_000,
    statement_timeout: 5_000,
    query_timeout: 6_000,
  });
  pool.on('error', () => undefined);
  const connect = async () => {
    const connection = await pool.connect();
    if (connection.listenerCount('error') < 2) connection.on('error', () => undefined);
    return connection;
  };
  const end = (connection, error) => connection.release(error instanceof pg.DatabaseError ? undefined : error);
  const run = async (query, values) => {
    const connection = await connect();
    try {
      const rows = await plainRunner(connection).run(query, values);
      end(connection);
      return rows;
    } catch (error) {
      end(connection, error);
      throw error;
    }
  };
  const transaction = async (work) => {
    const connection = await connect();
${body}
  };
  const broken = { ...soundOpenDb(options), run, transaction, within: () => broken, close: () => pool.end() };
  return broken;
}
function soundOpenDb(`,
});

const BEGIN = "await connection.query('begin');";
const COMMIT = "await connection.query('commit');";

/** The body of a transaction that begins before its errors are handled, or after that, and ends with this statement. */
const transactionBody = (at: 'before' | 'after', commit: string): string => `    let failed;
    try {
      ${at === 'before' ? BEGIN : ''}
      try {
        ${at === 'after' ? BEGIN : ''}
        const result = await work(plainRunner(connection));
        ${commit}
        return result;
      } catch (error) {
        await connection.query('rollback').catch((broken) => (failed = broken));
        throw error;
      }
    } finally {
      end(connection, failed);
    }`;

const lateBegin: Breakage = {
  name: 'late-begin',
  text: 'a connection whose "begin" timed out goes back to the pool',
  faults: ['late-begin'],
  patches: [transactions(transactionBody('before', COMMIT))],
};

const earlyAnswer: Breakage = {
  name: 'early-answer',
  text: 'a request is acknowledged before its transaction commits',
  faults: ['reset-mid-request'],
  patches: [
    transactions(`    try {
      await connection.query('begin');
      const result = await work(plainRunner(connection));
      void connection.query('commit').then(() => end(connection), (error) => end(connection, error));
      return result;
    } catch (error) {
      const failed = await connection.query('rollback').then(() => undefined, (broken) => broken);
      end(connection, failed);
      throw error;
    }`),
  ],
};

const earlyBatch: Breakage = {
  name: 'early-batch',
  text: 'clicks that arrive together are acknowledged before they are stored',
  faults: ['reset-mid-request'],
  patches: [
    {
      file: 'src/store/batches.js',
      find: 'await recordClicks(on, clicks);',
      replace: 'void recordClicks(on, clicks).catch(() => undefined);',
    },
  ],
};

const swallowedCommit: Breakage = {
  name: 'swallowed-commit',
  text: 'a commit that fails is passed over',
  faults: ['reset-mid-request'],
  patches: [
    transactions(transactionBody('after', "await connection.query('commit').catch((broken) => (failed = broken));")),
  ],
};

const commissionOutside: Breakage = {
  name: 'commission-outside',
  text: "a sale's commission is written after the sale's transaction",
  faults: ['reset-mid-request'],
  patches: [
    {
      file: 'src/store/sale-batch.js',
      find: 'const rows = await db.run(recordSalesStatement, columnsOf(sales));',
      replace: `const later = sales.map((sale) => ({ ...sale, payable: false }));
        const rows = await db.run(recordSalesStatement, columnsOf(later));
        const payable = new Set(sales.filter((sale) => sale.payable).map((sale) => sale.transactionId));
        const text = \`insert into commissions (kind, program_id, partnership_id, customer_id, sale_id, earned_cents,
            amount_cents, currency, status, created_at, changed_at)
          select 'sale', program_id, partnership_id, customer_id, id, commission_cents, commission_cents,
            commission_currency, 'pending', recorded_at, recorded_at
          from sales where id = $1 returning id\`;
        for (const row of rows.filter((row) => row.earning && payable.has(row.transaction_id))) {
          const [made] = await db.run({ name: 'late_commission', text }, [row.sale_id]);
          row.commission_id = made.id;
        }`,
    },
  ],
};

const lookThenWrite: Breakage = {
  name: 'look-then-write',
  text: 'a duplicate sale is looked for before it is written, and no constraint decides',
  faults: ['latency'],
  sql: `alter table sales drop constraint sales_transaction cascade;
    alter table sale_claims drop constraint sale_claims_transaction`,
  patches: [
    {
      file: 'src/store/sale-batch.js',
      find: 'on conflict do nothing returning transaction_id',
      replace: 'returning transaction_id',
    },
    { file: 'src/store/sales.js', find: 'on conflict do nothing returning sale_id', replace: 'returning sale_id' },
  ],
};

const refundAgain: Breakage = {
  name: 'refund-again',
  text: 'a refund with a known reference is recorded again',
  faults: ['latency'],
  sql: 'drop index refunds_reference',
  patches: [{ file: 'src/store/refunds.js', find: 'sale.seen !== null', replace: 'false' }],
};

export const BREAKAGES: Breakage[] = [
  lateBegin,
  earlyAnswer,
  earlyBatch,
  swallowedCommit,
  commissionOutside,
  lookThenWrite,
  refundAgain,
];
