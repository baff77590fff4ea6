const TRIES = 3;

/**
 * Between a call's look-up and its write another customer may get the `customer_key`; the unique constraint then
 * refuses the write, and the next look-up finds that customer. Repeats the call until it has a result.
 */
export async function untilAnswered<Answer>(attempt: () => Promise<Answer | 'key_taken'>): Promise<Answer> {
  for (let tries = 0; tries < TRIES; tries++) {
    const answer = await attempt();
    if (answer !== 'key_taken') return answer;
  }
  throw new Error('other customers repeatedly took the customer_key');
}
