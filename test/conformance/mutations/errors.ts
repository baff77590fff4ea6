import { on, saying, error, platform, type Mutation } from './change.ts';

export const ERRORS: Mutation[] = [
  {
    name: 'another message',
    only: ['click'],
    change: saying(
      'No aff parameter',
      error((e) => (e.message = 'No aff parameter was found')),
    ),
    tells: /^click: an address without aff: .*no error of the catalogue/m,
  },
  {
    name: 'a message with a period too many',
    only: ['sale'],
    change: saying(
      'Missing API token',
      error((e) => (e.message += '.')),
    ),
    tells: /^sale: an empty key: .*no error of the catalogue/m,
  },
  {
    name: 'a message without its period',
    only: ['readiness'],
    change: saying(
      'Missing API token.',
      error((e) => (e.message = 'Missing API token')),
    ),
    tells: /^readiness: an empty key: .*no error of the catalogue/m,
  },
  {
    name: 'the message of another row',
    only: ['lead'],
    change: saying(
      'click_id or customer_key',
      error((e) => (e.message = 'Customer not found. Provide a valid click_id or customer_key.')),
    ),
    tells: /^lead: neither identifier: expected 400 clickIdOrCustomerKeyRequired/m,
  },
  {
    name: 'the requirement of another field',
    only: ['lead'],
    change: saying(
      'email must be',
      error((e) => (e.message = 'email must be a string of at most 255 characters')),
    ),
    tells: /^lead: email is 7: expected 400 fieldInvalid .*at most 320/m,
  },
  {
    name: 'error as a string',
    only: ['lead'],
    change: error((e, answer) => (answer.body.error = e.message)),
    tells: /^lead: neither identifier: .*must be object/m,
  },
  {
    name: 'the typed envelope in place of the platform one',
    only: ['sale'],
    change: on(
      401,
      error((e, answer) => (answer.body = { error: { code: e.code, message: e.message } })),
    ),
    tells: /^sale: no key: /m,
  },
  {
    name: 'the platform envelope in place of the typed one',
    only: ['readiness'],
    change: on(
      401,
      error((e, answer) => (answer.body = platform(401, 'UnauthorizedError', e.message))),
    ),
    tells: /^readiness: no key: /m,
  },
  {
    name: 'no data in the platform envelope',
    only: ['click'],
    change: error((_, { body }) => void delete body.data),
    tells: /^click: an unknown link: .*data/m,
  },
  {
    name: 'data in the typed envelope',
    only: ['readiness'],
    change: on(401, ({ body }) => void (body.data = null)),
    tells: /^readiness: a key of nobody: .*additional properties/m,
  },
  {
    name: 'something in details',
    only: ['sale'],
    change: on(
      400,
      error((e) => (e.details = { field: 'amount_cents' })),
    ),
    tells: /^sale: amount_cents is 0: .*no error of the catalogue/m,
  },
  {
    name: 'no code',
    only: ['refund'],
    change: error((e) => void delete e.code),
    tells: /^refund: an unknown transaction_id: .*code/m,
  },
  {
    name: 'another code',
    only: ['sale'],
    change: saying(
      'Provide customer_key or click_id',
      error((e) => (e.code = 'invalid_request')),
    ),
    tells: /^sale: an unknown customer_key: expected 400 customerUnknown/m,
  },
  {
    name: 'a code where there is none',
    only: ['lead'],
    change: on(
      403,
      error((e) => (e.code = 'forbidden')),
    ),
    tells: /^lead: test mode, a program_id that is not the key's: /m,
  },
  {
    name: 'another error name',
    only: ['paths'],
    change: on(
      404,
      error((e) => (e.name = 'NotFound')),
    ),
    tells: /^paths: an unknown path: unknown path answered 404/m,
  },
  {
    name: 'a status in the body that is not the answer’s',
    only: ['click'],
    change: on(
      415,
      error((e) => (e.status = 400)),
    ),
    tells: /^click: another content type: /m,
  },
  {
    name: '400 in place of 422',
    only: ['sale'],
    change: on(422, (answer) => void (answer.status = 400)),
    tells: /^sale: currency is "XXX": /m,
  },
  {
    name: 'a whole 400 in place of the 422',
    only: ['sale'],
    change: on(422, (answer) => {
      answer.status = 400;
      answer.body = platform(400, 'BadRequestError', 'currency must be a string');
      answer.body.error.code = 'invalid_request';
    }),
    tells: /^sale: currency is "XXX": expected 422 unsupportedCurrency/m,
  },
  {
    name: 'the currency that was not sent',
    only: ['sale'],
    change: on(
      422,
      error((e) => (e.message = 'currency USD is not supported')),
    ),
    tells: /^sale: currency is "XXX": expected 422 unsupportedCurrency .*XXX/m,
  },
  {
    name: 'another order of faults',
    only: ['sale'],
    change: ({ body, status }, { body: sent }) => {
      if (status === 400 && sent?.currency === 'XXX' && sent.amount_cents === 0 && sent.transaction_id !== 7)
        body.error.message = 'livemode must be a boolean';
    },
    tells: /^sale: several faults at once: expected 400 amountInvalid/m,
  },
  {
    name: '404 in place of 410',
    only: ['stripe-connect'],
    change: on(410, (answer) => void (answer.status = 404)),
    tells: /^stripe-connect: nothing: cliStripeConnect 404 is not documented/m,
  },
  {
    name: 'no hint for a link that is turned off',
    only: ['click'],
    change: on(
      410,
      error((e) => void delete e.hint),
    ),
    tells: /^click: a disabled link: /m,
  },
  {
    name: 'no success beside the error of a link that is turned off',
    only: ['click'],
    change: on(410, ({ body }) => void delete body.success),
    tells: /^click: a disabled link: /m,
  },
  {
    name: 'a forged id_token taken',
    only: ['auth-callback'],
    change: on(401, (answer) => {
      answer.status = 200;
      answer.body = { data: { status: 'complete' } };
    }),
    tells: /^auth-callback: a forged id_token: expected 401 idTokenInvalid/m,
  },
  {
    name: 'an error page in place of the envelope',
    only: ['click'],
    change: on(413, (answer) => {
      answer.headers['content-type'] = 'text/html';
      answer.body = '<h1>Too large</h1>';
    }),
    tells: /^click: a body of 65537 bytes: /m,
  },
];
