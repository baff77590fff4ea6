// Prepares what a call of the management API needs: a program with an owner, and the records that the call names.
// hooks/scenes.py asks for it over HTTP, since such records come from the tests' own functions.
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { json } from 'node:stream/consumers';
import knexModule from 'knex';
import { openDb } from '../../src/database/db.ts';
import { createClock } from '../../src/lib/clock.ts';
import { freshFields, openScene, recordFor, usualPart, type Ground, type Scene } from '../../test/manage/calls.ts';
import { managedOperations } from '../../test/security/support/document.ts';
import { fixtures } from '../../test/support/fixtures.ts';
import { addSecret, OTHERS } from '../../test/support/processors/connect.ts';

export interface Scenes {
  url: string;
  stop(): Promise<void>;
}

/** A program and the credentials of its owner, or of one of its partners if the operation is for partners. */
interface OpenedScene extends Scene {
  /** an API token with all scopes for all programs */
  apiToken: string;
  loginToken: string;
  /** the headers of a browser that has just signed in */
  session: Record<string, string>;
}

/** The request to `POST /prepare`, which creates only what it names. */
interface Wanted {
  operation: string;
  scene: Scene;
  /** parameters of the path */
  path: string[];
  /** fields of the body */
  fields: string[];
}

const operationOf = (id: string) => {
  const found = managedOperations.find((operation) => operation.id === id);
  if (!found) throw new Error(`the document has no operation ${id} of the management API`);
  return found;
};

/** The request to `POST /scene`: the operation that will be called. */
type Opened = Pick<Wanted, 'operation'>;

async function open(ground: Ground, { operation }: Opened): Promise<OpenedScene> {
  const { make } = ground;
  const scene = await openScene(ground, usualPart(operationOf(operation)));
  const [apiToken, loginToken, session] = await Promise.all([
    make.apiToken(scene.accountId),
    make.tokenOf(scene.accountId),
    make.session(scene.accountId),
  ]);
  return { ...scene, apiToken, loginToken, session };
}

/** A record for each parameter, and values for those fields whose examples are not valid in any program. */
async function prepare(ground: Ground, { operation: id, scene, path: names, fields }: Wanted): Promise<object> {
  const operation = operationOf(id);
  const records = names.map(async (name) => [name, await recordFor(ground, operation, scene, name)] as const);
  const path = Object.fromEntries(await Promise.all(records));
  // Some are of the records in the path.
  const made = await freshFields(ground, scene, fields);
  // Of the two names of a partner, a request has one.
  if ('partner_id' in made && 'partnership_id' in made) made.partnership_id = null;
  return { path, fields: made };
}

/** The request to `POST /connect`: the program, and the secret with which its payment processors sign. */
interface Connected {
  programId: number;
  secret: string;
}

/** Connects a program to the payment processors that the operator has no command for. */
async function connect({ db, clock }: Ground, { programId, secret }: Connected): Promise<object> {
  for (const type of OTHERS) await addSecret({ db, clock }, programId, type, secret);
  return {};
}

/** Starts the server of the records on a free port. */
export async function startScenes(databaseUrl: string): Promise<Scenes> {
  const own = openDb({ url: databaseUrl, poolSize: 4 });
  const knex = knexModule({ client: 'pg', connection: databaseUrl, pool: { min: 0, max: 4 } });
  const close = () => Promise.all([own.close(), knex.destroy()]).then(() => undefined);
  const db = { ...own, knex, close };
  const clock = createClock();
  const make = fixtures(db, clock);
  // The service gives the programs that the run creates slugs of the same form.
  const program: typeof make.program = (fields) => make.program({ slug: `scene-${randomUUID()}`, ...fields });
  const ground: Ground = { db, clock, make: { ...make, program } };

  const makers: Record<string, (wanted: unknown) => Promise<object>> = {
    '/prepare': (wanted) => prepare(ground, wanted as Wanted),
    '/scene': (wanted) => open(ground, wanted as Opened),
    '/connect': (wanted) => connect(ground, wanted as Connected),
    // The token of a person, which a sign-out ends.
    '/login': async () => ({ loginToken: (await make.person()).token }),
  };

  async function answer(req: IncomingMessage, res: ServerResponse): Promise<void> {
    const wanted = await json(req);
    const body = await makers[req.url!]!(wanted);
    res.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(body));
  }

  const server = createServer((req, res) => {
    void answer(req, res).catch((error: unknown) => res.writeHead(500).end(String(error)));
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await close();
    },
  };
}
