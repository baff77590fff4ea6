import os
import uuid
from contextlib import asynccontextmanager
from typing import Annotated

from fastapi import Cookie, FastAPI, Form
from fastapi.concurrency import run_in_threadpool
from fastapi.responses import HTMLResponse, RedirectResponse
from referral_tracking import LeadRequest, SaleRequest
from referrals import close, referrals

SNIPPET = f'<script src="{os.environ["REFERRAL_BASE_URL"]}/referral.js" defer></script>'
PRICE_CENTS = 4900


@asynccontextmanager
async def lifespan(_app):
    yield
    await run_in_threadpool(close)


app = FastAPI(lifespan=lifespan)


@app.get("/")
def home():
    field = '<input name="email" type="email" required>'
    form = f'<form method="post" action="/signup">{field}<button>Sign up</button></form>'
    return HTMLResponse(f"<!doctype html><title>Brand</title>{SNIPPET}{form}")


@app.post("/signup")
def signup(email: Annotated[str, Form()], service_click_id: Annotated[str | None, Cookie()] = None):
    user_id = f"user_{uuid.uuid4()}"  # your own user record

    if service_click_id:
        referrals.lead(LeadRequest(click_id=service_click_id, customer_key=user_id, email=email))

    response = RedirectResponse("/account", status_code=303)
    response.set_cookie("user", user_id, httponly=True, samesite="lax")  # your own session
    return response


@app.get("/account")
def account():
    form = '<form method="post" action="/pay"><button>Buy</button></form>'
    return HTMLResponse(f"<!doctype html><title>Brand</title>{SNIPPET}{form}")


@app.post("/pay")
def pay(user: Annotated[str, Cookie()]):
    order_id = f"brand-{uuid.uuid4()}"  # your own order, once it is paid

    referrals.sale(SaleRequest(transaction_id=order_id, amount_cents=PRICE_CENTS, currency="USD", customer_key=user))

    return RedirectResponse("/thanks", status_code=303)


@app.get("/thanks")
def thanks():
    return HTMLResponse(f"<!doctype html><title>Brand</title>{SNIPPET}<p>Thank you.</p>")
