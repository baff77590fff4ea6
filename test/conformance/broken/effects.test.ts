import { vi } from 'vitest';
import { EFFECTS } from '../mutations/effects.ts';
import { testBreakages } from './support.ts';

// Each makes a program in which much has happened, and reads all of it several times.
vi.setConfig({ testTimeout: 180_000 });

testBreakages(EFFECTS);
