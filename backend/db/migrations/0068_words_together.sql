CREATE INDEX "publications_sponsored_words" ON "publications" USING gin (in_cell("title_search", "category_id", 0)) WHERE sponsored_views <> 0;--> statement-breakpoint
CREATE INDEX "publications_sponsored_interests" ON "publications" USING gin (in_cell("interest_search", 0)) WHERE sponsored_views <> 0;--> statement-breakpoint
CREATE INDEX "publications_words" ON "publications" USING gin (in_cell("title_search", "category_id", 0)) WITH (fastupdate=false);--> statement-breakpoint
ANALYZE "publications";--> statement-breakpoint
DROP INDEX "publications_title_cell";