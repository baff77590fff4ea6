// Made by `npm run generate` from openapi/. Do not edit.
import type { CallOptions } from '../call.ts';
import { allPages, sent, type CreateOptions, type ManagementCalls } from '../management/calls.ts';
import type { components, operations } from './types.ts';

type Schemas = components['schemas'];
type Given<Q> = { [K in keyof Q]: object extends Pick<Q, K> ? Q[K] | undefined : Q[K] };
/** The parameters of an operation's query; one that is undefined is not sent. */
type Query<Id extends keyof operations> = Given<NonNullable<operations[Id]['parameters']['query']>>;

/** A method for each operation of the management API that a token may call, grouped as in the reference. */
export interface ManagementMethods {
  programs: {
    /** List programs. Needs the scope programs.read. */
    list(query?: Query<'listPrograms'>, options?: CallOptions): Promise<Schemas['managed-program-list']>;
    /** Goes through all pages. List programs. Needs the scope programs.read. */
    listAll(query?: Omit<Query<'listPrograms'>, 'cursor'>, options?: CallOptions): AsyncIterableIterator<Schemas['managed-program']>;
    /** Create a program. Needs the scope programs.write. */
    create(body: Schemas['create-program-request'], options?: CreateOptions): Promise<Schemas['create-program-answer']>;
    /** Get a program. Needs the scope programs.read and the role viewer. */
    get(programId: number, options?: CallOptions): Promise<Schemas['managed-program-answer']>;
    /** Change a program. Needs the scope programs.write and the role admin. */
    update(programId: number, body: Schemas['update-program-request'], options?: CallOptions): Promise<Schemas['managed-program-answer']>;
    /** Replace the origins of a program. Needs the scope programs.write and the role admin. */
    replaceOrigins(programId: number, body: Schemas['origins-request'], options?: CallOptions): Promise<Schemas['managed-program-answer']>;
    /** Get the state of a program's integration. Needs the scope programs.read and the role viewer. */
    getReadiness(programId: number, options?: CallOptions): Promise<Schemas['program-readiness-answer']>;
    /** Archive a program. Needs the scope programs.write and the role owner. */
    archive(programId: number, options?: CallOptions): Promise<Schemas['managed-program-answer']>;
  };
  keys: {
    /** List the keys of a program. Needs the scope keys.read and the role admin. */
    list(programId: number, query?: Query<'listKeys'>, options?: CallOptions): Promise<Schemas['program-key-list']>;
    /** Goes through all pages. List the keys of a program. Needs the scope keys.read and the role admin. */
    listAll(programId: number, query?: Omit<Query<'listKeys'>, 'cursor'>, options?: CallOptions): AsyncIterableIterator<Schemas['program-key']>;
    /** Rotate the key of a program. Needs the scope keys.write and the role owner. */
    rotate(programId: number, body: Schemas['rotate-by-request'], options?: CreateOptions): Promise<Schemas['rotate-key-answer']>;
    /** Mark a key for rotation. Needs the scope keys.write and the role owner. */
    mark(programId: number, keyId: number, body: Schemas['rotate-by-request'], options?: CallOptions): Promise<Schemas['program-key-answer']>;
    /** Revoke a key. Needs the scope keys.write and the role owner. */
    revoke(programId: number, keyId: number, options?: CallOptions): Promise<Schemas['program-key-answer']>;
  };
  events: {
    /** List the events of a program. Needs the scope events.read and the role viewer. */
    list(programId: number, query?: Query<'listEvents'>, options?: CallOptions): Promise<Schemas['event-list']>;
    /** Goes through all pages. List the events of a program. Needs the scope events.read and the role viewer. */
    listAll(programId: number, query?: Omit<Query<'listEvents'>, 'cursor'>, options?: CallOptions): AsyncIterableIterator<Schemas['event']>;
    /** List the events of the payment processor. Needs the scope events.read and the role viewer. */
    listPaymentEvents(programId: number, query?: Query<'listPaymentEvents'>, options?: CallOptions): Promise<Schemas['payment-event-list']>;
    /** Goes through all pages. List the events of the payment processor. Needs the scope events.read and the role viewer. */
    listAllPaymentEvents(programId: number, query?: Omit<Query<'listPaymentEvents'>, 'cursor'>, options?: CallOptions): AsyncIterableIterator<Schemas['payment-event']>;
    /** Apply a pending event of the payment processor. Needs the scope events.write and the role admin. */
    replayPaymentEvent(programId: number, paymentEventId: number, options?: CallOptions): Promise<Schemas['payment-event-answer']>;
  };
  processors: {
    /** List the payment processors of a program. Needs the scope processors.read and the role admin; no login token. */
    list(programId: number, query?: Query<'listProcessors'>, options?: CallOptions): Promise<Schemas['processor-list']>;
    /** Goes through all pages. List the payment processors of a program. Needs the scope processors.read and the role admin; no login token. */
    listAll(programId: number, query?: Omit<Query<'listProcessors'>, 'cursor'>, options?: CallOptions): AsyncIterableIterator<Schemas['processor']>;
    /** Connect a payment processor. Needs the scope processors.write and the role owner; no login token. */
    connect(programId: number, body: Schemas['connect-processor-request'], options?: CreateOptions): Promise<Schemas['processor-answer']>;
    /** Disconnect a payment processor. Needs the scope processors.write and the role owner; no login token. */
    disconnect(programId: number, processorId: number, options?: CallOptions): Promise<Schemas['processor-answer']>;
  };
  stats: {
    /** Get the totals of a program. Needs the scope stats.read and the role viewer. */
    get(programId: number, query?: Query<'getStats'>, options?: CallOptions): Promise<Schemas['stats-list']>;
    /** Goes through all pages. Get the totals of a program. Needs the scope stats.read and the role viewer. */
    getAll(programId: number, query?: Omit<Query<'getStats'>, 'cursor'>, options?: CallOptions): AsyncIterableIterator<Schemas['stats-group']>;
  };
  members: {
    /** List the members of a program. Needs the scope members.read and the role admin; no login token. */
    list(programId: number, query?: Query<'listMembers'>, options?: CallOptions): Promise<Schemas['member-list']>;
    /** Goes through all pages. List the members of a program. Needs the scope members.read and the role admin; no login token. */
    listAll(programId: number, query?: Omit<Query<'listMembers'>, 'cursor'>, options?: CallOptions): AsyncIterableIterator<Schemas['member']>;
    /** Remove a member. Needs the scope members.write and the role owner; no login token. */
    remove(programId: number, accountId: number, options?: CallOptions): Promise<Schemas['member-answer']>;
    /** Change the role of a member. Needs the scope members.write and the role owner; no login token. */
    update(programId: number, accountId: number, body: Schemas['update-member-request'], options?: CallOptions): Promise<Schemas['member-answer']>;
    /** List the invitations of members. Needs the scope members.read and the role admin; no login token. */
    listInvitations(programId: number, query?: Query<'listMemberInvitations'>, options?: CallOptions): Promise<Schemas['member-invitation-list']>;
    /** Goes through all pages. List the invitations of members. Needs the scope members.read and the role admin; no login token. */
    listAllInvitations(programId: number, query?: Omit<Query<'listMemberInvitations'>, 'cursor'>, options?: CallOptions): AsyncIterableIterator<Schemas['member-invitation']>;
    /** Invite a member. Needs the scope members.write and the role owner; no login token. */
    createInvitation(programId: number, body: Schemas['create-member-invitation-request'], options?: CreateOptions): Promise<Schemas['create-member-invitation-answer']>;
    /** Revoke an invitation. Needs the scope members.write and the role owner; no login token. */
    revokeInvitation(programId: number, memberInvitationId: number, options?: CallOptions): Promise<Schemas['member-invitation-answer']>;
  };
  auditLog: {
    /** List the changes of a program. Needs the scope audit-log.read and the role admin. */
    list(programId: number, query?: Query<'listAuditLog'>, options?: CallOptions): Promise<Schemas['audit-entry-list']>;
    /** Goes through all pages. List the changes of a program. Needs the scope audit-log.read and the role admin. */
    listAll(programId: number, query?: Omit<Query<'listAuditLog'>, 'cursor'>, options?: CallOptions): AsyncIterableIterator<Schemas['audit-entry']>;
  };
  links: {
    /** List the links of a program. Needs the scope links.read. */
    list(programId: number, query?: Query<'listLinks'>, options?: CallOptions): Promise<Schemas['managed-link-list']>;
    /** Goes through all pages. List the links of a program. Needs the scope links.read. */
    listAll(programId: number, query?: Omit<Query<'listLinks'>, 'cursor'>, options?: CallOptions): AsyncIterableIterator<Schemas['managed-link']>;
    /** Create a link. Needs the scope links.write and the role admin. */
    create(programId: number, body: Schemas['create-link-request'], options?: CreateOptions): Promise<Schemas['managed-link-answer']>;
    /** Get a link. Needs the scope links.read. */
    get(programId: number, linkId: number, options?: CallOptions): Promise<Schemas['managed-link-answer']>;
    /** Change a link. Needs the scope links.write and the role admin. */
    update(programId: number, linkId: number, body: Schemas['update-link-request'], options?: CallOptions): Promise<Schemas['managed-link-answer']>;
    /** Add an alias to a link. Needs the scope links.write and the role admin. */
    createAlias(programId: number, linkId: number, body: Schemas['create-alias-request'], options?: CreateOptions): Promise<Schemas['managed-link-answer']>;
  };
  partners: {
    /** List the partners of a program. Needs the scope partners.read. */
    list(programId: number, query?: Query<'listPartners'>, options?: CallOptions): Promise<Schemas['managed-partner-list']>;
    /** Goes through all pages. List the partners of a program. Needs the scope partners.read. */
    listAll(programId: number, query?: Omit<Query<'listPartners'>, 'cursor'>, options?: CallOptions): AsyncIterableIterator<Schemas['managed-partner']>;
    /** Get a partner. Needs the scope partners.read. */
    get(programId: number, partnerId: number, options?: CallOptions): Promise<Schemas['partner-totals-answer']>;
    /** Approve a partner. Needs the scope partners.write and the role admin. */
    approve(programId: number, partnerId: number, options?: CallOptions): Promise<Schemas['managed-partner-answer']>;
    /** Decline a partner. Needs the scope partners.write and the role admin. */
    decline(programId: number, partnerId: number, options?: CallOptions): Promise<Schemas['managed-partner-answer']>;
    /** Remove a partner. Needs the scope partners.write and the role admin. */
    remove(programId: number, partnerId: number, options?: CallOptions): Promise<Schemas['managed-partner-answer']>;
    /** Reinstate a partner. Needs the scope partners.write and the role admin. */
    reinstate(programId: number, partnerId: number, options?: CallOptions): Promise<Schemas['managed-partner-answer']>;
  };
  invitations: {
    /** List the invitations of partners. Needs the scope invitations.read and the role admin. */
    list(programId: number, query?: Query<'listInvitations'>, options?: CallOptions): Promise<Schemas['partner-invitation-list']>;
    /** Goes through all pages. List the invitations of partners. Needs the scope invitations.read and the role admin. */
    listAll(programId: number, query?: Omit<Query<'listInvitations'>, 'cursor'>, options?: CallOptions): AsyncIterableIterator<Schemas['partner-invitation']>;
    /** Invite partners. Needs the scope invitations.write and the role admin. */
    invitePartners(programId: number, body: Schemas['invite-partners-request'], options?: CreateOptions): Promise<Schemas['invite-partners-answer']>;
    /** Send an invitation again. Needs the scope invitations.write and the role admin. */
    resend(programId: number, invitationId: number, options?: CreateOptions): Promise<Schemas['resend-invitation-answer']>;
    /** Revoke an invitation. Needs the scope invitations.write and the role admin. */
    revoke(programId: number, invitationId: number, options?: CallOptions): Promise<Schemas['partner-invitation-answer']>;
  };
  customers: {
    /** List customers. Needs the scope customers.read. */
    list(programId: number, query?: Query<'listCustomers'>, options?: CallOptions): Promise<Schemas['customer-list']>;
    /** Goes through all pages. List customers. Needs the scope customers.read. */
    listAll(programId: number, query?: Omit<Query<'listCustomers'>, 'cursor'>, options?: CallOptions): AsyncIterableIterator<Schemas['customer']>;
    /** Get a customer. Needs the scope customers.read. */
    get(programId: number, customerId: number, options?: CallOptions): Promise<Schemas['customer-answer']>;
    /** Explain a customer. Needs the scope customers.read and the role admin. */
    explain(programId: number, customerId: number, options?: CallOptions): Promise<Schemas['customer-explanation']>;
    /** Export a customer. Needs the scope customers.write and the role owner. */
    export(programId: number, customerId: number, options?: CallOptions): Promise<Schemas['customer-export']>;
    /** Erase a customer. Needs the scope customers.write and the role owner; no login token. */
    erase(programId: number, customerId: number, options?: CallOptions): Promise<Schemas['customer-answer']>;
  };
  commissions: {
    /** List commissions. Needs the scope commissions.read. */
    list(programId: number, query?: Query<'listCommissions'>, options?: CallOptions): Promise<Schemas['commission-list']>;
    /** Goes through all pages. List commissions. Needs the scope commissions.read. */
    listAll(programId: number, query?: Omit<Query<'listCommissions'>, 'cursor'>, options?: CallOptions): AsyncIterableIterator<Schemas['commission']>;
    /** Adjust what a partner earns. Needs the scope commissions.write and the role owner. */
    createAdjustment(programId: number, body: Schemas['create-adjustment-request'], options?: CreateOptions): Promise<Schemas['commission-answer']>;
    /** Get a commission. Needs the scope commissions.read. */
    get(programId: number, commissionId: number, query?: Query<'getCommission'>, options?: CallOptions): Promise<Schemas['commission-detail']>;
    /** Approve commissions. Needs the scope commissions.write and the role owner. */
    approve(programId: number, body: Schemas['commissions-request'], options?: CallOptions): Promise<Schemas['commission-results']>;
    /** Hold commissions. Needs the scope commissions.write and the role admin. */
    hold(programId: number, body: Schemas['commissions-reason-request'], options?: CallOptions): Promise<Schemas['commission-results']>;
    /** Release held commissions. Needs the scope commissions.write and the role admin. */
    release(programId: number, body: Schemas['commissions-request'], options?: CallOptions): Promise<Schemas['commission-results']>;
    /** Reject commissions. Needs the scope commissions.write and the role owner. */
    reject(programId: number, body: Schemas['commissions-reason-request'], options?: CallOptions): Promise<Schemas['commission-results']>;
  };
  account: {
    /** List the login tokens. Needs a login token; no API token. */
    listLoginTokens(query?: Query<'listLoginTokens'>, options?: CallOptions): Promise<Schemas['login-token-list']>;
    /** Goes through all pages. List the login tokens. Needs a login token; no API token. */
    listAllLoginTokens(query?: Omit<Query<'listLoginTokens'>, 'cursor'>, options?: CallOptions): AsyncIterableIterator<Schemas['login-token']>;
    /** Revoke a login token. Needs a login token; no API token. */
    revokeLoginToken(loginTokenId: number, options?: CallOptions): Promise<Schemas['login-token-answer']>;
  };
  portal: {
    /** Get the profile. Needs the scope portal.read. */
    getProfile(options?: CallOptions): Promise<Schemas['partner-profile-answer']>;
    /** Replace the profile. Needs the scope portal.write. */
    replaceProfile(body: Schemas['partner-profile-request'], options?: CallOptions): Promise<Schemas['partner-profile-answer']>;
    /** List own programs. Needs the scope portal.read. */
    listOwnPrograms(query?: Query<'listOwnPrograms'>, options?: CallOptions): Promise<Schemas['portal-program-list']>;
    /** Goes through all pages. List own programs. Needs the scope portal.read. */
    listAllOwnPrograms(query?: Omit<Query<'listOwnPrograms'>, 'cursor'>, options?: CallOptions): AsyncIterableIterator<Schemas['portal-program']>;
    /** Join a program. Needs the scope portal.write. */
    joinProgram(body: Schemas['join-program-request'], options?: CreateOptions): Promise<Schemas['portal-program-answer']>;
    /** Leave a program. Needs the scope portal.write. */
    leaveProgram(programId: number, options?: CallOptions): Promise<Schemas['portal-program-answer']>;
    /** List own links. Needs the scope portal.read. */
    listOwnLinks(programId: number, query?: Query<'listOwnLinks'>, options?: CallOptions): Promise<Schemas['managed-link-list']>;
    /** Goes through all pages. List own links. Needs the scope portal.read. */
    listAllOwnLinks(programId: number, query?: Omit<Query<'listOwnLinks'>, 'cursor'>, options?: CallOptions): AsyncIterableIterator<Schemas['managed-link']>;
    /** Create an own link. Needs the scope portal.write. */
    createOwnLink(programId: number, body: Schemas['create-own-link-request'], options?: CreateOptions): Promise<Schemas['managed-link-answer']>;
    /** Get own totals. Needs the scope portal.read. */
    getOwnStats(programId: number, query?: Query<'getOwnStats'>, options?: CallOptions): Promise<Schemas['stats-list']>;
    /** Goes through all pages. Get own totals. Needs the scope portal.read. */
    getAllOwnStats(programId: number, query?: Omit<Query<'getOwnStats'>, 'cursor'>, options?: CallOptions): AsyncIterableIterator<Schemas['stats-group']>;
    /** List own commissions. Needs the scope portal.read. */
    listOwnCommissions(programId: number, query?: Query<'listOwnCommissions'>, options?: CallOptions): Promise<Schemas['own-commission-list']>;
    /** Goes through all pages. List own commissions. Needs the scope portal.read. */
    listAllOwnCommissions(programId: number, query?: Omit<Query<'listOwnCommissions'>, 'cursor'>, options?: CallOptions): AsyncIterableIterator<Schemas['own-commission']>;
  };
}

export function managementMethods({ create, repeat, once }: ManagementCalls): ManagementMethods {
  const methods: ManagementMethods = {
    programs: {
      list: (query, options) =>
        repeat((api, init) => api.GET('/api/v1/programs', { params: { query: sent(query) }, ...init }), { options }),
      listAll: (query, options) => allPages((cursor) => methods.programs.list({ ...query, ...cursor }, options)),
      create: (body, options) =>
        create((api, init) => api.POST('/api/v1/programs', { body, ...init }), { body, options }),
      get: (programId, options) =>
        repeat((api, init) => api.GET('/api/v1/programs/{program_id}', { params: { path: { program_id: programId } }, ...init }), { ids: { program_id: programId }, options }),
      update: (programId, body, options) =>
        repeat((api, init) => api.PATCH('/api/v1/programs/{program_id}', { params: { path: { program_id: programId } }, body, ...init }), { ids: { program_id: programId }, body, options }),
      replaceOrigins: (programId, body, options) =>
        repeat((api, init) => api.PUT('/api/v1/programs/{program_id}/origins', { params: { path: { program_id: programId } }, body, ...init }), { ids: { program_id: programId }, body, options }),
      getReadiness: (programId, options) =>
        repeat((api, init) => api.GET('/api/v1/programs/{program_id}/readiness', { params: { path: { program_id: programId } }, ...init }), { ids: { program_id: programId }, options }),
      archive: (programId, options) =>
        once((api, init) => api.POST('/api/v1/programs/{program_id}/archive', { params: { path: { program_id: programId } }, ...init }), { ids: { program_id: programId }, options }),
    },
    keys: {
      list: (programId, query, options) =>
        repeat((api, init) => api.GET('/api/v1/programs/{program_id}/keys', { params: { path: { program_id: programId }, query: sent(query) }, ...init }), { ids: { program_id: programId }, options }),
      listAll: (programId, query, options) => allPages((cursor) => methods.keys.list(programId, { ...query, ...cursor }, options)),
      rotate: (programId, body, options) =>
        create((api, init) => api.POST('/api/v1/programs/{program_id}/keys/rotate', { params: { path: { program_id: programId } }, body, ...init }), { ids: { program_id: programId }, body, options }),
      mark: (programId, keyId, body, options) =>
        repeat((api, init) => api.POST('/api/v1/programs/{program_id}/keys/{key_id}/mark', { params: { path: { program_id: programId, key_id: keyId } }, body, ...init }), { ids: { program_id: programId, key_id: keyId }, body, options }),
      revoke: (programId, keyId, options) =>
        once((api, init) => api.POST('/api/v1/programs/{program_id}/keys/{key_id}/revoke', { params: { path: { program_id: programId, key_id: keyId } }, ...init }), { ids: { program_id: programId, key_id: keyId }, options }),
    },
    events: {
      list: (programId, query, options) =>
        repeat((api, init) => api.GET('/api/v1/programs/{program_id}/events', { params: { path: { program_id: programId }, query: sent(query) }, ...init }), { ids: { program_id: programId }, options }),
      listAll: (programId, query, options) => allPages((cursor) => methods.events.list(programId, { ...query, ...cursor }, options)),
      listPaymentEvents: (programId, query, options) =>
        repeat((api, init) => api.GET('/api/v1/programs/{program_id}/payment-events', { params: { path: { program_id: programId }, query: sent(query) }, ...init }), { ids: { program_id: programId }, options }),
      listAllPaymentEvents: (programId, query, options) => allPages((cursor) => methods.events.listPaymentEvents(programId, { ...query, ...cursor }, options)),
      replayPaymentEvent: (programId, paymentEventId, options) =>
        once((api, init) => api.POST('/api/v1/programs/{program_id}/payment-events/{payment_event_id}/replay', { params: { path: { program_id: programId, payment_event_id: paymentEventId } }, ...init }), { ids: { program_id: programId, payment_event_id: paymentEventId }, options }),
    },
    processors: {
      list: (programId, query, options) =>
        repeat((api, init) => api.GET('/api/v1/programs/{program_id}/processors', { params: { path: { program_id: programId }, query: sent(query) }, ...init }), { ids: { program_id: programId }, options }),
      listAll: (programId, query, options) => allPages((cursor) => methods.processors.list(programId, { ...query, ...cursor }, options)),
      connect: (programId, body, options) =>
        create((api, init) => api.POST('/api/v1/programs/{program_id}/processors', { params: { path: { program_id: programId } }, body, ...init }), { ids: { program_id: programId }, body, options }),
      disconnect: (programId, processorId, options) =>
        once((api, init) => api.DELETE('/api/v1/programs/{program_id}/processors/{processor_id}', { params: { path: { program_id: programId, processor_id: processorId } }, ...init }), { ids: { program_id: programId, processor_id: processorId }, options }),
    },
    stats: {
      get: (programId, query, options) =>
        repeat((api, init) => api.GET('/api/v1/programs/{program_id}/stats', { params: { path: { program_id: programId }, query: sent(query) }, ...init }), { ids: { program_id: programId }, options }),
      getAll: (programId, query, options) => allPages((cursor) => methods.stats.get(programId, { ...query, ...cursor }, options)),
    },
    members: {
      list: (programId, query, options) =>
        repeat((api, init) => api.GET('/api/v1/programs/{program_id}/members', { params: { path: { program_id: programId }, query: sent(query) }, ...init }), { ids: { program_id: programId }, options }),
      listAll: (programId, query, options) => allPages((cursor) => methods.members.list(programId, { ...query, ...cursor }, options)),
      remove: (programId, accountId, options) =>
        once((api, init) => api.DELETE('/api/v1/programs/{program_id}/members/{account_id}', { params: { path: { program_id: programId, account_id: accountId } }, ...init }), { ids: { program_id: programId, account_id: accountId }, options }),
      update: (programId, accountId, body, options) =>
        repeat((api, init) => api.PATCH('/api/v1/programs/{program_id}/members/{account_id}', { params: { path: { program_id: programId, account_id: accountId } }, body, ...init }), { ids: { program_id: programId, account_id: accountId }, body, options }),
      listInvitations: (programId, query, options) =>
        repeat((api, init) => api.GET('/api/v1/programs/{program_id}/member-invitations', { params: { path: { program_id: programId }, query: sent(query) }, ...init }), { ids: { program_id: programId }, options }),
      listAllInvitations: (programId, query, options) => allPages((cursor) => methods.members.listInvitations(programId, { ...query, ...cursor }, options)),
      createInvitation: (programId, body, options) =>
        create((api, init) => api.POST('/api/v1/programs/{program_id}/member-invitations', { params: { path: { program_id: programId } }, body, ...init }), { ids: { program_id: programId }, body, options }),
      revokeInvitation: (programId, memberInvitationId, options) =>
        once((api, init) => api.POST('/api/v1/programs/{program_id}/member-invitations/{member_invitation_id}/revoke', { params: { path: { program_id: programId, member_invitation_id: memberInvitationId } }, ...init }), { ids: { program_id: programId, member_invitation_id: memberInvitationId }, options }),
    },
    auditLog: {
      list: (programId, query, options) =>
        repeat((api, init) => api.GET('/api/v1/programs/{program_id}/audit-log', { params: { path: { program_id: programId }, query: sent(query) }, ...init }), { ids: { program_id: programId }, options }),
      listAll: (programId, query, options) => allPages((cursor) => methods.auditLog.list(programId, { ...query, ...cursor }, options)),
    },
    links: {
      list: (programId, query, options) =>
        repeat((api, init) => api.GET('/api/v1/programs/{program_id}/links', { params: { path: { program_id: programId }, query: sent(query) }, ...init }), { ids: { program_id: programId }, options }),
      listAll: (programId, query, options) => allPages((cursor) => methods.links.list(programId, { ...query, ...cursor }, options)),
      create: (programId, body, options) =>
        create((api, init) => api.POST('/api/v1/programs/{program_id}/links', { params: { path: { program_id: programId } }, body, ...init }), { ids: { program_id: programId }, body, options }),
      get: (programId, linkId, options) =>
        repeat((api, init) => api.GET('/api/v1/programs/{program_id}/links/{link_id}', { params: { path: { program_id: programId, link_id: linkId } }, ...init }), { ids: { program_id: programId, link_id: linkId }, options }),
      update: (programId, linkId, body, options) =>
        repeat((api, init) => api.PATCH('/api/v1/programs/{program_id}/links/{link_id}', { params: { path: { program_id: programId, link_id: linkId } }, body, ...init }), { ids: { program_id: programId, link_id: linkId }, body, options }),
      createAlias: (programId, linkId, body, options) =>
        create((api, init) => api.POST('/api/v1/programs/{program_id}/links/{link_id}/aliases', { params: { path: { program_id: programId, link_id: linkId } }, body, ...init }), { ids: { program_id: programId, link_id: linkId }, body, options }),
    },
    partners: {
      list: (programId, query, options) =>
        repeat((api, init) => api.GET('/api/v1/programs/{program_id}/partners', { params: { path: { program_id: programId }, query: sent(query) }, ...init }), { ids: { program_id: programId }, options }),
      listAll: (programId, query, options) => allPages((cursor) => methods.partners.list(programId, { ...query, ...cursor }, options)),
      get: (programId, partnerId, options) =>
        repeat((api, init) => api.GET('/api/v1/programs/{program_id}/partners/{partner_id}', { params: { path: { program_id: programId, partner_id: partnerId } }, ...init }), { ids: { program_id: programId, partner_id: partnerId }, options }),
      approve: (programId, partnerId, options) =>
        once((api, init) => api.POST('/api/v1/programs/{program_id}/partners/{partner_id}/approve', { params: { path: { program_id: programId, partner_id: partnerId } }, ...init }), { ids: { program_id: programId, partner_id: partnerId }, options }),
      decline: (programId, partnerId, options) =>
        once((api, init) => api.POST('/api/v1/programs/{program_id}/partners/{partner_id}/decline', { params: { path: { program_id: programId, partner_id: partnerId } }, ...init }), { ids: { program_id: programId, partner_id: partnerId }, options }),
      remove: (programId, partnerId, options) =>
        once((api, init) => api.POST('/api/v1/programs/{program_id}/partners/{partner_id}/remove', { params: { path: { program_id: programId, partner_id: partnerId } }, ...init }), { ids: { program_id: programId, partner_id: partnerId }, options }),
      reinstate: (programId, partnerId, options) =>
        once((api, init) => api.POST('/api/v1/programs/{program_id}/partners/{partner_id}/reinstate', { params: { path: { program_id: programId, partner_id: partnerId } }, ...init }), { ids: { program_id: programId, partner_id: partnerId }, options }),
    },
    invitations: {
      list: (programId, query, options) =>
        repeat((api, init) => api.GET('/api/v1/programs/{program_id}/invitations', { params: { path: { program_id: programId }, query: sent(query) }, ...init }), { ids: { program_id: programId }, options }),
      listAll: (programId, query, options) => allPages((cursor) => methods.invitations.list(programId, { ...query, ...cursor }, options)),
      invitePartners: (programId, body, options) =>
        create((api, init) => api.POST('/api/v1/programs/{program_id}/invitations', { params: { path: { program_id: programId } }, body, ...init }), { ids: { program_id: programId }, body, options }),
      resend: (programId, invitationId, options) =>
        create((api, init) => api.POST('/api/v1/programs/{program_id}/invitations/{invitation_id}/resend', { params: { path: { program_id: programId, invitation_id: invitationId } }, ...init }), { ids: { program_id: programId, invitation_id: invitationId }, options }),
      revoke: (programId, invitationId, options) =>
        once((api, init) => api.POST('/api/v1/programs/{program_id}/invitations/{invitation_id}/revoke', { params: { path: { program_id: programId, invitation_id: invitationId } }, ...init }), { ids: { program_id: programId, invitation_id: invitationId }, options }),
    },
    customers: {
      list: (programId, query, options) =>
        repeat((api, init) => api.GET('/api/v1/programs/{program_id}/customers', { params: { path: { program_id: programId }, query: sent(query) }, ...init }), { ids: { program_id: programId }, options }),
      listAll: (programId, query, options) => allPages((cursor) => methods.customers.list(programId, { ...query, ...cursor }, options)),
      get: (programId, customerId, options) =>
        repeat((api, init) => api.GET('/api/v1/programs/{program_id}/customers/{customer_id}', { params: { path: { program_id: programId, customer_id: customerId } }, ...init }), { ids: { program_id: programId, customer_id: customerId }, options }),
      explain: (programId, customerId, options) =>
        repeat((api, init) => api.GET('/api/v1/programs/{program_id}/customers/{customer_id}/explain', { params: { path: { program_id: programId, customer_id: customerId } }, ...init }), { ids: { program_id: programId, customer_id: customerId }, options }),
      export: (programId, customerId, options) =>
        repeat((api, init) => api.POST('/api/v1/programs/{program_id}/customers/{customer_id}/export', { params: { path: { program_id: programId, customer_id: customerId } }, ...init }), { ids: { program_id: programId, customer_id: customerId }, options }),
      erase: (programId, customerId, options) =>
        repeat((api, init) => api.POST('/api/v1/programs/{program_id}/customers/{customer_id}/erase', { params: { path: { program_id: programId, customer_id: customerId } }, ...init }), { ids: { program_id: programId, customer_id: customerId }, options }),
    },
    commissions: {
      list: (programId, query, options) =>
        repeat((api, init) => api.GET('/api/v1/programs/{program_id}/commissions', { params: { path: { program_id: programId }, query: sent(query) }, ...init }), { ids: { program_id: programId }, options }),
      listAll: (programId, query, options) => allPages((cursor) => methods.commissions.list(programId, { ...query, ...cursor }, options)),
      createAdjustment: (programId, body, options) =>
        create((api, init) => api.POST('/api/v1/programs/{program_id}/commissions', { params: { path: { program_id: programId } }, body, ...init }), { ids: { program_id: programId }, body, options }),
      get: (programId, commissionId, query, options) =>
        repeat((api, init) => api.GET('/api/v1/programs/{program_id}/commissions/{commission_id}', { params: { path: { program_id: programId, commission_id: commissionId }, query: sent(query) }, ...init }), { ids: { program_id: programId, commission_id: commissionId }, options }),
      approve: (programId, body, options) =>
        repeat((api, init) => api.POST('/api/v1/programs/{program_id}/commissions/approve', { params: { path: { program_id: programId } }, body, ...init }), { ids: { program_id: programId }, body, options }),
      hold: (programId, body, options) =>
        repeat((api, init) => api.POST('/api/v1/programs/{program_id}/commissions/hold', { params: { path: { program_id: programId } }, body, ...init }), { ids: { program_id: programId }, body, options }),
      release: (programId, body, options) =>
        repeat((api, init) => api.POST('/api/v1/programs/{program_id}/commissions/release', { params: { path: { program_id: programId } }, body, ...init }), { ids: { program_id: programId }, body, options }),
      reject: (programId, body, options) =>
        repeat((api, init) => api.POST('/api/v1/programs/{program_id}/commissions/reject', { params: { path: { program_id: programId } }, body, ...init }), { ids: { program_id: programId }, body, options }),
    },
    account: {
      listLoginTokens: (query, options) =>
        repeat((api, init) => api.GET('/api/v1/account/login-tokens', { params: { query: sent(query) }, ...init }), { options }),
      listAllLoginTokens: (query, options) => allPages((cursor) => methods.account.listLoginTokens({ ...query, ...cursor }, options)),
      revokeLoginToken: (loginTokenId, options) =>
        repeat((api, init) => api.DELETE('/api/v1/account/login-tokens/{login_token_id}', { params: { path: { login_token_id: loginTokenId } }, ...init }), { ids: { login_token_id: loginTokenId }, options }),
    },
    portal: {
      getProfile: (options) =>
        repeat((api, init) => api.GET('/api/v1/partner/profile', init), { options }),
      replaceProfile: (body, options) =>
        once((api, init) => api.PUT('/api/v1/partner/profile', { body, ...init }), { body, options }),
      listOwnPrograms: (query, options) =>
        repeat((api, init) => api.GET('/api/v1/partner/programs', { params: { query: sent(query) }, ...init }), { options }),
      listAllOwnPrograms: (query, options) => allPages((cursor) => methods.portal.listOwnPrograms({ ...query, ...cursor }, options)),
      joinProgram: (body, options) =>
        create((api, init) => api.POST('/api/v1/partner/programs', { body, ...init }), { body, options }),
      leaveProgram: (programId, options) =>
        once((api, init) => api.POST('/api/v1/partner/programs/{program_id}/leave', { params: { path: { program_id: programId } }, ...init }), { ids: { program_id: programId }, options }),
      listOwnLinks: (programId, query, options) =>
        repeat((api, init) => api.GET('/api/v1/partner/programs/{program_id}/links', { params: { path: { program_id: programId }, query: sent(query) }, ...init }), { ids: { program_id: programId }, options }),
      listAllOwnLinks: (programId, query, options) => allPages((cursor) => methods.portal.listOwnLinks(programId, { ...query, ...cursor }, options)),
      createOwnLink: (programId, body, options) =>
        create((api, init) => api.POST('/api/v1/partner/programs/{program_id}/links', { params: { path: { program_id: programId } }, body, ...init }), { ids: { program_id: programId }, body, options }),
      getOwnStats: (programId, query, options) =>
        repeat((api, init) => api.GET('/api/v1/partner/programs/{program_id}/stats', { params: { path: { program_id: programId }, query: sent(query) }, ...init }), { ids: { program_id: programId }, options }),
      getAllOwnStats: (programId, query, options) => allPages((cursor) => methods.portal.getOwnStats(programId, { ...query, ...cursor }, options)),
      listOwnCommissions: (programId, query, options) =>
        repeat((api, init) => api.GET('/api/v1/partner/programs/{program_id}/commissions', { params: { path: { program_id: programId }, query: sent(query) }, ...init }), { ids: { program_id: programId }, options }),
      listAllOwnCommissions: (programId, query, options) => allPages((cursor) => methods.portal.listOwnCommissions(programId, { ...query, ...cursor }, options)),
    },
  };
  return methods;
}
