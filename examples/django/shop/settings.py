import os

REFERRAL_BASE_URL = os.environ.get("REFERRAL_BASE_URL", "")
REFERRAL_API_KEY = os.environ.get("REFERRAL_API_KEY", "")
if not REFERRAL_API_KEY:
    raise SystemExit("REFERRAL_API_KEY is not set: use the key of your program.")

# The rest of a minimal project: sessions are in a signed cookie, so it needs no database.
SECRET_KEY = os.environ.get("DJANGO_SECRET_KEY", "only for trying this example")
ALLOWED_HOSTS = ["127.0.0.1", "localhost"]
ROOT_URLCONF = "shop.urls"
MIDDLEWARE = [
    "django.contrib.sessions.middleware.SessionMiddleware",
    "django.middleware.csrf.CsrfViewMiddleware",
]
SESSION_ENGINE = "django.contrib.sessions.backends.signed_cookies"
TEMPLATES = [
    {
        "BACKEND": "django.template.backends.django.DjangoTemplates",
        "DIRS": [os.path.dirname(__file__)],
    }
]
