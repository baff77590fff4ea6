import { approvePartner } from './approve-partner.ts';
import { declinePartner } from './decline-partner.ts';
import { getPartner } from './get-partner.ts';
import { listPartners } from './list-partners.ts';
import { reinstatePartner } from './reinstate-partner.ts';
import { removePartner } from './remove-partner.ts';

export const partners = {
  listPartners,
  getPartner,
  approvePartner,
  declinePartner,
  removePartner,
  reinstatePartner,
};
