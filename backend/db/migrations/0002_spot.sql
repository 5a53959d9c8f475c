-- The centre of the 0.006° cell around a coordinate; backend/policies/place.ts computes the same.
CREATE FUNCTION cell_centre(value double precision) RETURNS double precision LANGUAGE sql IMMUTABLE PARALLEL SAFE STRICT
  AS $$ SELECT floor(value / 0.006) * 0.006 + 0.003 $$;--> statement-breakpoint
ALTER TABLE "publications" ADD COLUMN "spot" "earth" GENERATED ALWAYS AS (ll_to_earth(cell_centre(latitude), cell_centre(longitude))) STORED;--> statement-breakpoint
CREATE INDEX "publications_spot" ON "publications" USING gist ("spot");--> statement-breakpoint
CREATE INDEX "publications_price_usd" ON "publications" USING btree ("price_usd");