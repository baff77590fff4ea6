import type { Program } from '../common/types.ts';

interface AdditionalData {
  test_mode?: boolean | null;
  program_id?: number | null;
  event_name?: string | null;
}
interface TestableBody {
  additional_data?: (AdditionalData & Record<string, unknown>) | null;
}

export const isTestMode = (body: TestableBody): boolean => body.additional_data?.test_mode === true;

/** Whether a test request names a program other than the key's. */
export const namesOtherProgram = (body: TestableBody, program: Program | undefined): boolean => {
  const named = body.additional_data?.program_id ?? undefined;
  return program !== undefined && named !== undefined && named !== program.id;
};
