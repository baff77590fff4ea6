// Polar.
import type { Processor } from '../processor.ts';
import { anySecret } from '../signing.ts';
import { read, readObject } from './read.ts';
import { signature } from './signature.ts';

export const polar: Processor = { type: 'polar', ...signature, read, readObject, secretOf: anySecret };
