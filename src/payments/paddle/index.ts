// Paddle Billing.
import type { Processor } from '../processor.ts';
import { anySecret } from '../signing.ts';
import { read, readObject } from './read.ts';
import { signature } from './signature.ts';

export const paddle: Processor = { type: 'paddle', ...signature, read, readObject, secretOf: anySecret };
