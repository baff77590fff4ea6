import { expect } from 'vitest';
import { answer, breaksOf, type Change, judging, media, operation } from './support.ts';

// Breaking changes of operations and their responses. Each is reported with exactly these lines.

const SALE = 'POST /api/v1/track/sale';

judging.each<[string, Change, string[]]>([
  [
    'a status goes',
    operation('track/sale', ({ responses }) => void delete responses['409']),
    [
      'POST /api/v1/track/sale: removed the non-success response with the status `409` (response-non-success-status-removed)',
    ],
  ],
  [
    'a new success',
    operation('track/sale', ({ responses }) => void (responses['202'] = responses['200'])),
    ['POST /api/v1/track/sale: added the success response with the status `202` (response-success-status-added)'],
  ],
  [
    'a header goes',
    answer('track/sale', '429', ({ headers }) => void delete headers['Retry-After']),
    [
      'POST /api/v1/track/refund: the mandatory response header `retry-after` removed for the status `429` (required-response-header-removed)',
      'POST /api/v1/track/sale: the mandatory response header `retry-after` removed for the status `429` (required-response-header-removed)',
    ],
  ],
  [
    'a header is no longer always there, and no longer a number',
    answer('track/sale', '200', ({ headers }) => {
      headers['X-RateLimit-Limit'].required = false;
      headers['X-RateLimit-Limit'].schema = { type: 'string' };
    }),
    [
      "POST /api/v1/track/sale: the `x-ratelimit-limit` response header's `type/format` changed from `integer/int64` to `string` for the status `200` (response-header-type-changed)",
      "POST /api/v1/track/sale: the `x-ratelimit-limit` response header's max was unset from `9007199254740991.00` for the status `200` (response-header-max-unset)",
      "POST /api/v1/track/sale: the `x-ratelimit-limit` response header's min was unset from `1.00` for the status `200` (response-header-min-unset)",
      'POST /api/v1/track/sale: the response header `x-ratelimit-limit` became optional for the status `200` (response-header-became-optional)',
    ],
  ],
  [
    'a media type goes',
    answer('track/sale', '200', (response) => void (response.content = { 'text/plain': media(response) })),
    [
      'POST /api/v1/track/sale: removed the media type `application/json` for the response with the status `200` (response-media-type-removed)',
    ],
  ],
  [
    'an error says something else',
    ({ components }) => void (components.examples.saleTrackingFailed.value.error.message = 'Sale failed'),
    [`${SALE}: 500: no longer answers: Sale tracking failed, code internal_error`],
  ],
  [
    'an error has another code',
    ({ components }) => void (components.examples.saleTrackingFailed.value.error.code = 'invalid_request'),
    [`${SALE}: 500: no longer answers: Sale tracking failed, code internal_error`],
  ],
  [
    'an error is no longer answered',
    answer('track/sale', '400', (response) => void delete media(response).examples.relationshipMissing),
    [`${SALE}: 400: no longer answers: No partner-program relationship found for this customer, code no_attribution`],
  ],
  [
    'a failure of the service is another of the operation’s errors',
    answer('track/sale', '500', (response) => {
      const { saleTrackingFailed, ...others } = media(response).examples;
      media(response).examples = { ...others, saleTrackingFailed };
    }),
    [
      `${SALE}: when the service fails, answers 500 internal_error Failed to create commission, not 500 internal_error Sale tracking failed`,
    ],
  ],
  [
    'a success says something else',
    answer('track/lead', '200', (response) => void (media(response).examples.settled.value.message = 'Thanks')),
    ['POST /api/v1/track/lead: 200: no longer answers: Lead tracked successfully'],
  ],
  [
    'an operation goes',
    ({ paths }) => void delete paths['/api/v1/track/refund'],
    ['POST /api/v1/track/refund: api path removed without deprecation (api-path-removed-without-deprecation)'],
  ],
  [
    'an operation takes another method',
    operation('track/refund', (_, item) => {
      item.put = item.post;
      delete item.post;
    }),
    ['POST /api/v1/track/refund: api removed without deprecation (api-removed-without-deprecation)'],
  ],
  [
    'an operation is called otherwise',
    operation('track/click', (node) => void (node.operationId = 'recordClick')),
    [
      'POST /api/v1/track/click: api operation id `trackClick` removed and replaced with `recordClick` (api-operation-id-removed)',
    ],
  ],
  [
    'a credential becomes necessary',
    operation('track/lead', (node) => void (node.security = [{ programKey: [] }])),
    ['POST /api/v1/track/lead: can no longer be called with no credential alone'],
  ],
  [
    'a credential is read otherwise',
    ({ components }) => void (components.securitySchemes.programKey.scheme = 'basic'),
    ['credentials: programKey: scheme changes from "bearer" to "basic"'],
  ],
  [
    'page code is shut out',
    answer('track/click', '405', ({ headers }) => void delete headers['Access-Control-Allow-Origin']),
    ['POST /api/v1/track/click', 'POST /api/v1/track/lead'].map(
      (name) =>
        `${name}: the optional response header \`access-control-allow-origin\` removed for the status \`405\` (optional-response-header-removed)`,
    ),
  ],
  [
    'a path spends from another bucket',
    operation('track/click', (_, item) => void (item['x-bucket'] = 'lead')),
    ['/api/v1/track/click: now spends from lead'],
  ],
  [
    'a limit falls',
    (document) => void (document['x-limits'].requests.buckets.click.limit = 5),
    ['x-limits: requests: click: only 5 requests instead of 60'],
  ],
  [
    'the window grows',
    (document) => void (document['x-limits'].requests.windowSeconds = 120),
    ['x-limits: requests: the window is now 120 seconds'],
  ],
  [
    'a body must be smaller',
    (document) => void (document['x-limits'].bodyBytes = 1024),
    ['x-limits: bodyBytes changes from 65536 to 1024'],
  ],
  [
    'a request identifier may be shorter only',
    ({ components }) =>
      void (components.responses['unknown-path'].headers['X-Request-ID'].schema.pattern = '^[a-z]{8}$'),
    [
      'the request identifier changes from {"header":"X-Request-ID","pattern":"^[A-Za-z0-9._-]{1,128}$"} to {"header":"X-Request-ID","pattern":"^[a-z]{8}$"}',
    ],
  ],
  [
    'an unknown path is answered otherwise',
    ({ components }) => void (components.examples.unknownPath.value.error.message = 'Nothing here'),
    ['x-answers: unknownPath: no longer answers: Path not found'],
  ],
  [
    'the rotation warning says something else',
    ({ components }) => void (components.examples['rotation-warning'].value.hint = 'Do something.'),
    ['x-answers: rotationWarning: its texts change'],
  ],
  [
    'a preflight is answered otherwise',
    (document) => void delete document['x-answers'].preflight.headers['Access-Control-Max-Age'],
    [
      'x-answers: preflight: headers changes from {"Access-Control-Allow-Headers":"Content-Type, X-Request-ID","Access-Control-Allow-Methods":"POST","Access-Control-Allow-Origin":"{origin}","Access-Control-Max-Age":"600","Vary":"Origin"} to {"Access-Control-Allow-Headers":"Content-Type, X-Request-ID","Access-Control-Allow-Methods":"POST","Access-Control-Allow-Origin":"{origin}","Vary":"Origin"}',
    ],
  ],
])('%s', (_, change, lines) => {
  expect(breaksOf(change).sort()).toEqual([...lines].sort());
});
