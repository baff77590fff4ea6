import { ERRORS } from '../mutations/errors.ts';
import { testBreakages } from './support.ts';

testBreakages(ERRORS);
