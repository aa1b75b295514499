from django.urls import path

from .views import faces, files, life, pages, sheets, states, versions

urlpatterns = [
    path("campaigns/<slug:slug>/characters/", pages.characters, name="characters"),
    path("campaigns/<slug:slug>/characters/new/", pages.create_character, name="create_character"),
    path("campaigns/<slug:slug>/characters/quick/", pages.quick_npcs, name="quick_npcs"),
    path("campaigns/<slug:slug>/characters/import/", files.import_character, name="import_character"),
    path("characters/formats/<slug:system>.json", files.schema, name="character_schema"),
    path("characters/<int:pk>/", pages.character, name="character"),
    path("characters/<int:pk>/settings/", pages.edit_character, name="edit_character"),
    path("characters/<int:pk>/faces/", faces.faces, name="faces"),
    path("characters/<int:pk>/faces/<int:face>/remove/", faces.remove_face, name="remove_face"),
    path("characters/<int:pk>/texts/", pages.edit_texts, name="edit_texts"),
    path("characters/<int:pk>/sheet/", sheets.edit_sheet, name="edit_sheet"),
    path("characters/<int:pk>/sheet/derived/", sheets.derived, name="derived"),
    path("characters/<int:pk>/states/", states.end_state, name="end_state"),
    path("characters/<int:pk>/proposals/", sheets.proposals, name="proposals"),
    path("characters/<int:pk>/proposals/<int:proposal>/", sheets.proposal, name="proposal"),
    path("characters/<int:pk>/rolls/", pages.rolls, name="character_rolls"),
    path("characters/<int:pk>/versions/", versions.versions, name="versions"),
    path("characters/<int:pk>/versions/compare/", versions.compare, name="compare_versions"),
    path("characters/<int:pk>/versions/<int:number>/", versions.version, name="version"),
    path("characters/<int:pk>/versions/<int:number>/back/", versions.bring_back, name="bring_back"),
    path("characters/<int:pk>/life/", life.life, name="life"),
    path("characters/<int:pk>/life/step/", life.step, name="life_step"),
    path("characters/<int:pk>/life/hand-over/", life.hand_over, name="hand_over"),
    path("characters/<int:pk>/life/copies/", life.copy, name="copy_npc"),
    path("characters/<int:pk>/export.json", files.export_character, name="export_character"),
]
