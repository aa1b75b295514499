import django.db.models.deletion
from django.conf import settings
from django.db import migrations, models


class Migration(migrations.Migration):

    initial = True

    dependencies = [
        ('campaigns', '0001_initial'),
        ('characters', '0001_initial'),
        ('rules', '0001_initial'),
        migrations.swappable_dependency(settings.AUTH_USER_MODEL),
    ]

    operations = [
        migrations.AddField(
            model_name='block',
            name='roll',
            field=models.OneToOneField(blank=True, null=True, on_delete=django.db.models.deletion.PROTECT, related_name='block', to='rules.roll'),
        ),
        migrations.AddField(
            model_name='blockversion',
            name='block',
            field=models.ForeignKey(on_delete=django.db.models.deletion.CASCADE, related_name='versions', to='campaigns.block'),
        ),
        migrations.AddField(
            model_name='blockversion',
            name='person',
            field=models.ForeignKey(on_delete=django.db.models.deletion.PROTECT, related_name='+', to=settings.AUTH_USER_MODEL),
        ),
        migrations.AddField(
            model_name='campaign',
            name='ledger',
            field=models.OneToOneField(on_delete=django.db.models.deletion.PROTECT, related_name='campaign', to='rules.ledger'),
        ),
        migrations.AddField(
            model_name='campaign',
            name='offered_by',
            field=models.ForeignKey(blank=True, null=True, on_delete=django.db.models.deletion.SET_NULL, related_name='+', to=settings.AUTH_USER_MODEL),
        ),
        migrations.AddField(
            model_name='campaign',
            name='offered_to',
            field=models.ForeignKey(blank=True, null=True, on_delete=django.db.models.deletion.SET_NULL, related_name='+', to=settings.AUTH_USER_MODEL),
        ),
        migrations.AddField(
            model_name='auditentry',
            name='campaign',
            field=models.ForeignKey(on_delete=django.db.models.deletion.CASCADE, related_name='log', to='campaigns.campaign'),
        ),
        migrations.AddField(
            model_name='agreementsversion',
            name='campaign',
            field=models.ForeignKey(on_delete=django.db.models.deletion.CASCADE, related_name='agreements', to='campaigns.campaign'),
        ),
        migrations.AddField(
            model_name='castmember',
            name='character',
            field=models.ForeignKey(on_delete=django.db.models.deletion.CASCADE, related_name='appearances', to='characters.character'),
        ),
        migrations.AddField(
            model_name='chapter',
            name='campaign',
            field=models.ForeignKey(on_delete=django.db.models.deletion.CASCADE, related_name='chapters', to='campaigns.campaign'),
        ),
        migrations.AddField(
            model_name='draft',
            name='person',
            field=models.ForeignKey(on_delete=django.db.models.deletion.CASCADE, related_name='drafts', to=settings.AUTH_USER_MODEL),
        ),
        migrations.AddField(
            model_name='draftversion',
            name='draft',
            field=models.ForeignKey(on_delete=django.db.models.deletion.CASCADE, related_name='versions', to='campaigns.draft'),
        ),
        migrations.AddField(
            model_name='encounterstep',
            name='encounter',
            field=models.ForeignKey(on_delete=django.db.models.deletion.CASCADE, related_name='steps', to='campaigns.encounter'),
        ),
        migrations.AddField(
            model_name='encounterstep',
            name='person',
            field=models.ForeignKey(blank=True, null=True, on_delete=django.db.models.deletion.SET_NULL, related_name='+', to=settings.AUTH_USER_MODEL),
        ),
        migrations.AddField(
            model_name='encounterstep',
            name='sheet_versions',
            field=models.ManyToManyField(related_name='+', to='characters.sheetversion'),
        ),
        migrations.AddField(
            model_name='groupmember',
            name='character',
            field=models.ForeignKey(on_delete=django.db.models.deletion.CASCADE, related_name='+', to='characters.character'),
        ),
        migrations.AddField(
            model_name='handout',
            name='made_by',
            field=models.ForeignKey(on_delete=django.db.models.deletion.PROTECT, related_name='+', to=settings.AUTH_USER_MODEL),
        ),
        migrations.AddField(
            model_name='invitation',
            name='campaign',
            field=models.ForeignKey(on_delete=django.db.models.deletion.CASCADE, related_name='invitations', to='campaigns.campaign'),
        ),
        migrations.AddField(
            model_name='invitation',
            name='created_by',
            field=models.ForeignKey(on_delete=django.db.models.deletion.CASCADE, related_name='+', to=settings.AUTH_USER_MODEL),
        ),
        migrations.AddField(
            model_name='membership',
            name='campaign',
            field=models.ForeignKey(on_delete=django.db.models.deletion.CASCADE, related_name='memberships', to='campaigns.campaign'),
        ),
        migrations.AddField(
            model_name='membership',
            name='person',
            field=models.ForeignKey(on_delete=django.db.models.deletion.CASCADE, related_name='memberships', to=settings.AUTH_USER_MODEL),
        ),
        migrations.AddField(
            model_name='membership',
            name='removed_by',
            field=models.ForeignKey(blank=True, null=True, on_delete=django.db.models.deletion.SET_NULL, related_name='+', to=settings.AUTH_USER_MODEL),
        ),
        migrations.AddField(
            model_name='campaign',
            name='members',
            field=models.ManyToManyField(related_name='campaigns', through='campaigns.Membership', through_fields=('campaign', 'person'), to=settings.AUTH_USER_MODEL),
        ),
        migrations.AddField(
            model_name='notification',
            name='actor',
            field=models.ForeignKey(blank=True, null=True, on_delete=django.db.models.deletion.SET_NULL, related_name='+', to=settings.AUTH_USER_MODEL),
        ),
        migrations.AddField(
            model_name='notification',
            name='campaign',
            field=models.ForeignKey(on_delete=django.db.models.deletion.CASCADE, related_name='+', to='campaigns.campaign'),
        ),
        migrations.AddField(
            model_name='notification',
            name='character',
            field=models.ForeignKey(blank=True, null=True, on_delete=django.db.models.deletion.CASCADE, related_name='+', to='characters.character'),
        ),
        migrations.AddField(
            model_name='notification',
            name='handout',
            field=models.ForeignKey(blank=True, null=True, on_delete=django.db.models.deletion.CASCADE, related_name='+', to='campaigns.handout'),
        ),
        migrations.AddField(
            model_name='notification',
            name='person',
            field=models.ForeignKey(on_delete=django.db.models.deletion.CASCADE, related_name='notifications', to=settings.AUTH_USER_MODEL),
        ),
        migrations.AddField(
            model_name='nudge',
            name='person',
            field=models.ForeignKey(on_delete=django.db.models.deletion.CASCADE, related_name='nudges', to=settings.AUTH_USER_MODEL),
        ),
        migrations.AddField(
            model_name='participant',
            name='character',
            field=models.ForeignKey(on_delete=django.db.models.deletion.CASCADE, related_name='fights', to='characters.character'),
        ),
        migrations.AddField(
            model_name='participant',
            name='encounter',
            field=models.ForeignKey(on_delete=django.db.models.deletion.CASCADE, related_name='participants', to='campaigns.encounter'),
        ),
        migrations.AddField(
            model_name='participant',
            name='roll',
            field=models.ForeignKey(blank=True, null=True, on_delete=django.db.models.deletion.SET_NULL, related_name='participants', to='rules.roll'),
        ),
        migrations.AddField(
            model_name='groupmember',
            name='participant',
            field=models.ForeignKey(on_delete=django.db.models.deletion.CASCADE, related_name='members', to='campaigns.participant'),
        ),
        migrations.AddField(
            model_name='condition',
            name='participant',
            field=models.ForeignKey(on_delete=django.db.models.deletion.CASCADE, related_name='conditions', to='campaigns.participant'),
        ),
        migrations.AddField(
            model_name='picture',
            name='blocks',
            field=models.ManyToManyField(related_name='pictures', to='campaigns.block'),
        ),
        migrations.AddField(
            model_name='picture',
            name='campaign',
            field=models.ForeignKey(on_delete=django.db.models.deletion.CASCADE, related_name='pictures', to='campaigns.campaign'),
        ),
        migrations.AddField(
            model_name='picture',
            name='uploader',
            field=models.ForeignKey(on_delete=django.db.models.deletion.PROTECT, related_name='+', to=settings.AUTH_USER_MODEL),
        ),
        migrations.AddField(
            model_name='handout',
            name='picture',
            field=models.OneToOneField(blank=True, null=True, on_delete=django.db.models.deletion.SET_NULL, related_name='handout', to='campaigns.picture', verbose_name='picture'),
        ),
        migrations.AddField(
            model_name='post',
            name='author',
            field=models.ForeignKey(on_delete=django.db.models.deletion.PROTECT, related_name='posts', to=settings.AUTH_USER_MODEL),
        ),
        migrations.AddField(
            model_name='post',
            name='face',
            field=models.ForeignKey(blank=True, null=True, on_delete=django.db.models.deletion.SET_NULL, related_name='+', to='characters.face', verbose_name='face'),
        ),
        migrations.AddField(
            model_name='post',
            name='moved_to',
            field=models.ForeignKey(blank=True, editable=False, null=True, on_delete=django.db.models.deletion.SET_NULL, related_name='moved_from', to='campaigns.post'),
        ),
        migrations.AddField(
            model_name='post',
            name='removed_by',
            field=models.ForeignKey(blank=True, null=True, on_delete=django.db.models.deletion.SET_NULL, related_name='+', to=settings.AUTH_USER_MODEL),
        ),
        migrations.AddField(
            model_name='post',
            name='speaker',
            field=models.ForeignKey(blank=True, null=True, on_delete=django.db.models.deletion.PROTECT, related_name='posts', to='characters.character', verbose_name='speaker'),
        ),
        migrations.AddField(
            model_name='notification',
            name='post',
            field=models.ForeignKey(blank=True, null=True, on_delete=django.db.models.deletion.CASCADE, related_name='+', to='campaigns.post'),
        ),
        migrations.AddField(
            model_name='block',
            name='post',
            field=models.ForeignKey(on_delete=django.db.models.deletion.CASCADE, related_name='blocks', to='campaigns.post'),
        ),
        migrations.AddField(
            model_name='reaction',
            name='person',
            field=models.ForeignKey(on_delete=django.db.models.deletion.CASCADE, related_name='+', to=settings.AUTH_USER_MODEL),
        ),
        migrations.AddField(
            model_name='reaction',
            name='post',
            field=models.ForeignKey(on_delete=django.db.models.deletion.CASCADE, related_name='reactions', to='campaigns.post'),
        ),
        migrations.AddField(
            model_name='readmark',
            name='person',
            field=models.ForeignKey(on_delete=django.db.models.deletion.CASCADE, related_name='read_marks', to=settings.AUTH_USER_MODEL),
        ),
        migrations.AddField(
            model_name='rollanswer',
            name='character',
            field=models.ForeignKey(on_delete=django.db.models.deletion.CASCADE, related_name='roll_answers', to='characters.character'),
        ),
        migrations.AddField(
            model_name='rollanswer',
            name='roll',
            field=models.OneToOneField(blank=True, null=True, on_delete=django.db.models.deletion.PROTECT, related_name='roll_answer', to='rules.roll'),
        ),
        migrations.AddField(
            model_name='rollrequest',
            name='person',
            field=models.ForeignKey(blank=True, null=True, on_delete=django.db.models.deletion.SET_NULL, related_name='+', to=settings.AUTH_USER_MODEL),
        ),
        migrations.AddField(
            model_name='rollanswer',
            name='request',
            field=models.ForeignKey(on_delete=django.db.models.deletion.CASCADE, related_name='answers', to='campaigns.rollrequest'),
        ),
        migrations.AddField(
            model_name='notification',
            name='roll_request',
            field=models.ForeignKey(blank=True, null=True, on_delete=django.db.models.deletion.CASCADE, related_name='notifications', to='campaigns.rollrequest'),
        ),
        migrations.AddField(
            model_name='scene',
            name='campaign',
            field=models.ForeignKey(on_delete=django.db.models.deletion.CASCADE, related_name='scenes', to='campaigns.campaign'),
        ),
        migrations.AddField(
            model_name='scene',
            name='chapter',
            field=models.ForeignKey(blank=True, null=True, on_delete=django.db.models.deletion.SET_NULL, related_name='scenes', to='campaigns.chapter', verbose_name='chapter'),
        ),
        migrations.AddField(
            model_name='rollrequest',
            name='scene',
            field=models.ForeignKey(on_delete=django.db.models.deletion.CASCADE, related_name='roll_requests', to='campaigns.scene'),
        ),
        migrations.AddField(
            model_name='readmark',
            name='scene',
            field=models.ForeignKey(on_delete=django.db.models.deletion.CASCADE, related_name='read_marks', to='campaigns.scene'),
        ),
        migrations.AddField(
            model_name='post',
            name='scene',
            field=models.ForeignKey(on_delete=django.db.models.deletion.CASCADE, related_name='posts', to='campaigns.scene'),
        ),
        migrations.AddField(
            model_name='nudge',
            name='scene',
            field=models.ForeignKey(on_delete=django.db.models.deletion.CASCADE, related_name='nudges', to='campaigns.scene'),
        ),
        migrations.AddField(
            model_name='notification',
            name='scene',
            field=models.ForeignKey(blank=True, null=True, on_delete=django.db.models.deletion.CASCADE, related_name='+', to='campaigns.scene'),
        ),
        migrations.AddField(
            model_name='handout',
            name='scene',
            field=models.ForeignKey(on_delete=django.db.models.deletion.CASCADE, related_name='handouts', to='campaigns.scene'),
        ),
        migrations.AddField(
            model_name='encounter',
            name='scene',
            field=models.ForeignKey(on_delete=django.db.models.deletion.CASCADE, related_name='encounters', to='campaigns.scene'),
        ),
        migrations.AddField(
            model_name='draft',
            name='scene',
            field=models.ForeignKey(on_delete=django.db.models.deletion.CASCADE, related_name='drafts', to='campaigns.scene'),
        ),
        migrations.AddField(
            model_name='castmember',
            name='leaves',
            field=models.ForeignKey(blank=True, null=True, on_delete=django.db.models.deletion.SET_NULL, related_name='+', to='campaigns.scene'),
        ),
        migrations.AddField(
            model_name='castmember',
            name='scene',
            field=models.ForeignKey(on_delete=django.db.models.deletion.CASCADE, related_name='cast', to='campaigns.scene'),
        ),
        migrations.AddField(
            model_name='auditentry',
            name='scene',
            field=models.ForeignKey(blank=True, null=True, on_delete=django.db.models.deletion.CASCADE, related_name='+', to='campaigns.scene'),
        ),
        migrations.AddField(
            model_name='sceneevent',
            name='character',
            field=models.ForeignKey(blank=True, null=True, on_delete=django.db.models.deletion.SET_NULL, related_name='+', to='characters.character'),
        ),
        migrations.AddField(
            model_name='sceneevent',
            name='handout',
            field=models.ForeignKey(blank=True, null=True, on_delete=django.db.models.deletion.CASCADE, related_name='events', to='campaigns.handout'),
        ),
        migrations.AddField(
            model_name='sceneevent',
            name='person',
            field=models.ForeignKey(blank=True, null=True, on_delete=django.db.models.deletion.SET_NULL, related_name='+', to=settings.AUTH_USER_MODEL),
        ),
        migrations.AddField(
            model_name='sceneevent',
            name='scene',
            field=models.ForeignKey(on_delete=django.db.models.deletion.CASCADE, related_name='events', to='campaigns.scene'),
        ),
        migrations.AddField(
            model_name='scenetemplate',
            name='campaign',
            field=models.ForeignKey(on_delete=django.db.models.deletion.CASCADE, related_name='scene_templates', to='campaigns.campaign'),
        ),
        migrations.AddField(
            model_name='sealednote',
            name='block',
            field=models.OneToOneField(on_delete=django.db.models.deletion.CASCADE, related_name='note', to='campaigns.block'),
        ),
        migrations.AddField(
            model_name='sealednote',
            name='entry',
            field=models.OneToOneField(on_delete=django.db.models.deletion.PROTECT, related_name='sealed_note', to='rules.entry'),
        ),
        migrations.AddField(
            model_name='waiting',
            name='character',
            field=models.ForeignKey(blank=True, null=True, on_delete=django.db.models.deletion.CASCADE, related_name='waiting', to='characters.character'),
        ),
        migrations.AddField(
            model_name='waiting',
            name='scene',
            field=models.ForeignKey(on_delete=django.db.models.deletion.CASCADE, related_name='waiting', to='campaigns.scene'),
        ),
        migrations.AddConstraint(
            model_name='agreementsversion',
            constraint=models.UniqueConstraint(fields=('campaign', 'number'), name='agreements_number_unique'),
        ),
        migrations.AddConstraint(
            model_name='encounterstep',
            constraint=models.UniqueConstraint(condition=models.Q(('retry_key', ''), _negated=True), fields=('encounter', 'retry_key'), name='encounter_step_once'),
        ),
        migrations.AddConstraint(
            model_name='membership',
            constraint=models.UniqueConstraint(fields=('campaign', 'person'), name='membership_unique'),
        ),
        migrations.AddConstraint(
            model_name='block',
            constraint=models.UniqueConstraint(fields=('post', 'position'), name='block_position_unique'),
        ),
        migrations.AddConstraint(
            model_name='block',
            constraint=models.CheckConstraint(condition=models.Q(models.Q(('kind', 'roll'), ('roll__isnull', False)), models.Q(('kind__in', ['text', 'ooc', 'sealed']), ('roll__isnull', True)), _connector='OR'), name='block_roll_iff_kind'),
        ),
        migrations.AddConstraint(
            model_name='reaction',
            constraint=models.UniqueConstraint(fields=('post', 'person', 'kind'), name='reaction_unique'),
        ),
        migrations.AddIndex(
            model_name='rollanswer',
            index=models.Index(condition=models.Q(('state', 'waiting')), fields=['character'], name='roll_answer_waiting'),
        ),
        migrations.AddConstraint(
            model_name='rollanswer',
            constraint=models.UniqueConstraint(fields=('request', 'character'), name='roll_answer_unique'),
        ),
        migrations.AddConstraint(
            model_name='rollanswer',
            constraint=models.CheckConstraint(condition=models.Q(models.Q(('roll__isnull', False), ('state', 'rolled')), models.Q(models.Q(('state', 'rolled'), _negated=True), ('roll', None)), _connector='OR'), name='roll_answer_rolled_iff_roll'),
        ),
        migrations.AddIndex(
            model_name='rollrequest',
            index=models.Index(fields=['scene', 'number'], name='roll_request_scene_number'),
        ),
        migrations.AddIndex(
            model_name='rollrequest',
            index=models.Index(condition=models.Q(('state', 'open')), fields=['until'], name='roll_request_due'),
        ),
        migrations.AddConstraint(
            model_name='rollrequest',
            constraint=models.UniqueConstraint(fields=('person', 'retry_key'), name='roll_request_retry_key_unique'),
        ),
        migrations.AddConstraint(
            model_name='readmark',
            constraint=models.UniqueConstraint(fields=('person', 'scene'), name='read_mark_unique'),
        ),
        migrations.AddIndex(
            model_name='post',
            index=models.Index(fields=['scene', 'number', 'id'], name='post_scene_number'),
        ),
        migrations.AddIndex(
            model_name='post',
            index=models.Index(fields=['scene', 'version'], name='post_scene_version'),
        ),
        migrations.AddConstraint(
            model_name='post',
            constraint=models.UniqueConstraint(fields=('author', 'retry_key'), name='post_retry_key_unique'),
        ),
        migrations.AddConstraint(
            model_name='post',
            constraint=models.UniqueConstraint(condition=models.Q(('audience', None)), fields=('scene', 'number'), name='post_number_unique'),
        ),
        migrations.AddConstraint(
            model_name='nudge',
            constraint=models.UniqueConstraint(fields=('scene', 'person'), name='nudge_unique'),
        ),
        migrations.AddIndex(
            model_name='notification',
            index=models.Index(fields=['person', '-created_at'], name='notification_newest'),
        ),
        migrations.AddIndex(
            model_name='notification',
            index=models.Index(condition=models.Q(('read_at__isnull', True)), fields=['person'], name='notification_unread'),
        ),
        migrations.AddIndex(
            model_name='notification',
            index=models.Index(condition=models.Q(('mail_due_at__isnull', False), ('mailed_at__isnull', True)), fields=['mail_due_at'], name='notification_to_mail'),
        ),
        migrations.AddConstraint(
            model_name='notification',
            constraint=models.UniqueConstraint(condition=models.Q(('post__isnull', False)), fields=('person', 'post', 'action'), name='notification_once_a_post'),
        ),
        migrations.AddConstraint(
            model_name='encounter',
            constraint=models.UniqueConstraint(condition=models.Q(('ended_at', None)), fields=('scene',), name='encounter_one_runs'),
        ),
        migrations.AddConstraint(
            model_name='draft',
            constraint=models.UniqueConstraint(fields=('person', 'scene'), name='draft_unique'),
        ),
        migrations.AddConstraint(
            model_name='castmember',
            constraint=models.UniqueConstraint(fields=('scene', 'character'), name='cast_member_unique'),
        ),
        migrations.AddIndex(
            model_name='auditentry',
            index=models.Index(fields=['campaign', '-created_at'], name='audit_campaign_newest'),
        ),
        migrations.AddIndex(
            model_name='sceneevent',
            index=models.Index(fields=['scene', 'number'], name='event_scene_number'),
        ),
        migrations.AddIndex(
            model_name='sceneevent',
            index=models.Index(fields=['scene', 'version'], name='event_scene_version'),
        ),
        migrations.AddConstraint(
            model_name='scenetemplate',
            constraint=models.UniqueConstraint(fields=('campaign', 'name'), name='scene_template_unique'),
        ),
        migrations.AddIndex(
            model_name='waiting',
            index=models.Index(fields=['until'], name='waiting_until'),
        ),
        migrations.AddConstraint(
            model_name='waiting',
            constraint=models.UniqueConstraint(fields=('scene', 'character'), name='waiting_unique', nulls_distinct=False),
        ),
    ]
