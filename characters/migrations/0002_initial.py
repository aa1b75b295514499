import django.db.models.deletion
from django.conf import settings
from django.db import migrations, models


class Migration(migrations.Migration):

    initial = True

    dependencies = [
        ('characters', '0001_initial'),
        ('rules', '0001_initial'),
        migrations.swappable_dependency(settings.AUTH_USER_MODEL),
    ]

    operations = [
        migrations.AddField(
            model_name='sheetversion',
            name='amendment',
            field=models.ForeignKey(blank=True, null=True, on_delete=django.db.models.deletion.SET_NULL, related_name='sheet_versions', to='rules.amendment'),
        ),
        migrations.AddField(
            model_name='sheetversion',
            name='approved_by',
            field=models.ForeignKey(blank=True, null=True, on_delete=django.db.models.deletion.SET_NULL, related_name='+', to=settings.AUTH_USER_MODEL),
        ),
        migrations.AddField(
            model_name='sheetversion',
            name='character',
            field=models.ForeignKey(on_delete=django.db.models.deletion.CASCADE, related_name='versions', to='characters.character'),
        ),
        migrations.AddField(
            model_name='sheetversion',
            name='person',
            field=models.ForeignKey(blank=True, null=True, on_delete=django.db.models.deletion.SET_NULL, related_name='+', to=settings.AUTH_USER_MODEL),
        ),
        migrations.AddField(
            model_name='sheetversion',
            name='reverses',
            field=models.ForeignKey(blank=True, null=True, on_delete=django.db.models.deletion.SET_NULL, related_name='+', to='characters.sheetversion'),
        ),
        migrations.AddField(
            model_name='sheetversion',
            name='roll',
            field=models.ForeignKey(blank=True, null=True, on_delete=django.db.models.deletion.SET_NULL, related_name='sheet_versions', to='rules.roll'),
        ),
        migrations.AddConstraint(
            model_name='ownnotes',
            constraint=models.UniqueConstraint(fields=('character', 'person'), name='own_notes_unique'),
        ),
        migrations.AddConstraint(
            model_name='proposal',
            constraint=models.UniqueConstraint(condition=models.Q(('answer', 'waiting')), fields=('character',), name='one_proposal_waits'),
        ),
        migrations.AddConstraint(
            model_name='sheetversion',
            constraint=models.UniqueConstraint(fields=('character', 'number'), name='sheet_version_unique'),
        ),
    ]
