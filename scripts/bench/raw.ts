// A bare node:http server: reads the body, parses it as JSON and sends the service's own answer, byte for byte.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { Sample } from './path.ts';

const { status, headers, body } = JSON.parse(readFileSync(process.env.ANSWER_FILE!, 'utf8')) as Sample;

createServer((req, res) => {
  const chunks: Buffer[] = [];
  req.on('data', (chunk: Buffer) => chunks.push(chunk));
  req.on('end', () => {
    const text = Buffer.concat(chunks).toString();
    if (text !== '') JSON.parse(text);
    // A health check needs no answer of the service.
    if (req.method === 'GET') return void res.end();
    res.writeHead(status, headers);
    res.end(body);
  });
}).listen(Number(process.env.PORT), '127.0.0.1');
