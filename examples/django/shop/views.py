import uuid

from django.conf import settings
from django.shortcuts import redirect, render
from django.views.decorators.http import require_POST
from referral_tracking import LeadRequest, SaleRequest

from .referrals import referrals

PRICE_CENTS = 4900


def home(request):
    return render(request, "page.html", {"service": settings.REFERRAL_BASE_URL})


@require_POST
def signup(request):
    user_id = f"user_{uuid.uuid4()}"  # your own user record
    request.session["user"] = user_id

    click_id = request.COOKIES.get("service_click_id")
    if click_id:
        referrals.lead(LeadRequest(click_id=click_id, customer_key=user_id, email=request.POST["email"]))

    return redirect("/account")


def account(request):
    return render(request, "page.html", {"service": settings.REFERRAL_BASE_URL, "user": request.session["user"]})


@require_POST
def pay(request):
    order_id = f"brand-{uuid.uuid4()}"  # your own order, once it is paid

    referrals.sale(
        SaleRequest(
            transaction_id=order_id,
            amount_cents=PRICE_CENTS,
            currency="USD",
            customer_key=request.session["user"],
        )
    )

    return redirect("/thanks")


def thanks(request):
    return render(request, "page.html", {"service": settings.REFERRAL_BASE_URL, "thanks": True})
