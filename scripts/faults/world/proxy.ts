// Stands between the service and PostgreSQL and does to their connections what networks do.
import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { atEnd } from './cleanup.ts';

/** What happens to one piece of data. Everything that comes after it on its way waits for it. */
export interface Treatment {
  /** delivered only after this many milliseconds */
  delayMs?: number;
  /** never delivered; the connection is cut when the network heals */
  lose?: true;
  /** one half is delivered, then both sides see a reset */
  reset?: true;
}

export type Direction = 'to database' | 'to service';
export type Rule = (chunk: Buffer, direction: Direction, link: Link) => Treatment | undefined;

export interface Link {
  /** towards the service */
  near: Socket;
  /** towards the database */
  far: Socket;
  /** has lost data, and can only be cut */
  broken: boolean;
}

export interface Proxy {
  port: number;
  links: Set<Link>;
  /** applied to all that is sent from now on */
  use(rule: Rule): void;
  /** delivers again; what lost data is cut. Data that is held back is still delivered in its time. */
  heal(): void;
  /** takes no new connections, as a host that drops every packet */
  refuseNew(refuse: boolean): void;
}

const pass: Rule = () => undefined;

const cut = ({ near, far }: Link): void => {
  near.resetAndDestroy();
  far.resetAndDestroy();
};

/** Sends data on, piece after piece, each as the rule has it that holds when the piece arrives. */
function forward(link: Link, direction: Direction, rule: () => Rule): void {
  const [from, to] = direction === 'to database' ? [link.near, link.far] : [link.far, link.near];
  let before: Promise<void> = Promise.resolve();
  const deliver = async (chunk: Buffer, { delayMs, lose, reset }: Treatment): Promise<void> => {
    if (delayMs !== undefined) await sleep(delayMs);
    if (lose) link.broken = true;
    if (link.broken) return;
    to.write(reset ? chunk.subarray(0, Math.ceil(chunk.length / 2)) : chunk);
    if (reset) setTimeout(() => cut(link), 5);
  };
  from.on('data', (chunk: Buffer) => {
    const treatment = rule()(chunk, direction, link) ?? {};
    before = before.then(() => deliver(chunk, treatment));
  });
  // A side that hangs up is followed by the other, unless the network has lost the news.
  from.on('close', () => {
    void before.then(() => {
      if (!link.broken) to.destroy();
    });
  });
  from.on('error', () => undefined);
}

/** Connected as far as this host knows; nothing that is said ever arrives. */
function swallow(near: Socket): Link {
  near.on('error', () => undefined);
  near.resume();
  return { near, far: near, broken: true };
}

function join(near: Socket, databasePort: number, rule: () => Rule): Link {
  const far = connect(databasePort, '127.0.0.1');
  const link: Link = { near, far, broken: false };
  near.setNoDelay(true);
  far.setNoDelay(true);
  forward(link, 'to database', rule);
  forward(link, 'to service', rule);
  return link;
}

/** Listens on a port of its own in front of this one; both on this machine. */
export async function startProxy(databasePort: number): Promise<Proxy> {
  let rule = pass;
  let refusing = false;
  const links = new Set<Link>();
  const server = createServer((near) => {
    const link = refusing ? swallow(near) : join(near, databasePort, () => rule);
    links.add(link);
    const forget = () => {
      if (link.near.destroyed && link.far.destroyed) links.delete(link);
    };
    link.near.once('close', forget);
    link.far.once('close', forget);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const heal = () => {
    rule = pass;
    refusing = false;
    for (const link of links) if (link.broken) cut(link);
  };
  atEnd(() => {
    links.forEach(cut);
    server.close();
  });
  return {
    port: (server.address() as AddressInfo).port,
    links,
    use: (next) => void (rule = next),
    heal,
    refuseNew: (refuse) => void (refusing = refuse),
  };
}
