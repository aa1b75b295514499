import accounts.models
import campaigns.models.campaigns
import django.contrib.postgres.fields
from django.db import migrations, models


class Migration(migrations.Migration):

    initial = True

    dependencies = [
        ('accounts', '__first__'),
    ]

    operations = [
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
    ]
