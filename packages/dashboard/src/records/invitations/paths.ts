export const INVITATIONS = '/api/v1/programs/{program_id}/invitations';
export const INVITATION = `${INVITATIONS}/{invitation_id}` as const;
