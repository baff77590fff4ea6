// The document's error catalogue for tests.
import { catalogue, operationEntry, type OperationId } from '../../src/contract/index.ts';

interface ErrorBody {
  data?: null;
  error: { status?: number; name?: string; message: string; details?: object; code?: string; request_id?: string };
}
export const bodyOf = (key: string) => catalogue[key]!.body as ErrorBody;
/** Whether the error has the typed envelope of the tracking API; that of the management API has a `request_id`. */
export const isTyped = (key: string) => !('data' in bodyOf(key)) && bodyOf(key).error.request_id === undefined;

/** An operation's errors in the form of the specification's tables: status, code, message. */
export function errorsOf(id: OperationId): string[] {
  return Object.values(operationEntry(id).errors).map((key) => {
    const { status, template } = catalogue[key]!;
    const { code = '-', message } = bodyOf(key).error;
    return `${status} ${code} ${template['/error/message'] ?? message}`;
  });
}

/** The errors that every endpoint with a body may return. */
export const shared = (code: string) => [
  `400 ${code} Request body is required`,
  `400 ${code} Request body must be valid UTF-8`,
  `400 ${code} Request body must be valid JSON`,
  `400 ${code} Request body must be a JSON object`,
  `400 ${code} Request body must not be nested deeper than 32 levels`,
  `400 ${code} Text must not contain U+0000 or a lone surrogate`,
  `400 ${code} {field} must be {requirement}`,
  '401 api_key_rotation_required This API key has been retired.',
  `405 ${code} Method not allowed`,
  `413 ${code} Request body must be at most 64 KiB`,
  `415 ${code} Content-Type must be application/json`,
  `415 ${code} Request body must not be compressed`,
  '429 rate_limited Too many requests.',
];
