// Writes the forms of the documentation for programs into the built site: Markdown, llms.txt, Arazzo, collections, clients.
import { copyFileSync, readdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ANY_ADDRESS } from '../../../src/pages/address.ts';
import { writeClients } from './clients.ts';
import { brunoArchive } from './collections/bruno.ts';
import { postmanCollection } from './collections/postman.ts';
import { llmsFullText, llmsText } from './llms.ts';
import { writeMarkdown } from './pages.ts';

/** Writes the files next to the pages in `folder`; `base` is the path at which the site is served. */
export async function writeFormats(root: string, folder: string, base: string): Promise<void> {
  const arazzo = join(root, 'openapi/arazzo');
  // Their link `../openapi.yaml` leads from the documentation to the document, as it does in the checkout.
  for (const file of readdirSync(arazzo)) copyFileSync(join(arazzo, file), join(folder, file));
  writeFileSync(join(folder, 'postman.json'), postmanCollection());
  writeFileSync(join(folder, 'bruno.zip'), brunoArchive());
  const pages = writeMarkdown(folder, base);
  const at = `${ANY_ADDRESS}${base}`;
  writeFileSync(join(folder, 'llms.txt'), llmsText(pages, at));
  writeFileSync(join(folder, 'llms-full.txt'), llmsFullText(pages, at));
  await writeClients(root, folder);
}
