"""The database itself refuses to change or delete ledger entries; erasing a body has one narrow way in."""

from django.db import migrations

FORWARD = """
CREATE FUNCTION tirada_keep_entry() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
    IF TG_OP = 'UPDATE' AND current_setting('tirada.erasing', true) = OLD.leaf
       AND NEW.body IS NULL
       AND (NEW.id, NEW.ledger_id, NEW.seq, NEW.type, NEW.leaf, NEW.envelope, NEW.sig, NEW.of, NEW.created_at)
         = (OLD.id, OLD.ledger_id, OLD.seq, OLD.type, OLD.leaf, OLD.envelope, OLD.sig, OLD.of, OLD.created_at) THEN
        RETURN NEW;
    END IF;
    RAISE EXCEPTION 'ledger entries are append-only' USING ERRCODE = 'restrict_violation';
END $$;

CREATE TRIGGER tirada_keep_entry BEFORE UPDATE OR DELETE ON rules_entry
    FOR EACH ROW EXECUTE FUNCTION tirada_keep_entry();

CREATE FUNCTION tirada_erase_body(erased text) RETURNS void LANGUAGE plpgsql AS $$
BEGIN
    PERFORM set_config('tirada.erasing', erased, true);
    UPDATE rules_entry SET body = NULL WHERE leaf = erased;
    PERFORM set_config('tirada.erasing', '', true);
END $$;
"""

BACKWARD = """
DROP FUNCTION tirada_erase_body(text);
DROP TRIGGER tirada_keep_entry ON rules_entry;
DROP FUNCTION tirada_keep_entry();
"""


class Migration(migrations.Migration):
    dependencies = [("rules", "0001_initial")]
    operations = [migrations.RunSQL(FORWARD, BACKWARD)]
