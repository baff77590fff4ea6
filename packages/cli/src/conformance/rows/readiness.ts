import { expectThat } from '../outcome.ts';
import { rowsOf, type Row } from '../row.ts';
import { methodRows } from './reading.ts';
import { tokenRows } from './tokens.ts';

const { answered } = rowsOf('readiness', 'getReadiness');

export const readinessRows: Row[] = [
  ...tokenRows('readiness', 'getReadiness', 'missingApiToken'),
  answered('with the key', { as: 'program' }, async (body, kit) => {
    const { id } = await kit.program();
    expectThat(body.program_id === id, `program ${id}`, body.program_id);
    const gates = Object.entries(body.gates as Record<string, { status: string }>);
    const first = gates.find(([, { status }]) => status !== 'pass')?.[0] ?? null;
    expectThat(body.blocker === first, `the first gate that does not pass, ${first}, as blocker`, body.blocker);
  }),
  ...methodRows('readiness', 'getReadiness', 'program'),
];
