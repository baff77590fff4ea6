// Discount codes of a program.
import { byId, insert, listed, pick, set, type List } from './place.ts';

export const CODES: Record<string, Record<string, List>> = {
  listCodes: {
    codes: {
      ...byId,
      async add(tx, { service, programId: program_id, partners }, created_at, n) {
        const { partnerId: partner_id, partnershipId: partnership_id } = pick(partners, n);
        const [code, status] = [service.make.unique('CODE'), pick(['active', 'active', 'disabled'], n)];
        const row = { program_id, partnership_id, code, key: code.toLowerCase(), key_mark: code, status, created_at };
        return listed(await insert(tx, 'codes', row), created_at, { partner_id, status, code });
      },
      change: set('codes', 'status', ['active', 'disabled']),
    },
  },
};
