import { gatesOf, stateOf } from '../domain/readiness.ts';
import { programsOf } from '../store/programs/integration.ts';
import type { Operation } from './context.ts';

export const cliPrograms: Operation<'cliPrograms'> = async ({ deps, login, answer }) => {
  const programs = await programsOf(deps.db, login.account_id);
  return answer(200, {
    data: programs.map((program) => ({
      id: program.id,
      name: program.name,
      slug: program.slug,
      domain: program.domain,
      status: stateOf(program, gatesOf(program)),
      commission: {
        type: program.commission_type,
        rate: Number(program.commission_rate),
        currency: program.currency,
      },
      partners: program.joined_partners,
      created_at: program.created_at.toISOString(),
    })),
  });
};
