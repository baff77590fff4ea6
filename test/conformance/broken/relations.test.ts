import { RELATIONS } from '../mutations/relations.ts';
import { testBreakages } from './support.ts';

testBreakages(RELATIONS);
