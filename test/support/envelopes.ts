// The contract's error envelopes, written out: tests do not take expectations from the document.

const NAMES: Record<number, string> = {
  400: 'BadRequestError',
  401: 'UnauthorizedError',
  403: 'ForbiddenError',
  404: 'NotFoundError',
  405: 'MethodNotAllowedError',
  409: 'ConflictError',
  410: 'GoneError',
  413: 'PayloadTooLargeError',
  415: 'UnsupportedMediaTypeError',
  422: 'UnprocessableEntityError',
  500: 'InternalServerError',
  503: 'ServiceUnavailableError',
};

/** A complete body in the platform envelope; `code` only if the contract has one. */
export const platformError = (status: number, message: string, code?: string) => ({
  data: null,
  error: { status, name: NAMES[status], message, details: {}, ...(code === undefined ? {} : { code }) },
});

/** The complete body of a 429. */
export const rateLimited = (seconds: number) => ({
  error: { status: 429, code: 'rate_limited', message: 'Too many requests.', retry_after_seconds: seconds },
});

/** The complete body of a retired key's 401. */
export const keyRetired = (docsUrl: string) => ({
  error: {
    code: 'api_key_rotation_required',
    message: 'This API key has been retired.',
    hint: 'Ask a workspace owner to regenerate the key.',
    docs_url: `${docsUrl}#api_key_rotation_required`,
  },
});

/** The complete body of a 500 of the command-line endpoints. Their message ends with the request identifier. */
export const cliFailure = (message: string, requestId: string | undefined) => ({
  data: null,
  error: {
    status: 500,
    name: 'InternalServerError',
    message: `${message} (request_id: ${requestId})`,
    details: { request_id: requestId },
  },
});
