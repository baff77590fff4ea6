// A small brand shop that uses the service: `npm run example`. It runs until Ctrl-C.
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { parseArgs } from 'node:util';
import { prepareProgram } from './program.ts';
import { startService } from './service.ts';
import { createShop } from './shop.ts';

const HELP = `npm run example -- [--base-url URL] [--port PORT]

Starts the service, a program with a partner and a link, and a small shop that uses them.

  --base-url URL  use the service that runs there instead (or REFERRAL_BASE_URL); the operator's commands
                  must reach its database, by DATABASE_URL or DATA_DIR
  --port PORT     the shop's port (4000; another one when it is taken)`;

const { values } = parseArgs({
  options: {
    'base-url': { type: 'string', default: process.env.REFERRAL_BASE_URL },
    port: { type: 'string', default: '4000' },
    help: { type: 'boolean', default: false },
  },
});

const shopPort = portOf(values.port);

/** Listens on the port, or on another one if it is in use; returns the port. */
async function listen(server: Server, wanted: number): Promise<number> {
  const take = (port: number) =>
    new Promise<number>((resolve, reject) => {
      server.once('error', reject);
      server.listen(port, '127.0.0.1', () => resolve((server.address() as AddressInfo).port));
    });
  return take(wanted).catch((error: NodeJS.ErrnoException) => {
    if (error.code !== 'EADDRINUSE') throw error;
    console.error(`Port ${wanted} is in use; the system chooses another one.`);
    return take(0);
  });
}

async function freePort(wanted: number): Promise<number> {
  const server = createServer();
  const port = await listen(server, wanted);
  await new Promise((resolve) => server.close(resolve));
  return port;
}

/** A port of TCP, or 0 for one that the system chooses. */
function portOf(text: string): number {
  if (/^\d{1,5}$/.test(text) && Number(text) <= 65_535) return Number(text);
  console.error(`--port must be a number from 0 to 65535: ${text}`);
  process.exit(2);
}

/** The command runs in another terminal, in which DATA_DIR may not be set. */
const folderPrefix = (): string => (process.env.DATA_DIR ? `DATA_DIR=${process.env.DATA_DIR} ` : '');

function explain(shopUrl: string, otherUrl: string, serviceUrl: string, code: string, programId: number): string {
  const admin = (words: string) => `${folderPrefix()}npm run -s admin -- ${words}`;
  return `
The shop is open: ${shopUrl}   (the service: ${serviceUrl})

  1. Come by Anna's link:      ${shopUrl}/?aff=${code}
     The snippet records the click, once, and keeps it in the cookie service_click_id.
  2. Sign up:                  ${shopUrl}/signup
     The shop's server sends the lead with the program's key.
  3. Buy:                      ${shopUrl}/checkout
     The payment arrives at the service as an event of Stripe's, and Anna earns 20 %.
  4. See what she earned, as the owner of the program. Open the url that this prints, once:
       ${admin(`program owner --program-id ${programId} --email you@brand.dev`)}
     Then, signed in as you@brand.dev: ${serviceUrl}/app/programs/${programId}/commissions
     Without a browser, with the customer_… of the sign-up, which follows below:
       ${admin(`customer explain --program-id ${programId} --format text --customer-key <key>`)}
     As JSON:
       ${admin(`commission list --program-id ${programId}`)}

The same page from an origin that the program does not list: ${otherUrl}/?aff=${code}
The service refuses it, and the page works on. What the shop's server says and hears follows here.
`;
}

async function open(server: Server, serviceUrl: string): Promise<void> {
  // Choose the port before the program lists its origin: another process may take the port in the meantime.
  const port = await listen(server, shopPort);
  const shopUrl = `http://localhost:${port}`;
  const program = await prepareProgram({ serviceUrl, shopUrl });
  server.on('request', createShop({ serviceUrl, ...program, log: console.log }));
  console.log(explain(shopUrl, `http://127.0.0.1:${port}`, serviceUrl, program.code, program.programId));
}

async function run(): Promise<void> {
  const given = values['base-url']?.replace(/\/+$/, '');
  const starting = given ? undefined : startService(await freePort(Number(process.env.PORT ?? 3000)));
  const server = createServer();
  let stopped: Promise<void> | undefined;
  const stop = async () => {
    server.closeAllConnections();
    server.close();
    await starting?.then(
      (service) => service.stop(),
      () => undefined,
    );
  };
  // Registered first, so that a signal during startup does not leave the service running either.
  for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => void (stopped ??= stop()));
  try {
    const serviceUrl = given ?? (await starting!).baseUrl;
    if (!stopped) await open(server, serviceUrl);
  } catch (error) {
    await (stopped ??= stop());
    throw error;
  }
}

if (values.help) console.log(HELP);
else await run();
