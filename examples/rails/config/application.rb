require "rails"
require "action_controller/railtie"
require "action_view/railtie"
require "active_job/railtie"

# The minimum that the example needs. Your own application has all of this.
class Shop < Rails::Application
  config.root = File.expand_path("..", __dir__)
  config.load_defaults 6.1
  config.eager_load = true
  config.hosts.clear
  config.logger = Logger.new($stdout)
  config.secret_key_base = ENV.fetch("SECRET_KEY_BASE") { SecureRandom.hex(64) }
  # Runs jobs in threads of this process. In production, use a queue that survives restarts.
  config.active_job.queue_adapter = :async
end
