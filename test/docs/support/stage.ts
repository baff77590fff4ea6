// The service for the samples of the guides, with the guides' program and Anna's link.
import { expect } from 'vitest';
import { startService, type Service } from '../../support/service.ts';
import { runSample, type Language } from './languages.ts';

/** The first `go run` compiles, which takes long. */
export const TIMEOUT = 120_000;

export interface Stage {
  service: Service;
  programId: number;
  key: string;
  /** the environment variables that the samples read */
  env: Record<string, string>;
}

/** Creates the program of the guides, with the domain brand.dev and a link with the code `anna`. */
export async function setStage(options: Parameters<typeof startService>[0] = {}): Promise<Stage> {
  const service = await startService(options);
  const { id, key } = await service.make.program();
  const partner = await service.make.partner();
  const partnership = await service.make.partnership(id, partner);
  await service.db
    .knex('links')
    .insert({ code: 'anna', program_id: id, partner_id: partner, partnership_id: partnership, created_at: new Date() });
  return { service, programId: id, key, env: { REFERRAL_BASE_URL: service.baseUrl, REFERRAL_API_KEY: key } };
}

/** Runs a sample that must succeed; returns its output. */
export async function show(
  language: Language,
  { env }: Stage,
  sample: string,
  more: Record<string, string> = {},
): Promise<string> {
  const { code, stdout, stderr } = await runSample(language, sample, { ...env, ...more });
  expect({ code, stderr }).toEqual({ code: 0, stderr: '' });
  return stdout;
}
