from allauth.account import urls as allauth_urls
from django.urls import include, path

from accounts import token_views, views

urlpatterns = [
    path("account/", include(allauth_urls)),
    path("settings/", views.settings_page, name="settings"),
    path("settings/tokens/", token_views.tokens, name="tokens"),
    path("settings/tokens/<int:pk>/revoke/", token_views.revoke, name="revoke_token"),
    path("settings/mails/", views.news_settings, name="news_settings"),
    path("unsubscribe/<str:token>/", views.unsubscribe, name="unsubscribe"),
    path("language/", views.set_language, name="set_language"),
    path("theme/", views.set_theme, name="set_theme"),
]
