import django.contrib.postgres.fields
import django.db.models.deletion
from django.conf import settings
from django.db import migrations, models


class Migration(migrations.Migration):

    initial = True

    dependencies = [
        ('characters', '0001_initial'),
        migrations.swappable_dependency(settings.AUTH_USER_MODEL),
    ]

    operations = [
        migrations.CreateModel(
            name='Certificate',
            fields=[
                ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                ('serial', models.PositiveIntegerField(unique=True)),
                ('key', models.CharField(max_length=64)),
                ('issued', models.CharField(max_length=20)),
                ('why', models.CharField(max_length=12)),
                ('root', models.CharField(max_length=64)),
                ('cert_sig', models.CharField(max_length=128)),
                ('stolen_at', models.DateTimeField(blank=True, null=True)),
            ],
        ),
        migrations.CreateModel(
            name='Ledger',
            fields=[
                ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                ('log', models.CharField(max_length=32)),
                ('kind', models.CharField(choices=[('campaign', 'campaign'), ('sandbox', 'sandbox')], max_length=8)),
                ('head_seq', models.PositiveIntegerField(default=0)),
                ('head_leaf', models.CharField(max_length=64)),
                ('next_commit', models.CharField(max_length=64)),
                ('pending_seed', models.BinaryField()),
                ('head_ts', models.CharField(max_length=20)),
                ('certificate', models.PositiveIntegerField()),
                ('visitor', models.CharField(blank=True, max_length=64)),
                ('created_at', models.DateTimeField(auto_now_add=True)),
                ('owner', models.OneToOneField(blank=True, null=True, on_delete=django.db.models.deletion.SET_NULL, related_name='sandbox', to=settings.AUTH_USER_MODEL)),
            ],
        ),
        migrations.CreateModel(
            name='Entry',
            fields=[
                ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                ('seq', models.PositiveIntegerField()),
                ('type', models.CharField(max_length=8)),
                ('leaf', models.CharField(max_length=64)),
                ('envelope', models.TextField()),
                ('body', models.TextField(null=True)),
                ('sig', models.CharField(max_length=128)),
                ('of', models.CharField(blank=True, max_length=64)),
                ('created_at', models.DateTimeField(auto_now_add=True)),
                ('ledger', models.ForeignKey(db_index=False, on_delete=django.db.models.deletion.PROTECT, related_name='entries', to='rules.ledger')),
            ],
            options={
                'ordering': ['ledger', 'seq'],
            },
        ),
        migrations.CreateModel(
            name='Opening',
            fields=[
                ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                ('name', models.CharField(max_length=128)),
                ('salt', models.CharField(max_length=64)),
                ('value', models.JSONField()),
                ('entry', models.ForeignKey(db_index=False, on_delete=django.db.models.deletion.CASCADE, related_name='openings', to='rules.entry')),
            ],
        ),
        migrations.CreateModel(
            name='Pseudonym',
            fields=[
                ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                ('actor', models.CharField(max_length=32)),
                ('ledger', models.ForeignKey(db_index=False, on_delete=django.db.models.deletion.CASCADE, related_name='pseudonyms', to='rules.ledger')),
                ('person', models.ForeignKey(null=True, on_delete=django.db.models.deletion.CASCADE, related_name='pseudonyms', to=settings.AUTH_USER_MODEL)),
            ],
        ),
        migrations.CreateModel(
            name='Retry',
            fields=[
                ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                ('key', models.CharField(max_length=64)),
                ('request_hash', models.CharField(max_length=64)),
                ('created_at', models.DateTimeField(auto_now_add=True)),
                ('entry', models.ForeignKey(db_index=False, on_delete=django.db.models.deletion.CASCADE, related_name='+', to='rules.entry')),
                ('ledger', models.ForeignKey(db_index=False, on_delete=django.db.models.deletion.CASCADE, related_name='retries', to='rules.ledger')),
                ('person', models.ForeignKey(null=True, on_delete=django.db.models.deletion.CASCADE, related_name='+', to=settings.AUTH_USER_MODEL)),
            ],
        ),
        migrations.CreateModel(
            name='Roll',
            fields=[
                ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                ('number', models.PositiveIntegerField()),
                ('code', models.CharField(max_length=12)),
                ('sheet_version', models.PositiveIntegerField(null=True)),
                ('system', models.CharField(blank=True, max_length=40)),
                ('rule', models.CharField(blank=True, max_length=60)),
                ('inputs', models.JSONField(default=dict)),
                ('house_rules', models.JSONField(default=dict)),
                ('dice', models.JSONField(default=list)),
                ('outcome', models.JSONField(null=True)),
                ('error', models.JSONField(null=True)),
                ('chance', models.FloatField(null=True)),
                ('typed', models.CharField(blank=True, max_length=512)),
                ('words', models.JSONField(default=dict)),
                ('sealed', models.BooleanField(default=False)),
                ('blind', models.BooleanField(default=False)),
                ('audience', django.contrib.postgres.fields.ArrayField(base_field=models.BigIntegerField(), blank=True, null=True)),
                ('effective', models.JSONField(null=True)),
                ('ruled', models.BooleanField(default=False)),
                ('revision', models.PositiveIntegerField(default=0)),
                ('scene_key', models.CharField(blank=True, max_length=32)),
                ('post_key', models.CharField(blank=True, max_length=32)),
                ('slot', models.PositiveSmallIntegerField(null=True)),
                ('created_at', models.DateTimeField()),
                ('character', models.ForeignKey(blank=True, db_index=False, null=True, on_delete=django.db.models.deletion.SET_NULL, related_name='rolls', to='characters.character')),
                ('entry', models.OneToOneField(on_delete=django.db.models.deletion.PROTECT, related_name='roll', to='rules.entry')),
                ('person', models.ForeignKey(blank=True, null=True, on_delete=django.db.models.deletion.SET_NULL, related_name='rolls', to=settings.AUTH_USER_MODEL)),
            ],
        ),
        migrations.CreateModel(
            name='Amendment',
            fields=[
                ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                ('number', models.PositiveIntegerField()),
                ('op', models.CharField(max_length=12)),
                ('rule', models.CharField(blank=True, max_length=60)),
                ('inputs', models.JSONField(default=dict)),
                ('dice', models.JSONField(default=list)),
                ('outcome', models.JSONField(null=True)),
                ('effective', models.JSONField()),
                ('words', models.JSONField(default=dict)),
                ('created_at', models.DateTimeField()),
                ('person', models.ForeignKey(blank=True, null=True, on_delete=django.db.models.deletion.SET_NULL, related_name='+', to=settings.AUTH_USER_MODEL)),
                ('entry', models.OneToOneField(on_delete=django.db.models.deletion.PROTECT, related_name='amendment', to='rules.entry')),
                ('roll', models.ForeignKey(on_delete=django.db.models.deletion.PROTECT, related_name='amendments', to='rules.roll')),
            ],
            options={
                'ordering': ['roll', 'number'],
            },
        ),
        migrations.CreateModel(
            name='Seal',
            fields=[
                ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                ('locked', models.BinaryField()),
                ('reveal_at', models.DateTimeField(blank=True, null=True)),
                ('entry', models.OneToOneField(on_delete=django.db.models.deletion.CASCADE, related_name='seal', to='rules.entry')),
            ],
        ),
        migrations.AddConstraint(
            model_name='ledger',
            constraint=models.UniqueConstraint(fields=('log',), name='ledger_log_unique'),
        ),
        migrations.AddConstraint(
            model_name='ledger',
            constraint=models.UniqueConstraint(condition=models.Q(('visitor', ''), _negated=True), fields=('visitor',), name='ledger_visitor_unique'),
        ),
        migrations.AddIndex(
            model_name='entry',
            index=models.Index(condition=models.Q(('of', ''), _negated=True), fields=['of'], name='entry_of'),
        ),
        migrations.AddConstraint(
            model_name='entry',
            constraint=models.UniqueConstraint(fields=('ledger', 'seq'), name='entry_seq_unique'),
        ),
        migrations.AddConstraint(
            model_name='entry',
            constraint=models.UniqueConstraint(fields=('leaf',), name='entry_leaf_unique'),
        ),
        migrations.AddConstraint(
            model_name='entry',
            constraint=models.UniqueConstraint(condition=models.Q(('type', 'attach')), fields=('of',), name='entry_attached_once'),
        ),
        migrations.AddConstraint(
            model_name='entry',
            constraint=models.UniqueConstraint(condition=models.Q(('type', 'reveal')), fields=('of',), name='entry_revealed_once'),
        ),
        migrations.AddConstraint(
            model_name='entry',
            constraint=models.UniqueConstraint(condition=models.Q(('type', 'amend')), fields=('of',), name='entry_amended_once'),
        ),
        migrations.AddConstraint(
            model_name='opening',
            constraint=models.UniqueConstraint(fields=('entry', 'name'), name='opening_name_unique'),
        ),
        migrations.AddConstraint(
            model_name='pseudonym',
            constraint=models.UniqueConstraint(fields=('actor',), name='pseudonym_actor_unique'),
        ),
        migrations.AddConstraint(
            model_name='pseudonym',
            constraint=models.UniqueConstraint(fields=('ledger', 'person'), name='pseudonym_unique', nulls_distinct=False),
        ),
        migrations.AddIndex(
            model_name='retry',
            index=models.Index(fields=['created_at'], name='retry_created'),
        ),
        migrations.AddConstraint(
            model_name='retry',
            constraint=models.UniqueConstraint(fields=('ledger', 'person', 'key'), name='retry_key_unique', nulls_distinct=False),
        ),
        migrations.AddIndex(
            model_name='roll',
            index=models.Index(fields=['character', '-created_at'], name='roll_character_time'),
        ),
        migrations.AddIndex(
            model_name='roll',
            index=models.Index(condition=models.Q(('post_key', ''), _negated=True), fields=['post_key'], name='roll_post_key'),
        ),
        migrations.AddIndex(
            model_name='roll',
            index=models.Index(condition=models.Q(('scene_key', ''), _negated=True), fields=['scene_key', 'number'], name='roll_scene_key'),
        ),
        migrations.AddConstraint(
            model_name='roll',
            constraint=models.UniqueConstraint(fields=('code',), name='roll_code_unique'),
        ),
        migrations.AddIndex(
            model_name='seal',
            index=models.Index(condition=models.Q(('reveal_at', None), _negated=True), fields=['reveal_at'], name='seal_reveal_at'),
        ),
    ]
