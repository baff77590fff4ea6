import { withoutAddresses } from '../../common/redact.ts';
import { explainConflict } from '../../sales/conflict.ts';
import { findProgramTerms } from '../../programs/read.ts';
import { listSaleConflicts } from '../../sales/conflicts.ts';
import type { CommandDeps, Registry } from '../action.ts';
import { found } from '../refusal.ts';
import { id } from '../values.ts';
import { unknownProgram } from './program.ts';

async function conflicts({ programId }: { programId: number }, { db }: CommandDeps) {
  found(await findProgramTerms(db, programId), unknownProgram(programId));
  const listed = await listSaleConflicts(db, programId);
  return withoutAddresses({
    program_id: programId,
    attempts: listed.reduce((sum, { attempts }) => sum + attempts, 0),
    conflicts: listed.map((conflict) => ({ ...conflict, why: explainConflict(conflict) })),
  });
}

export function registerSale({ noun, reading }: Registry): void {
  noun('sale', "programs' sales")
    .command('conflicts')
    .description(
      "list sales that were rejected because another program's sale has their transaction_id, latest attempt first",
    )
    .requiredOption(
      '--program-id <id>',
      'the program whose sale was rejected, or the one that has recorded the identifier',
      id,
    )
    .action(reading(conflicts));
}
