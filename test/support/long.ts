// Some rules hold for many cases alike, such as every page of the documentation on every device. `npm test` asks for a few
// of each kind; `npm run test:nightly` for all.

/** Whether this is the long form. */
export const isLong = process.env.TEST_LONG === 'true';

/** All cases in the long form, otherwise the few that stand for their kinds. */
export const cases = <Case>(all: readonly Case[], few: readonly Case[]): readonly Case[] => (isLong ? all : few);
