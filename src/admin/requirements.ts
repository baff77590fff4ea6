// What the contract asks of fields that the operator's commands also take, in the catalogue's words.
import { contract, document } from '../contract/index.ts';

const { commissionRateInvalid, commissionRateTooHigh, domainInvalid } = contract.catalogue;

/** What comes after `<field> must be ` in a message. */
const requirementIn = (message: string): string => message.slice(message.indexOf(' must be ') + ' must be '.length);

/** The rule of the field `commission_rate`, in a sentence. */
export const RATE_RULE = commissionRateTooHigh.body.error.message;
/** The highest rates of the percent kinds and of the fixed ones. */
export const HIGHEST_RATES = requirementIn(RATE_RULE);
export const POSITIVE_RATE = requirementIn(commissionRateInvalid.body.error.message);
export const HOST_NAME = requirementIn(domainInvalid.body.error.message);

const { schemas } = document.components as {
  schemas: { 'create-program-request': { properties: { name: { pattern: string } } } };
};
const { pattern } = schemas['create-program-request'].properties.name;
/** Whether the text has a character that can be seen, as names need one. */
export const isVisible = (text: string): boolean => new RegExp(pattern, 'u').test(text);
