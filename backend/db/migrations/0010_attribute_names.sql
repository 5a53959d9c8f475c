-- Attributes are stored by name: their labels are the category's. Those of vehicles have a model of their own.
CREATE TEMPORARY TABLE "attribute_names" ("label" text PRIMARY KEY, "name" text NOT NULL, "is_number" boolean NOT NULL DEFAULT false);--> statement-breakpoint
INSERT INTO "attribute_names" ("label", "name") VALUES
  ('Marca', 'brand'),
  ('Modelo', 'model'),
  ('Año', 'year'),
  ('Color', 'color'),
  ('Tamaño o talla', 'size'),
  ('Material', 'material'),
  ('Género', 'gender'),
  ('Peso', 'weight'),
  ('Cantidad', 'quantity'),
  ('Fecha de vencimiento', 'due_date'),
  ('Edad recomendada', 'old'),
  ('Almacenamiento', 'storage'),
  ('Tamaño de pantalla', 'screen_size'),
  ('Procesador', 'processor'),
  ('Memoria RAM', 'memory_ram'),
  ('Megapíxeles', 'megapixels'),
  ('Zoom', 'zoom'),
  ('Lente', 'lens'),
  ('Resolución', 'resolution'),
  ('Tipo', 'type_general'),
  ('Tipo de animal', 'type_animal'),
  ('Raza', 'race'),
  ('Laboratorio', 'laboratory'),
  ('Miligramos o mililitros', 'mg_ml'),
  ('Número de tabletas', 'number_tablet'),
  ('Disciplina', 'discipline'),
  ('Potencia', 'power'),
  ('Potencia (watts)', 'potencia_watss'),
  ('Potencia (kW)', 'potencia_kw'),
  ('Kilogramos', 'kg'),
  ('Número de puertas', 'number_doors'),
  ('Número de puerta', 'number_door'),
  ('Número de puestos', 'number_posts'),
  ('Combustible', 'type_gas'),
  ('Transmisión', 'type_transmission'),
  ('Cilindrada', 'displacement'),
  ('Kilometraje', 'km'),
  ('Tipo de embarcación', 'type_ship'),
  ('Banda', 'band'),
  ('Editorial', 'editor'),
  ('Número de edición', 'number_edition'),
  ('Autor', 'autor'),
  ('Director', 'director'),
  ('Productor', 'productor'),
  ('Temporada', 'season'),
  ('Artista o banda', 'name_band'),
  ('Género musical', 'name_gender'),
  ('Álbum', 'name_album'),
  ('Nombre', 'name_aux'),
  ('Club', 'name_club'),
  ('Urbanización', 'urbanization'),
  ('Metros cuadrados', 'meters_2'),
  ('Metros', 'meters'),
  ('Metros de terreno', 'meters_ground'),
  ('Metros de construcción', 'meters_2_construction'),
  ('Habitaciones', 'number_room'),
  ('Baños', 'number_bath'),
  ('Piso', 'number_floor'),
  ('Tipo de construcción', 'type_build'),
  ('Año de constitución', 'year_constitution');--> statement-breakpoint
-- Numbers were written freely: 86.000 means 86000, and 12,5 means 12.5.
UPDATE "attribute_names" SET "is_number" = true WHERE "name" IN (
  'weight', 'quantity', 'screen_size', 'megapixels', 'zoom', 'number_tablet', 'potencia_watss', 'potencia_kw', 'kg',
  'number_doors', 'number_door', 'number_posts', 'displacement', 'km', 'number_edition', 'meters_2', 'meters',
  'meters_ground', 'meters_2_construction', 'number_room', 'number_bath', 'number_floor');--> statement-breakpoint
UPDATE "publications" SET "fields" = coalesce((
  SELECT jsonb_agg(jsonb_build_object(
    'name', CASE WHEN n."name" = 'model' AND "category_id" BETWEEN 136 AND 146 THEN 'model_2' ELSE n."name" END,
    'value', CASE
      WHEN n."is_number" AND field ->> 'value' ~ '^\d{1,3}(\.\d{3})+$' THEN replace(field ->> 'value', '.', '')
      WHEN n."is_number" AND field ->> 'value' ~ '^\d+,\d{1,2}$' THEN replace(field ->> 'value', ',', '.')
      ELSE regexp_replace(field ->> 'value', ' SSD$', '') END) ORDER BY position)
  FROM jsonb_array_elements("fields") WITH ORDINALITY AS written(field, position)
  JOIN "attribute_names" n ON n."label" = field ->> 'label'), '[]')
WHERE "fields" <> '[]' AND jsonb_typeof("fields") = 'array';--> statement-breakpoint
UPDATE "publication_edits" e SET "fields" = coalesce((
  SELECT jsonb_agg(jsonb_build_object(
    'name', CASE WHEN n."name" = 'model' AND p."category_id" BETWEEN 136 AND 146 THEN 'model_2' ELSE n."name" END,
    'value', CASE
      WHEN n."is_number" AND field ->> 'value' ~ '^\d{1,3}(\.\d{3})+$' THEN replace(field ->> 'value', '.', '')
      WHEN n."is_number" AND field ->> 'value' ~ '^\d+,\d{1,2}$' THEN replace(field ->> 'value', ',', '.')
      ELSE regexp_replace(field ->> 'value', ' SSD$', '') END) ORDER BY position)
  FROM jsonb_array_elements(e."fields") WITH ORDINALITY AS written(field, position)
  JOIN "attribute_names" n ON n."label" = field ->> 'label'), '[]')
FROM "publications" p WHERE p."id" = e."publication_id" AND e."fields" <> '[]' AND jsonb_typeof(e."fields") = 'array';--> statement-breakpoint
DROP TABLE "attribute_names";
