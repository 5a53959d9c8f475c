CREATE TABLE "spellings" (
	"word" text PRIMARY KEY NOT NULL
);
--> statement-breakpoint
CREATE FUNCTION spelt_words(title text) RETURNS SETOF text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS $$
  SELECT DISTINCT word FROM regexp_split_to_table(plain_text(title), '[^[:alnum:]]+') word
  WHERE word ~ '^[a-z0-9]{3,40}$' AND word ~ '[a-z]' ORDER BY word
$$;--> statement-breakpoint
CREATE FUNCTION note_spellings() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  INSERT INTO spellings (word) SELECT spelt_words(NEW.title) ON CONFLICT DO NOTHING;
  IF TG_OP = 'UPDATE' THEN
    DELETE FROM spellings s USING (SELECT spelt_words(OLD.title) EXCEPT SELECT spelt_words(NEW.title)) former(word)
    WHERE s.word = former.word
      AND NOT EXISTS (SELECT FROM publications p WHERE plain_text(p.title) ~ ('\m' || former.word || '\M'));
  END IF;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER publications_spellings AFTER INSERT ON publications
  FOR EACH ROW EXECUTE FUNCTION note_spellings();--> statement-breakpoint
CREATE TRIGGER publications_spellings_changed AFTER UPDATE OF title ON publications
  FOR EACH ROW WHEN (OLD.title IS DISTINCT FROM NEW.title) EXECUTE FUNCTION note_spellings();--> statement-breakpoint
INSERT INTO spellings (word) SELECT DISTINCT word FROM publications, spelt_words(title) word;--> statement-breakpoint
CREATE INDEX "spellings_trigram" ON "spellings" USING gin ("word" gin_trgm_ops);--> statement-breakpoint
ANALYZE "spellings";
