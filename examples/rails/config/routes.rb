Rails.application.routes.draw do
  root "shop#home"
  post "/signup", to: "shop#signup"
  get "/account", to: "shop#account"
  post "/pay", to: "shop#pay"
end
