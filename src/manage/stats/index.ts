import { getStats } from './get-stats.ts';

export const stats = { getStats };
