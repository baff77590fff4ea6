// The error envelopes as the contract words them, written out: no test takes its expectation from the document.

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

/** A whole body in the platform envelope; `code` only where one is promised. */
export const platformError = (status: number, message: string, code?: string) => ({
  data: null,
  error: { status, name: NAMES[status], message, details: {}, ...(code === undefined ? {} : { code }) },
});

/** The whole body of a 429. */
export const rateLimited = (seconds: number) => ({
  error: { status: 429, code: 'rate_limited', message: 'Too many requests.', retry_after_seconds: seconds },
});

/** The whole body of a retired key's 401. */
export const keyRetired = (docsUrl: string) => ({
  error: {
    code: 'api_key_rotation_required',
    message: 'This API key has been retired.',
    hint: 'Ask a workspace owner to regenerate the key.',
    docs_url: `${docsUrl}#api_key_rotation_required`,
  },
});

/** The whole body of a 500 of the command-line client's endpoints: its request's identifier stands at its end too. */
export const cliFailure = (message: string, requestId: string | undefined) => ({
  data: null,
  error: {
    status: 500,
    name: 'InternalServerError',
    message: `${message} (request_id: ${requestId})`,
    details: { request_id: requestId },
  },
});
