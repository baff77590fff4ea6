const DECIMAL = /^\d+(?:\.\d+)?(?:[eE][+-]?\d{1,3})?$/;
const MAX_LENGTH = 100;

/**
 * Whether a text is a non-negative decimal number such as `12.5` or `1e-7`, which PostgreSQL's `numeric` stores
 * exactly.
 */
export const isDecimal = (text: string): boolean => text.length <= MAX_LENGTH && DECIMAL.test(text);
