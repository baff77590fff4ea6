from typing import Literal

WebhookEventType = Literal[
    "code.created",
    "code.disabled",
    "commission.approved",
    "commission.created",
    "commission.held",
    "commission.paid",
    "commission.released",
    "commission.restored",
    "commission.reversed",
    "commission.unpaid",
    "key.rotation_due",
    "lead.recorded",
    "lead.settled",
    "partner.applied",
    "partner.declined",
    "partner.joined",
    "partner.left",
    "partner.moved",
    "partner.removed",
    "payout.created",
    "payout_item.cancelled",
    "payout_item.failed",
    "payout_item.paid",
    "payout_item.reopened",
    "refund.recorded",
    "sale.recorded",
    "terms.changed",
    "webhook.test",
]

WEBHOOK_EVENT_TYPE_VALUES: set[WebhookEventType] = {
    "code.created",
    "code.disabled",
    "commission.approved",
    "commission.created",
    "commission.held",
    "commission.paid",
    "commission.released",
    "commission.restored",
    "commission.reversed",
    "commission.unpaid",
    "key.rotation_due",
    "lead.recorded",
    "lead.settled",
    "partner.applied",
    "partner.declined",
    "partner.joined",
    "partner.left",
    "partner.moved",
    "partner.removed",
    "payout.created",
    "payout_item.cancelled",
    "payout_item.failed",
    "payout_item.paid",
    "payout_item.reopened",
    "refund.recorded",
    "sale.recorded",
    "terms.changed",
    "webhook.test",
}


def check_webhook_event_type(value: str) -> WebhookEventType:
    if value in WEBHOOK_EVENT_TYPE_VALUES:
        return value
    raise TypeError(f"Unexpected value {value!r}. Expected one of {WEBHOOK_EVENT_TYPE_VALUES!r}")
