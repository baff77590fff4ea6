import { HTTP } from '../mutations/http.ts';
import { testBreakages } from './support.ts';

testBreakages(HTTP);
