from django.urls import path

from . import views

urlpatterns = [
    path("campaigns/<slug:slug>/characters/new/", views.create_character, name="create_character"),
    path("characters/<int:pk>/", views.character, name="character"),
    path("characters/<int:pk>/settings/", views.edit_character, name="edit_character"),
]
