from django.urls import path

from . import views

urlpatterns = [
    path("", views.home),
    path("signup", views.signup),
    path("account", views.account),
    path("pay", views.pay),
    path("thanks", views.thanks),
]
