"""Words of blocks for searching: in the campaign's language and without accents, kept by the database itself.

The column ``campaigns_block.words`` is the database's own: no model reads or writes it (see campaigns/search.py). The letters are
folded one to one, so that a place in the folded text is the same place in the text. Marks beyond ASCII become spaces: the database
takes them for letters, and would know "—¡Corre" as a word.
"""

from django.db import migrations

WITH_MARKS = "ÀÁÂÃÄÅĀĂĄÇĆĈĊČĎÈÉÊËĒĔĖĘĚĜĞĠĢĤÌÍÎÏĨĪĬĮİĴĶĹĻĽÑŃŅŇÒÓÔÕÖŌŎŐØŔŖŘŚŜŞŠŢŤÙÚÛÜŨŪŬŮŰŲŴÝŶŸŹŻŽ"
WITHOUT = "AAAAAAAAACCCCCDEEEEEEEEEGGGGHIIIIIIIIIJKLLLNNNNOOOOOOOOORRRSSSSTTUUUUUUUUUUWYYYZZZ"
assert len(WITH_MARKS) == len(WITHOUT)
APOSTROPHES = "’‘ʼ"
# Punctuation of Latin scripts, dashes and quotation marks, arrows and signs, CJK punctuation, emoji and what varies them.
MARKS = r"\u00a1-\u00a9\u00ab\u00ac\u00ae-\u00b1\u00b4\u00b6-\u00b8\u00bb\u00bf\u2000-\u206f\u2190-\u2bff\u3000-\u303f\ufe00-\ufe0f\U0001f000-\U0001faff"

FORWARD = f"""
CREATE FUNCTION tirada_plain_letters(text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS $$
    SELECT regexp_replace(
        translate(
            normalize($1, NFC),
            '{WITH_MARKS}{WITH_MARKS.lower().replace("i̇", "ı")}{APOSTROPHES}',
            '{WITHOUT}{WITHOUT.lower()}{"''" * len(APOSTROPHES)}'
        ),
        '[{MARKS}]', ' ', 'g'
    )
$$;

CREATE FUNCTION tirada_search_config(language text) RETURNS regconfig LANGUAGE sql IMMUTABLE PARALLEL SAFE AS $$
    SELECT (CASE language WHEN 'es' THEN 'pg_catalog.spanish' WHEN 'it' THEN 'pg_catalog.italian'
            ELSE 'pg_catalog.english' END)::regconfig
$$;

ALTER TABLE campaigns_block ADD COLUMN words tsvector;

CREATE FUNCTION tirada_block_words() RETURNS trigger LANGUAGE plpgsql AS $$
DECLARE
    language text;
BEGIN
    IF NEW.kind = 'roll' THEN
        RETURN NEW;
    END IF;
    SELECT campaign.language INTO language FROM campaigns_post AS post
        JOIN campaigns_scene AS scene ON scene.id = post.scene_id
        JOIN campaigns_campaign AS campaign ON campaign.id = scene.campaign_id
        WHERE post.id = NEW.post_id;
    NEW.words := to_tsvector(tirada_search_config(language), tirada_plain_letters(NEW.source));
    RETURN NEW;
END $$;

CREATE TRIGGER tirada_block_words BEFORE INSERT OR UPDATE OF source ON campaigns_block
    FOR EACH ROW EXECUTE FUNCTION tirada_block_words();

UPDATE campaigns_block SET source = source;

CREATE INDEX block_words ON campaigns_block USING gin (words);

CREATE FUNCTION tirada_campaign_language() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    UPDATE campaigns_block AS block SET source = block.source
        FROM campaigns_post AS post JOIN campaigns_scene AS scene ON scene.id = post.scene_id
        WHERE post.id = block.post_id AND scene.campaign_id = NEW.id;
    RETURN NULL;
END $$;

CREATE TRIGGER tirada_campaign_language AFTER UPDATE OF language ON campaigns_campaign
    FOR EACH ROW WHEN (OLD.language IS DISTINCT FROM NEW.language)
    EXECUTE FUNCTION tirada_campaign_language();

CREATE FUNCTION tirada_keep_log() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    -- Words may be taken out, for whoever asks to be forgotten; the line stays.
    IF NEW.words = '' AND to_jsonb(NEW) - 'words' = to_jsonb(OLD) - 'words' THEN
        RETURN NEW;
    END IF;
    RAISE EXCEPTION 'lines of the log are never changed' USING ERRCODE = 'restrict_violation';
END $$;

CREATE TRIGGER tirada_keep_log BEFORE UPDATE ON campaigns_auditentry
    FOR EACH ROW EXECUTE FUNCTION tirada_keep_log();
"""

BACKWARD = """
DROP TRIGGER tirada_keep_log ON campaigns_auditentry;
DROP FUNCTION tirada_keep_log();
DROP TRIGGER tirada_campaign_language ON campaigns_campaign;
DROP FUNCTION tirada_campaign_language();
DROP TRIGGER tirada_block_words ON campaigns_block;
DROP FUNCTION tirada_block_words();
ALTER TABLE campaigns_block DROP COLUMN words;
DROP FUNCTION tirada_search_config(text);
DROP FUNCTION tirada_plain_letters(text);
"""


class Migration(migrations.Migration):
    dependencies = [("campaigns", "0002_initial")]
    operations = [migrations.RunSQL(FORWARD, BACKWARD)]
