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
  0    done
  1    refused or failed, with the reason
  2    wrong usage
  3    no usable credential: not signed in, no key, or one that the service refuses
  4    the service cannot be reached
  5    too many requests: try again after the seconds that are named
  6    the server at the address is not the service
  130  interrupted`;
