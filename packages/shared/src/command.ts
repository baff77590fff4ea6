/**
 * How people run the command line, installed in a project or not. The package is named in full: `npx referral` would ask the
 * registry for a package of that name, which is not this project's.
 */
export const COMMAND = 'npx @referral-tracking/cli';
