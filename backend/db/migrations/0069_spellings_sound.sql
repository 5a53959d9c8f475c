-- How a folded word sounds in America's Spanish, and without the s of a plural, or a z in its place: what people write by ear is the same as what was meant. Letters that another rule needs are capitals meanwhile (C is "ch"); rr stays, which is no r.
CREATE FUNCTION sound_of(word text) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS $$
  SELECT regexp_replace(regexp_replace(regexp_replace(translate(regexp_replace(regexp_replace(regexp_replace(regexp_replace(
    replace(replace(replace(regexp_replace(word, '(.{3})[sz]$', '\1'), 'ch', 'C'), 'h', ''), 'll', 'y'),
    'qu?', 'k', 'g'), 'g(?=[ei])', 'j', 'g'), 'gu(?=[ei])', 'g', 'g'), 'c(?=[ei])|[zx]', 's', 'g'), 'cv', 'kb'),
    'm(?=[bp])', 'n', 'g'), '([^r])\1', '\1', 'g'), 'y$', 'i')
$$;--> statement-breakpoint
CREATE INDEX "spellings_sound" ON "spellings" USING btree (sound_of("word"));
