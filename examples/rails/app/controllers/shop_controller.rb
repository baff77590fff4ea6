class ShopController < ActionController::Base
  layout "application"
  PRICE_CENTS = 4900

  def home; end

  def signup
    session[:user] = "user_#{SecureRandom.uuid}" # your own user record

    click_id = cookies[:service_click_id]
    session[:referred] = click_id.present? # a column of your user record
    Referral.lead(click_id: click_id, customer_key: session[:user], email: params[:email]) if session[:referred]

    redirect_to "/account", status: :see_other
  end

  def account; end

  def pay
    order_id = "brand-#{SecureRandom.uuid}" # your own order, once it is paid

    if session[:referred]
      Referral.sale(
        transaction_id: order_id,
        amount_cents: PRICE_CENTS,
        currency: "USD",
        customer_key: session[:user]
      )
    end

    redirect_to "/account", status: :see_other, notice: "Thank you."
  end
end
