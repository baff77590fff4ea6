// Warnings of the package oidc-provider that readers of the log would take for mistakes of their own.

/**
 * The package prints these when it is loaded and when an issuer is created: it supports Node 22 and newer, but works on
 * the oldest version that the service supports; and it stores sign-ins in memory, which is what a development issuer
 * needs. The service logs its own warning about the development issuer.
 */
const EXPECTED = /oidc-provider WARNING: (?:Unsupported runtime|a quick start development-only in-memory adapter)/;

/** Does the work and drops the expected warnings that it prints; all other output is printed. */
export async function withoutLibraryWarnings<T>(work: () => Promise<T>): Promise<T> {
  const warn = console.warn;
  console.warn = (...values: unknown[]) => {
    if (!EXPECTED.test(String(values[0]))) warn(...values);
  };
  try {
    return await work();
  } finally {
    console.warn = warn;
  }
}
