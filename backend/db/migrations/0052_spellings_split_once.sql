-- As before, but a title is split into its words once, not at each step.
CREATE OR REPLACE FUNCTION note_spellings() RETURNS trigger LANGUAGE plpgsql AS $$ DECLARE
  words text[] := array(SELECT spelt_words(NEW.title));
  held bigint;
  former text[];
BEGIN
  -- A word that is there already is held until this title is, too: another that loses the word meanwhile waits.
  LOOP
    INSERT INTO spellings (word) SELECT unnest(words) ON CONFLICT DO NOTHING;
    PERFORM 1 FROM spellings WHERE word = ANY (words) ORDER BY word FOR KEY SHARE;
    GET DIAGNOSTICS held = ROW_COUNT;
    EXIT WHEN held = cardinality(words);
  END LOOP;
  IF TG_OP = 'UPDATE' THEN
    SELECT array_agg(word) INTO former
      FROM (SELECT spelt_words(OLD.title) EXCEPT SELECT unnest(words)) lost(word)
      WHERE NOT EXISTS (SELECT FROM publications p WHERE plain_text(p.title) ~ ('\m' || lost.word || '\M'));
    PERFORM 1 FROM spellings WHERE word = ANY (former) ORDER BY word FOR UPDATE;
    -- Only a statement that begins after the wait sees their titles.
    DELETE FROM spellings s WHERE s.word = ANY (former)
      AND NOT EXISTS (SELECT FROM publications p WHERE plain_text(p.title) ~ ('\m' || s.word || '\M'));
  END IF;
  RETURN NULL;
END $$;
