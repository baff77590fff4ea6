import { programStatus } from '../store/programs/integration.ts';
import type { Operation } from './context.ts';

export const cliStatus: Operation<'cliStatus'> = async ({ deps, program, key, now, answer }) => {
  const status = await programStatus(deps.db, program.id, key.id, now);
  return answer(200, {
    data: {
      program_id: program.id,
      name: status.name,
      domain: status.domain,
      lead_auth: status.lead_auth,
      key: {
        masked: status.masked,
        created_at: status.key_created_at.toISOString(),
        rotate_by: status.rotate_by?.toISOString() ?? null,
      },
      stripe_connected: status.stripe_connected,
      integration_verified: status.integration_verified,
      recent_events: {
        clicks_24h: status.recent_clicks,
        leads_24h: status.recent_leads,
        sales_24h: status.recent_sales,
      },
      active_partners: status.active_partners,
      pending_commissions: status.pending_commissions,
    },
  });
};
