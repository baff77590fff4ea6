import { fileOf, type Case, type Json } from '../support.ts';

const change = (file: string, edit: (operation: Json, item: Json) => void): Case['break'] => {
  return (copy) => copy.edit(fileOf(file), (item) => edit(item.get ?? item.post, item));
};
const parameter = { name: 'state', in: 'query', description: 'A state.', example: 'abc', schema: { type: 'string' } };
const withParameter = (fields: Json) =>
  change('cli-status', (operation) => void (operation.parameters = [{ ...parameter, ...fields }]));
const media = (response: Json): Json => response.content['application/json'];

export const reading: Case[] = [
  { rule: null, name: 'nothing is broken', break: () => undefined },
  {
    rule: 'contract/examples',
    name: 'a request without an example',
    says: /^Give an example of the request of trackClick/,
    break: change('track-click', ({ requestBody }) => void delete media(requestBody).examples),
  },
  {
    rule: 'contract/examples',
    name: 'an answer without an example',
    says: /^Give an example of trackClick 200/,
    break: change('track-click', ({ responses }) => void delete media(responses['200']).examples),
  },
  {
    rule: 'contract/examples',
    name: 'an answer without a schema',
    says: /^Give cliPrograms 200 a schema/,
    break: change('cli-programs', ({ responses }) => void delete media(responses['200']).schema),
  },
  {
    rule: 'contract/examples',
    name: 'a parameter without an example',
    says: /^Give an example of the parameter state/,
    break: withParameter({ example: undefined }),
  },
  {
    rule: 'no-invalid-media-type-examples',
    name: 'an example of a request that would be refused',
    break: change('track-click', ({ requestBody }) => {
      media(requestBody).examples.click.value.page_url = 7;
    }),
  },
  {
    rule: 'no-invalid-media-type-examples',
    name: 'an error that does not fit its envelope',
    break: ({ rewrite }) =>
      rewrite('common/errors/platform.yaml', "message: 'livemode must be a boolean'", 'message: 7'),
  },
  {
    rule: 'no-invalid-parameter-examples',
    name: 'an example of a parameter that would be refused',
    break: withParameter({ example: 7 }),
  },
  {
    rule: 'contract/descriptions',
    name: 'an operation without a description',
    says: /^Describe the operation cliStatus/,
    break: change('cli-status', (operation) => void (operation.description = '')),
  },
  {
    rule: 'contract/descriptions',
    name: 'an answer without a description',
    says: /^Describe the answer 200 of cliStatus/,
    break: change('cli-status', ({ responses }) => void (responses['200'].description = '')),
  },
  {
    rule: 'contract/descriptions',
    name: 'an example that does not say what it shows',
    says: /^Say in the summary what the example click shows/,
    break: change('track-click', ({ requestBody }) => void (media(requestBody).examples.click.summary = '')),
  },
  {
    rule: 'contract/descriptions',
    name: 'a parameter without a description',
    says: /^Describe the parameter state/,
    break: withParameter({ description: ' ' }),
  },
  {
    rule: 'contract/descriptions',
    name: 'a header without a description',
    says: /^Describe the header Vary/,
    break: ({ edit }) => edit('common/headers.yaml', ({ vary }) => void delete vary.description),
  },
  {
    rule: 'contract/descriptions',
    name: 'a field without a description',
    says: /^Describe the field page_url/,
    break: ({ edit }) =>
      edit('clicks/schemas/click-request.yaml', (schema) => void delete schema.properties.page_url.description),
  },
  {
    rule: 'contract/extensions',
    name: 'a key that EXTENSIONS.md does not know',
    says: /^EXTENSIONS\.md does not document x-spare at PathItem/,
    break: change('track-click', (_, item) => void (item['x-spare'] = true)),
  },
  {
    rule: 'contract/extensions',
    name: 'a key at another object than EXTENSIONS.md says',
    says: /^EXTENSIONS\.md does not document x-bucket at Operation/,
    break: change('track-click', (operation) => void (operation['x-bucket'] = 'click')),
  },
  {
    rule: 'contract/extensions',
    name: 'a key that EXTENSIONS.md documents and nobody uses',
    says: /^EXTENSIONS\.md documents x-spare at a path, but the document has none there/,
    break: ({ rewrite }) => rewrite('EXTENSIONS.md', '| `x-bucket` |', '| `x-spare` | text | spare |\n| `x-bucket` |'),
  },
];
