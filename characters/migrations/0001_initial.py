import characters.models
import django.contrib.postgres.fields
import django.db.models.deletion
from django.conf import settings
from django.db import migrations, models


class Migration(migrations.Migration):

    initial = True

    dependencies = [
        ('campaigns', '0001_initial'),
        migrations.swappable_dependency(settings.AUTH_USER_MODEL),
    ]

    operations = [
        migrations.CreateModel(
            name='SheetVersion',
            fields=[
                ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                ('number', models.PositiveIntegerField()),
                ('values', models.JSONField()),
                ('why', models.CharField(blank=True, max_length=200)),
                ('happened', models.JSONField(default=dict)),
                ('cause', models.CharField(blank=True, max_length=60)),
                ('created_at', models.DateTimeField(auto_now_add=True)),
            ],
            options={
                'ordering': ['character', '-number'],
            },
        ),
        migrations.CreateModel(
            name='Character',
            fields=[
                ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                ('key', models.CharField(default=characters.models.random_key, editable=False, max_length=32, unique=True)),
                ('name', models.CharField(max_length=80, verbose_name='name')),
                ('accent', models.CharField(choices=[('vermilion', 'vermilion'), ('copper', 'copper'), ('ochre', 'ochre'), ('olive', 'olive'), ('verdigris', 'verdigris'), ('teal', 'teal'), ('indigo', 'indigo'), ('plum', 'plum'), ('rose', 'rose'), ('slate', 'slate')], default='slate', max_length=12, verbose_name='colour')),
                ('linocut', models.CharField(choices=[('varga', 'hooded'), ('cass', 'visored'), ('brunn', 'bearded'), ('sorel', 'goggled'), ('ruiz', 'bespectacled'), ('ossen', 'masked')], default='varga', max_length=8, verbose_name='drawn face')),
                ('portrait', models.ImageField(blank=True, upload_to='portraits/', verbose_name='portrait')),
                ('blurb', models.CharField(blank=True, max_length=200, verbose_name='in one line')),
                ('tags', django.contrib.postgres.fields.ArrayField(base_field=models.CharField(max_length=30), blank=True, default=list)),
                ('rolls_sealed', models.BooleanField(default=False, verbose_name='Its rolls are sealed unless you say otherwise')),
                ('sheet_kind', models.CharField(default='character', max_length=40)),
                ('sheet', models.JSONField(blank=True, default=dict)),
                ('version', models.PositiveIntegerField(default=0)),
                ('state', models.CharField(choices=[('draft', 'draft'), ('submitted', 'submitted'), ('approved', 'approved')], default='draft', max_length=10, verbose_name='state')),
                ('biography', models.TextField(blank=True, max_length=20000, verbose_name='biography')),
                ('gm_notes', models.TextField(blank=True, max_length=20000, verbose_name='notes shared with the game master')),
                ('died_at', models.DateTimeField(blank=True, null=True)),
                ('retired_at', models.DateTimeField(blank=True, null=True)),
                ('created_at', models.DateTimeField(auto_now_add=True)),
                ('campaign', models.ForeignKey(on_delete=django.db.models.deletion.CASCADE, related_name='characters', to='campaigns.campaign')),
                ('player', models.ForeignKey(blank=True, null=True, on_delete=django.db.models.deletion.SET_NULL, related_name='characters', to=settings.AUTH_USER_MODEL)),
            ],
            options={
                'ordering': ['name', 'pk'],
            },
        ),
        migrations.CreateModel(
            name='Face',
            fields=[
                ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                ('label', models.CharField(max_length=40, verbose_name='what it shows')),
                ('portrait', models.ImageField(upload_to='portraits/', verbose_name='picture')),
                ('created_at', models.DateTimeField(auto_now_add=True)),
                ('character', models.ForeignKey(on_delete=django.db.models.deletion.CASCADE, related_name='faces', to='characters.character')),
            ],
            options={
                'ordering': ['pk'],
            },
        ),
        migrations.CreateModel(
            name='LifeEvent',
            fields=[
                ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                ('what', models.CharField(choices=[('submitted', 'submitted'), ('withdrawn', 'taken back from the game master'), ('approved', 'approved'), ('sent-back', 'sent back'), ('handed-over', 'handed over'), ('taken-back', 'became an NPC'), ('retired', 'retired'), ('returned', 'came back'), ('died', 'died'), ('revived', 'lives again')], max_length=12)),
                ('comment', models.TextField(blank=True, max_length=2000)),
                ('version', models.PositiveIntegerField(default=0)),
                ('created_at', models.DateTimeField(auto_now_add=True)),
                ('character', models.ForeignKey(on_delete=django.db.models.deletion.CASCADE, related_name='events', to='characters.character')),
                ('person', models.ForeignKey(blank=True, null=True, on_delete=django.db.models.deletion.SET_NULL, related_name='+', to=settings.AUTH_USER_MODEL)),
                ('to', models.ForeignKey(blank=True, null=True, on_delete=django.db.models.deletion.SET_NULL, related_name='+', to=settings.AUTH_USER_MODEL)),
            ],
            options={
                'ordering': ['-created_at', '-pk'],
            },
        ),
        migrations.CreateModel(
            name='OwnNotes',
            fields=[
                ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                ('text', models.TextField(blank=True, max_length=20000, verbose_name='notes for yourself')),
                ('character', models.ForeignKey(on_delete=django.db.models.deletion.CASCADE, related_name='own_notes', to='characters.character')),
                ('person', models.ForeignKey(on_delete=django.db.models.deletion.CASCADE, related_name='+', to=settings.AUTH_USER_MODEL)),
            ],
        ),
        migrations.CreateModel(
            name='Proposal',
            fields=[
                ('id', models.BigAutoField(auto_created=True, primary_key=True, serialize=False, verbose_name='ID')),
                ('base', models.PositiveIntegerField()),
                ('values', models.JSONField()),
                ('why', models.CharField(blank=True, max_length=200)),
                ('happened', models.JSONField(default=dict)),
                ('answer', models.CharField(choices=[('waiting', 'waiting'), ('approved', 'approved'), ('sent-back', 'sent back'), ('withdrawn', 'withdrawn')], default='waiting', max_length=10)),
                ('comment', models.TextField(blank=True, max_length=2000)),
                ('created_at', models.DateTimeField(auto_now_add=True)),
                ('answered_at', models.DateTimeField(blank=True, null=True)),
                ('answered_by', models.ForeignKey(blank=True, null=True, on_delete=django.db.models.deletion.SET_NULL, related_name='+', to=settings.AUTH_USER_MODEL)),
                ('character', models.ForeignKey(on_delete=django.db.models.deletion.CASCADE, related_name='proposals', to='characters.character')),
                ('person', models.ForeignKey(on_delete=django.db.models.deletion.CASCADE, related_name='+', to=settings.AUTH_USER_MODEL)),
            ],
            options={
                'ordering': ['-created_at', '-pk'],
            },
        ),
    ]
