import { randomBytes } from 'node:crypto';

/** Enough for several hundred identifiers: asking the system costs about 2 µs however few bytes are asked for. */
const POOL_BYTES = 8 * 1024;
let pool = Buffer.alloc(0);
let used = 0;

/**
 * Random bytes for an identifier that is made with each request. They are drawn ahead and each is handed out once. Keys
 * and tokens take `randomBytes` itself: they are rare, and theirs need not wait in memory.
 */
export function takeRandomBytes(size: number): Buffer {
  if (used + size > pool.length) {
    pool = randomBytes(Math.max(POOL_BYTES, size));
    used = 0;
  }
  used += size;
  return pool.subarray(used - size, used);
}
