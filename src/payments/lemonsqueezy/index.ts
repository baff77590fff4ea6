// Lemon Squeezy.
import type { Processor } from '../processor.ts';
import { anySecret, plainSignature } from '../signing.ts';
import { read, readObject } from './read.ts';

export const lemonsqueezy: Processor = {
  type: 'lemonsqueezy',
  ...plainSignature('x-signature', 'hex'),
  read,
  readObject,
  secretOf: anySecret,
};
