-- no transaction: PostgreSQL refuses CONCURRENTLY in one
CREATE COLLATION IF NOT EXISTS "ignore_case" (provider = icu, locale = 'und-u-ks-level2', deterministic = false);--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "submissions_address_index";--> statement-breakpoint
CREATE INDEX CONCURRENTLY "submissions_address_index" ON "submissions" USING btree ("club_id","email" collate ignore_case);--> statement-breakpoint
DROP INDEX CONCURRENTLY IF EXISTS "submissions_email_index";
