from django.urls import path

from . import sandbox_views, views

urlpatterns = [
    path("r/<slug:code>", views.roll, name="roll"),
    path("r/<slug:code>.json", views.roll_json, name="roll_json"),
    path("r/<slug:code>/inside", views.roll_inside, name="roll_inside"),
    path("r/<slug:code>/share", views.roll_share, name="roll_share"),
    path("r/<slug:code>/embed", views.roll_frame, name="roll_frame"),
    path("verifier.html", views.verifier, name="verifier"),
    path("oembed", views.oembed, name="oembed"),
    path("i/<slug:code>/latest.png", views.latest_picture, {"kind": "card"}, name="roll_latest_card"),
    path("i/<slug:code>/latest/badge.png", views.latest_picture, {"kind": "badge"}, name="roll_latest_badge"),
    path("i/<slug:code>/<str:version>/<slug:words>.png", views.picture, {"kind": "card"}, name="roll_card"),
    path(
        "i/<slug:code>/<str:version>/badge/<slug:words>.png",
        views.picture,
        {"kind": "badge"},
        name="roll_badge",
    ),
    path(
        "i/<slug:code>/<str:version>/<slug:words>.svg", views.drawing, {"kind": "card"}, name="roll_card_svg"
    ),
    path(
        "i/<slug:code>/<str:version>/badge/<slug:words>.svg",
        views.drawing,
        {"kind": "badge"},
        name="roll_badge_svg",
    ),
    path("roll", sandbox_views.sandbox, name="sandbox"),
    path("roll/<slug:system_id>/<slug:rule_id>", sandbox_views.sandbox_check, name="sandbox_check"),
    path("dice/odds/", views.dice_odds, name="dice_odds"),
    path("campaigns/<slug:slug>/rolls/", views.ledger, name="ledger"),
    path("campaigns/<slug:slug>/rolls/ledger.json", views.ledger_json, name="ledger_json"),
    path("campaigns/<slug:slug>/rolls/<int:number>/", views.campaign_roll, name="campaign_roll"),
    path(
        "campaigns/<slug:slug>/rolls/<int:number>.json", views.campaign_roll_json, name="campaign_roll_json"
    ),
]
