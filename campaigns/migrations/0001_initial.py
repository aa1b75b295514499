import accounts.models
import campaigns.models.campaigns
import characters.models
import django.contrib.postgres.fields
import django.db.models.deletion
from django.conf import settings
from django.db import migrations, models


class Migration(migrations.Migration):

    initial = True

    dependencies = [
        migrations.swappable_dependency(settings.AUTH_USER_MODEL),
    ]

    operations = [
        migrations.CreateModel(
            name='Block',
            fields=[
                ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                ('position', models.PositiveSmallIntegerField()),
                ('kind', models.CharField(choices=[('text', 'text'), ('ooc', 'out of character'), ('sealed', 'sealed'), ('roll', 'roll')], max_length=8)),
                ('source', models.TextField(blank=True)),
                ('html', models.TextField(blank=True)),
                ('audience', django.contrib.postgres.fields.ArrayField(base_field=models.BigIntegerField(), blank=True, null=True)),
                ('version', models.PositiveBigIntegerField(default=0)),
                ('edited_at', models.DateTimeField(blank=True, null=True)),
            ],
            options={
                'ordering': ['post', 'position'],
            },
        ),
        migrations.CreateModel(
            name='BlockVersion',
            fields=[
                ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                ('source', models.TextField()),
                ('replaced_at', models.DateTimeField()),
            ],
            options={
                'ordering': ['replaced_at', 'pk'],
            },
        ),
        migrations.CreateModel(
            name='Campaign',
            fields=[
                ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                ('title', models.CharField(max_length=120, verbose_name='title')),
                ('slug', models.SlugField(max_length=60, unique=True)),
                ('system', models.CharField(max_length=40, verbose_name='system')),
                ('pitch', models.TextField(blank=True, max_length=2000, verbose_name='pitch')),
                ('language', models.CharField(choices=[('en', 'English'), ('es', 'Español'), ('it', 'Italiano')], default='en', max_length=8, verbose_name='language')),
                ('visibility', models.CharField(choices=[('public', 'Public: anyone may read it'), ('members', 'Members only')], default='members', max_length=8, verbose_name='who may read')),
                ('time_zone', models.CharField(default='UTC', max_length=64, validators=[accounts.models.validate_time_zone], verbose_name='time zone of the table')),
                ('play_days', django.contrib.postgres.fields.ArrayField(base_field=models.PositiveSmallIntegerField(), default=campaigns.models.campaigns.every_day, help_text='Deadlines run on these days only.', verbose_name='days that count')),
                ('paused_at', models.DateTimeField(blank=True, null=True)),
                ('pause_due_at', models.DateTimeField(blank=True, null=True)),
                ('pace', models.CharField(blank=True, help_text='For example: twice a week each.', max_length=200, verbose_name='how often we write')),
                ('fudging', models.CharField(choices=[('never', 'Dice stand as they fall; a ruling only mends a mistake'), ('rulings', 'The game master may rule on a roll, with the reason')], default='rulings', max_length=8, verbose_name='rulings on dice')),
                ('sealing', models.CharField(choices=[('gm', 'The game master alone'), ('players', 'Players too; the game master sees what fell')], default='gm', max_length=8, verbose_name='who rolls sealed')),
                ('house_text', models.TextField(blank=True, help_text='What no switch says. It holds from now on, never for what was rolled before.', max_length=8000, verbose_name='house rules in our own words')),
                ('lines', models.TextField(blank=True, help_text='What does not happen in our story.', max_length=2000, verbose_name='lines')),
                ('veils', models.TextField(blank=True, help_text='What may happen, but is not told in detail.', max_length=2000, verbose_name='veils')),
                ('content_notes', models.TextField(blank=True, help_text='What somebody should know before.', max_length=2000, verbose_name='content notes')),
                ('leavers', models.CharField(choices=[('read', 'may read on what all at the table read'), ('nothing', 'reads nothing more here')], default='read', max_length=8, verbose_name='whoever leaves the table')),
                ('absences', models.CharField(choices=[('wait', 'Deadlines wait for whoever is away'), ('run', 'Deadlines run on; only reminders stop'), ('skip', 'It goes on without whoever is away')], default='wait', max_length=4, verbose_name='when somebody is away')),
                ('house_rules', models.JSONField(blank=True, default=dict)),
                ('approval', models.CharField(choices=[('all', 'The game master approves every change'), ('numbers', 'The game master approves changed numbers only'), ('none', 'Players change their sheets freely')], default='all', max_length=8, verbose_name='changes of sheets')),
                ('edit_hours', models.PositiveSmallIntegerField(blank=True, null=True, verbose_name='hours in which a post can be edited')),
                ('pictures_allowed', models.BooleanField(default=False, verbose_name='Pictures may be put into posts')),
                ('created_at', models.DateTimeField(auto_now_add=True)),
                ('closed_at', models.DateTimeField(blank=True, null=True)),
            ],
            options={
                'ordering': ['title', 'pk'],
            },
        ),
        migrations.CreateModel(
            name='CastMember',
            fields=[
                ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                ('side', models.CharField(blank=True, max_length=40, verbose_name='side')),
                ('position', models.PositiveIntegerField(default=0)),
                ('may_roll', models.BooleanField(default=False, verbose_name='The game master may roll for me when I am late')),
                ('joined_at', models.DateTimeField(auto_now_add=True)),
                ('left_at', models.DateTimeField(blank=True, null=True)),
            ],
            options={
                'ordering': ['position', 'pk'],
            },
        ),
        migrations.CreateModel(
            name='Chapter',
            fields=[
                ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                ('title', models.CharField(max_length=120, verbose_name='title')),
                ('position', models.PositiveIntegerField(default=0)),
                ('created_at', models.DateTimeField(auto_now_add=True)),
            ],
            options={
                'ordering': ['position', 'pk'],
            },
        ),
        migrations.CreateModel(
            name='Condition',
            fields=[
                ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                ('key', models.CharField(blank=True, max_length=40)),
                ('words', models.CharField(blank=True, max_length=60, verbose_name='in your own words')),
                ('turns_left', models.PositiveSmallIntegerField(blank=True, null=True, verbose_name='rounds')),
                ('is_fresh', models.BooleanField(default=False)),
            ],
            options={
                'ordering': ['pk'],
            },
        ),
        migrations.CreateModel(
            name='Draft',
            fields=[
                ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                ('key', models.CharField(default=characters.models.random_key, editable=False, max_length=32, unique=True)),
                ('text', models.TextField(blank=True)),
                ('speaker', models.CharField(blank=True, max_length=20)),
                ('face', models.CharField(blank=True, max_length=20)),
                ('audience', django.contrib.postgres.fields.ArrayField(base_field=models.BigIntegerField(), blank=True, null=True)),
                ('revision', models.PositiveIntegerField(default=0)),
                ('created_at', models.DateTimeField(auto_now_add=True)),
                ('updated_at', models.DateTimeField(auto_now=True)),
            ],
        ),
        migrations.CreateModel(
            name='DraftVersion',
            fields=[
                ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                ('text', models.TextField()),
                ('saved_at', models.DateTimeField()),
            ],
            options={
                'ordering': ['-saved_at', '-pk'],
            },
        ),
        migrations.CreateModel(
            name='Encounter',
            fields=[
                ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                ('blocks', models.CharField(choices=[('each', 'Each by themselves'), ('together', 'Players who follow one another act together'), ('sides', 'By side: one roll a side, which acts together')], default='each', max_length=8, verbose_name='turns')),
                ('lowest', models.BooleanField(default=False, verbose_name='The lowest bonus counts for a group or side, not the highest')),
                ('notation', models.CharField(blank=True, max_length=80, verbose_name='dice for initiative')),
                ('advances', models.BooleanField(default=True, verbose_name="A post of whoever's turn it is ends the turn")),
                ('round', models.PositiveIntegerField(default=1)),
                ('acting', django.contrib.postgres.fields.ArrayField(base_field=models.BigIntegerField(), default=list)),
                ('reached', models.BigIntegerField(blank=True, null=True)),
                ('up_next', django.contrib.postgres.fields.ArrayField(base_field=models.BigIntegerField(), default=list)),
                ('version', models.PositiveIntegerField(default=0)),
                ('turns_before', models.CharField(choices=[('free', 'Anybody, any time'), ('everyone', 'Everyone once, then the game master'), ('robin', 'One after the other'), ('sides', 'One side after the other'), ('initiative', 'In the order of initiative'), ('gate', 'The game master calls each one')], default='free', max_length=12)),
                ('started_at', models.DateTimeField()),
                ('ended_at', models.DateTimeField(blank=True, null=True)),
            ],
            options={
                'ordering': ['-started_at', '-pk'],
            },
        ),
        migrations.CreateModel(
            name='EncounterStep',
            fields=[
                ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                ('kind', models.CharField(max_length=12)),
                ('round', models.PositiveIntegerField()),
                ('happened', models.JSONField(default=list)),
                ('before', models.JSONField()),
                ('retry_key', models.CharField(blank=True, max_length=64)),
                ('created_at', models.DateTimeField()),
                ('undone_at', models.DateTimeField(blank=True, null=True)),
            ],
            options={
                'ordering': ['pk'],
            },
        ),
        migrations.CreateModel(
            name='GroupMember',
            fields=[
                ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                ('fallen_at', models.DateTimeField(blank=True, null=True)),
            ],
            options={
                'ordering': ['pk'],
            },
        ),
        migrations.CreateModel(
            name='Handout',
            fields=[
                ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                ('title', models.CharField(max_length=120, verbose_name='title')),
                ('source', models.TextField(blank=True, max_length=20000, verbose_name='text')),
                ('html', models.TextField(blank=True)),
                ('audience', django.contrib.postgres.fields.ArrayField(base_field=models.BigIntegerField(), blank=True, null=True)),
                ('revealed_at', models.DateTimeField(blank=True, null=True)),
                ('created_at', models.DateTimeField(auto_now_add=True)),
            ],
            options={
                'ordering': ['created_at', 'pk'],
            },
        ),
        migrations.CreateModel(
            name='Invitation',
            fields=[
                ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                ('token', models.CharField(default=campaigns.models.campaigns.invitation_token, max_length=40, unique=True)),
                ('role', models.CharField(choices=[('gm', 'game master'), ('player', 'player'), ('reader', 'reader'), ('former', 'former player')], default='player', max_length=8, verbose_name='role')),
                ('places', models.PositiveSmallIntegerField(default=1, verbose_name='how many people')),
                ('used', models.PositiveSmallIntegerField(default=0)),
                ('created_at', models.DateTimeField(auto_now_add=True)),
                ('revoked_at', models.DateTimeField(blank=True, null=True)),
            ],
            options={
                'ordering': ['-created_at'],
            },
        ),
        migrations.CreateModel(
            name='Membership',
            fields=[
                ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                ('role', models.CharField(choices=[('gm', 'game master'), ('player', 'player'), ('reader', 'reader'), ('former', 'former player')], max_length=8, verbose_name='role')),
                ('shows_dice', models.BooleanField(default=False, verbose_name='The table sees how my dice fall')),
                ('folds_notes', models.BooleanField(default=False, verbose_name='Content notes stay folded until I open them')),
                ('joined_at', models.DateTimeField(auto_now_add=True)),
                ('left_at', models.DateTimeField(blank=True, null=True)),
            ],
        ),
        migrations.CreateModel(
            name='Notification',
            fields=[
                ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                ('kind', models.CharField(choices=[('turn', 'It is your turn'), ('whisper', 'A whisper to you'), ('mention', 'Somebody names or quotes you'), ('sheet', 'Sheets and proposals'), ('scene', 'Scenes open and close, posts are moved'), ('table', 'The table: people, agreements, pauses'), ('post', 'Every new post')], max_length=8)),
                ('action', models.CharField(max_length=40)),
                ('created_at', models.DateTimeField()),
                ('read_at', models.DateTimeField(blank=True, null=True)),
                ('mail_due_at', models.DateTimeField(blank=True, null=True)),
                ('mailed_at', models.DateTimeField(blank=True, null=True)),
            ],
            options={
                'ordering': ['-created_at', '-pk'],
            },
        ),
        migrations.CreateModel(
            name='Nudge',
            fields=[
                ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                ('nudged_at', models.DateTimeField()),
            ],
        ),
        migrations.CreateModel(
            name='Participant',
            fields=[
                ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                ('name', models.CharField(max_length=80, verbose_name='name')),
                ('shown_as', models.CharField(blank=True, max_length=80, verbose_name='what the players read')),
                ('is_hidden', models.BooleanField(default=False, verbose_name='hidden from the players')),
                ('shows_count', models.BooleanField(default=True, verbose_name='players see how many they are')),
                ('side', models.CharField(blank=True, max_length=40, verbose_name='side')),
                ('place', models.PositiveIntegerField(default=0)),
                ('initiative', models.IntegerField(blank=True, null=True, verbose_name='initiative')),
                ('bonus', models.IntegerField(default=0)),
                ('is_surprised', models.BooleanField(default=False, verbose_name='surprised')),
                ('is_delaying', models.BooleanField(default=False)),
                ('left_at', models.DateTimeField(blank=True, null=True)),
                ('left_scene', models.BooleanField(default=False)),
            ],
            options={
                'ordering': ['place', 'pk'],
            },
        ),
        migrations.CreateModel(
            name='Picture',
            fields=[
                ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                ('key', models.CharField(default=characters.models.random_key, editable=False, max_length=32, unique=True)),
                ('file', models.FileField(upload_to='pictures/')),
                ('created_at', models.DateTimeField(auto_now_add=True)),
            ],
        ),
        migrations.CreateModel(
            name='Post',
            fields=[
                ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                ('number', models.PositiveIntegerField()),
                ('key', models.CharField(default=characters.models.random_key, editable=False, max_length=32, unique=True)),
                ('out_of_character', models.BooleanField(default=False, verbose_name='out of character')),
                ('audience', django.contrib.postgres.fields.ArrayField(base_field=models.BigIntegerField(), blank=True, null=True)),
                ('retry_key', models.CharField(max_length=64)),
                ('version', models.PositiveBigIntegerField()),
                ('first_version', models.PositiveBigIntegerField()),
                ('created_at', models.DateTimeField()),
                ('edited_at', models.DateTimeField(blank=True, null=True)),
                ('replies_at_edit', models.PositiveIntegerField(default=0)),
                ('removed_at', models.DateTimeField(blank=True, null=True)),
                ('is_hidden', models.BooleanField(default=False)),
            ],
            options={
                'ordering': ['number', 'id'],
            },
        ),
        migrations.CreateModel(
            name='Reaction',
            fields=[
                ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                ('kind', models.CharField(choices=[('heart', 'loved it'), ('laugh', 'laughed'), ('gasp', 'gasped'), ('sad', 'was moved'), ('clap', 'applauded'), ('luck', 'kept fingers crossed')], max_length=8)),
                ('created_at', models.DateTimeField(auto_now_add=True)),
            ],
            options={
                'ordering': ['created_at', 'pk'],
            },
        ),
        migrations.CreateModel(
            name='ReadMark',
            fields=[
                ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                ('number', models.PositiveIntegerField(default=0)),
                ('last_post_id', models.BigIntegerField(default=0)),
                ('updated_at', models.DateTimeField(auto_now=True)),
            ],
        ),
        migrations.CreateModel(
            name='RollAnswer',
            fields=[
                ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                ('part', models.CharField(blank=True, choices=[('acting', 'acts'), ('opposing', 'resists'), ('leader', 'leads'), ('helper', 'helps')], max_length=8)),
                ('check_key', models.CharField(blank=True, max_length=80)),
                ('rule', models.CharField(blank=True, max_length=60)),
                ('mark', models.CharField(blank=True, max_length=160)),
                ('given', models.JSONField(blank=True, null=True)),
                ('hidden', models.BooleanField(default=False)),
                ('may_roll', models.BooleanField(default=False)),
                ('state', models.CharField(choices=[('waiting', 'waiting'), ('rolled', 'rolled'), ('helps', 'helps'), ('declined', 'declined'), ('dropped', 'not rolled'), ('refused', 'could not be rolled')], default='waiting', max_length=8)),
                ('words', models.CharField(blank=True, max_length=200)),
                ('answered_at', models.DateTimeField(blank=True, null=True)),
            ],
            options={
                'ordering': ['pk'],
            },
        ),
        migrations.CreateModel(
            name='RollRequest',
            fields=[
                ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                ('kind', models.CharField(choices=[('each', 'Each for themselves'), ('opposed', 'Against each other'), ('group', 'Together: one rolls, the others help')], default='each', max_length=8, verbose_name='how')),
                ('check_key', models.CharField(blank=True, max_length=80)),
                ('rule', models.CharField(blank=True, max_length=60)),
                ('mark', models.CharField(blank=True, max_length=160)),
                ('given', models.JSONField(default=dict)),
                ('expression', models.CharField(blank=True, max_length=200)),
                ('reason', models.CharField(blank=True, max_length=300, verbose_name='what is at stake')),
                ('hides_target', models.BooleanField(default=False, verbose_name='The target stays hidden until the dice have fallen')),
                ('keeps_results', models.BooleanField(default=False, verbose_name='Only the game master sees the results')),
                ('audience', django.contrib.postgres.fields.ArrayField(base_field=models.BigIntegerField(), blank=True, null=True)),
                ('until', models.DateTimeField(blank=True, null=True, verbose_name='deadline')),
                ('at_deadline', models.CharField(choices=[('leave', 'Leave it open'), ('roll', 'The game master rolls for them'), ('drop', 'Go on without them')], default='leave', max_length=8, verbose_name='at the deadline')),
                ('state', models.CharField(choices=[('open', 'open'), ('done', 'complete'), ('closed', 'closed early'), ('cancelled', 'withdrawn')], default='open', max_length=10, verbose_name='state')),
                ('number', models.PositiveIntegerField()),
                ('retry_key', models.CharField(max_length=64)),
                ('created_at', models.DateTimeField()),
                ('kept_at', models.DateTimeField(blank=True, null=True)),
                ('closed_at', models.DateTimeField(blank=True, null=True)),
            ],
            options={
                'ordering': ['number', 'pk'],
            },
        ),
        migrations.CreateModel(
            name='Scene',
            fields=[
                ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                ('key', models.CharField(default=characters.models.random_key, editable=False, max_length=32, unique=True)),
                ('title', models.CharField(max_length=120, verbose_name='title')),
                ('lede', models.CharField(blank=True, max_length=200, verbose_name='in one line')),
                ('place', models.CharField(blank=True, max_length=120, verbose_name='place')),
                ('story_time', models.CharField(blank=True, max_length=80, verbose_name='in the story')),
                ('conditions', models.JSONField(blank=True, default=dict)),
                ('content_notes', models.CharField(blank=True, help_text='What somebody may want to know before they read: violence, spiders.', max_length=200, verbose_name='content notes')),
                ('readers', models.CharField(choices=[('table', 'Everybody who may read the campaign'), ('cast', 'Its cast alone'), ('sealed', 'Its cast, until it is opened to the whole table')], default='table', max_length=6, verbose_name='who reads it')),
                ('whispers_stick', models.BooleanField(default=False, verbose_name='After a whisper the next post is for the same characters, until somebody chooses otherwise')),
                ('turns', models.CharField(choices=[('free', 'Anybody, any time'), ('everyone', 'Everyone once, then the game master'), ('robin', 'One after the other'), ('sides', 'One side after the other'), ('initiative', 'In the order of initiative'), ('gate', 'The game master calls each one')], default='free', max_length=12, verbose_name='turns')),
                ('days', models.PositiveSmallIntegerField(blank=True, help_text='Empty: no deadline.', null=True, verbose_name='days to answer')),
                ('at_deadline', models.CharField(choices=[('nudge', 'Remind them once a day'), ('skip', 'Go on without them'), ('hold', 'Wait'), ('gm-plays', 'The game master plays them')], default='nudge', max_length=8, verbose_name='at the deadline')),
                ('state', models.CharField(choices=[('planned', 'planned'), ('open', 'open'), ('paused', 'paused'), ('closed', 'closed')], default='open', max_length=8, verbose_name='state')),
                ('position', models.PositiveIntegerField(default=0)),
                ('version', models.PositiveBigIntegerField(default=0)),
                ('last_number', models.PositiveIntegerField(default=0)),
                ('created_at', models.DateTimeField(auto_now_add=True)),
                ('paused_at', models.DateTimeField(blank=True, null=True)),
                ('pause_reason', models.CharField(blank=True, max_length=200)),
                ('closed_at', models.DateTimeField(blank=True, null=True)),
                ('summary', models.TextField(blank=True, max_length=4000, verbose_name='summary')),
                ('summary_html', models.TextField(blank=True)),
            ],
            options={
                'ordering': ['position', 'pk'],
            },
        ),
        migrations.CreateModel(
            name='SceneEvent',
            fields=[
                ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                ('number', models.PositiveIntegerField()),
                ('kind', models.CharField(choices=[('joined', 'joined'), ('left', 'left'), ('passed', 'passed'), ('skipped', 'skipped'), ('taken-over', 'played by the game master'), ('opened', 'opened'), ('closed', 'closed'), ('paused', 'paused'), ('goes-on', 'goes on'), ('unsealed', 'opened to the table'), ('handed-out', 'handed out'), ('round', 'round'), ('away', 'away'), ('back', 'back'), ('unplayed', 'played by nobody'), ('played', 'played again'), ('halted', 'the table paused'), ('resumed', 'the table goes on'), ('fight', 'encounter'), ('fight-ends', 'encounter ended'), ('taken-back', 'taken back'), ('note', 'note')], max_length=12)),
                ('audience', django.contrib.postgres.fields.ArrayField(base_field=models.BigIntegerField(), blank=True, null=True)),
                ('details', models.JSONField(default=dict)),
                ('version', models.PositiveBigIntegerField()),
                ('created_at', models.DateTimeField()),
            ],
            options={
                'ordering': ['number', 'pk'],
            },
        ),
        migrations.CreateModel(
            name='SceneTemplate',
            fields=[
                ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                ('name', models.CharField(max_length=80, verbose_name='name')),
                ('settings', models.JSONField(default=dict)),
            ],
            options={
                'ordering': ['name'],
            },
        ),
        migrations.CreateModel(
            name='SealedNote',
            fields=[
                ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                ('locked', models.BinaryField()),
                ('opened_at', models.DateTimeField(blank=True, null=True)),
            ],
        ),
        migrations.CreateModel(
            name='Waiting',
            fields=[
                ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                ('since', models.DateTimeField()),
                ('until', models.DateTimeField(blank=True, null=True)),
                ('promised', models.DateTimeField(blank=True, null=True)),
                ('held_days', models.PositiveSmallIntegerField(default=0)),
            ],
            options={
                'ordering': ['since', 'pk'],
            },
        ),
        migrations.CreateModel(
            name='AgreementsVersion',
            fields=[
                ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                ('number', models.PositiveIntegerField()),
                ('values', models.JSONField()),
                ('created_at', models.DateTimeField()),
                ('person', models.ForeignKey(on_delete=django.db.models.deletion.PROTECT, related_name='+', to=settings.AUTH_USER_MODEL)),
            ],
            options={
                'ordering': ['campaign', '-number'],
            },
        ),
        migrations.CreateModel(
            name='AuditEntry',
            fields=[
                ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                ('action', models.CharField(max_length=40)),
                ('target', models.CharField(blank=True, max_length=200)),
                ('address', models.CharField(blank=True, max_length=200)),
                ('words', models.TextField(blank=True)),
                ('audience', django.contrib.postgres.fields.ArrayField(base_field=models.BigIntegerField(), blank=True, null=True)),
                ('created_at', models.DateTimeField()),
                ('person', models.ForeignKey(blank=True, null=True, on_delete=django.db.models.deletion.PROTECT, related_name='+', to=settings.AUTH_USER_MODEL)),
            ],
            options={
                'ordering': ['-created_at', '-pk'],
            },
        ),
    ]
