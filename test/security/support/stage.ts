import { newId } from '../../../packages/cli/src/simulate/stripe/payloads.ts';
import { connectStripe } from '../../../src/payments/secrets.ts';
import { startServiceWithIssuer } from '../../support/issuer.ts';
import { addSecret, OTHERS } from '../../support/processors/connect.ts';
import { SECRET_KEY } from '../../support/keys.ts';
import type { Stage } from './requests.ts';

/** A service with an issuer. */
export async function openStage(): Promise<
  Stage & { connect: (programId: number) => Promise<void>; stop: () => Promise<void> }
> {
  const { service, issuer, stop } = await startServiceWithIssuer();
  const webhookSecrets = new Map<number, string>();
  /** Connects the program to its own account at each payment processor. */
  async function connect(programId: number): Promise<void> {
    const secret = newId('whsec');
    await connectStripe(service.db, SECRET_KEY, programId, secret, service.clock.now());
    for (const type of OTHERS) await addSecret(service, programId, type, secret);
    webhookSecrets.set(programId, secret);
  }
  return { service, issuer, webhookSecrets, connect, stop };
}
