import { Ajv2020 } from 'ajv/dist/2020.js';
import { expect } from 'vitest';
import document from '../../generated/openapi.json' with { type: 'json' };

const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: true });
ajv.addSchema({ ...document, $id: 'document' });

interface Schema {
  $ref: string;
}
const webhooks = document.webhooks as Record<
  string,
  { post: { requestBody: { content: { 'application/json': { schema: Schema } } } } }
>;

/** The types that the document has. */
export const TYPES = Object.keys(webhooks);

/** Fails unless the body is what the document says of its type, and one of the union. */
export function expectDocumented(body: { type: string }): void {
  const { schema } = webhooks[body.type]!.post.requestBody.content['application/json'];
  for (const $ref of [schema.$ref, '#/components/schemas/WebhookEvent']) {
    const valid = ajv.validate({ $ref: `document${$ref}` }, body);
    expect(valid, `${body.type}: ${ajv.errorsText()}`).toBe(true);
  }
}
