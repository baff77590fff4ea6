import { expect, test } from 'vitest';
import { untilAnswered } from '../../src/attribution/customer-key.ts';

const attempts = (...outcomes: string[]) => {
  let made = 0;
  return { attempt: () => Promise.resolve(outcomes[made++] as 'key_taken'), made: () => made };
};

test('a call whose key was taken in the meantime is tried again', async () => {
  const { attempt, made } = attempts('key_taken', 'key_taken', 'answer');
  expect(await untilAnswered<string>(attempt)).toBe('answer');
  expect(made()).toBe(3);
});

test('it is not tried forever', async () => {
  const { attempt, made } = attempts('key_taken', 'key_taken', 'key_taken', 'answer');
  await expect(untilAnswered(attempt)).rejects.toThrow('repeatedly');
  expect(made()).toBe(3);
});
