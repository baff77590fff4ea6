import { callService } from './call.ts';
import { visit } from './click.ts';
import type { LeadDetails, LeadOutcome } from './referral.d.ts';
import { clickId, isAllowed } from './visitor.ts';

const unsent = (message: string): LeadOutcome => ({ ok: false, provisional: false, status: 0, message });

/** Records a lead in browser mode. Never rejects, so that a sign-up does not fail because of tracking. */
export async function lead(details?: LeadDetails): Promise<LeadOutcome> {
  try {
    // The click may still be in progress, or not recorded yet.
    await visit();
    const body = { ...details, click_id: details?.click_id ?? clickId() };
    if (!isAllowed()) return unsent('no consent');
    if (!body.click_id) return unsent('no click');
    const { status, body: said, requestId } = await callService('lead', body);
    return {
      ok: status === 200,
      provisional: said.provisional === true,
      status,
      message: String(said.message ?? said.error?.message ?? ''),
      ...(requestId && { requestId }),
    };
  } catch (error) {
    return unsent(String(error));
  }
}
