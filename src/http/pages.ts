import express, { type Express, type Router } from 'express';
import { catalogue, contract, document } from '../contract/index.ts';
import { sendSnippet } from './snippet.ts';

const escape = (text: string): string => text.replace(/[&<>"]/g, (character) => `&#${character.charCodeAt(0)};`);

const page = (title: string, body: string): string => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>${escape(title)}</title>
<style>body{font:1rem/1.5 system-ui,sans-serif;margin:2rem auto;max-width:64rem;padding:0 1rem}
table{border-collapse:collapse;width:100%}td,th{border-top:1px solid #8886;padding:.4rem;text-align:left;vertical-align:top}
:root{color-scheme:light dark}</style></head><body>${body}</body></html>`;

interface ErrorBody {
  error: { code?: string; message: string };
}

function errorRows(): string {
  const anchors = new Set<string>();
  return Object.entries(catalogue)
    .sort(([, a], [, b]) => a.status - b.status)
    .map(([, { status, body }]) => {
      const { code, message } = (body as ErrorBody).error;
      const anchor = code !== undefined && !anchors.has(code) ? ` id="${code}"` : '';
      if (code) anchors.add(code);
      return `<tr${anchor}><td>${status}</td><td>${code ? `<code>${code}</code>` : ''}</td><td>${escape(message)}</td></tr>`;
    })
    .join('\n');
}

function homePage(baseUrl: string): string {
  const { info } = document as { info: { title: string; summary: string } };
  const rows = Object.values(contract.operations).map(
    ({ method, path }) => `<tr><td>${method.toUpperCase()}</td><td><code>${path}</code></td></tr>`,
  );
  return page(
    info.title,
    `<h1>${escape(info.title)}</h1><p>${escape(info.summary)} This service listens on <code>${escape(baseUrl)}</code>.</p>
<p><a href="/openapi.json">OpenAPI document</a> · <a href="/docs/errors">Errors</a> ·
<a href="/referral.js">Browser snippet</a></p><table>${rows.join('')}</table>`,
  );
}

export interface PagesOptions {
  baseUrl: string;
  /** further pages, each below a path */
  routers: [path: string, router: Router][];
}

/** What a browser may open beside the API. */
export function createPages({ baseUrl, routers }: PagesOptions): Express {
  const app = express();
  app.disable('x-powered-by');
  const home = homePage(baseUrl);
  const errors = page('Errors', `<h1>Errors</h1><table><tr><th>Status<th>Code<th>Message</tr>${errorRows()}</table>`);
  app.get('/referral.js', sendSnippet);
  app.get('/', (_req, res) => void res.send(home));
  app.get('/docs/errors', (_req, res) => void res.send(errors));
  // The document as it stands, with this deployment's own address.
  const published = { ...document, servers: [{ url: baseUrl }] };
  app.get('/openapi.json', (_req, res) => void res.set('Access-Control-Allow-Origin', '*').json(published));
  for (const [path, router] of routers) app.use(path, router);
  app.use((_req, res) => void res.status(404).type('text').send('Not found\n'));
  return app;
}
