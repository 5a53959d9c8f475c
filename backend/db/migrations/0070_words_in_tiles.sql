CREATE FUNCTION tile_of(cell integer) RETURNS integer LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT AS $$
  SELECT cell / 60001 / 4 * 60001 + cell % 60001 / 4
$$;--> statement-breakpoint
CREATE INDEX "publications_words_tile" ON "publications" USING gin (in_cell("title_search", "category_id", tile_of("cell"))) WITH (fastupdate=false);--> statement-breakpoint
CREATE INDEX "publications_interest_tile" ON "publications" USING gin (in_cell("interest_search", tile_of("cell"))) WITH (fastupdate=false);--> statement-breakpoint
ANALYZE "publications";
