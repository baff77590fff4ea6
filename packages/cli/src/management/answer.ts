// Checks the answers of the management API against their schemas in the document. A newer service may send more: further
// fields, further values of an enumeration and longer lists are accepted.
import { Ajv2020, type ValidateFunction } from 'ajv/dist/2020.js';
import type { Check } from '../check.ts';
import { document } from '@referral-tracking/shared/contract';

const LIMITS = ['enum', 'pattern', 'maxLength', 'minLength', 'maxItems', 'minItems', 'maximum', 'minimum'];

const ajv = new Ajv2020({ strict: false, validateFormats: false, validateSchema: false });
for (const keyword of LIMITS) ajv.removeKeyword(keyword);
ajv.addSchema(document, 'contract');

/** The check of an answer with this schema. It returns the location of the first invalid value. */
export function answerCheck(schema: string): Check {
  const validate: ValidateFunction = ajv.compile({ $ref: `contract#/components/schemas/${schema}` });
  return (value) => {
    if (validate(value)) return undefined;
    const { instancePath, message = '' } = validate.errors![0]!;
    return `${instancePath.slice(1).replaceAll('/', '.') || 'the body'} ${message}`;
  };
}
