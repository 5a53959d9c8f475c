-- What operators decided stays as it was written: rows are only added.
CREATE TRIGGER decisions_append_only BEFORE UPDATE OR DELETE OR TRUNCATE ON "decisions" FOR EACH STATEMENT EXECUTE FUNCTION refuse_change();
