require "net/http"

# Calls the referral service.
module Referral
  # The service may record the event later: no response, too many requests, or a failure of the service.
  class Unavailable < StandardError; end

  NO_RESPONSE = [SystemCallError, SocketError, IOError, Timeout::Error, OpenSSL::SSL::SSLError, JSON::ParserError].freeze

  # Both run in the background, so that no sign-up and no payment waits for tracking or fails because of it.
  def self.lead(**body) = ReferralJob.perform_later("lead", body)
  def self.sale(**body) = ReferralJob.perform_later("sale", body)

  def self.post(event, body)
    response = Net::HTTP.post(
      URI("#{ENV.fetch("REFERRAL_BASE_URL")}/api/v1/track/#{event}"),
      body.to_json,
      "Authorization" => "Bearer #{ENV.fetch("REFERRAL_API_KEY")}",
      "Content-Type" => "application/json"
    )
    check(response.code.to_i, JSON.parse(response.body)["error"])
  rescue *NO_RESPONSE => e
    raise Unavailable, e.message
  end

  def self.check(status, error)
    # 409: an earlier attempt has recorded this sale, unless the recorded sale is another one.
    return if status == 200 || (status == 409 && error.dig("details", "matches") != false)

    # This 500 means that the sale is stored. The operator repairs its commission; a retry would not.
    stored = error["message"] == "Failed to create commission"
    # Jobs run in any order: the lead of this customer may not be recorded yet.
    too_early = error["code"] == "no_attribution"
    raise Unavailable, error["message"] if status == 429 || too_early || (status >= 500 && !stored)

    Rails.logger.error("referral not sent: #{status} #{error["message"]}")
  end
  private_class_method :check
end
