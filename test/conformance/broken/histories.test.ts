import { HISTORIES } from '../mutations/histories.ts';
import { testBreakages } from './support.ts';

testBreakages(HISTORIES);
