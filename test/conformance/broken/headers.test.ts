import { HEADERS } from '../mutations/headers.ts';
import { testBreakages } from './support.ts';

testBreakages(HEADERS);
