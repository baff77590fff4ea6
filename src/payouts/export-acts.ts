import type { Body } from '../contract/index.ts';
import type { Debtor } from './files/index.ts';
import { exportPayout } from './exports.ts';
import { findPayoutSettings, payerIban, type PayoutSettings } from './settings.ts';
import type { Deps, Manage } from '../common/context.ts';

/** Refuses a template of Wise that no file could be made with. */
export async function checkTemplate(header: string) {
  // Loaded when it is needed: most instances never make a file.
  const { judgeTemplate } = await import('./files/wise.ts');
  return judgeTemplate(header);
}

type Asked = Body<'createPayoutExport'>;

/** Who pays: what the request says, else what the settings say. A BIC is that of its IBAN. */
function debtorOf(asked: Asked, { secretKey }: Deps, programId: number, settings: PayoutSettings): Debtor | undefined {
  const name = asked.payer_name ?? settings.payer_name;
  const iban = asked.payer_iban ?? payerIban(secretKey, programId, settings);
  const bic = asked.payer_bic ?? (asked.payer_iban == null ? settings.payer_bic : null);
  return name && iban ? { name, iban, bic: bic ?? undefined } : undefined;
}

const createPayoutExport: Manage<'createPayoutExport'> = async (context) => {
  const { deps, ids, body, now: at, write, done, answer, fail } = context;
  const { format, template_header: header } = body;
  const part = body.part ?? 1;
  const today = at.toISOString().slice(0, '2026-11-01'.length);
  const executionDate = body.execution_date ?? today;
  if (executionDate < today) throw fail('executionDatePast');
  return write(async (tx, note) => {
    const settings = await findPayoutSettings(tx, ids.program_id);
    const templateHeader = header ?? settings.template_header ?? undefined;
    if (format === 'wise' && templateHeader !== undefined) done(await checkTemplate(templateHeader));
    const exported = await exportPayout(tx, note, deps.secretKey, {
      ...{ programId: ids.program_id, payoutId: ids.payout_id, format, part, at },
      debtor: debtorOf(body, deps, ids.program_id, settings),
      ...{ executionDate, templateHeader, decimal: body.decimal ?? undefined },
    });
    const { name, type, content, sha256, parts, ...file } = done(exported);
    const execution_date = format === 'sepa' ? file.executionDate : null;
    return answer(200, { data: { name, type, content: content.toString(), sha256, execution_date, part, parts } });
  });
};

export const payoutExports = { createPayoutExport };
