import type { Row } from '../row.ts';
import { affRows } from './aff.ts';
import { archivedRows } from './archived.ts';
import { archivedRecordRows } from './archived-records.ts';
import { archivedLinkRows } from './archived-links.ts';
import { commissionRateRows } from './commission-rates.ts';
import { commissionTimeRows } from './commission-times.ts';
import { expandedScopeRows } from './expanded-scopes.ts';
import { filteredTotalRows } from './filtered-totals.ts';
import { keyWayRows } from './key-ways.ts';
import { linkDestinationRows } from './link-destinations.ts';
import { paidCommissionRows } from './paid-commissions.ts';
import { partnerEarningRows } from './partner-earnings.ts';
import { authRows } from './auth.ts';
import { bothCredentialRows } from './both-credentials.ts';
import { browserSessionRows } from './browser-sessions.ts';
import { changedOriginRows } from './changed-origins.ts';
import { clickRows } from './click.ts';
import { connectedAccountRows } from './connected-accounts.ts';
import { erasedPartnerRows } from './erased-partners.ts';
import { erasedPaymentRows } from './erased-payments.ts';
import { explainedEventRows } from './explained-events.ts';
import { firstOwnerRows } from './first-owners.ts';
import { joinedLaterRows } from './joined-later.ts';
import { knownPartnerRows } from './known-partners.ts';
import { invitedAgainRows } from './invited-again.ts';
import { memberRightRows } from './member-rights.ts';
import { operatorLogRows } from './operator-log.ts';
import { operatedCustomerRows } from './operated-customers.ts';
import { operatedEventRows } from './operated-events.ts';
import { operatedListRows } from './operated-lists.ts';
import { operatedOwnerRows } from './operated-owners.ts';
import { operatedRegisterRows } from './operated-registers.ts';
import { portalTokenRows } from './portal-tokens.ts';
import { sameMomentRows } from './same-moment.ts';
import { suspendedAccountRows } from './suspended-accounts.ts';
import { contentRows } from './content.ts';
import { credentialRows } from './credentials.ts';
import { echoRows } from './echo.ts';
import { effectRows } from './effects.ts';
import { historyRows } from './histories.ts';
import { initRows } from './init.ts';
import { leadRows } from './lead.ts';
import { limitRows } from './limits.ts';
import { linkNameRows } from './link-names.ts';
import { listedProgramRows, sharedProgramRows } from './listed-programs.ts';
import { commissionStepRows } from './managed-commission-steps.ts';
import { lostRightRows } from './lost-rights.ts';
import { loggedCredentialRows } from './logged-credentials.ts';
import { managedApartRows } from './managed-apart.ts';
import { managedCommissionRows } from './managed-commissions.ts';
import { managedCursorRows } from './managed-cursors.ts';
import { managedCreatedRows } from './managed-created.ts';
import { managedCustomerRows } from './managed-customers.ts';
import { managedEdgeRows } from './managed-edges.ts';
import { managedEventRows } from './managed-events.ts';
import { managedFieldRows } from './managed-fields.ts';
import { managedFilterRows } from './managed-filters.ts';
import { managedFlowRows } from './managed-flows.ts';
import { managedHistoryRows } from './managed-history.ts';
import { managedKeyRows } from './managed-keys.ts';
import { managedLimitRows } from './managed-limits.ts';
import { managedNeighbourRows } from './managed-neighbours.ts';
import { managedOperatedRows } from './managed-operated.ts';
import { managedPartnerRows } from './managed-partners.ts';
import { managedPortalRows } from './managed-portal.ts';
import { managedQueryRows } from './managed-queries.ts';
import { managedReadinessRows } from './managed-readiness.ts';
import { managedRepeatRows } from './managed-repeats.ts';
import { managedSettingRows } from './managed-settings.ts';
import { managedTotalRows } from './managed-totals.ts';
import { managedWriteRows } from './managed-writes.ts';
import { managedRows } from './managed.ts';
import { managementRows } from './management.ts';
import { methodsRows } from './methods.ts';
import { namedPaymentRows } from './named-payments.ts';
import { neverARequestRows } from './never-a-request.ts';
import { newTermRows } from './new-terms.ts';
import { mostRows } from './most.ts';
import { notAskedRows } from './not-asked.ts';
import { originRows } from './origins.ts';
import { otherIdentifierRows } from './other-identifiers.ts';
import { otherOriginRows } from './other-origins.ts';
import { ownAccountRows } from './own-account.ts';
import { ownCurrencyRows } from './own-currency.ts';
import { ownTotalRows } from './own-totals.ts';
import { partnerStatusRows } from './partner-statuses.ts';
import { pathRows } from './paths.ts';
import { paymentFormRows } from './payment-forms.ts';
import { paymentPlaceRows } from './payment-places.ts';
import { paymentReferenceRows } from './payment-references.ts';
import { peopleTokenRows } from './people-tokens.ts';
import { peopleRows } from './people.ts';
import { programFactRows } from './program-facts.ts';
import { publishedRows } from './published.ts';
import { readinessRows } from './readiness.ts';
import { recordRows } from './records.ts';
import { refusedSaleRows } from './refused-sales.ts';
import { refundRows } from './refund.ts';
import { repeatedRefundRows } from './repeated-refunds.ts';
import { returnedRows } from './returned.ts';
import { saleRows } from './sale.ts';
import { savedKeyRows } from './saved-keys.ts';
import { sentValueRows } from './sent-values.ts';
import { signInFormRows } from './sign-in-forms.ts';
import { signInOnceRows } from './sign-in-once.ts';
import { signedInRows } from './signed-in.ts';
import { statusRows } from './status.ts';
import { stripeConnectRows } from './stripe-connect.ts';
import { subscribedRows } from './subscribed.ts';
import { cliAuthLogoutRows } from './cli-auth-logout.ts';
import { testEventRows } from './test-event.ts';
import { unchangedRows } from './unchanged.ts';
import { usedUpRows } from './used-up.ts';
import { waitingEventRows } from './waiting-events.ts';
import { wokenEventRows } from './woken-events.ts';

/** All rules in the order of their execution. The one that uses up a rate limit is last. */
export const ROWS: readonly Row[] = [
  // First: where the service's clock is advanced, it soon differs from its development issuer's.
  ...effectRows,
  ...peopleRows,
  ...browserSessionRows,
  ...bothCredentialRows,
  ...peopleTokenRows,
  ...ownAccountRows,
  ...loggedCredentialRows,
  ...signedInRows,
  ...signInFormRows,
  ...signInOnceRows,
  ...invitedAgainRows,
  ...knownPartnerRows,
  ...joinedLaterRows,
  ...memberRightRows,
  ...firstOwnerRows,
  ...lostRightRows,
  ...suspendedAccountRows,
  ...operatedOwnerRows,
  ...portalTokenRows,
  ...expandedScopeRows,
  ...sharedProgramRows,
  ...clickRows,
  ...leadRows,
  ...saleRows,
  ...refundRows,
  ...readinessRows,
  ...statusRows,
  ...testEventRows,
  ...recordRows,
  ...authRows,
  ...initRows,
  ...commissionRateRows,
  ...stripeConnectRows,
  ...cliAuthLogoutRows,
  ...pathRows,
  ...originRows,
  ...otherOriginRows,
  ...methodsRows,
  ...neverARequestRows,
  ...publishedRows,
  ...managementRows,
  ...managedRows,
  ...managedWriteRows,
  ...unchangedRows,
  ...managedFlowRows,
  ...managedPortalRows,
  ...managedNeighbourRows,
  ...managedOperatedRows,
  ...managedQueryRows,
  ...managedFilterRows,
  ...managedCursorRows,
  ...managedFieldRows,
  ...managedEdgeRows,
  ...managedSettingRows,
  ...managedKeyRows,
  ...managedRepeatRows,
  ...managedCustomerRows,
  ...managedCommissionRows,
  ...managedTotalRows,
  ...managedReadinessRows,
  ...managedEventRows,
  ...managedCreatedRows,
  ...changedOriginRows,
  ...mostRows,
  ...newTermRows,
  ...commissionStepRows,
  ...paidCommissionRows,
  ...commissionTimeRows,
  ...managedPartnerRows,
  ...managedApartRows,
  ...managedHistoryRows,
  ...archivedRows,
  ...archivedLinkRows,
  ...archivedRecordRows,
  ...linkNameRows,
  ...linkDestinationRows,
  ...ownCurrencyRows,
  ...ownTotalRows,
  ...filteredTotalRows,
  ...partnerStatusRows,
  ...erasedPartnerRows,
  ...partnerEarningRows,
  ...programFactRows,
  ...savedKeyRows,
  ...keyWayRows,
  ...sentValueRows,
  ...waitingEventRows,
  ...wokenEventRows,
  ...subscribedRows,
  ...refusedSaleRows,
  ...connectedAccountRows,
  ...erasedPaymentRows,
  ...explainedEventRows,
  ...operatorLogRows,
  ...operatedListRows,
  ...operatedCustomerRows,
  ...operatedEventRows,
  ...operatedRegisterRows,
  ...sameMomentRows,
  ...historyRows,
  ...namedPaymentRows,
  ...paymentReferenceRows,
  ...paymentPlaceRows,
  ...paymentFormRows,
  ...repeatedRefundRows,
  ...otherIdentifierRows,
  ...returnedRows,
  ...listedProgramRows,
  ...contentRows,
  ...credentialRows,
  ...echoRows,
  ...affRows,
  ...limitRows,
  ...usedUpRows,
  ...managedLimitRows,
  ...notAskedRows,
];
