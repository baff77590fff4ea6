import { RECORDS } from '../mutations/records.ts';
import { testBreakages } from './support.ts';

testBreakages(RECORDS);
