import { expect, test } from 'vitest';
import { BODIES } from '../mutations/bodies.ts';
import { ERRORS } from '../mutations/errors.ts';
import { HEADERS } from '../mutations/headers.ts';
import { HISTORIES } from '../mutations/histories.ts';
import { HTTP } from '../mutations/http.ts';
import { RECORDS } from '../mutations/records.ts';
import { RELATIONS } from '../mutations/relations.ts';
import { STATES } from '../mutations/states.ts';

test('there are enough mutations, and no duplicates', () => {
  const names = [...ERRORS, ...HEADERS, ...BODIES, ...HTTP, ...RECORDS, ...HISTORIES, ...RELATIONS, ...STATES].map(
    ({ name }) => name,
  );
  expect(new Set(names).size).toBe(names.length);
  expect(names.length).toBeGreaterThan(100);
});
