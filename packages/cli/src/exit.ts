/** The exit codes, for scripts that run the command. */
export const EXIT = {
  done: 0,
  failed: 1,
  usage: 2,
  credential: 3,
  unreachable: 4,
  limited: 5,
  foreign: 6,
  interrupted: 130,
} as const;

export type Exit = (typeof EXIT)[keyof typeof EXIT];

export const EXIT_HELP = `Exit codes:
  0    success
  1    rejected or failed, with the reason; a chain that is not attributed; one of several records failed
  2    invalid usage
  3    no usable credential: not signed in, no key, or the service rejects it
  4    the service cannot be reached, or the response did not come from the service
  5    too many requests: try again after the number of seconds in the message
  6    the server is not the service (conformance)
  130  interrupted`;
