// The smallest server with the same results: node:http, pg and the frozen statements, once per request. No contract, no
// validation, no limits, no headers. The difference to the service is the cost of the contract.
import { createServer, type IncomingMessage } from 'node:http';
import { WORK } from './work.ts';

const read = (req: IncomingMessage): Promise<Record<string, unknown>> =>
  new Promise((resolve) => {
    const chunks: Buffer[] = [];
    req.on('data', (chunk: Buffer) => chunks.push(chunk));
    req.on('end', () => {
      const text = Buffer.concat(chunks).toString();
      resolve(text === '' ? {} : (JSON.parse(text) as Record<string, unknown>));
    });
  });

createServer((req, res) => {
  read(req)
    .then((body) => WORK[req.url!]!({ body, authorization: req.headers.authorization }))
    .then((answer) => res.setHeader('Content-Type', 'application/json').end(JSON.stringify(answer)))
    .catch((error: unknown) => {
      console.error(error);
      res.writeHead(500).end();
    });
}).listen(Number(process.env.PORT), '127.0.0.1');
