// Writes a Bruno collection with the requests of the document: a folder of text files, packed as one archive.
import { zipSync, strToU8 } from 'fflate';
import { document } from '../../../../src/contract/index.ts';
import { byFolder, VARIABLES, type CollectionRequest } from './requests.ts';

/** A block of Bruno's language; its lines are indented. */
const block = (name: string, text: string): string => `${name} {\n${text.replace(/^(?=.)/gm, '  ')}\n}\n`;

function fileOf(request: CollectionRequest, seq: number): string {
  const { name, method, path, token, body, statuses, captures, description } = request;
  const lines = [
    `url: {{base_url}}${path}`,
    `body: ${body === undefined ? 'none' : 'json'}`,
    `auth: ${token === undefined ? 'none' : 'bearer'}`,
  ];
  const query = /\?(.*)$/.exec(path)?.[1]?.split('&') ?? [];
  const sets = Object.entries(captures).map(
    ([variable, place]) => `if (res.status < 300) bru.setVar('${variable}', res.body.${place});`,
  );
  const blocks = [
    block('meta', `name: ${name}\ntype: http\nseq: ${seq}`),
    block(method.toLowerCase(), lines.join('\n')),
    ...(query.length > 0 ? [block('params:query', query.map((one) => one.replace('=', ': ')).join('\n'))] : []),
    ...(token === undefined ? [] : [block('auth:bearer', `token: {{${token}}}`)]),
    ...(body === undefined ? [] : [block('body:json', JSON.stringify(body, null, 2))]),
    block('assert', `res.status: in ${statuses.join(', ')}`),
    ...(sets.length > 0 ? [block('script:post-response', sets.join('\n'))] : []),
    block('docs', description),
  ];
  return blocks.join('\n');
}

/** A file's name without characters that a file system may refuse. */
const safe = (name: string): string => name.replace(/[^\w -]/g, '').trim();

/** The collection's files by path. */
export function brunoFiles(): Record<string, string> {
  const { title } = document.info as { title: string };
  const variables = Object.entries(VARIABLES).map(([name, value]) => `${name}: ${value}`);
  const files: Record<string, string> = {
    'bruno.json': `${JSON.stringify({ version: '1', name: title, type: 'collection' }, null, 2)}\n`,
    'environments/local.bru': block('vars', variables.join('\n')),
  };
  [...byFolder()].forEach(([folder, requests], at) => {
    files[`${folder}/folder.bru`] = block('meta', `name: ${folder}\nseq: ${at + 1}`);
    requests.forEach((request, seq) => {
      files[`${folder}/${safe(request.name)}.bru`] = fileOf(request, seq + 1);
    });
  });
  return files;
}

/** A fixed time, so that the same document makes the same archive. */
const MTIME = new Date(2026, 0, 1);

/** The collection as a ZIP archive, which Bruno imports. */
export function brunoArchive(): Uint8Array {
  const files = Object.entries(brunoFiles()).map(([path, text]) => [path, strToU8(text)] as const);
  return zipSync(Object.fromEntries(files), { mtime: MTIME });
}
