// Writes the pages of the reference from the OpenAPI document: an overview, and one page for each operation.
import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { operationEntry, type OperationId } from '../../../src/contract/index.ts';
import { ANY_ADDRESS } from '../../../src/pages/address.ts';
import { operationIds, pageName, tagOf } from '../reference-link.ts';
import { credentialOf, credentialSection } from './credential.ts';
import { examplesOf, info, isForPeople, operationOf, resolve, tags, type Schema } from './document.ts';
import { operationPage } from './operation.ts';
import { scopesPage } from './scopes.ts';

/** The operations of a tag, with retired ones last. */
const idsOf = (tag: string): OperationId[] =>
  operationIds
    .filter((id) => tagOf(id) === tag)
    .sort(
      (one, other) => Number(operationOf(one).deprecated ?? false) - Number(operationOf(other).deprecated ?? false),
    );

function card(id: OperationId): string {
  const { path, method } = operationEntry(id);
  const name = `<span class="method ${method}">${method.toUpperCase()}</span> <code>${path}</code>`;
  return `<li><a href="./${pageName(id)}"><strong>${operationOf(id).summary}</strong><span class="endpoint">${name}</span></a></li>`;
}

/** The overview lists the operations of each tag. */
function overview(): string {
  const groups = tags
    .filter(({ name }) => idsOf(name).length > 0)
    .map(
      ({ name, description }) =>
        `## ${name}\n\n${description.trim()}\n\n<ul class="operations" v-pre>\n${idsOf(name).map(card).join('\n')}\n</ul>\n`,
    );
  return `---
title: API reference
description: Every operation by its group, the credentials, and what all operations have in common.
outline: [2, 2]
search: false
prev: false
next: false
---

# API reference

The address of this deployment is \`${ANY_ADDRESS}\`. Version ${info.version} of the API is described by the OpenAPI document,
which it serves as [openapi.json](/openapi.json) and [openapi.yaml](/openapi.yaml). [Try it](/try) sends requests from the
browser.

${groups.join('\n')}

${credentialSection()}
## Conventions

${info.description.trim()}
`;
}

/** The name of an operation in a menu. Operations of the same name are told apart by their tags. */
function menuName(id: OperationId): string {
  const { summary } = operationOf(id);
  const alike = operationIds.filter((other) => operationOf(other).summary === summary);
  return alike.length > 1 ? `${summary} (${tagOf(id)})` : summary;
}

/** With more operations than this, the sidebar shows those of the open tag only. */
const MANY = 40;

/** The operations of each tag, for the sidebar. */
const sidebar = () =>
  tags.map(({ name }) => ({
    text: name,
    link: `/reference/#${name.toLowerCase().replaceAll(' ', '-')}`,
    collapsed: operationIds.length > MANY,
    items: idsOf(name).map((id) => ({ text: menuName(id), link: `/reference/${pageName(id)}` })),
  }));

/** The only values that a parameter may have; undefined if there are others. */
function choicesOf(schema: Schema): string[] | undefined {
  const { type, enum: values } = resolve(schema);
  return (type === 'boolean' ? [true, false] : values)?.filter((value) => value !== null).map(String);
}

/** What the page that sends requests needs to know of each operation that people can send. */
const requests = () =>
  operationIds
    .filter((id) => isForPeople(operationOf(id)))
    .map((id) => {
      const { path, method } = operationEntry(id);
      const operation = operationOf(id);
      const { parameters = [], requestBody } = operation;
      return {
        id,
        tag: tagOf(id),
        summary: menuName(id),
        method: method.toUpperCase(),
        path,
        page: pageName(id),
        credential: credentialOf(operation),
        parameters: parameters
          .filter((one) => one.in !== 'header')
          .map(({ name, in: place, example = '', description = '', required, schema }) => ({
            name,
            place,
            ...(required && { required }),
            example: String(example),
            description,
            choices: choicesOf(schema),
          })),
        examples: examplesOf(requestBody?.content),
      };
    });

/** Writes the pages into the sources of the site, and the lists that its theme reads. */
export function writeReference(source: string, generated: string): void {
  const folder = join(source, 'reference');
  rmSync(folder, { recursive: true, force: true });
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'index.md'), overview());
  writeFileSync(join(folder, 'scopes.md'), scopesPage());
  for (const id of operationIds) writeFileSync(join(folder, `${pageName(id)}.md`), operationPage(id));
  writeFileSync(join(generated, 'sidebar.json'), JSON.stringify(sidebar()));
  writeFileSync(join(generated, 'requests.json'), JSON.stringify(requests()));
}
