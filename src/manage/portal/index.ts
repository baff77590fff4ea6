import { createOwnLink } from './create-own-link.ts';
import { getOwnStats } from './get-own-stats.ts';
import { getProfile } from './get-profile.ts';
import { joinProgram } from './join-program.ts';
import { leaveProgram } from './leave-program.ts';
import { listOwnCommissions } from './list-own-commissions.ts';
import { listOwnLinks } from './list-own-links.ts';
import { listOwnPrograms } from './list-own-programs.ts';
import { replaceProfile } from './replace-profile.ts';

/** What partners do themselves. */
export const portal = {
  getProfile,
  replaceProfile,
  listOwnPrograms,
  joinProgram,
  leaveProgram,
  listOwnLinks,
  createOwnLink,
  getOwnStats,
  listOwnCommissions,
};
