from django.urls import path

from .live import SceneSocket
from .views import campaigns, dice, drafts, gm, home, notes, pictures, rolling, scenes, turns, writing

urlpatterns = [
    path("", home.home, name="home"),
    path("gm/", gm.desk, name="desk"),
    path("campaigns/", home.campaigns, name="campaigns"),
    path("campaigns/new/", campaigns.create_campaign, name="create_campaign"),
    path("campaigns/<slug:slug>/", campaigns.campaign, name="campaign"),
    path("campaigns/<slug:slug>/dice/", dice.table, name="table_dice"),
    path("dice/", dice.mine, name="my_dice"),
    path("statistics/", dice.site, name="statistics"),
    path("campaigns/<slug:slug>/settings/", campaigns.edit_campaign, name="edit_campaign"),
    path("campaigns/<slug:slug>/chapters/", campaigns.create_chapter, name="create_chapter"),
    path("campaigns/<slug:slug>/invitations/", campaigns.invitations, name="invitations"),
    path("campaigns/<slug:slug>/scenes/new/", scenes.create_scene, name="create_scene"),
    path("invitations/<str:token>/revoke/", campaigns.revoke_invitation, name="revoke_invitation"),
    path("join/<str:token>/", campaigns.join, name="join"),
    path("scenes/<int:scene_id>/", scenes.scene, name="scene"),
    path("scenes/<int:scene_id>/since/<str:sealed>/", scenes.since, name="since"),
    path("scenes/<int:scene_id>/write/", scenes.write, name="write"),
    path("scenes/<int:scene_id>/draft/", rolling.save_draft, name="draft"),
    path("scenes/<int:scene_id>/draft/save/", drafts.autosave, name="autosave"),
    path("scenes/<int:scene_id>/draft/versions/", drafts.versions, name="draft_versions"),
    path("scenes/<int:scene_id>/draft/discard/", drafts.discard, name="discard_draft"),
    path("draft-versions/<int:pk>/restore/", drafts.restore, name="restore_version"),
    path("scenes/<int:scene_id>/draft/fallen/", rolling.fallen, name="fallen"),
    path("scenes/<int:scene_id>/draft/rolls/<int:slot>/", rolling.roll_for_draft, name="roll_for_draft"),
    path("scenes/<int:scene_id>/read/", scenes.read, name="read"),
    path("scenes/<int:scene_id>/turns/", turns.turns, name="turns"),
    path("scenes/<int:scene_id>/turns/<int:character_id>/pass/", turns.pass_turn, name="pass_turn"),
    path("scenes/<int:scene_id>/turns/<int:character_id>/promise/", turns.promise, name="promise"),
    path("scenes/<int:scene_id>/settings/", scenes.edit_scene, name="edit_scene"),
    path("scenes/<int:scene_id>/close/", scenes.close_scene, name="close_scene"),
    path("scenes/<int:scene_id>/move/", scenes.move_scene, name="move_scene"),
    path("scenes/<int:scene_id>/<int:number>/", scenes.post, name="post"),
    path("posts/<str:key>/", scenes.post_by_key, name="post_by_key"),
    path("posts/<str:key>/quote/", writing.quote, name="quote_post"),
    path("paste/", writing.paste, name="paste"),
    path("scenes/<int:scene_id>/pictures/", pictures.upload, name="upload_picture"),
    path("pictures/<str:key>/", pictures.picture, name="picture"),
    path("notes/<int:pk>/open/", notes.open_note, name="open_note"),
    path("posts/<str:key>/edit/", scenes.edit_post, name="edit_post"),
    path("posts/<str:key>/remove/", scenes.remove_post, name="remove_post"),
]

websocket_urlpatterns = [path("live/scenes/<int:scene_id>/", SceneSocket.as_asgi())]
