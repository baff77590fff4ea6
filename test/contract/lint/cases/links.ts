import type { Case, Json } from '../support.ts';

const LINK = {
  operationId: 'trackLead',
  description: 'The click of the lead.',
  requestBody: '{"click_id": "{$response.body#/click_id}", "customer_key": "user_42"}',
};
/** Adds a link from the click to the lead. */
const withLink = (fields: Json): Case['break'] => {
  return ({ edit }) =>
    edit(
      'clicks/track-click.yaml',
      ({ post }) => void (post.responses['200'].links = { lead: { ...LINK, ...fields } }),
    );
};
const PATH = '/api/v1/cli/status/{program_id}';
const PARAMETER = {
  name: 'program_id',
  in: 'path',
  required: true,
  description: 'The program.',
  example: 3,
  schema: { $ref: '../common/schemas/id.yaml' },
};
/** Adds a path parameter to the status endpoint, and a link to itself with this parameter. */
const withPathParameter = (parameters: Json[], link: Json): Case['break'] => {
  return ({ edit }) => {
    edit('openapi.yaml', ({ paths }) => {
      paths[PATH] = paths['/api/v1/cli/status'];
      delete paths['/api/v1/cli/status'];
    });
    edit('programs/cli-status.yaml', (item) => {
      item.get.parameters = parameters;
      const again = { operationId: 'cliStatus', description: 'Ask again.', parameters: link };
      if (link) item.get.responses['200'].links = { again };
    });
  };
};

export const links: Case[] = [
  { rule: null, name: 'a link that leads somewhere', break: withLink({}) },
  {
    rule: null,
    name: 'links by path parameters, of the answer, the request and a header',
    break: withPathParameter([PARAMETER], {
      'path.program_id': '$response.body#/data/program_id',
      program_id: '$request.path.program_id',
    }),
  },
  {
    rule: 'contract/links',
    name: 'a link to an operation that is not there',
    says: /^The link lead leads to the operation trackLeads, which the document does not have/,
    break: withLink({ operationId: 'trackLeads' }),
  },
  {
    rule: 'contract/links',
    name: 'a link that sends a field which nobody takes',
    says: /^The link lead sends the field click, which trackLead does not take/,
    break: withLink({ requestBody: '{"click": "{$response.body#/click_id}"}' }),
  },
  {
    rule: 'contract/links',
    name: 'a link that sends a parameter which nobody takes',
    says: /^The link again sends the parameter program, which cliStatus does not take/,
    break: withPathParameter([PARAMETER], { program: 3 }),
  },
  {
    rule: 'contract/links',
    name: 'a link that takes a field which the answer does not have',
    says: /^The link lead takes \$response\.body#\/id, which is not there/,
    break: withLink({ requestBody: '{"click_id": "{$response.body#/id}"}' }),
  },
  {
    rule: 'contract/links',
    name: 'a link that takes a header which the answer does not have',
    says: /^The link lead takes \$response\.header\.X-Click, which is not there/,
    break: withLink({ requestBody: '{"click_id": "{$response.header.X-Click}"}' }),
  },
  {
    rule: 'contract/links',
    name: 'a link that takes a field which the request does not have',
    says: /^The link lead takes \$request\.body#\/link, which is not there/,
    break: withLink({ requestBody: '{"click_id": "{$request.body#/link}"}' }),
  },
  {
    rule: 'contract/links',
    name: 'a link whose body is an object, which generators reject',
    says: /^The link lead has a requestBody that is not the text of a JSON object/,
    break: withLink({ requestBody: { click_id: '$response.body#/click_id' } }),
  },
  {
    rule: 'contract/links',
    name: 'a link whose body is no JSON',
    says: /^The link lead has a requestBody that is not the text of a JSON object/,
    break: withLink({ requestBody: '{click_id: 1}' }),
  },
  {
    rule: 'contract/descriptions',
    name: 'a link without a description',
    says: /^Describe the link lead/,
    break: withLink({ description: undefined }),
  },
  {
    rule: 'path-parameters-defined',
    name: 'a path parameter that is not declared',
    break: withPathParameter([], undefined),
  },
];
