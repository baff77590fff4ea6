// What the verifier says of requests.
import { verifyWebhook, WebhookVerificationError } from '@referral-tracking/client';

export interface Case {
  body: string;
  headers: Record<string, string>;
  secrets: string[];
}

async function verdictOn({ body, headers, secrets }: Case): Promise<string> {
  try {
    return (await verifyWebhook(body, headers, secrets)).type;
  } catch (error) {
    if (error instanceof WebhookVerificationError) return 'refused';
    throw error;
  }
}

export const webhooks = async (cases: Case[]) => ({ verdicts: await Promise.all(cases.map(verdictOn)) });
