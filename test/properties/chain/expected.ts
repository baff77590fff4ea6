import { expect } from 'vitest';
import type { Answer } from '../../support/client.ts';
import { platformError } from '../../support/envelopes.ts';

/** The expected response. In its body, `ANY_ID` stands for a number that only the service knows. */
export interface Expected {
  status: number;
  body: object;
}

export const ANY_ID: unknown = expect.any(Number);

export const ok = (body: object): Expected => ({ status: 200, body: { success: true, ...body } });

/** An error in the platform envelope. */
export const refused = (status: number, message: string, code?: string, details: object = {}): Expected => {
  const body = platformError(status, message, code);
  return { status, body: { ...body, error: { ...body.error, details } } };
};

/** Expects exactly this status and body. */
export function expectAnswer(answer: Answer, { status, body }: Expected): void {
  expect({ status: answer.status, body: answer.body as unknown }).toEqual({ status, body });
}
