// Runs the built service on a separate database, and the operator commands.
import { SECRET_TEXT } from '../../test/support/keys.ts';
import { join } from 'node:path';
import { makeFolder } from '../harness/folder.ts';
import { startDatabase } from '../harness/postgres.ts';
import { root } from '../harness/processes.ts';
import { makeLogFolder } from '../harness/scene.ts';
import { adminOf, defineInstances, settingsFor, type Admin } from '../harness/service.ts';
import { freePorts } from '../lib/free-port.ts';
import { CLIENT_ID, type Issuer } from './issuer.ts';

export interface Service {
  url: string;
  databaseUrl: string;
  admin: Admin;
}

/** Starts the built service with high rate limits; people sign in with the issuer. */
export async function startService(issuer: Issuer, reports: string): Promise<Service> {
  const dist = join(root, 'dist');
  const folder = makeFolder('contract');
  const database = await startDatabase(folder);
  // As on a developer's machine: the address of the service has no https.
  // The records of the run are sealed with the key of the tests.
  const settings = { ...settingsFor(database.url(), folder), NODE_ENV: 'development', SECRET_KEY: SECRET_TEXT };
  const env = { ...settings, OIDC_ISSUER: issuer.url, OIDC_CLIENT_ID: CLIENT_ID };
  const [service] = defineInstances({ dist, env, logFolder: makeLogFolder(reports) }, await freePorts(1));
  await service!.start();
  return { url: service!.url, databaseUrl: database.url(), admin: adminOf(dist, settings) };
}
