// Changes: what a button or a form does, and what is read again afterwards.
import { useRef } from 'react';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import type { paths } from '@referral-tracking/contract/types';
import { onceFailureOf } from './failure.ts';
import { forgetKept } from './kept.ts';

/**
 * A key for a creating request. The same input gets the same key until the request has succeeded, so that a repetition
 * after a lost answer creates nothing twice.
 */
function useIdempotencyKey() {
  const last = useRef<{ input: string; key: string } | undefined>(undefined);
  return {
    keyFor(input: unknown): string {
      const text = JSON.stringify(input) ?? '';
      if (last.current?.input !== text) last.current = { input: text, key: newKey() };
      return last.current.key;
    },
    done: () => void (last.current = undefined),
  };
}

/** `crypto.randomUUID` is missing on pages of other machines without TLS. */
const newKey = (): string =>
  Array.from(crypto.getRandomValues(new Uint32Array(4)), (part) => part.toString(36)).join('-');

/** The path of an operation, as the document names it. */
export type ApiPath = keyof paths;

export interface ActionOptions<Result, Input = never> {
  /** what is read again: the paths of the operations */
  refresh?: readonly ApiPath[];
  onDone?: (result: Result, input: Input) => void;
  /** also if what asked for it is no longer on the page */
  onFailed?: (error: Error) => void;
}

/**
 * A change. `act` gets the input and an idempotency key, which operations that create something take in their header
 * `Idempotency-Key`.
 */
export function useAction<Input, Result>(
  act: (input: Input, idempotencyKey: string) => Promise<Result>,
  { refresh = [], onDone, onFailed }: ActionOptions<Result, Input> = {},
) {
  const queries = useQueryClient();
  const keys = useIdempotencyKey();
  return useMutation<Result, Error, Input>({
    async mutationFn(input) {
      try {
        return await act(input, keys.keyFor(input));
      } catch (error) {
        throw onceFailureOf(error);
      }
    },
    onError: (error) => onFailed?.(error),
    async onSuccess(result, input) {
      keys.done();
      // A reload shows the change, too.
      forgetKept();
      // Before the lists are read, so that a dialog closes at once.
      onDone?.(result, input);
      // All keys have the path in the second place.
      await queries.invalidateQueries({ predicate: ({ queryKey }) => refresh.includes(queryKey[1] as ApiPath) });
    },
  });
}
