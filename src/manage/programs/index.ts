import { archiveProgram } from './archive-program.ts';
import { createProgram } from './create-program.ts';
import { getProgramReadiness } from './get-program-readiness.ts';
import { getProgram } from './get-program.ts';
import { listPrograms } from './list-programs.ts';
import { replaceOrigins } from './replace-origins.ts';
import { updateProgram } from './update-program.ts';

export const programs = {
  listPrograms,
  createProgram,
  getProgram,
  updateProgram,
  replaceOrigins,
  getProgramReadiness,
  archiveProgram,
};
