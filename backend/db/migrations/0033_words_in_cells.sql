CREATE FUNCTION in_cell(lexemes text, cell integer) RETURNS text LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS $$
  SELECT regexp_replace(lexemes, '''((?:[^'']|'''')*)''', '''' || cell::text || ' \1''', 'g')
$$;--> statement-breakpoint
CREATE FUNCTION in_cell(words tsvector, cell integer) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS $$
  SELECT public.in_cell(strip(words)::text, cell)::tsvector
$$;--> statement-breakpoint
CREATE FUNCTION in_cell(query tsquery, cell integer) RETURNS tsquery LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS $$
  SELECT public.in_cell(query::text, cell)::tsquery
$$;--> statement-breakpoint
CREATE INDEX "publications_title_cell" ON "publications" USING gin (in_cell("title_search", "cell")) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "publications_interest_cell" ON "publications" USING gin (in_cell("interest_search", "cell")) WITH (fastupdate=false);--> statement-breakpoint
ANALYZE "publications";
