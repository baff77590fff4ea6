import type { ContractEdit, Mutation } from '../mutation.ts';
import { CLI } from './cli.ts';
import { CLICKS } from './clicks.ts';
import { CREDENTIALS } from './credentials.ts';
import { EIGHTH_MANAGE } from './eighth-manage.ts';
import { EIGHTH_TRACKING } from './eighth-tracking.ts';
import { ELEVENTH_MANAGE } from './eleventh-manage.ts';
import { ELEVENTH_TRACKING } from './eleventh-tracking.ts';
import { FIELD_MUTATIONS } from './fields.ts';
import { FIFTH_MANAGE } from './fifth-manage.ts';
import { FIFTH_TRACKING } from './fifth-tracking.ts';
import { FIGURES } from './figures.ts';
import { FOURTH_MANAGE } from './fourth-manage.ts';
import { FOURTH_RECORDS } from './fourth-records.ts';
import { FOURTH_REQUESTS } from './fourth-requests.ts';
import { FOURTH_TRACKING } from './fourth-tracking.ts';
import { HISTORIES } from './histories.ts';
import { HTTP } from './http.ts';
import { LEADS } from './leads.ts';
import { LIMITS } from './limits.ts';
import { MANAGE } from './manage.ts';
import { ATTRIBUTIONS, MONEY } from './money.ts';
import { MORE_FIGURES } from './more-figures.ts';
import { MORE_RECORDS } from './more-records.ts';
import { MORE_REQUESTS } from './more-requests.ts';
import { NINTH_MANAGE } from './ninth-manage.ts';
import { NINTH_TRACKING } from './ninth-tracking.ts';
import { ORIGINS } from './origins.ts';
import { PAYMENTS } from './payments.ts';
import { PORTAL } from './portal.ts';
import { REFUND_MUTATIONS } from './refunds.ts';
import { RESPONSES } from './responses.ts';
import { SALES } from './sales.ts';
import { SEVENTH_MANAGE } from './seventh-manage.ts';
import { SEVENTH_TRACKING } from './seventh-tracking.ts';
import { SIXTH_MANAGE } from './sixth-manage.ts';
import { SIXTH_TRACKING } from './sixth-tracking.ts';
import { TENTH_MANAGE } from './tenth-manage.ts';
import { TENTH_TRACKING } from './tenth-tracking.ts';
import { THIRD_RECORDS } from './third-records.ts';
import { THIRD_REPORTS } from './third-reports.ts';
import { THIRD_REQUESTS } from './third-requests.ts';
import { TWELFTH_MANAGE } from './twelfth-manage.ts';
import { TWELFTH_TRACKING } from './twelfth-tracking.ts';
import { THIRTEENTH_MANAGE } from './thirteenth-manage.ts';
import { THIRTEENTH_TRACKING } from './thirteenth-tracking.ts';

/** All mutations that were written by hand: what a change of the service could break by mistake. */
export const HAND_WRITTEN: readonly Mutation[] = [
  ...LIMITS,
  ...FIELD_MUTATIONS,
  ...HTTP,
  ...RESPONSES,
  ...CREDENTIALS,
  ...ORIGINS,
  ...CLICKS,
  ...LEADS,
  ...SALES,
  ...REFUND_MUTATIONS,
  ...MONEY,
  ...ATTRIBUTIONS,
  ...FIGURES,
  ...CLI,
  ...PAYMENTS,
  ...MANAGE,
  ...PORTAL,
  ...MORE_REQUESTS,
  ...MORE_RECORDS,
  ...MORE_FIGURES,
  ...THIRD_REQUESTS,
  ...THIRD_RECORDS,
  ...THIRD_REPORTS,
  ...FOURTH_REQUESTS,
  ...FOURTH_TRACKING,
  ...FOURTH_MANAGE,
  ...FOURTH_RECORDS,
  ...FIFTH_TRACKING,
  ...FIFTH_MANAGE,
  ...SIXTH_TRACKING,
  ...SIXTH_MANAGE,
  ...SEVENTH_TRACKING,
  ...SEVENTH_MANAGE,
  ...EIGHTH_TRACKING,
  ...EIGHTH_MANAGE,
  ...NINTH_TRACKING,
  ...NINTH_MANAGE,
  ...TENTH_TRACKING,
  ...TENTH_MANAGE,
  ...ELEVENTH_TRACKING,
  ...ELEVENTH_MANAGE,
  ...TWELFTH_TRACKING,
  ...TWELFTH_MANAGE,
  ...THIRTEENTH_TRACKING,
  ...THIRTEENTH_MANAGE,
  ...HISTORIES,
];

/** The edit of the contract that a mutation makes. */
export function editOf(id: string): ContractEdit['edit'] {
  const change = HAND_WRITTEN.find((mutation) => mutation.id === id)?.change;
  if (!change || !('edit' in change)) throw new Error(`${id} does not edit the contract`);
  return change.edit;
}
