import { BODIES } from '../mutations/bodies.ts';
import { testBreakages } from './support.ts';

testBreakages(BODIES);
