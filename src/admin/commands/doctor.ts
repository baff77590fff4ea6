import type { Registry } from '../action.ts';

const NOTES = `
Changes nothing. Prints one line for each check, and what to do about a warning or a problem.
Exit codes: 0 fine, 1 warning, 2 problem, as monitoring plugins have them.`;

export function registerDoctor({ noun, alone }: Registry): void {
  noun('doctor', 'check configuration, database, disk, other servers, and records that are stuck')
    .usage('[--json]')
    .option('--json', 'print one JSON document')
    .addHelpText('after', NOTES)
    .action(
      alone(async ({ json = false }: { json?: boolean }, { env, tell }) => {
        // Loaded only for this command, because it loads the client of Redis.
        const { diagnose, diagnosisText, EXIT_CODES } = await import('../doctor/index.ts');
        const diagnosis = await diagnose(env, tell);
        const printed = json ? diagnosis : diagnosisText(diagnosis);
        return { printed, exitCode: EXIT_CODES[diagnosis.status] };
      }),
    );
}
