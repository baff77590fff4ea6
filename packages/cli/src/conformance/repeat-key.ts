// The header that names a request, so that its repeat has no second effect.
import { operationEntry } from '@referral-tracking/shared/contract';

/** As the document writes it. */
export const REPEAT_KEY = operationEntry('createProgram').parameters.find(
  (parameter) => parameter.in === 'header',
)!.name;
/** As a request sends it. */
export const REPEAT_HEADER = REPEAT_KEY.toLowerCase();
