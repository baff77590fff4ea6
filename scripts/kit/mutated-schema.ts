// Changes the schema of the test databases' template as the mutation says. Runs after their own global setup.
import pg from 'pg';
import type { TestProject } from 'vitest/node';
import { databaseUrl } from '../../test/support/global-setup.ts';

export default async function setup(project: TestProject): Promise<void> {
  const sql = process.env.KIT_MUTATED_SQL;
  if (sql === undefined) return;
  const { serverUrl, template } = project.getProvidedContext();
  const client = new pg.Client(databaseUrl(serverUrl, template));
  await client.connect();
  await client.query(sql).finally(() => client.end());
}
