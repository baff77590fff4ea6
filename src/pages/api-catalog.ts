// The API catalogue at its well-known address (RFC 9727): links to the document, the documentation and the health check.
import type { RequestHandler } from 'express';

export const API_CATALOG_PATH = '/.well-known/api-catalog';

const TYPE = 'application/linkset+json; profile="https://www.rfc-editor.org/info/rfc9727"';

interface Link {
  href: string;
  type: string;
  title: string;
}

/** The links of this deployment; those to the documentation exist only if it is built. */
function linksOf(baseUrl: string, documented: boolean): Record<string, Link[]> {
  const link = (path: string, type: string, title: string): Link => ({ href: `${baseUrl}${path}`, type, title });
  const described = [
    link('/openapi.json', 'application/json', 'OpenAPI 3.1'),
    link('/openapi.yaml', 'application/yaml', 'OpenAPI 3.1'),
  ];
  const status = [link('/readyz', 'application/json', 'Readiness of the service')];
  if (!documented) return { 'service-desc': described, status };
  return {
    'service-desc': described,
    'service-doc': [
      link('/docs/', 'text/html', 'Documentation'),
      link('/docs/llms.txt', 'text/plain', 'List of the pages in Markdown'),
    ],
    'service-meta': [
      link('/docs/chain.arazzo.yaml', 'application/yaml', 'Arazzo: the attribution chain'),
      link('/docs/sign-in.arazzo.yaml', 'application/yaml', 'Arazzo: sign-in from a command line'),
      link('/docs/postman.json', 'application/json', 'Postman collection'),
      link('/docs/bruno.zip', 'application/zip', 'Bruno collection'),
    ],
    status,
  };
}

/** Sends the catalogue; any origin may read it. */
export function sendApiCatalog(baseUrl: string, documented: boolean): RequestHandler {
  const text = JSON.stringify({ linkset: [{ anchor: baseUrl, ...linksOf(baseUrl, documented) }] });
  const headers = {
    'Access-Control-Allow-Origin': '*',
    'Cache-Control': 'no-cache',
    'Content-Type': TYPE,
    Link: `<${baseUrl}${API_CATALOG_PATH}>; rel="api-catalog"`,
  };
  return (_req, res) => void res.set(headers).send(Buffer.from(text));
}
