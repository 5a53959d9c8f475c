CREATE TABLE "cells" (
	"id" integer PRIMARY KEY NOT NULL,
	"spot" "earth" GENERATED ALWAYS AS (ll_to_earth((id / 60001 - 15000)::float8 * 0.006 + 0.003, (id % 60001 - 30000)::float8 * 0.006 + 0.003)) STORED
);
--> statement-breakpoint
ALTER TABLE "publications" ADD COLUMN "cell" integer GENERATED ALWAYS AS (((floor(latitude / 0.006) + 15000) * 60001 + floor(longitude / 0.006) + 30000)::int) STORED;--> statement-breakpoint
CREATE INDEX "cells_spot" ON "cells" USING gist ("spot");--> statement-breakpoint
CREATE INDEX "publications_cell_category" ON "publications" USING btree ("cell","category_id");--> statement-breakpoint
CREATE INDEX "publications_cell_price" ON "publications" USING btree ("cell","price_usd");--> statement-breakpoint
CREATE INDEX "publications_sponsored" ON "publications" USING btree ("sponsored_views") WHERE sponsored_views > 0;--> statement-breakpoint
CREATE FUNCTION note_cell() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
  INSERT INTO cells (id) VALUES (NEW.cell) ON CONFLICT DO NOTHING;
  RETURN NULL;
END $$;--> statement-breakpoint
CREATE TRIGGER publications_cell AFTER INSERT OR UPDATE OF latitude, longitude ON publications
  FOR EACH ROW EXECUTE FUNCTION note_cell();--> statement-breakpoint
INSERT INTO cells (id) SELECT DISTINCT cell FROM publications;--> statement-breakpoint
ANALYZE "publications";--> statement-breakpoint
ANALYZE "cells";
