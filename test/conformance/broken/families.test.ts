import { FAMILIES } from '../mutations/families.ts';
import { testBreakages } from './support.ts';

testBreakages(FAMILIES);
