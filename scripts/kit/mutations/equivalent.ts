/** Generated mutations that change nothing that anybody can see, each with the reason. */
export const EQUIVALENT: Readonly<Record<string, string>> = {};
