import type { Readable } from 'node:stream';

const LONGEST = 4096;

/** Reads the first line of a stream, without its line end; reads at most 4,096 bytes. */
export async function firstLine(stream: Readable): Promise<string> {
  const chunks: Buffer[] = [];
  let length = 0;
  for await (const chunk of stream as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    length += chunk.length;
    if (chunk.includes(0x0a) || length > LONGEST) break;
  }
  const [line = ''] = Buffer.concat(chunks).subarray(0, LONGEST).toString('utf8').split(/\r?\n/, 1);
  return line;
}
