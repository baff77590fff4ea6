// The hints in `notices` of successful answers; their texts are in the document.
import { compileBody, type Values } from '@referral-tracking/shared/template';
import { contract } from './index.ts';

export type NoticeName = keyof typeof contract.notices;

/** A hint about a request that was accepted. */
export interface Notice {
  code: string;
  message: string;
  fields?: string[];
}

const makers = new Map(
  Object.entries(contract.notices).map(([name, { body, template }]) => [name, compileBody(body, template)]),
);

/** The document's notice, with these values in its text. */
export const notice = (name: NoticeName, values: Values): Notice => makers.get(name)!(values) as Notice;
