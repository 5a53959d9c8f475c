-- What was published before there were matches: a job of each, the latest first, that notifies nobody. One after the
-- other in time, so that what is due meanwhile does not wait for them all.
INSERT INTO "jobs" ("kind", "subject_id", "due_at")
SELECT 'match_interests', "id", now() + row_number() OVER (ORDER BY "publish_date" DESC, "id" DESC) * interval '100 milliseconds'
FROM "publications" WHERE "status" = 'Activo'
ON CONFLICT DO NOTHING;
