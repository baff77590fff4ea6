import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

export interface Page {
  body?: string;
  type?: string;
  headers?: Record<string, string>;
}

/** A brand's web server with pages that a test defines. */
export interface Site {
  port: number;
  /** the URL of a path under a host name; all host names lead to this server */
  at(path: string, host?: string): string;
  /** sets the page at a path; all other paths have the page of `*` */
  put(path: string, page: Page): void;
  stop(): Promise<void>;
}

export async function startSite(): Promise<Site> {
  const pages = new Map<string, Page>();
  const server = createServer((req, res) => {
    const { body = '', type = 'text/html', headers = {} } = pages.get(req.url!.split('?')[0]!) ?? pages.get('*') ?? {};
    res.writeHead(200, { 'Content-Type': `${type}; charset=utf-8`, ...headers }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    port,
    at: (path, host = 'localhost') => `http://${host}:${port}${path}`,
    put: (path, page) => void pages.set(path, page),
    stop: () => stop(server),
  };
}

async function stop(server: Server): Promise<void> {
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
}

export interface Outage extends Omit<Site, 'put' | 'at'> {
  url: string;
  requests: number;
}

/** A faulty service: never answers, or answers with a status and an invalid body. */
export async function startTrouble(kind: 'silent' | number): Promise<Outage> {
  const outage = { port: 0, url: '', requests: 0, stop: () => stop(server) };
  const server = createServer((req, res) => {
    const headers = { 'Access-Control-Allow-Origin': '*', 'Access-Control-Allow-Headers': 'content-type' };
    if (req.method === 'OPTIONS') return void res.writeHead(204, headers).end();
    outage.requests++;
    if (kind === 'silent') return void sleep(60_000, undefined, { ref: false });
    res.writeHead(kind, { ...headers, 'Content-Type': 'text/html' }).end('<h1>Bad gateway</h1>');
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  outage.port = (server.address() as AddressInfo).port;
  outage.url = `http://127.0.0.1:${outage.port}`;
  return outage;
}
