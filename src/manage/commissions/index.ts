import { approveCommissions, holdCommissions, rejectCommissions, releaseCommissions } from './change-commissions.ts';
import { createAdjustment } from './create-adjustment.ts';
import { getCommission } from './get-commission.ts';
import { listCommissions } from './list-commissions.ts';

export const commissions = {
  listCommissions,
  createAdjustment,
  getCommission,
  approveCommissions,
  holdCommissions,
  releaseCommissions,
  rejectCommissions,
};
