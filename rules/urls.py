from django.urls import path

from . import views

urlpatterns = [
    path("r/<slug:code>", views.roll, name="roll"),
    path("r/<slug:code>.json", views.roll_json, name="roll_json"),
    path("dice/odds/", views.dice_odds, name="dice_odds"),
    path("campaigns/<slug:slug>/rolls/", views.ledger, name="ledger"),
    path("campaigns/<slug:slug>/rolls/ledger.json", views.ledger_json, name="ledger_json"),
    path("campaigns/<slug:slug>/rolls/<int:number>/", views.campaign_roll, name="campaign_roll"),
    path(
        "campaigns/<slug:slug>/rolls/<int:number>.json", views.campaign_roll_json, name="campaign_roll_json"
    ),
]
