CREATE FUNCTION in_cell(words tsvector, category integer, cell integer) RETURNS tsvector LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS $$
  SELECT public.in_cell(strip(words)::text || ' ''#' || category::text || '''', cell)::tsvector
$$;--> statement-breakpoint
CREATE INDEX "publications_words_cell" ON "publications" USING gin (in_cell("title_search", "category_id", "cell")) WITH (fastupdate=false);--> statement-breakpoint
ANALYZE "publications";
