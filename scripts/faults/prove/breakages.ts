// Ways to break the service by hand. Each is a change of the built code that somebody could really make.
import type { Breakage } from './break.ts';

/** Puts another `transaction` into the place of the one that `openDb` returns. */
const TRANSACTION = (body: string): Breakage['patches'][number] => ({
  file: 'src/store/db.js',
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
  const db = soundOpenDb(options);
  const client = db.knex.client;
  const release = (connection) => client.releaseConnection(connection);
  const rollback = (connection) => connection.query('rollback').catch((e) => (connection.__knex__disposed = e));
  const transaction = async (work) => {
    const connection = await client.acquireConnection();
${body}
  };
  return { ...db, transaction };
}
function soundOpenDb(`,
});

const lateBegin: Breakage = {
  name: 'late-begin',
  text: 'a connection whose "begin" timed out goes back to the pool',
  faults: ['late-begin'],
  patches: [
    TRANSACTION(`    try {
      await connection.query('begin');
      try {
        const result = await work(plainRunner(connection));
        await connection.query('commit');
        return result;
      } catch (error) {
        await rollback(connection);
        throw error;
      }
    } finally {
      await release(connection);
    }`),
  ],
};

const earlyAnswer: Breakage = {
  name: 'early-answer',
  text: 'a request is acknowledged before its transaction commits',
  faults: ['reset-mid-request'],
  patches: [
    TRANSACTION(`    try {
      await connection.query('begin');
      const result = await work(plainRunner(connection));
      void connection.query('commit').catch(() => rollback(connection)).finally(() => release(connection));
      return result;
    } catch (error) {
      await rollback(connection);
      await release(connection);
      throw error;
    }`),
  ],
};

const swallowedCommit: Breakage = {
  name: 'swallowed-commit',
  text: 'a commit that fails is passed over',
  faults: ['reset-mid-request'],
  patches: [
    TRANSACTION(`    try {
      await connection.query('begin');
      const result = await work(plainRunner(connection));
      await connection.query('commit').catch((e) => (connection.__knex__disposed = e));
      return result;
    } catch (error) {
      await rollback(connection);
      throw error;
    } finally {
      await release(connection);
    }`),
  ],
};

const commissionOutside: Breakage = {
  name: 'commission-outside',
  text: "a sale's commission is written after the sale's transaction",
  faults: ['reset-mid-request'],
  patches: [
    {
      file: 'src/store/sales.js',
      find: 'return await db.transaction((tx) => write(tx, sale));',
      replace: `const stored = await db.transaction((tx) => write(tx, { ...sale, payable: false }));
        if (stored.kind !== 'unpayable' || !sale.payable) return stored;
        const { cents, currency } = sale.commission;
        const values = [sale.programId, sale.partnershipId, sale.customerId, stored.saleId, cents, currency, sale.recordedAt];
        const [row] = await db.run(insertCommissionStatement, values);
        return { kind: 'recorded', saleId: stored.saleId, commissionId: row.id };`,
    },
  ],
};

const lookThenWrite: Breakage = {
  name: 'look-then-write',
  text: 'a duplicate sale is looked for before it is written, and no constraint decides',
  faults: ['latency'],
  sql: 'alter table sales drop constraint sales_transaction cascade',
  patches: [
    { file: 'src/store/sales.js', find: 'on conflict on constraint sales_transaction do nothing', replace: '' },
  ],
};

const refundAgain: Breakage = {
  name: 'refund-again',
  text: 'a refund with a known reference is recorded again',
  faults: ['latency'],
  sql: 'drop index refunds_reference',
  patches: [{ file: 'src/store/refunds.js', find: 'before.seen !== null', replace: 'false' }],
};

export const BREAKAGES: Breakage[] = [
  lateBegin,
  earlyAnswer,
  swallowedCommit,
  commissionOutside,
  lookThenWrite,
  refundAgain,
];
