import type { Case } from '../support.ts';

const rewrite = (file: string, from: string | RegExp, to: string): Case['break'] => {
  return (copy) => copy.rewrite(`common/errors/${file}.yaml`, from, to);
};
const ENTRY = `spareInvalid:
  summary: Not a spare
  value:
    data: null
    error: { status: 400, name: BadRequestError, message: 'spare must be a spare', details: {} }
`;

/** The coded entry with a template of its own. */
const FIELD_INVALID = `fieldInvalidCoded:
  summary: A field has the wrong type or is over its limit
  x-template: { /error/message: '{field} must be {requirement}' }`;

export const catalogue: Case[] = [
  {
    rule: 'contract/error-status',
    name: 'an error that repeats another status than its own',
    says: /^trackClick answers rateLimited under 429, but it says 428/,
    break: rewrite('typed', 'error: { status: 429, code: rate_limited', 'error: { status: 428, code: rate_limited'),
  },
  {
    rule: 'contract/error-name',
    name: 'a second name for a status',
    says: /^The error\.name of status 400 is BadRequestError, not InvalidRequestError/,
    break: rewrite(
      'platform',
      "name: BadRequestError, message: 'livemode must be a boolean'",
      "name: InvalidRequestError, message: 'livemode must be a boolean'",
    ),
  },
  {
    rule: 'contract/error-name',
    name: 'a name that is another status’s',
    says: /^NotFoundError is the error\.name of status \d+, not of \d+/,
    break: rewrite('platform', 'status: 409, name: ConflictError', 'status: 409, name: NotFoundError'),
  },
  {
    rule: 'contract/error-message',
    name: 'two errors that nobody can tell apart',
    says: /^livemodeInvalid says the same as amountInvalid \(platform envelope, code invalid_request\)/,
    break: rewrite(
      'platform',
      "message: 'livemode must be a boolean'",
      "message: 'amount_cents is required and must be a positive integer'",
    ),
  },
  {
    rule: 'contract/error-message',
    name: 'a text that is written twice, for two codes',
    says: /^\w+ writes the text of \w+ a second time: anchor it there, and alias or merge it here/,
    break: rewrite('platform', '*customerNotIdentified', "'Customer not found. Provide customer_key or click_id.'"),
  },
  {
    rule: 'contract/error-message',
    name: 'a template that is written twice',
    says: /^fieldInvalidCoded writes the text of fieldInvalid a second time/,
    break: rewrite('platform', /^fieldInvalidCoded:\n {2}<<: .*$/m, FIELD_INVALID),
  },
  {
    rule: 'contract/error-used',
    name: 'an error that no operation declares',
    says: /^No operation declares the error spareInvalid of platform\.yaml/,
    break: rewrite('platform', '# Click\n', ENTRY),
  },
  {
    rule: 'contract/error-used',
    name: 'a catalogue of which no operation declares anything',
    says: /^No operation declares the error spareInvalid of spare\.yaml/,
    break: (copy) => copy.write('common/errors/spare.yaml', ENTRY),
  },
];
