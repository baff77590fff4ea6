"""
Requests that match the schema although the service rejects them. Each is one error of one operation, with the reason
why JSON Schema cannot express the rule. Any other rejection of a valid request fails the run.
"""

from __future__ import annotations

from typing import Any

import schemathesis
from schemathesis.core.failures import AcceptedNegativeData
from schemathesis.openapi.checks import RejectedPositiveData

from .document import error_name, is_page, operation_of, resolve, response_of
from .credentials import FOREIGN, KINDS, NOT_ACCEPTED, phase_of
from .scenes import is_managed
from .world import WORLD

ALLOWED: dict[tuple[str, str], str] = {
    ("trackClick", "affMissing"): "JSON Schema cannot ask for a URL's query parameter",
    ("trackClick", "referralLinkNotFound"): "a generated URL names no link",
    ("trackClick", "referralLinkMisconfigured"): "one of the run's links has no partner",
    ("trackClick", "linkDisabled"): "one of the run's links is turned off",
    ("trackClick", "programMismatch"): "a generated program_id is not the key's",
    ("trackClick", "testProgramUnknown"): "a generated program_id names no program",
    ("trackLead", "clickIdOrCustomerKeyRequired"): "one of two fields, unless in test mode: x-required says it",
    ("trackLead", "customerNotFound"): "a generated identifier names no customer",
    ("trackLead", "customerNotInProgram"): "now and then the run sends a customer of another program",
    ("trackLead", "customerStatusNotUpdatable"): "a customer whose lead has settled was sent again",
    ("trackLead", "programMismatch"): "a generated program_id is not the key's",
    ("trackLead", "testProgramRequired"): "program_id is needed in test mode without a key only",
    ("trackLead", "testProgramUnknown"): "a generated program_id names no program",
    ("trackSale", "transactionIdRequired"): "required unless in test mode: x-required says it",
    ("trackSale", "grossTooSmall"): "a generated gross amount is less than the amount",
    ("trackSale", "occurredAtInvalid"): "within the last 30 days: x-time-window says it",
    ("trackSale", "customerNotIdentified"): "one of two fields, unless in test mode: x-required says it",
    ("trackSale", "customerUnknown"): "a generated identifier names no customer",
    ("trackSale", "attributionMissing"): "now and then the run sends a customer of another program",
    ("trackSale", "duplicateTransaction"): "a transaction_id that is recorded was sent again",
    ("trackSale", "programMismatch"): "a generated program_id is not the key's",
    ("trackRefund", "saleNotFound"): "a generated transaction_id names no sale of the program",
    ("trackRefund", "refundTooLarge"): "a generated part is more than what is left of the sale",
    ("trackRefund", "refundMisnamed"): "a generated further field has the name of another amount",
    ("trackRefund", "programMismatch"): "a generated program_id is not the key's",
    ("cliTestEvent", "tooManyChains"): "ten chains an hour, and the run sends more",
    ("cliAuthCallback", "sessionNotFound"): "a generated state names no session",
    ("cliAuthCallback", "sessionExpired"): "a long run sends states again that are older than five minutes",
    ("cliAuthCallback", "idTokenInvalid"): "a generated text is no ID token",
    ("cliAuthCallback", "accountSuspended"): "now and then the run signs in with a suspended account",
    ("cliAuthPoll", "sessionNotFound"): "a generated state names no session",
    ("cliAuthPoll", "sessionConsumed"): "now and then the run polls a session whose token was handed out",
    ("cliInit", "advertiserMismatch"): "a generated advertiser_id is not the account's own",
    ("stripeWebhook", "programNotConnected"): "a generated program_id names no program that is connected",
    ("stripeWebhook", "signatureMalformed"): "a generated text is no signature",
    ("stripeWebhook", "signatureMissing"): "a generated text may be blank",
    ("paddleWebhook", "programNotConnected"): "a generated program_id names no program that is connected",
    ("paddleWebhook", "signatureMissing"): "a generated text is no signature",
    ("woocommerceWebhook", "programNotConnected"): "a generated program_id names no program that is connected",
    ("woocommerceWebhook", "signatureMissing"): "the shop's first request has none, and a generated form is not that request",
    ("woocommerceWebhook", "signatureInvalid"): "a generated text is no signature",
    ("woocommerceWebhook", "bodyNotJson"): "a generated form is not the shop's first request",
    ("woocommerceWebhook", "bodyMissing"): "a generated form may be empty",
    ("shopifyWebhook", "programNotConnected"): "a generated program_id names no program that is connected",
    ("shopifyWebhook", "signatureMissing"): "a generated text may be blank",
    ("shopifyWebhook", "signatureInvalid"): "a generated text is no signature",
    ("polarWebhook", "programNotConnected"): "a generated program_id names no program that is connected",
    ("polarWebhook", "signatureMissing"): "a generated text is no time",
    ("polarWebhook", "signatureInvalid"): "a generated text is no signature",
    ("lemonsqueezyWebhook", "programNotConnected"): "a generated program_id names no program that is connected",
    ("lemonsqueezyWebhook", "signatureMissing"): "a generated text may be blank",
    ("lemonsqueezyWebhook", "signatureInvalid"): "a generated text is no signature",
    ("updateProgram", "commissionRateTooHigh"): "the program's commission_type decides, unless the request changes it",
    ("createLink", "destinationInvalid"): "a generated URL is not at the program's domain or one of its origins",
    ("updateLink", "destinationInvalid"): "a generated URL is not at the program's domain or one of its origins",
    ("getStats", "subRangeInvalid"): "sometimes the run sends a generated period: `to` after `from`, at most 90 days",
    ("getVisits", "rangeInvalid"): "sometimes the run sends a generated period: `to` after `from`, at most 366 days",
    ("getOwnVisits", "rangeInvalid"): "sometimes the run sends a generated period: `to` after `from`, at most 366 days",
    ("getOwnStats", "subRangeInvalid"): "sometimes the run sends a generated period: `to` after `from`, at most 90 days",
    ("getStats", "rangeInvalid"): "sometimes the run sends a generated period: `to` after `from`, at most 366 days",
    ("createAdjustment", "adjustmentPartnerAmbiguous"): "one of two fields, and not both",
    ("createAdjustment", "adjustmentAmountInvalid"): "0 is between the limits of the schema",
    ("createAdjustment", "adjustmentCurrencyInvalid"): "a generated currency is not the program's",
    ("revokeKey", "keyNotUsable"): "a chain may revoke a key twice",
    ("revokeMemberInvitation", "invitationNotPending"): "a chain may revoke an invitation twice",
    ("revokeInvitation", "invitationNotPending"): "a chain may revoke an invitation twice",
    ("rotateKey", "twoKeysUsable"): "a chain may rotate a key twice",
    ("createOwnLink", "destinationInvalid"): "a generated URL is not at the program's domain or one of its origins",
    ("getOwnStats", "rangeInvalid"): "sometimes the run sends a generated period: `to` after `from`, at most 366 days",
    ("createToken", "tokenProgramsInvalid"): "one of two fields, and not both: x-required says it",
    ("createPayoutMethod", "payoutDestinationInvalid"): "the kind decides which of three fields has the address or account",
    ("createPayoutMethod", "ibanInvalid"): "a generated text is no IBAN",
    ("createPayoutMethod", "emailInvalid"): "a generated text is no e-mail address",
    ("createPayoutMethod", "payoutCurrencyInvalid"): "the kind decides the currency",
    ("createPayoutMethod", "tooManyPayoutMethods"): "ten a day, and the run may add more",
    ("requestEmailChange", "emailInvalid"): "a generated text is no e-mail address",
    ("requestEmailChange", "emailUnchanged"): "a generated address may be that of the account",
    ("requestEmailChange", "accountBound"): "some of the run's accounts manage programs",
    ("requestEmailChange", "tooManyEmailChanges"): "five a day, and the run asks for more",
    ("previewPayout", "cutoffAhead"): "a generated time is ahead",
    ("getPartnerBalance", "atAhead"): "a generated time is ahead",
    ("createPayout", "cutoffAhead"): "a generated time is ahead",
    ("createPayout", "nothingDue"): "where the run's partners are paid is sealed with another key than the service's",
    ("createPayout", "previewOutdated"): "a generated version is that of no preview",
    ("createPayout", "totalTooLarge"): "a generated amount is less than what is due",
    ("createPayoutExport", "executionDatePast"): "a generated day is before today",
    ("updateWebhook", "kindRefused"): "another address needs more than a login token",
    ("payPayoutItems", "itemsAmbiguous"): "one of two fields, and not both",
    ("payPayoutItems", "openTotalChanged"): "a generated amount is not what the open items sum to",
    ("payPayoutItems", "paidAtAhead"): "a generated time is ahead",
    ("failPayoutItems", "itemsAmbiguous"): "one of two fields, and not both",
    ("failPayoutItems", "openTotalChanged"): "a generated amount is not what the open items sum to",
    ("cancelPayoutItems", "itemsAmbiguous"): "one of two fields, and not both",
    ("cancelPayoutItems", "openTotalChanged"): "a generated amount is not what the open items sum to",
    ("createPayoutExport", "nothingToExport"): "no open item is paid in the generated way",
    ("createPayoutExport", "currencyRefused"): "a SEPA file is in EUR",
    ("createPayoutExport", "templateInvalid"): "a generated text is no template",
    ("createPayoutExport", "templateRepeated"): "a generated text has no column twice",
    ("updatePayoutSettings", "payerIbanInvalid"): "a generated text is no IBAN",
    ("updatePayoutSettings", "templateInvalid"): "a generated text is no template",
    ("updatePayoutSettings", "templateRepeated"): "a generated text has no column twice",
    ("updatePayoutSettings", "minimumOfProgram"): "a generated currency may be that of the program",
    ("createPayoutExport", "payerInvalid"): "a generated text is no IBAN",
    ("createPayoutExport", "destinationUnreadable"): "the run's items are sealed with another key than the service's",
    ("replaceLogo", "logoUnreadable"): "some of the generated bytes are no picture",
    ("createTerms", "termsLevelInvalid"): "generated identifiers need not fit the generated level",
    ("createTerms", "notFound"): "a generated identifier names no group and no partner of the program",
    ("createTerms", "commissionRateTooHigh"): "a generated rate may be above 100, and the present type may be a percentage",
    ("simulateTerms", "rangeInvalid"): "`to` must be after `from`, at most 366 days, which no schema can say",
    ("simulateTerms", "termsLevelInvalid"): "generated identifiers need not fit the generated level",
    ("simulateTerms", "notFound"): "a generated identifier names no group and no partner of the program",
    ("simulateTerms", "commissionRateTooHigh"): "a generated rate may be above 100, and the present type may be a percentage",
    ("addLinkHost", "linkHostInvalid"): "a generated text is no host",
    ("addLinkHost", "linkHostKnown"): "the run may have added the host before",
    ("addLinkHost", "tooManyLinkHosts"): "five a program, and the run may create more",
    ("verifyLinkHost", "linkHostUnproved"): "nobody sets the record of a generated host",
    ("verifyLinkHost", "linkHostUnanswered"): "the run may have no name servers",
    ("verifyLinkHost", "linkHostChecksLimited"): "ten a minute, and the run may ask more often",
    ("connectProcessor", "webhookSecretInvalid"): "the secret of a generated type has another form",
    ("setCatchUpKey", "catchUpKeyUnusable"): "the key of a generated processor has another form",
    ("setCatchUpKey", "catchUpSiteInvalid"): "a generated text is not the address of a shop, and most processors have none",
    ("createCode", "codeTaken"): "the run may have used a code or an identifier before",
    ("updateCode", "codeTaken"): "the run may have used an identifier before",
    ("createGroup", "groupNameTaken"): "the run may have used a name before",
    ("createGroup", "tooManyGroups"): "a hundred a program, and the run may create more",
    ("updateGroup", "groupNameTaken"): "the run may have used a name before",
    ("updateGroup", "defaultGroupNeeded"): "the run may have made the group the default one before",
    ("movePartners", "notFound"): "a generated identifier names no partner of the program",
    ("createWebhook", "webhookUrlRefused"): "a generated URL may lead to the service itself",
    ("createWebhook", "tooManyWebhooks"): "ten a program, and the run may create more",
    ("updateWebhook", "webhookUrlRefused"): "a generated URL may lead to the service itself",
    ("createPostback", "postbackUrlRefused"): "a generated URL may lead to the service itself",
    ("createPostback", "tooManyPostbacks"): "five a partner, and the run may create more",
    ("updatePostback", "postbackUrlRefused"): "a generated URL may lead to the service itself",
    ("rotatePostbackSecret", "postbackUnsigned"): "a chain may name a postback that is not signed",
    ("replayWebhook", "webhookDisabled"): "the run may have disabled the webhook before",
    ("retryWebhookDelivery", "webhookDisabled"): "the run may have disabled the webhook before",
    ("createToken", "tooManyTokens"): "fifty tokens, and the run may create more",
}

# Errors of the credential, signature, origin or texts of a call; any operation may return them.
OF_THE_CALL = {
    # A string of JSON Schema may hold U+0000, one of PostgreSQL may not.
    "textNotStorable": lambda case: True,
    # A list continues only from a cursor of its own. Sometimes the run sends a generated one.
    "cursorInvalid": lambda case: True,
    # The run signs with the main program's secret. A generated program_id may name another connected one, such as the demo.
    "signatureInvalid": lambda case: str(case.path_parameters.get("program_id")) != str(WORLD.main.id),
    "apiKeyRetired": lambda case: KINDS.get(case.id) == "retired",
    "originNotAllowed": lambda case: case.id in FOREIGN,
    **dict.fromkeys(
        ["invalidApiToken", "loginTokenInvalid", "credentialInvalid"],
        lambda case: KINDS.get(case.id) in NOT_ACCEPTED | {"generated"},
    ),
    **dict.fromkeys(
        ["malformedAuthorization", "missingApiToken", "authenticationRequired", "credentialMissing"],
        lambda case: KINDS.get(case.id) in {"none", "generated"},
    ),
}

USED: set[tuple[str, str]] = set()


def _names_another_record(case: Any, name: str | None) -> bool:
    """
    Whether a call of a chain names no record of the program: it was deleted before in the chain, or Schemathesis has sent
    a generated identifier instead of the link's, which it sometimes does.
    """
    return name == "notFound" and is_managed(case) and phase_of(case) == "stateful"


def _ignores_fields(case: Any) -> bool:
    """Whether the body has a value with which the service ignores other fields: `unless` of `x-required`."""
    document, operation = operation_of(case)
    if "requestBody" not in operation or not isinstance(case.body, dict):
        return False
    schema = resolve(document, operation["requestBody"]["content"]["application/json"]["schema"])
    conditions = [rule["unless"] for rule in schema.get("x-required", []) if "unless" in rule]
    return any(case.body.get(name) == value for one in conditions for name, value in one.items())


@schemathesis.hook
def filter_failure(context: Any, failure: Any, case: Any, response: Any) -> bool:
    """Drops a failure if the rejection of a valid request is allowed, or if only an ignored field was invalid."""
    if response.status_code == 431 and is_page(response_of(case, 404)):
        # The request line is longer than the server reads; only short addresses have parameters of such a length.
        return False
    if isinstance(failure, AcceptedNegativeData):
        # A body may be both wrong and too large, which is found first.
        return response.status_code != 413 and not _ignores_fields(case)
    if not isinstance(failure, RejectedPositiveData):
        return True
    name = error_name(case, response)
    if name in OF_THE_CALL and OF_THE_CALL[name](case):
        return False
    if _names_another_record(case, name):
        return False
    allowance = (operation_of(case)[1]["operationId"], name or "")
    if allowance not in ALLOWED:
        return True
    USED.add(allowance)
    return False
