-- no transaction: PostgreSQL refuses CONCURRENTLY in one
DROP INDEX CONCURRENTLY IF EXISTS "submissions_name_key_index";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "submissions_name_key_index" ON "submissions" USING btree ("club_id","name_key");
