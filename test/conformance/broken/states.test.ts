import { STATES } from '../mutations/states.ts';
import { testBreakages } from './support.ts';

testBreakages(STATES);
