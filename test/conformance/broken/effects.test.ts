import { EFFECTS } from '../mutations/effects.ts';
import { testBreakages } from './support.ts';

testBreakages(EFFECTS);
