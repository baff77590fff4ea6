// The lint rules of this contract, as a Redocly plugin (redocly.yaml enables them). Redocly and Spectral check general
// OpenAPI rules; these rules check what every operation of this service must have.
import { fill } from '../fill/index.js';
import * as answers from './answers.js';
import * as catalogue from './catalogue.js';
import * as descriptions from './descriptions.js';
import * as extensions from './extensions.js';
import * as headers from './headers.js';
import * as links from './links.js';
import * as operations from './operations.js';
import * as requests from './requests.js';
import * as unchanged from './unchanged.js';

export default function contract() {
  return {
    id: 'contract',
    preprocessors: { oas3: { fill } },
    rules: {
      oas3: {
        'request-id-header': headers.requestId,
        'rate-limit-headers': headers.rateLimit,
        'retry-after-header': headers.retryAfter,
        'allow-header': headers.allow,
        'rotation-headers': headers.rotation,
        'cors-headers': headers.cors,
        'content-type-options-header': headers.contentTypeOptions,
        'no-store-header': headers.noStore,
        'replayed-header': headers.replayed,
        'entity-tag-header': unchanged.entityTag,
        'not-modified': unchanged.notModified,
        'operation-id': operations.operationId,
        bucket: operations.bucket,
        'unexpected-error': operations.unexpectedError,
        'method-not-allowed': answers.methodNotAllowed,
        'body-errors': answers.bodyErrors,
        unauthorized: answers.unauthorized,
        'rate-limited': answers.rateLimited,
        success: answers.success,
        examples: descriptions.examples,
        descriptions: descriptions.descriptions,
        'error-status': catalogue.errorStatus,
        'error-name': catalogue.errorName,
        'error-message': catalogue.errorMessage,
        'error-used': catalogue.errorUsed,
        extensions: extensions.documented,
        links: links.links,
        'optional-null': requests.optionalNull,
      },
    },
  };
}
