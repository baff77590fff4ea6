// The service for the chain: two programs, each with a partner and a link.
import { listCommissions } from '../../../src/commissions/list.ts';
import { changeAsOperator } from '../../../src/commissions/changes.ts';
import type { CommissionView } from '../../../src/commissions/read.ts';
import { enableByCode } from '../../../src/links/changes.ts';
import { asOperator } from '../../../src/common/audit.ts';
import { erasePartner } from '../../../src/operator/erase-partner.ts';
import { changePartner, joinInAnyStatus } from '../../../src/partners/write.ts';
import { updateProgram, type ProgramSettings } from '../../../src/programs/write.ts';
import type { Campaign } from '../../support/fixtures.ts';
import type { Service } from '../../support/service.ts';
import { connectAccount, type Account } from '../../support/stripe.ts';
import type { Program } from './model.ts';

export interface Real {
  service: Service;
  campaigns: Campaign[];
  campaign: (program: Program) => Campaign;
  /** the program's account at the payment processor */
  account: (program: Program) => Account;
  change(program: Program, settings: Partial<ProgramSettings>): Promise<void>;
  enable(program: Program, enabled: boolean): Promise<void>;
  join(program: Program): Promise<void>;
  leave(program: Program): Promise<void>;
  erase(program: Program): Promise<void>;
  /** in the order of their creation */
  commissions(program: Program): Promise<CommissionView[]>;
  move(commissionId: number, to: 'approved' | 'paid'): Promise<boolean>;
}

/** Creates the programs, and performs the operator's actions on them. */
export async function newReal(service: Service): Promise<Real> {
  const { db, clock, make } = service;
  const campaigns = [await make.campaign(), await make.campaign()];
  const accounts = [await connectAccount(service, campaigns[0]!), await connectAccount(service, campaigns[1]!)];
  const campaign = ({ index }: Program): Campaign => campaigns[index]!;
  const partnership = (program: Program) => {
    const { id: programId, partnerId } = campaign(program);
    return { programId, partnerId, at: clock.now() };
  };
  return {
    service,
    campaigns,
    campaign,
    account: ({ index }) => accounts[index]!,
    async change(program, settings) {
      await db.transaction((tx) => updateProgram(tx, campaign(program).id, settings, undefined));
    },
    async enable(program, enabled) {
      const { code } = campaign(program);
      await asOperator(db, clock.now(), (tx, note) => enableByCode(tx, note, { code, enabled }));
    },
    async join(program) {
      await asOperator(db, clock.now(), (tx, note) => joinInAnyStatus(tx, note, partnership(program)));
    },
    async leave(program) {
      await asOperator(db, clock.now(), (tx, note) => changePartner(tx, note, 'leave', partnership(program)));
    },
    async erase(program) {
      const which = { partnerId: campaign(program).partnerId, at: clock.now() };
      await asOperator(db, which.at, (tx, note) => erasePartner(tx, note, which));
    },
    async commissions(program) {
      const rows: CommissionView[] = [];
      for await (const page of listCommissions(db, { programId: campaign(program).id })) rows.push(...page);
      return rows;
    },
    async move(id, to) {
      const { judgement } = await changeAsOperator(db, id, to === 'paid' ? 'pay' : 'approve', clock.now());
      return judgement.kind === 'done';
    },
  };
}
