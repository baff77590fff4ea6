# Sends one event to the referral service, again with growing delays until the service has recorded it.
class ReferralJob < ActiveJob::Base
  retry_on Referral::Unavailable, wait: ->(executions) { 2**executions }, attempts: 15

  def perform(event, body)
    Referral.post(event, body)
  end
end
